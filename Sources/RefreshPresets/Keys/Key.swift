import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// A key of a map, declared once: its name, its meaning, its allowed values, and how its value is stored and read
/// back.
///
///     Key("height", .length(.positive), \.height, default: "54", mjrefresh: "mj_h", "How high it is.")
///
/// Decoding, writing, unknown-key errors, `set` paths, the JSON Schema and reference pages are all derived from the
/// declaration. Like its description it is immutable and shared.
public final class Key<Target>: Sendable {
  /// The key's description, for messages, the schema and pages.
  public let description: KeyDescription
  /// The keys of the nested map, if they have the same target and dotted names; nil for a value.
  public let members: KeySet<Target>?
  private let read: Read
  private let write: Write

  /// A function that reads a value and stores it. If the value is invalid, it adds diagnostics and returns false.
  ///
  /// `place` is the key's own span, for diagnostics about the key rather than its value.
  public typealias Read =
    @Sendable (_ node: Node, _ place: () -> Span, _ target: inout Target, _ diagnostics: inout Diagnostics) -> Bool

  /// A function that returns the value to write, or nil if the key isn't to be written.
  package typealias Write = @Sendable (_ target: Target) -> YAMLValue?

  /// The name.
  public var name: String { description.name }

  /// Declares a key with a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The type of its value.
  ///   - isRequired: Whether a map without the key is invalid. The default is false.
  ///   - default: The value that applies if the key is missing, in its written form; nil if there is none.
  ///   - mjrefresh: The corresponding property or method of MJRefresh; nil if there is none.
  ///   - examples: Typical values, in written form.
  ///   - caution: A warning for every use.
  ///   - summary: A sentence that describes it.
  ///   - store: Stores the value.
  ///   - value: Returns the value to write, or nil if there is nothing to write. The default always returns nil.
  package init<Value>(
    _ name: String, _ type: ValueType<Value>, isRequired: Bool = false, default: String? = nil,
    mjrefresh: String? = nil, examples: [String] = [], caution: KeyCaution? = nil, _ summary: String,
    store: @escaping @Sendable (inout Target, Value) -> Void,
    from value: @escaping @Sendable (Target) -> Value? = { _ in nil }
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
    write = { value($0).flatMap(type.written) }
  }

  /// Declares a key whose value is a property of the target.
  ///
  /// - Parameter path: The property.
  package convenience init<Value>(
    _ name: String, _ type: ValueType<Value>, _ path: WritableKeyPath<Target, Value> & Sendable,
    isRequired: Bool = false, default: String? = nil, examples: [String] = [], _ summary: String
  ) {
    let store: @Sendable (inout Target, Value) -> Void = { $0[keyPath: path] = $1 }
    self.init(
      name, type, isRequired: isRequired, default: `default`, examples: examples, summary, store: store
    ) { $0[keyPath: path] }
  }

  /// Declares a key whose value is an optional property of the target, and isn't written if the property is nil.
  ///
  /// - Parameter path: The property.
  package convenience init<Value>(
    _ name: String, _ type: ValueType<Value>, _ path: WritableKeyPath<Target, Value?> & Sendable,
    isRequired: Bool = false, default: String? = nil, mjrefresh: String? = nil, examples: [String] = [],
    _ summary: String
  ) {
    let store: @Sendable (inout Target, Value) -> Void = { $0[keyPath: path] = $1 }
    self.init(
      name, type, isRequired: isRequired, default: `default`, mjrefresh: mjrefresh, examples: examples, summary,
      store: store
    ) { $0[keyPath: path] }
  }

  /// Declares a key with a nested map whose keys have the same target: `stateLabel: {hidden: true}`, or
  /// `stateLabel.hidden` as a dotted name.
  public init(
    _ name: String, members: KeySet<Target>, mjrefresh: String? = nil, examples: [String] = [], _ summary: String
  ) {
    description = KeyDescription(
      name: name, shape: members.shape, members: members.description, mjrefresh: mjrefresh, examples: examples,
      summary: summary)
    self.members = members
    read = { node, place, target, diagnostics in
      members.decode(node, as: name, at: place(), to: &target, into: &diagnostics)
    }
    write = { members.members(of: $0).map { .map($0) } }
  }

  /// Declares a key with a custom function for reading.
  package init(
    _ name: String, _ shape: ValueShape, isRequired: Bool = false, examples: [String] = [],
    _ summary: String, read: @escaping Read, write: @escaping Write = { _ in nil }
  ) {
    description = KeyDescription(
      name: name, shape: shape, isRequired: isRequired, examples: examples, summary: summary)
    members = nil
    self.read = read
    self.write = write
  }

  /// Reads a value and stores it.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - place: The span of the key, for diagnostics about its use.
  ///   - target: Receives the value.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: Whether the value is valid.
  @discardableResult
  public func decode(
    _ node: Node, at place: @autoclosure () -> Span, to target: inout Target, into diagnostics: inout Diagnostics
  ) -> Bool {
    if let caution = description.caution {
      diagnostics.add(caution.rule, caution.message, at: place(), help: caution.help)
    }
    return read(node, place, &target, &diagnostics)
  }

  /// Returns the key and its value in written form, or nil if there is nothing to write.
  package func written(_ target: Target) -> YAMLValue.Member? { write(target).map { YAMLValue.Member(name, $0) } }
}

/// A warning for every use of a key.
public struct KeyCaution: Hashable, Sendable {
  /// The rule.
  public let rule: Rule
  /// The message.
  public let message: String
  /// The help, or nil if there is none.
  public var help: String?
}

/// The description of a key, independent of the property that it sets.
///
/// It is immutable. Sharing it instead of copying it halves the cost of reading a key.
public final class KeyDescription: Sendable {
  /// The name.
  public let name: String
  /// The shape of its value.
  public let shape: ValueShape
  /// The keys of the nested map, if a dotted name can name them; nil for a value.
  let members: KeySetDescription?
  /// Whether a map without the key is invalid.
  public let isRequired: Bool
  /// The default in its written form, or nil if there is none.
  public let defaultText: String?
  /// The corresponding property or method of MJRefresh, or nil if there is none.
  public let mjrefresh: String?
  /// Typical values, in written form.
  public let examples: [String]
  /// The warning for every use, or nil if there is none.
  public let caution: KeyCaution?
  /// A sentence that describes the key.
  public let summary: String

  /// Makes a description.
  public init(
    name: String, shape: ValueShape, members: KeySetDescription? = nil, isRequired: Bool = false,
    defaultText: String? = nil, mjrefresh: String? = nil, examples: [String] = [], caution: KeyCaution? = nil,
    summary: String
  ) {
    self.name = name
    self.shape = shape
    self.members = members
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.mjrefresh = mjrefresh
    self.examples = examples
    self.caution = caution
    self.summary = summary
  }
}
