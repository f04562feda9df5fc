"""What typed text means: pure readers for names, counts, contracts and results.

No module here keeps state or knows a session. Each reader takes text from the front and returns
what it read and the rest, or raises `Refused` with one sentence.
"""
