import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// The conversion between nodes and values, with the ``ValueShape`` that describes it.
///
/// The value types of the language are static members, such as `.length`, `.duration`, `.boolean` and
/// `.list(of: .length, count: 2...2)`. Two initializers make new ones: `init(scalar:parse:write:)` from a pure
/// function of a scalar's text, and `init(_:read:write:)` from a function of a node. Reading a written value gives
/// the same value.
public struct ValueType<Value>: Sendable {
  /// A function that reads a node. If it is invalid, the function adds diagnostics and returns nil.
  public typealias Read = @Sendable (_ node: Node, _ name: String, _ diagnostics: inout Diagnostics) -> Value?

  /// A function that writes a value, or returns nil if it can't be written in this form.
  package typealias Write = @Sendable (_ value: Value) -> YAMLValue?

  /// The shape of the value.
  public var shape: ValueShape { storage.shape }
  /// Shared by copies, because types are passed on for each value that is read.
  private let storage: Storage

  private final class Storage: Sendable {
    let shape: ValueShape
    let read: Read
    let write: Write

    init(_ shape: ValueShape, read: @escaping Read, write: @escaping Write) {
      (self.shape, self.read, self.write) = (shape, read, write)
    }
  }

  /// Makes a value type from a function that reads a node.
  ///
  /// The function isn't called for nodes that have already been diagnosed, nor for those whose tag `shape` doesn't
  /// allow.
  ///
  /// - Parameters:
  ///   - shape: The shape of the value.
  ///   - read: Reads a node, given the key's name for messages.
  ///   - write: Writes a value. The default always returns nil.
  package init(_ shape: ValueShape, read: @escaping Read, write: @escaping Write = { _ in nil }) {
    storage = Storage(shape, read: read, write: write)
  }

  /// Makes a value type from a function that parses a scalar's text.
  ///
  /// Lists, maps and missing values are rejected without calling the function. Quotes are ignored: `"60"` is read
  /// like `60`, because values with a parameter (`"${height}"`) must be quoted.
  package init(
    scalar shape: ValueShape, parse: @escaping @Sendable (_ text: String) throws(ScalarRemark) -> Value,
    write: @escaping Write = { _ in nil }
  ) {
    self.init(scalar: shape, doubtful: { (text, _) throws(ScalarRemark) in try parse(text) }, write: write)
  }

  /// Makes a value type from a function that parses a scalar's text and may add a remark to a value that it
  /// accepts.
  ///
  /// - Parameters:
  ///   - shape: The shape of the scalar.
  ///   - parse: Throws a remark on a text that it rejects. A remark in `doubt` becomes a warning.
  ///   - write: Writes a value. The default always returns nil.
  init(
    scalar shape: ValueShape,
    doubtful parse:
      @escaping @Sendable (_ text: String, _ doubt: inout ScalarRemark?) throws(ScalarRemark) -> Value,
    write: @escaping Write = { _ in nil }
  ) {
    let read: Read = { node, name, diagnostics in
      guard let text = node.scalar, !(text.isEmpty && node.isNull) else {
        return diagnostics.refuse(.wrongKind(of: node, as: name, shape))
      }
      var doubt: ScalarRemark?
      do throws(ScalarRemark) {
        let value = try parse(text, &doubt)
        if let doubt { diagnostics.add(.remark(doubt, on: node, as: name, shape)) }
        return value
      } catch { return diagnostics.refuse(.remark(error, on: node, as: name, shape)) }
    }
    self.init(shape, read: read, write: write)
  }

  /// Returns the value of a node, or nil if it is invalid.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - name: The node's key, as messages name it.
  ///   - diagnostics: Collects the diagnostics.
  public func decode(_ node: Node, as name: String, into diagnostics: inout Diagnostics) -> Value? {
    guard node.isUntaggedAndRight || shape.admits(node, as: name, into: &diagnostics) else { return nil }
    return storage.read(node, name, &diagnostics)
  }

  /// Returns the value of a node that a type of the same shape has admitted, or nil if it is invalid.
  func read(_ node: Node, as name: String, into diagnostics: inout Diagnostics) -> Value? {
    storage.read(node, name, &diagnostics)
  }

  /// Returns a value in written form, or nil if it can't be written in this form.
  package func written(_ value: Value) -> YAMLValue? { storage.write(value) }

  /// Returns a value type with the same shape and another type of value.
  ///
  /// - Parameters:
  ///   - transform: Converts a value after reading.
  ///   - back: Converts a value before writing; nil if it can't be written. The default always returns nil.
  package func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value? = { _ in nil }
  ) -> ValueType<Other> {
    ValueType<Other>(shape) { node, name, diagnostics in
      read(node, as: name, into: &diagnostics).map(transform)
    } write: {
      back($0).flatMap(written)
    }
  }

  /// The same, read in another way.
  package func reading(as shape: ValueShape? = nil, _ read: @escaping Read) -> Self {
    ValueType(shape ?? self.shape, read: read, write: written)
  }
}

/// A remark on a scalar's text.
public struct ScalarRemark: Error {
  /// The rule.
  public let rule: Rule
  /// The words after the key's name in the message, or nil for "must be …, found …".
  public let predicate: String?
  /// The help, or nil if there is none.
  public let help: String?
  /// The part of the text that is meant, in UTF-8 bytes, or nil for all of it.
  public let range: Range<Int>?
  /// The replacement for it, or nil if there is none.
  public let correction: Correction?

  /// Makes a remark.
  ///
  /// - Parameters:
  ///   - rule: The rule. The default is `wrong-value`.
  ///   - predicate: The words after the key's name. The default is "must be", the shape, and what was found.
  ///   - help: The help; nil if there is none.
  ///   - range: The part of the text that is meant. The default is all of it.
  ///   - correction: The replacement. The default is none.
  package init(
    _ rule: Rule = .wrongValue, _ predicate: String? = nil, help: String? = nil, range: Range<Int>? = nil,
    correction: Correction? = nil
  ) {
    self.rule = rule
    self.predicate = predicate
    self.help = help
    self.range = range
    self.correction = correction
  }
}
