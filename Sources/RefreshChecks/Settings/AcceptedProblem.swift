import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

/// A problem that explorations find and a project accepts.
package struct AcceptedProblem: Sendable {
  /// The cause, as reports name it: `lost-words header`.
  package var cause = ""
  /// The reason why it is accepted.
  package var reason = ""
  /// The name of the preset or the suite in which it is accepted; `nil` for all.
  package var preset: String?
  /// The last day on which it is accepted, as `2027-01-31`; `nil` for no end.
  package var until: String?

  /// The type of such an entry.
  static let type = ValueType<AcceptedProblem>.keys(
    KeySet([
      Key(
        "cause", .nonEmptyText("a cause, as reports name it"), \.cause, isRequired: true,
        "The cause, as reports name it, in quotes."),
      Key(
        "reason", .nonEmptyText("the reason why it is accepted"), \.reason, isRequired: true,
        "The reason why it is accepted."),
      Key(
        "preset", .nonEmptyText("the name of a preset or a suite"), \.preset,
        "The name of the preset or the suite in which it is accepted. The default is all."),
      Key("until", day, \.until, examples: ["2027-01-31"], "The last day on which it is accepted."),
    ]), from: { AcceptedProblem() })

  /// A day; the texts of days sort in the order of time.
  private static let day: ValueType<String> = {
    let shape = ValueShape.text(
      TextShape("a day", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", examples: ["2027-01-31"]))
    return ValueType(shape) { node, name, diagnostics in
      let parts = (node.scalar ?? "").split(separator: "-", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part in part.allSatisfy(\.isNumber) ? part.wholeNumber() : nil }
      guard parts.map(\.count) == [4, 2, 2], numbers.count == 3, (1...12).contains(numbers[1]),
        (1...31).contains(numbers[2])
      else { return diagnostics.refuse(.wrongKind(of: node, as: name, shape)) }
      return node.scalar
    }
  }()
}
