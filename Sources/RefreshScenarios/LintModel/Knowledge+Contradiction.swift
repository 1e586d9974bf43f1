import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

extension Knowledge.Contradiction {
  /// Why a condition can't hold, in a message.
  func message(for condition: Condition) -> String {
    switch self {
    case .neverHappens(let kinds):
      let names = joined(kinds.map { "`\($0.rawValue)`" })
      return "`\(condition.observable.path)` of \(names) is never \(quoted(condition.matcher.description))"
    case .knownOtherwise(let known):
      return """
        `\(condition.observable.path)` can't be \(quoted(condition.matcher.description)): at the same instant \
        `\(known.observable.path)` is \(quoted(known.matcher.description))
        """
    }
  }

  /// The place of what is known.
  var labels: [Diagnostic.Label] {
    switch self {
    case .neverHappens: []
    case .knownOtherwise(let known): [Diagnostic.Label("it is known here", at: known.span)]
    }
  }

  /// What to do about it.
  var help: String {
    switch self {
    case .neverHappens(let kinds):
      let states = RefreshState.allCases.filter { state in kinds.contains { $0.family.states.contains(state) } }
      return "its states are \(joined(states.map { "`\($0.name)`" }, by: "and"))"
    case .knownOtherwise: return "nothing happens between the two; a step between them is missing, perhaps a `wait`"
    }
  }
}
