import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// The description of a map's keys, independent of the properties that they set.
///
/// It is immutable and shared.
public final class KeySetDescription: Sendable {
  /// A function that returns where a key belongs that isn't in the set, as in `` `arrow` is for normalHeader, … ``,
  /// or nil if it belongs nowhere.
  public typealias Elsewhere = @Sendable (_ name: String) -> MisplacedKey?

  /// The keys, in the order of reference pages.
  public let keys: [KeyDescription]
  /// The owner of the keys in messages, such as `a preset` or `normalHeader`; nil for the map's key.
  let owner: String?
  let elsewhere: Elsewhere
  private let names: NameIndex
  private let required: [Int]

  /// Describes the keys of a map.
  init(owner: String?, _ keys: [KeyDescription], elsewhere: @escaping Elsewhere) {
    self.keys = keys
    self.owner = owner
    self.elsewhere = elsewhere
    names = NameIndex(keys.map(\.name))
    required = keys.indices.filter { keys[$0].isRequired }
  }

  /// The key with a name.
  subscript(name: String) -> KeyDescription? { position(of: name).map { keys[$0] } }

  /// Returns the position of a key among the keys.
  func position(of name: String) -> Int? { names.position(of: name) }

  /// The shape of such a map, for a ``ValueType``.
  var shape: ValueShape { .keys { [keys] in keys } }
}

// MARK: Reading

extension KeySetDescription {
  /// A value to read.
  struct Value {
    /// The position of its key.
    let key: Int
    /// The value itself.
    let node: Node
    /// The node of which the span is the key's.
    fileprivate let keyNode: Node
    /// Whether it is only read to find what would be wrong with it.
    let isTrial: Bool

    /// The span of the key.
    var place: Span { keyNode.span }
  }

  /// A function that reads a value, adds the diagnostics if it is invalid, and returns whether it is valid.
  typealias Read = (_ value: Value, _ diagnostics: inout Diagnostics) -> Bool

  /// Reads a map.
  ///
  /// - Parameters:
  ///   - node: The map.
  ///   - name: The map's own key, as messages name it.
  ///   - place: The span at which a missing key is reported, or nil for the map's beginning.
  ///   - diagnostics: Collects the diagnostics.
  ///   - usual: Returns the usual value of a key, for one that is missing.
  ///   - read: Reads a value.
  /// - Returns: Whether the node is a map that has all required keys, and these are valid.
  func decode(
    _ node: Node, as name: String, at place: Span?, into diagnostics: inout Diagnostics,
    usual: (_ key: String) -> String?, read: Read
  ) -> Bool {
    guard !node.isBroken else { return false }
    guard node.kind == .mapping else {
      let meant = meaning(of: node, read: read) ?? entry(meantBy: node)
      diagnostics.add(
        .wrongKind(
          of: node, as: name, shape, help: meant.map { "write `\(name): \($0)`" },
          fix: node.kind == .scalar ? node.fix(inPlaceOfScalar: meant) : node.fix(writing: meant)))
      return false
    }
    guard node.isUntaggedAndRight || shape.admits(node, as: name, into: &diagnostics) else { return false }
    // Loaded once, not for each entry: all threads count the references to them.
    let (keys, names) = (keys, names)
    var missing = required
    var (isRight, isFirst, hasLanguage) = (true, true, false)
    var unknown = Diagnostics()
    let isTurned = !node.allEntriesSatisfy { entry in
      defer { isFirst = false }
      guard let index = entry.key.position(in: names) else {
        if isFirst, let turned = turned(node.entries, of: node, as: name) {
          diagnostics.add(turned)
          return false
        }
        if let language = language(entry, in: name) {
          // All languages of a map belong to the same key.
          if !hasLanguage { unknown.add(language) }
          hasLanguage = true
          return true
        }
        guard !unknown.isFull, diagnostics.takes(.unknownKey, at: entry.key.span) else {
          if let key = entry.unbrokenName {
            unknown.add(.unknownKey, message(unknown: key, in: name), at: entry.key.span)
          }
          return true
        }
        let supplied = diagnose(
          unknown: entry, in: name, of: node, missing: missing.map { keys[$0].name }, into: &unknown
        ) { key in
          let value = Value(key: key, node: entry.value, keyNode: entry.key, isTrial: true)
          return Diagnostics.asking { read(value, &$0) }.found
        }
        if !supplied.isEmpty {
          missing.removeAll { supplied.contains(keys[$0].name) }
          isRight = false
        }
        return true
      }
      let value = Value(key: index, node: entry.value, keyNode: entry.key, isTrial: false)
      let isValid =
        entry.value.isNothing
        ? readNothing(value, entry, of: node, into: &diagnostics, read) : read(value, &diagnostics)
      if keys[index].isRequired {
        missing.removeAll { $0 == index }
        isRight = isRight && isValid
      }
      return true
    }
    guard !isTurned else { return false }
    if !unknown.isEmpty { diagnostics.add(unknown, renamingKeysOf: node.entries) }
    for key in missing.map({ keys[$0] }) {
      diagnostics.add(
        .missingKey, "\(owner ?? "`\(name)`") has no `\(key.name)`", at: place ?? node.beginning,
        help: "`\(key.name)` must be \(key.shape.phrase)",
        fix: usual(key.name).flatMap { node.fix(adding: "\(key.name): \($0)") })
    }
    return isRight && missing.isEmpty
  }

