import RefreshEngine
import RefreshText

/// Hands the property that a key sets to a function, nil where it is not set.
///
/// A key path would say it shorter, but writes a property behind a wrapper by way of a copy of all settings on the heap.
typealias SettingAccess<Value> = @Sendable (inout ComponentSettings, (inout Value?) -> Void) -> Void

/// A component while its keys are read.
public struct ComponentDraft: Sendable {
  /// The properties.
  public var settings: ComponentSettings

  /// The frames of states whose files have not been looked up yet.
  var frames: [(state: RefreshState, source: FrameSource)] = []
  /// The arrow's picture, which has not been looked up yet.
  var arrowImage: NamedPath?
  /// The parts, whose images have not been looked up yet.
  var parts: [PartSource] = []

  /// The files of those that were found.
  var files = ImageFiles()

  /// Starts with the defaults of a type; for nil, a type that is not known, for a change.
  public init(_ kind: ComponentKind? = nil) { settings = kind.map { ComponentSettings($0) } ?? ComponentSettings() }

  /// What a component comes to, to be written.
  init(_ settings: ComponentSettings) { self.settings = settings }
}

/// One key of a component: its row, and the classes of MJRefresh that introduce it.
///
/// The type's own default and states are filled in by ``key(for:)``.
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
    ComponentClass.type(kind).chain.contains { classes.contains($0) }
  }

  /// The key as a type has it; for nil, a type that is not known, without what depends on it.
  public func key(for kind: ComponentKind?) -> Key<ComponentDraft> { make(kind) }

  /// Declares a key with a value. Its default is that of the property.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - classes: Those that introduce it.
  ///   - type: The shape of its value.
  ///   - access: The property that it sets.
  ///   - mjrefresh: The property or method of MJRefresh that it stands for; nil if there is none. The default is that
  ///     of the same name.
  ///   - examples: Values as one would write them.
  ///   - summary: One sentence of what it means.
  init<Value>(
    _ name: String, _ classes: [ComponentClass], _ type: ValueType<Value>, _ access: @escaping SettingAccess<Value>,
    mjrefresh: ByClass? = .sameName, examples: [String] = [], _ summary: String
  ) {
    self.init(name, classes, mjrefresh: mjrefresh) { kind, mjrefresh in
      Key(
        name, type, access, default: kind.map { ComponentSettings($0) }, mjrefresh: mjrefresh,
        examples: examples,
        summary)
    }
  }

  /// Declares a key with a map of other keys under it.
  init(
    _ name: String, _ classes: [ComponentClass], members: [Key<ComponentDraft>],
    mjrefresh: ByClass? = .sameName,
    examples: [String] = [], _ summary: String
  ) {
    let members = KeySet(members)
    self.init(name, classes, mjrefresh: mjrefresh) { _, mjrefresh in
      Key(name, members: members, mjrefresh: mjrefresh, examples: examples, summary)
    }
  }

  /// Declares a key with a map from states under it.
  ///
  /// - Parameters:
  ///   - shown: The states that a type shows; a value for another is never seen, which is warned of.
  ///   - store: Puts a state's value in its place.
  ///   - value: Gets it from there.
  init<Value>(
    _ name: String, _ classes: [ComponentClass], states type: ValueType<Value>,
    shown: @escaping @Sendable (ComponentKind) -> [RefreshState], mjrefresh: ByClass? = .sameName,
    examples: [String] = [],
    _ summary: String, stateSummary: String,
    store: @escaping @Sendable (inout ComponentDraft, RefreshState, Value) -> Void,
    from value: @escaping @Sendable (ComponentSettings, RefreshState) -> Value?
  ) {
    self.init(name, classes, mjrefresh: mjrefresh) { kind, mjrefresh in
      let states = RefreshState.allCases.map { state in
        // A state that the type never shows.
        let caution = kind.flatMap { kind -> KeyCaution? in
          guard !shown(kind).contains(state) else { return nil }
          return KeyCaution(
            rule: .unusedState, message: "`\(kind.rawValue)` never shows \(name) for `\(state.name)`",
            help: "it shows \(name) for \(joined(shown(kind).map { "`\($0.name)`" }, by: "and"))")
        }
        return Key<ComponentDraft>(state.name, type, caution: caution, "\(stateSummary) `\(state.name)`.") {
          store(&$0, state, $1)
        } from: {
          value($0.settings, state)
        }
      }
      return Key(name, members: KeySet(states), mjrefresh: mjrefresh, examples: examples, summary)
    }
  }

  /// Declares a key that MJRefresh does not have, with a reading and a writing of its own.
  init(
    _ name: String, _ classes: [ComponentClass], _ shape: ValueShape, examples: [String], _ summary: String,
    read: @escaping Key<ComponentDraft>.Read, write: @escaping Key<ComponentDraft>.Write
  ) {
    self.init(name, classes, mjrefresh: nil) { _, _ in
      Key(name, shape, examples: examples, summary, read: read, write: write)
    }
  }

  private init(
    _ name: String, _ classes: [ComponentClass], mjrefresh: ByClass?,
    make: @escaping @Sendable (ComponentKind?, _ mjrefresh: String?) -> Key<ComponentDraft>
  ) {
    self.name = name
    self.classes = classes
    mjrefreshNames = mjrefresh?.all ?? []
    self.make = { kind in make(kind, mjrefresh.flatMap { $0.all.isEmpty ? name : $0[kind] }) }
  }
}

extension Key where Target == ComponentDraft {
  /// Declares a key that sets a property; its default is the property's in `defaults`.
  convenience init<Value>(
    _ name: String, _ type: ValueType<Value>, _ access: @escaping SettingAccess<Value>,
    default defaults: ComponentSettings? = ComponentSettings(), mjrefresh: String? = nil, examples: [String] = [],
    _ summary: String
  ) {
    let value: @Sendable (ComponentSettings) -> Value? = { settings in
      var (settings, value): (ComponentSettings, Value?) = (settings, nil)
      access(&settings) { value = $0 }
      return value
    }
    let usual = (defaults?.allSet).flatMap(value).flatMap(type.written)?.flow
    self.init(name, type, default: usual, mjrefresh: mjrefresh, examples: examples, summary) { draft, value in
      access(&draft.settings) { $0 = value }
    } from: {
      value($0.settings)
    }
  }
}
