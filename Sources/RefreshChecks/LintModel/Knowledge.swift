import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshScenarios
import RefreshText

/// The conditions that are known to hold at one instant of a scenario: earlier steps have checked them, and nothing
/// has happened since.
///
/// Only certain contradictions are found: a condition may contradict others and still pass here.
struct Knowledge {
  /// A reason why a condition can't hold.
  enum Contradiction {
    /// The components that may be attached never have such a state.
    case neverHappens([ComponentKind])
    /// A known condition contradicts it.
    case knownOtherwise(Condition)
  }

  /// The types of the components that may be attached, by role.
  let kinds: [ComponentRole: Set<ComponentKind>]
  /// The conditions that hold.
  var conditions = KnownConditions()

  /// Returns why a condition can't hold now, or `nil` if it may hold.
  func contradiction(to condition: Condition) -> Contradiction? {
    if let kinds = kindsWithoutState(condition) { return .neverHappens(kinds) }
    return conditions.near(condition).first(where: condition.contradicts).map { .knownOtherwise($0) }
  }

  /// Returns the types that a role may have, in order, if none of them ever has the state that a condition expects.
  private func kindsWithoutState(_ condition: Condition) -> [ComponentKind]? {
    guard case .component(let role, .state) = condition.observable, let kinds = kinds[role], !kinds.isEmpty,
      !condition.matcher.matchesAbsence
    else { return nil }
    let mayHappen = kinds.contains { kind in
      kind.family.states.contains { condition.matcher.matches(.text($0.name)) }
    }
    return mayHappen ? nil : ComponentKind.allCases.filter(kinds.contains)
  }
}

/// The conditions that hold at one instant, by their subjects.
///
/// Only the first conditions about an observable are kept, so that the time grows linearly with the length of the
/// text. Few scenarios check one observable many times at one instant.
struct KnownConditions {
  private var conditions: [ObservablePath: [Condition]] = [:]
  /// The number of conditions that are kept for each observable.
  private static let most = 16

  mutating func add(_ condition: Condition) {
    let known = conditions[condition.observable, default: []]
    guard known.count < Self.most, !known.contains(where: condition.repeats) else { return }
    conditions[condition.observable] = known + [condition]
  }

  /// Returns the conditions about the same subject: the observable itself, or a component's state and whether it
  /// refreshes.
  func near(_ condition: Condition) -> [Condition] {
    let other: ObservablePath? =
      switch condition.observable {
      case .component(let role, .state): .component(role, .refreshing)
      case .component(let role, .refreshing): .component(role, .state)
      default: nil
      }
    return conditions[condition.observable, default: []] + (other.flatMap { conditions[$0] } ?? [])
  }
}

extension Condition {
  /// Returns whether two conditions can't hold at the same time.
  func contradicts(_ other: Condition) -> Bool {
    if observable == other.observable { return matcher.excludes(other.matcher) || other.matcher.excludes(matcher) }
    return contradictsRefreshing(of: other) || other.contradictsRefreshing(of: self)
  }

  /// Returns whether this condition is about a state, and the other contradicts whether that state counts as
  /// refreshing.
  private func contradictsRefreshing(of other: Condition) -> Bool {
    guard case .component(let role, .state) = observable, other.observable == .component(role, .refreshing),
      case .bool(let isRefreshing) = other.matcher
    else { return false }
    return !RefreshState.allCases.contains { state in
      (state == .refreshing || state == .willRefresh) == isRefreshing && matcher.matches(.text(state.name))
    }
  }

  /// Returns whether the condition says the same as another.
  func repeats(_ other: Condition) -> Bool {
    guard observable == other.observable, let values = matcher.exactValues, let others = other.matcher.exactValues
    else { return false }
    return values == others
  }

  /// The observable with its expected value, in a message: `` `header.state` to be `idle` ``.
  var phrase: String { "`\(observable.path)` to be \(quoted(matcher.description))" }
}

extension Matcher {
  /// Returns whether the matcher accepts one value only, which the other does not accept.
  fileprivate func excludes(_ other: Matcher) -> Bool {
    exactValues.map { values in !values.contains(where: other.matches) } ?? false
  }
}

extension Suite {
  /// Returns the types that each role may have in a scenario, including those that steps attach.
  func kinds(in scenario: Scenario) -> [ComponentRole: Set<ComponentKind>] {
    var kinds = attached.union(scenario.setup.components.map(\.kind))
    for case .attach(let blueprint) in scenario.steps.compactMap(\.commands).joined() {
      kinds.insert(blueprint.kind)
    }
    return Dictionary(grouping: kinds, by: \.role).mapValues { Set($0) }
  }
}

extension Knowledge.Contradiction {
  /// Returns why a condition can't hold, in a message.
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

  /// The labels that show what is known.
  var labels: [Diagnostic.Label] {
    switch self {
    case .neverHappens: []
    case .knownOtherwise(let known): [Diagnostic.Label("this is known from here", at: known.span)]
    }
  }

  /// The help for the diagnostic.
  var help: String {
    switch self {
    case .neverHappens(let kinds):
      let states = RefreshState.allCases.filter { state in kinds.contains { $0.family.states.contains(state) } }
      return "its states are \(joined(states.map { "`\($0.name)`" }, by: "and"))"
    case .knownOtherwise: return "nothing happens between the two; add a step between them, perhaps a `wait`"
    }
  }
}
