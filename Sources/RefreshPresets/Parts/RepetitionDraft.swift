import RefreshEngine

/// A repetition while its keys are being read or written.
struct RepetitionDraft {
  var every = Interval.zero
  var from = 0.0
  var to = 0.0
  var yoyo = false

  /// The keys, for numbers that aren't a particular property's.
  static let keys = keys(.number)

  static func keys(_ number: ValueType<Double>) -> KeySet<RepetitionDraft> {
    KeySet([
      Key(
        "every", .positiveDuration, \.every, isRequired: true, examples: ["1s"],
        "The duration from `from` to `to`."),
      Key("from", number, \.from, isRequired: true, examples: ["0"], "The value at the start."),
      Key("to", number, \.to, isRequired: true, examples: ["1"], "The value at the end."),
      Key(
        "yoyo", .boolean, default: "false",
        "Whether it then moves back to `from` in the same way, in the same time.",
        store: { $0.yoyo = $1 }, from: { $0.yoyo ? true : nil }),
    ])
  }
}