  /// Returns the map that is meant by a scalar, if exactly one required key accepts it or can interpret it:
  /// `{ to: 300 }` for `300`, and `{ to: bottom }` for `end`.
  private func meaning(of node: Node, read: Read) -> String? {
    guard node.kind != .mapping, !node.isNull, node.flowText != nil, required.count == 1 else { return nil }
    let value = Value(key: required[0], node: node, keyNode: node, isTrial: true)
    guard let text = node.flowText(rightBy: Diagnostics.asking { read(value, &$0) }) else { return nil }
    return Node.flowText(ofEntries: ["\(keys[required[0]].name): \(text)"])
  }
}

/// The help for a key that belongs elsewhere.
public struct MisplacedKey: Sendable {
  /// The place where it belongs, such as `` `arrow` is for normalHeader and backNormalFooter ``.
  public let help: String
  /// The key's name in this map, or nil if it doesn't have one.
  public let name: String?
  /// Required keys that this one stands for, and which are therefore not reported as missing.
  let supplies: [String]
  /// How the value is written instead, or nil if that isn't known.
  let form: Form?

  /// Another way to write a value.
  public enum Form: Sendable {
    /// In the map of another key, together with its key; of several keys, in the only one that is there.
    case inside([String], as: String)
    /// In place of the whole map.
    case alone
    /// As the last item of the list of another key, above it.
    case item(of: String)
  }

  /// Whether nothing is known but the help.
  var isOnlyHelp: Bool { name == nil && form == nil && supplies.isEmpty }

  /// Makes the help.
  public init(help: String, name: String? = nil, supplies: [String] = [], form: Form? = nil) {
    self.help = help
    self.name = name
    self.supplies = supplies
    self.form = form
  }
}

extension Node {
  /// The span of the beginning of a map or list: its first key, its bracket or its dash. For a scalar, its whole
  /// span.
  public var beginning: Span {
    if kind == .scalar { return span }
    if style != .flow, let first = entries.first?.key.span, first.file === span.file { return first }
    return Span(file: span.file, start: span.start, end: min(span.start + 1, span.end))
  }

  /// The node in written form, on one line.
  package var textOnOneLine: String {
    switch kind {
    case .scalar: scalar ?? ""
    case .sequence: "[" + items.map(\.textOnOneLine).joined(separator: ", ") + "]"
    case .mapping:
      "{ " + entries.map { "\($0.key.scalar ?? ""): \($0.value.textOnOneLine)" }.joined(separator: ", ") + " }"
    }
  }
}
