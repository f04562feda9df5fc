"""The paper form as data, for screen and paper alike: columns, cells, wording, pages. No Qt."""
