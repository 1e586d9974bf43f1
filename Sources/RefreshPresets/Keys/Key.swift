import RefreshDiagnostics
import RefreshYAML

/// One key of a map, declared once: its name, what it means, what may stand under it, and where the value goes.
///
///     Key("height", .length(.positive), default: "54", mjrefresh: "mj_h", "How high it is.") { $0.height = $1 }
///
/// Decoding, unknown-key errors, `set` paths, JSON Schema and reference pages all come from the row.
public struct Key<Target>: Sendable {
  /// What messages, schema and pages say of the key.
  public let description: KeyDescription
  /// The keys of the map under it, when they go to the same target and have dotted names; nil for a value.
  public let members: KeySet<Target>?
  private let read: Read

  /// Reads a value and puts it in its place: what is wrong is added to the diagnostics, and false returned.
  ///
  /// `place` is the key's own, for what is to be said of the key and not of its value.
  public typealias Read =
    @Sendable (_ node: Node, _ place: () -> Span, _ target: inout Target, _ diagnostics: inout Diagnostics) -> Bool

  /// The name.
  public var name: String { description.name }

  /// Declares a key with a value.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - type: what may stand under it.
  ///   - isRequired: whether a map without it is wrong. The default is false.
  ///   - default: what counts when the key is not there, as one would write it; nil if nothing does.
  ///   - mjrefresh: the property or method of MJRefresh that it stands for; nil if there is none.
  ///   - examples: values as one would write them.
  ///   - caution: what is to be said, as a warning, of every use.
  ///   - summary: one sentence of what it means.
  ///   - store: puts the value in its place.
  public init<Value>(
    _ name: String, _ type: ValueType<Value>, isRequired: Bool = false, default: String? = nil,
    mjrefresh: String? = nil, examples: [String] = [], caution: KeyCaution? = nil, _ summary: String,
    store: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    description = KeyDescription(
      name: name, shape: type.shape, isRequired: isRequired, defaultText: `default`, mjrefresh: mjrefresh,
      examples: examples, caution: caution, summary: summary)
    members = nil
    read = { node, _, target, diagnostics in
      guard let value = type.decode(node, as: name, into: &diagnostics) else { return false }
      store(&target, value)
      return true
    }
  }

  /// Declares a key with a map under it, whose keys go to the same target: `stateLabel: {hidden: true}`, and
  /// `stateLabel.hidden` as a dotted name.
  public init(
    _ name: String, members: KeySet<Target>, mjrefresh: String? = nil, examples: [String] = [], _ summary: String
  ) {
    description = KeyDescription(
      name: name, shape: .keys { members.keys.map(\.description) }, mjrefresh: mjrefresh, examples: examples,
      summary: summary)
    self.members = members
    read = { node, place, target, diagnostics in
      members.decode(node, as: name, at: place(), to: &target, into: &diagnostics)
    }
  }

  /// Declares a key with a map under it whose keys make a value of their own.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - keys: the keys of the map.
  ///   - initial: what their values go to.
  ///   - isRequired: whether a map without it is wrong. The default is false.
  ///   - summary: one sentence of what it means.
  ///   - store: puts the value in its place; not called when a required key is missing or wrong.
  public init<Value>(
    _ name: String, keys: KeySet<Value>, from initial: @escaping @Sendable () -> Value, isRequired: Bool = false,
    examples: [String] = [], _ summary: String, store: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.init(name, keys.shape, isRequired: isRequired, examples: examples, summary) {
      node, place, target, diagnostics in
      var value = initial()
      guard keys.decode(node, as: name, at: place(), to: &value, into: &diagnostics) else { return false }
      store(&target, value)
      return true
    }
  }

  /// Declares a key with a reading of its own.
  public init(
    _ name: String, _ shape: ValueShape, isRequired: Bool = false, examples: [String] = [],
    _ summary: String, read: @escaping Read
  ) {
    description = KeyDescription(
      name: name, shape: shape, isRequired: isRequired, examples: examples,
      summary: summary)
    members = nil
    self.read = read
  }

  /// Puts a value in its place.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - place: the key, for what is to be said of its use.
  ///   - target: takes the value.
  ///   - diagnostics: takes what is wrong.
  /// - Returns: whether the value is right.
  @discardableResult
  public func decode(
    _ node: Node, at place: @autoclosure () -> Span, to target: inout Target, into diagnostics: inout Diagnostics
  ) -> Bool {
    if let caution = description.caution {
      diagnostics.add(
        Diagnostic(caution.rule, caution.message, at: place(), help: caution.help))
    }
    return read(node, place, &target, &diagnostics)
  }
}

/// What is to be said of every use of a key, as a warning.
public struct KeyCaution: Hashable, Sendable {
  /// The rule.
  public let rule: Rule
  /// The message.
  public let message: String
  /// What to do about it.
  public var help: String?
}

/// What there is to say of a key, without where its value goes.
///
/// It never changes. That it is shared and not copied halves what a key costs where it is read.
public final class KeyDescription: Sendable {
  /// The name.
  public let name: String
  /// What may stand under it.
  public let shape: ValueShape
  /// Whether a map without it is wrong.
  public let isRequired: Bool
  /// What counts when the key is not there, as one would write it.
  public let defaultText: String?
  /// The property or method of MJRefresh that it stands for.
  public let mjrefresh: String?
  /// Values as one would write them.
  public let examples: [String]
  /// What is said of every use.
  public let caution: KeyCaution?
  /// One sentence of what it means.
  public let summary: String

  /// Says it of a name.
  public init(
    name: String, shape: ValueShape, isRequired: Bool = false, defaultText: String? = nil, mjrefresh: String? = nil,
    examples: [String] = [], caution: KeyCaution? = nil, summary: String
  ) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.mjrefresh = mjrefresh
    self.examples = examples
    self.caution = caution
    self.summary = summary
  }
}
