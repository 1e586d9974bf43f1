import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// How a node becomes a value, and a value what is written, with the ``ValueShape`` that says so.
///
/// The value types of the language are static members: `.length`, `.duration`, `.boolean`, `.list(of: .length, count:
/// 2...2)`. Two initializers make new ones: `init(scalar:parse:write:)` of a pure function from a scalar's text, and
/// `init(_:read:write:)` of a function from a node. What is written reads back to the same value.
public struct ValueType<Value>: Sendable {
  /// Reads a node: what is wrong is added to the diagnostics, and nil returned.
  public typealias Read = @Sendable (_ node: Node, _ name: String, _ diagnostics: inout Diagnostics) -> Value?

  /// Writes a value; nil for one that has no such form.
  package typealias Write = @Sendable (_ value: Value) -> YAMLValue?

  /// The shape of the value.
  public let shape: ValueShape
  private let read: Read
  private let write: Write

  /// Makes a value type of a function from a node.
  ///
  /// The function is not called for nodes that have been diagnosed, nor for those with a tag that `shape` forbids.
  ///
  /// - Parameters:
  ///   - shape: The shape of the value.
  ///   - read: Gets the node and the key's name for messages.
  ///   - write: Writes a value. The default writes none.
  package init(_ shape: ValueShape, read: @escaping Read, write: @escaping Write = { _ in nil }) {
    self.shape = shape
    self.read = read
    self.write = write
  }

  /// Makes a value type of a function from a scalar's text.
  ///
  /// Lists, maps and no value at all are refused before the function is called. Quotes do not matter: `"60"` is read
  /// like `60`, because values with a parameter (`"${height}"`) have to be quoted.
  package init(
    scalar shape: ValueShape, parse: @escaping @Sendable (_ text: String) throws(ScalarRemark) -> Value,
    write: @escaping Write = { _ in nil }
  ) {
    self.init(scalar: shape, doubtful: { (text, _) throws(ScalarRemark) in try parse(text) }, write: write)
  }

  /// Makes a value type of a function from a scalar's text that may leave a remark on a value that it understands.
  ///
  /// - Parameters:
  ///   - shape: The shape of the scalar.
  ///   - parse: Throws the remark on a text that it refuses; a remark in `doubt` becomes a warning.
  ///   - write: Writes a value. The default writes none.
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
      } catch {
        return diagnostics.refuse(.remark(error, on: node, as: name, shape))
      }
    }
    self.init(shape, read: read, write: write)
  }

  /// The value of a node, nil if it is wrong.
  ///
  /// - Parameters:
  ///   - node: The word itself.
  ///   - name: The key it stands under, as messages name it.
  ///   - diagnostics: Collects the diagnostics.
  public func decode(_ node: Node, as name: String, into diagnostics: inout Diagnostics) -> Value? {
    guard !node.isBroken else { return nil }
    if let tag = node.tag, !shape.allows(tag: tag) {
      return diagnostics.refuse(.wrongTag(tag, on: node, as: name, shape))
    }
    return read(node, name, &diagnostics)
  }

  /// A value as it is written; nil for one that has no such form.
  package func written(_ value: Value) -> YAMLValue? { write(value) }

  /// The same, of other values.
  ///
  /// - Parameters:
  ///   - transform: Makes one of what is read.
  ///   - back: Makes what is written of one, nil of one that has no such form. The default is that none has.
  package func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value? = { _ in nil }
  ) -> ValueType<Other> {
    ValueType<Other>(shape) { node, name, diagnostics in
      decode(node, as: name, into: &diagnostics).map(transform)
    } write: {
      back($0).flatMap(write)
    }
  }

  /// The same, read in another way.
  package func reading(as shape: ValueShape? = nil, _ read: @escaping Read) -> Self {
    ValueType(shape ?? self.shape, read: read, write: write)
  }
}

/// A remark on a scalar's text.
public struct ScalarRemark: Error {
  /// The rule.
  public let rule: Rule
  /// The words behind the key's name in the message; nil for "must be …, found …".
  public let predicate: String?
  /// The help; nil if there is none.
  public let help: String?
  /// The part of the text that is meant, in bytes of UTF-8; nil for all of it.
  public let range: Range<Int>?
  /// The replacement for it; nil if there is none.
  public let correction: Correction?

  /// Makes a remark.
  ///
  /// - Parameters:
  ///   - rule: The rule. The default is `wrong-value`.
  ///   - predicate: What stands behind the key's name. The default is "must be", the shape, and what was found.
  ///   - help: The help; nil if there is none.
  ///   - range: The part of the text that is meant. The default is all of it.
  ///   - correction: What to write instead. The default is that nobody can say.
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
