import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// One key of a component: its row, and the classes of MJRefresh that introduce it.
///
/// What depends on the type (the default, the states that are shown) is filled in by ``key(for:)``.
public struct ComponentKey: Sendable {
  /// The name.
  public let name: String
  /// The classes that introduce it; each type that inherits from one of them has the key.
  public let classes: [ComponentClass]
  /// The names that MJRefresh has for it.
  let mjrefreshNames: [String]
  private let make: @Sendable (ComponentKind?) -> Key<ComponentDraft>

  /// Whether a type has the key.
  public func exists(for kind: ComponentKind) -> Bool {
    kind.componentClass.chain.contains { classes.contains($0) }
  }

  /// The key as a type has it; for nil, a type that is not known, without what depends on it.
  public func key(for kind: ComponentKind?) -> Key<ComponentDraft> { make(kind) }

  /// Declares a key with a value.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - classes: those that introduce it.
  ///   - type: what may stand under it.
  ///   - default: what counts without it, as one would write it.
  ///   - mjrefresh: the property or method that it stands for.
  ///   - examples: values as one would write them.
  ///   - summary: one sentence of what it means.
  ///   - property: what it sets.
  init<Value>(
    _ name: String, _ classes: [ComponentClass], _ type: ValueType<Value>, default: ByClass = [:],
    mjrefresh: ByClass, examples: [String] = [], _ summary: String,
    property: @escaping @Sendable (Value) -> ComponentProperty
  ) {
    self.init(name, classes, mjrefresh: mjrefresh) { kind in
      Key(
        name, type, default: `default`[kind], mjrefresh: mjrefresh[kind], examples: examples, summary
      ) { $0.properties.append(property($1)) }
    }
  }

  /// Declares a key with a map of other keys under it.
  init(
    _ name: String, _ classes: [ComponentClass], members: [Key<ComponentDraft>], mjrefresh: ByClass,
    examples: [String] = [], _ summary: String
  ) {
    let members = KeySet(members)
    self.init(name, classes, mjrefresh: mjrefresh) { kind in
      Key(name, members: members, mjrefresh: mjrefresh[kind], examples: examples, summary)
    }
  }

  /// Declares a key with a map from states under it.
  ///
  /// - Parameters:
  ///   - shown: the states that a type shows; what is given for another is never seen, which is warned of.
  ///   - property: what a state's value sets.
  init<Value>(
    _ name: String, _ classes: [ComponentClass], states type: ValueType<Value>,
    shown: @escaping @Sendable (ComponentKind) -> [RefreshState], mjrefresh: ByClass, examples: [String] = [],
    _ summary: String, stateSummary: String,
    property: @escaping @Sendable (RefreshState, Value) -> ComponentProperty
  ) {
    self.init(
      name, classes, states: type, shown: shown, mjrefresh: mjrefresh, examples: examples, summary,
      stateSummary: stateSummary
    ) { $0.properties.append(property($1, $2)) }
  }

  /// Declares a key with a map from states under it, whose values are put in their places in a way of their own.
  init<Value>(
    _ name: String, _ classes: [ComponentClass], states type: ValueType<Value>,
    shown: @escaping @Sendable (ComponentKind) -> [RefreshState], mjrefresh: ByClass, examples: [String] = [],
    _ summary: String, stateSummary: String,
    store: @escaping @Sendable (inout ComponentDraft, RefreshState, Value) -> Void
  ) {
    self.init(name, classes, mjrefresh: mjrefresh) { kind in
      let states = RefreshState.allCases.map { state in
        Key<ComponentDraft>(
          state.name, type, caution: kind.flatMap { .unusedState(state, of: name, $0, shown: shown($0)) },
          "\(stateSummary) `\(state.name)`."
        ) { store(&$0, state, $1) }
      }
      return Key(name, members: KeySet(states), mjrefresh: mjrefresh[kind], examples: examples, summary)
    }
  }

  private init(
    _ name: String, _ classes: [ComponentClass], mjrefresh: ByClass,
    make: @escaping @Sendable (ComponentKind?) -> Key<ComponentDraft>
  ) {
    self.name = name
    self.classes = classes
    mjrefreshNames = mjrefresh.all
    self.make = make
  }
}

extension KeyCaution {
  /// A state that a type never shows; nil for one that it does.
  fileprivate static func unusedState(
    _ state: RefreshState, of key: String, _ kind: ComponentKind, shown: [RefreshState]
  ) -> KeyCaution? {
    guard !shown.contains(state) else { return nil }
    let names = joined(shown.map { "`\($0.name)`" }, by: "and")
    return KeyCaution(
      .unusedState, "`\(kind.rawValue)` never shows \(key) for `\(state.name)`",
      help: "it shows \(key) for \(names)")
  }
}
