import RefreshEngine

/// One way in which a known problem shows, declared with its measure; ``SymptomCatalogue`` lists them.
///
/// Museum scenarios name their symptom by a tag. A measure examines what happened instead of what the scenario
/// expects, so it works with any components.
public struct Symptom: Sendable {
  /// The tag of scenarios that show the symptom, or how to avoid it.
  public let name: String
  /// One sentence about what is seen.
  public let summary: String
  /// The rules of presets by which `validate` warns of it.
  package let rules: [String]
  /// Measures it: what happens, with its points and milliseconds, lower case, without a full stop; nil if it does not show.
  let measure: @Sendable (Viewing) -> String?

  /// Declares a symptom.
  ///
  /// - Parameters:
  ///   - name: The tag.
  ///   - summary: One sentence about what is seen.
  ///   - rules: The rules of presets by which `validate` warns of it. The default is none.
  ///   - measure: Measures it; nil if it does not show.
  init(
    _ name: String, _ summary: String, warnedOfBy rules: [String] = [],
    measure: @escaping @Sendable (Viewing) -> String?
  ) {
    self.name = name
    self.summary = summary
    self.rules = rules
    self.measure = measure
  }
}

/// All symptoms of known problems.
public enum SymptomCatalogue {
  /// One row for each symptom declared in `Symptoms`.
  public static let all: [Symptom] = [
    .earlyLoad,
    .lateLoad,
    .repeatedCall,
    .ignoredCall,
    .lateCall,
    .touchLoads,
    .notPulled,
    .lostEnd,
    .cutShort,
    .stuck,
    .bothAtOnce,
    .neverStops,
    .noSign,
    .insetLeft,
    .floating,
    .jump,
    .outOfRange,
    .misplaced,
    .unreachable,
    .taller,
    .foreignTime,
    .forgottenTime,
    .wrongDay,
    .lostWords,
  ]

  /// Returns the symptom with a name, or `nil` if there is none.
  public static subscript(name: String) -> Symptom? { all.first { $0.name == name } }
}

/// Returns a length as messages show it, rounded to hundredths: `880 pt`.
package func length(_ points: Double) -> String { "\(((points * 100).rounded() / 100).shortestText) pt" }

extension Event {
  /// Returns whether the event is a change of a component's state; a state that is not given matches any state.
  func isChange(of role: ComponentRole, from: RefreshState? = nil, to: RefreshState? = nil) -> Bool {
    guard case .state(role, let old, let new) = kind else { return false }
    return (from ?? old) == old && (to ?? new) == new
  }
}
