import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// One key of a map, declared once: its name, what it means, what may stand under it, where the value goes, and where it
/// comes from.
///
///     Key("height", .length(.positive), default: "54", mjrefresh: "mj_h", "How high it is.") {
///       $0.height = $1
///     } from: {
///       $0.height
///     }
///
/// Decoding, writing, unknown-key errors, `set` paths, JSON Schema and reference pages all come from the row. Like its
/// description it never changes and is shared.
public final class Key<Target>: Sendable {
  /// The key's description, for messages, schema and pages.
  public let description: KeyDescription
  /// The keys of the map under it, when they go to the same target and have dotted names; nil for a value.
  public let members: KeySet<Target>?
  private let read: Read
  private let write: Write

  /// Reads a value and puts it in its place: what is wrong is added to the diagnostics, and false returned.
  ///
  /// `place` is the key's own, for diagnostics of the key and not of its value.
  public typealias Read =
    @Sendable (_ node: Node, _ place: () -> Span, _ target: inout Target, _ diagnostics: inout Diagnostics) -> Bool

  /// Writes the value; nil where there is none, and the key is not written.
  package typealias Write = @Sendable (_ target: Target) -> YAMLValue?

  /// The name.
  public var name: String { description.name }

  /// Declares a key with a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The shape of its value.
  ///   - isRequired: Whether a map without it is wrong. The default is false.
  ///   - default: What counts when the key is not there, as one would write it; nil if nothing does.
  ///   - mjrefresh: The property or method of MJRefresh that it stands for; nil if there is none.
  ///   - examples: Values as one would write them.
  ///   - caution: A warning about every use.
  ///   - summary: One sentence of what it means.
  ///   - store: Puts the value in its place.
  ///   - value: Gets it from there, to be written; nil where nothing is to be. The default is that nothing ever is.
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
    write = { members.members(of: $0).map { .map($0) } }
  }

  /// Declares a key with a reading of its own.
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

  /// Puts a value in its place.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - place: The place of the key, for diagnostics of its use.
  ///   - target: Takes the value.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: Whether the value is right.
  @discardableResult
  public func decode(
    _ node: Node, at place: @autoclosure () -> Span, to target: inout Target, into diagnostics: inout Diagnostics
  ) -> Bool {
    if let caution = description.caution {
      diagnostics.add(caution.rule, caution.message, at: place(), help: caution.help)
    }
    return read(node, place, &target, &diagnostics)
  }

  /// The key with its value as they are written; nil where nothing is to be.
  package func written(_ target: Target) -> YAMLValue.Member? { write(target).map { YAMLValue.Member(name, $0) } }
}

/// A warning about every use of a key.
public struct KeyCaution: Hashable, Sendable {
  /// The rule.
  public let rule: Rule
  /// The message.
  public let message: String
  /// The help; nil if there is none.
  public var help: String?
}

/// The description of a key, without the property that it sets.
///
/// It never changes. That it is shared and not copied halves what a key costs where it is read.
public final class KeyDescription: Sendable {
  /// The name.
  public let name: String
  /// The shape of its value.
  public let shape: ValueShape
  /// Whether a map without it is wrong.
  public let isRequired: Bool
  /// The default as a preset would write it; nil if there is none.
  public let defaultText: String?
  /// The property or method of MJRefresh that it stands for.
  public let mjrefresh: String?
  /// Values as one would write them.
  public let examples: [String]
  /// The warning about every use; nil if there is none.
  public let caution: KeyCaution?
  /// One sentence of what it means.
  public let summary: String

  /// Makes a description.
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
