import RefreshEngine
import RefreshText

/// A function that calls another one with the property that a key sets, which is nil if it isn't set.
///
/// A key path would be shorter, but writing through it to a wrapped property copies all settings to the heap.
typealias SettingAccess<Value> = @Sendable (inout ComponentSettings, (inout Value?) -> Void) -> Void

/// Returns a function that returns the value of a property if it was set.
private func reading<Value>(_ access: @escaping SettingAccess<Value>) -> @Sendable (ComponentSettings) -> Value? {
  { settings in
    var (settings, value): (ComponentSettings, Value?) = (settings, nil)
    access(&settings) { value = $0 }
    return value
  }
}

/// Returns a function that returns the value of a property for an app's code.
private func appValue<Value: AppWritable>(
  _ access: @escaping SettingAccess<Value>
) -> @Sendable (ComponentSettings) -> AppValue? {
  { reading(access)($0)?.appValue }
}

/// A component while its keys are being read.
public struct ComponentDraft: Sendable {
  /// The properties.
  public var settings: ComponentSettings

  /// The keys of the titles that are looked up, by state.
  var titleKeys: [(state: RefreshState, key: Located<String>)] = []
  /// The frames of states, before their files are looked up.
  var frames: [(state: RefreshState, source: FrameSource)] = []
  /// The arrow's picture, before it is looked up.
  var arrowImage: Located<String>?
  /// The parts, before their images are looked up.
  var parts: [PartSource] = []

  /// The files that were found for these.
  var files = ImageFiles()

  /// Starts with the defaults of a type; for nil (an unknown type), with empty settings for a change.
  public init(_ kind: ComponentKind? = nil) { settings = kind.map { ComponentSettings($0) } ?? ComponentSettings() }

  /// Starts with the resolved settings of a component, for writing them.
  init(_ settings: ComponentSettings) { self.settings = settings }
}

/// A key of a component: its row, and the classes of MJRefresh that introduce it.
///
/// ``key(for:)`` fills in the type's default and states.
public struct ComponentKey: Sendable {
  /// The name.
  public let name: String
  /// The classes that introduce it. Every type that inherits from one of them has the key.
  public let classes: [ComponentClass]
  /// MJRefresh's names for it.
  let mjrefreshNames: [String]
  /// The way in which code sets its member; `nil` for a map of other keys, and for what MJRefresh doesn't have.
  let use: AppUse?
  /// The keys of its map, if it is one of other keys.
  let members: [Member]
  private let make: @Sendable (ComponentKind?) -> Key<ComponentDraft>

  /// Returns whether a type has the key.
  public func exists(for kind: ComponentKind) -> Bool {
    ComponentClass.type(kind).chain.contains { classes.contains($0) }
  }

  /// Returns the key for a type; for nil (an unknown type), without the parts that depend on the type.
  public func key(for kind: ComponentKind?) -> Key<ComponentDraft> { make(kind) }

  /// Declares a key with a value. Its default is the property's.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - classes: The classes that introduce it.
  ///   - type: The type of its value.
  ///   - access: Access to the property that it sets.
  ///   - mjrefresh: The corresponding property or method of MJRefresh in Objective-C; nil if there is none. The
  ///     default is the one with the same name.
  ///   - form: The form of its value in an app's code. The default is that of its type.
  ///   - turn: Its place in an app's code. The default is after texts and frames.
  ///   - supersedes: The keys whose members a call of it sets.
  ///   - examples: Typical values.
  ///   - summary: A sentence that describes it.
  init<Value: AppWritable>(
    _ name: String, _ classes: [ComponentClass], _ type: ValueType<Value>, _ access: @escaping SettingAccess<Value>,
    mjrefresh: ByClass? = .sameName, form: AppForm = Value.appForm, turn: AppTurn = .behaviour,
    supersedes: [String] = [], examples: [String] = [], _ summary: String
  ) {
    let use = AppUse(form: form, turn: turn, swift: nil, supersedes: supersedes, value: appValue(access))
    self.init(name, classes, mjrefresh: mjrefresh, use: use) { kind, mjrefresh in
      Key(
        name, type, access, default: kind.map { ComponentSettings($0) }, mjrefresh: mjrefresh,
        examples: examples,
        summary)
    }
  }

  /// Declares a key with a map of other keys.
  init(
    _ name: String, _ classes: [ComponentClass], members: [Member],
    mjrefresh: ByClass? = .sameName,
    examples: [String] = [], _ summary: String
  ) {
    let keys = KeySet(members.map(\.key))
    self.init(name, classes, mjrefresh: mjrefresh, members: members) { _, mjrefresh in
      Key(name, members: keys, mjrefresh: mjrefresh, examples: examples, summary)
    }
  }

