"""Any contract, for hypothesis."""

from hypothesis import strategies as st

from chicago_gui.scoring import Contract, Denomination, Doubling

CONTRACTS = st.builds(
    Contract, st.integers(1, 7), st.sampled_from(Denomination), st.sampled_from(Doubling)
)
