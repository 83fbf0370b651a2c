import Testing

/// Holds the suites that share the one world and its clock, which therefore run one after the other.
@Suite(.serialized) enum SharedWorld {}
