import RefreshEngine

/// What may stand behind an observable, for the reference.
enum MatcherReference {
  /// One way to say what is expected.
  struct Row: Sendable {
    /// As one would write it.
    let example: String
    /// What it means.
    let meaning: String
    /// An observable that it can be said of.
    let observable: ObservablePath
  }

  /// Short forms first.
  static let rows: [Row] = [
    Row(example: "148", meaning: "equal; numbers within 0.001", observable: .scroll(.offsetY)),
    Row(example: "idle", meaning: "this state", observable: .component(.header, .state)),
    Row(example: "50%", meaning: "a fraction; the same as `0.5`", observable: .component(.header, .pullingPercent)),
    Row(example: "250ms", meaning: "seconds; the same as `0.25s` and `0.25`", observable: .time),
    Row(example: "null", meaning: "not there", observable: .component(.header, .state)),
    Row(example: "'!= idle'", meaning: "anything else", observable: .component(.header, .state)),
    Row(example: "'> 0.5'", meaning: "greater", observable: .scroll(.offsetY)),
    Row(example: "'>= 1'", meaning: "at least", observable: .scroll(.offsetY)),
    Row(example: "'< 3'", meaning: "less", observable: .scroll(.offsetY)),
    Row(example: "'<= 3'", meaning: "at most", observable: .scroll(.offsetY)),
    Row(example: "1..2", meaning: "between, both included", observable: .scroll(.offsetY)),
    Row(example: "0.5 ± 0.05", meaning: "give or take", observable: .scroll(.offsetY)),
    Row(
      example: "/load/i", meaning: "text in which the expression is found; `i`: whatever the case",
      observable: .component(.header, .stateLabelText)),
    Row(example: "{ equals: '> x' }", meaning: "this very text", observable: .component(.header, .stateLabelText)),
    Row(example: "{ oneOf: [idle, pulling] }", meaning: "one of these", observable: .component(.header, .state)),
    Row(example: "{ not: 1..2 }", meaning: "anything but this", observable: .scroll(.offsetY)),
    Row(example: "{ matches: '^Load' }", meaning: "as `/^Load/`", observable: .component(.header, .stateLabelText)),
    Row(example: "{ approx: 0.5, within: 0.05 }", meaning: "as `0.5 ± 0.05`", observable: .scroll(.offsetY)),
  ]
}