  /// Declares a key with a map from states.
  ///
  /// - Parameters:
  ///   - shown: The states that a type shows. A value for another state is never visible and gets a warning.
  ///   - form: The form of its values in an app's code.
  ///   - turn: Its place in an app's code.
  ///   - store: Stores a state's value.
  ///   - value: Returns a state's value.
  init<Value>(
    _ name: String, _ classes: [ComponentClass], states type: ValueType<Value>,
    shown: @escaping @Sendable (ComponentKind) -> [RefreshState], mjrefresh: ByClass? = .sameName,
    form: AppForm, turn: AppTurn, examples: [String] = [],
    _ summary: String, stateSummary: String,
    store: @escaping @Sendable (inout ComponentDraft, RefreshState, Value) -> Void,
    from value: @escaping @Sendable (ComponentSettings, RefreshState) -> Value?
  ) {
    let use = AppUse(form: form, turn: turn, swift: nil, supersedes: []) { _ in nil }
    self.init(name, classes, mjrefresh: mjrefresh, use: use) { kind, mjrefresh in
      let states = RefreshState.allCases.map { state in
        // A state that the type never shows.
        let caution = kind.flatMap { kind -> KeyCaution? in
          guard !shown(kind).contains(state) else { return nil }
          return KeyCaution(
            rule: .unusedState, message: "`\(kind.rawValue)` doesn't show \(name) for `\(state.name)`",
            help: "it shows \(name) for \(joined(shown(kind).map { "`\($0.name)`" }, by: "and"))")
        }
        return Key<ComponentDraft>(
          state.name, type, caution: caution, "\(stateSummary) `\(state.name)`.", store: { store(&$0, state, $1) },
          from: { value($0.settings, state) })
      }
      return Key(name, members: KeySet(states), mjrefresh: mjrefresh, examples: examples, summary)
    }
  }

  /// Declares a key that MJRefresh doesn't have, with custom functions for reading and writing.
  init(
    _ name: String, _ classes: [ComponentClass], _ shape: ValueShape, examples: [String], _ summary: String,
    read: @escaping Key<ComponentDraft>.Read, write: @escaping Key<ComponentDraft>.Write
  ) {
    self.init(name, classes, mjrefresh: nil) { _, _ in
      Key(name, shape, examples: examples, summary, read: read, write: write)
    }
  }

  private init(
    _ name: String, _ classes: [ComponentClass], mjrefresh: ByClass?, use: AppUse? = nil, members: [Member] = [],
    make: @escaping @Sendable (ComponentKind?, _ mjrefresh: String?) -> Key<ComponentDraft>
  ) {
    self.name = name
    self.classes = classes
    mjrefreshNames = mjrefresh?.all ?? []
    (self.use, self.members) = (use, members)
    self.make = { kind in make(kind, mjrefresh.flatMap { $0.all.isEmpty ? name : $0[kind] }) }
  }
}

extension ComponentKey {
  /// A key in the map of another one.
  struct Member: Sendable {
    let key: Key<ComponentDraft>
    /// The way in which an app's code sets its member; `nil` for what MJRefresh doesn't have.
    let use: AppUse?

    /// Declares a key that sets a property.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - type: The type of its value.
    ///   - access: Access to the property.
    ///   - mjrefresh: The corresponding property of the view in Objective-C.
    ///   - swift: Its name in Swift. The default follows from the one in Objective-C.
    ///   - form: The form of its value in an app's code. The default is that of its type.
    ///   - turn: Its place in an app's code.
    ///   - summary: A sentence that describes it.
    init<Value: AppWritable>(
      _ name: String, _ type: ValueType<Value>, _ access: @escaping SettingAccess<Value>, mjrefresh: String,
      swift: String? = nil, form: AppForm = Value.appForm, turn: AppTurn, _ summary: String
    ) {
      key = Key(name, type, access, mjrefresh: mjrefresh, summary)
      use = AppUse(form: form, turn: turn, swift: swift, supersedes: [], value: appValue(access))
    }

    /// Declares a key of another kind.
    init(_ key: Key<ComponentDraft>, form: AppForm, turn: AppTurn) {
      self.key = key
      use = AppUse(form: form, turn: turn, swift: nil, supersedes: []) { _ in nil }
    }
  }
}

extension Key where Target == ComponentDraft {
  /// Declares a key that sets a property. Its default is the property's value in `defaults`.
  convenience init<Value>(
    _ name: String, _ type: ValueType<Value>, _ access: @escaping SettingAccess<Value>,
    default defaults: ComponentSettings? = ComponentSettings(), mjrefresh: String? = nil, examples: [String] = [],
    _ summary: String
  ) {
    let value = reading(access)
    let usual = (defaults?.allSet).flatMap(value).flatMap(type.written)?.flow
    self.init(name, type, default: usual, mjrefresh: mjrefresh, examples: examples, summary) { draft, value in
      access(&draft.settings) { $0 = value }
    } from: {
      value($0.settings)
    }
  }
}
