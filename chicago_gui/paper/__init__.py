"""The marks and layouts of printed pages, in millimetres. They know no printer and no Qt."""
