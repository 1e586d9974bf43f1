import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// The keys of a kind of map, and how to read such a map.
///
/// All errors are found in one run, and the target receives the valid values. Like the descriptions of its keys, it
/// is immutable and shared.
public final class KeySet<Target>: Sendable {
  /// A function that returns where a key belongs that isn't in the set, as in `` `arrow` is for normalHeader, … ``,
  /// or nil if it belongs nowhere.
  public typealias Elsewhere = @Sendable (_ name: String) -> MisplacedKey?

  /// The keys, in the order of reference pages.
  public let keys: [Key<Target>]
  /// The owner of the keys in messages, such as `a preset` or `normalHeader`; nil for the map's key.
  public let owner: String?
  private let names: NameIndex
  private let requiredIndexes: [Int]
  let elsewhere: Elsewhere
  /// Returns the key that another name certainly stands for, or nil if there is none.
  package func meaning(of name: String) -> String? { elsewhere(name)?.name }

  /// Declares the keys of a map.
  ///
  /// - Parameters:
  ///   - owner: The owner of the keys, in messages. The default is the map's key.
  ///   - keys: The keys, with unique names.
  ///   - elsewhere: Returns where a key belongs that isn't in the set. The default returns nil.
  public init(owner: String? = nil, _ keys: [Key<Target>], elsewhere: @escaping Elsewhere = { _ in nil }) {
    self.keys = keys
    self.owner = owner
    self.elsewhere = elsewhere
    names = NameIndex(keys.map(\.name))
    requiredIndexes = keys.indices.filter { keys[$0].description.isRequired }
  }

  /// The key with a name.
  public subscript(name: String) -> Key<Target>? { names.position(of: name).map { keys[$0] } }

  /// The shape of such a map, for a ``ValueType``.
  public var shape: ValueShape { .keys { [keys] in keys.map(\.description) } }

  /// Reads a map.
  ///
  /// - Parameters:
  ///   - node: The map.
  ///   - name: The map's own key, as messages name it.
  ///   - place: The span at which a missing key is reported: the map's own key. The default is the map's beginning.
  ///   - target: Receives the valid values.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: Whether the node is a map that has all required keys, and these are valid.
  @discardableResult
  public func decode(
    _ node: Node, as name: String, at place: Span? = nil, to target: inout Target,
    into diagnostics: inout Diagnostics
  ) -> Bool {
    guard !node.isBroken else { return false }
    guard node.kind == .mapping else {
      let meant = meaning(of: node, into: target)
      diagnostics.add(
        .wrongKind(
          of: node, as: name, shape, help: meant.map { "write `\(name): \($0)`" },
          fix: node.fix(inPlaceOfScalar: meant)))
      return false
    }
    if !node.isUntaggedAndRight, let tag = node.tag, !shape.allows(tag: tag) {
      diagnostics.add(.wrongTag(tag, on: node, as: name, shape))
      return false
    }
    // Loaded once, not for each entry: all threads count the references to them.
    let (keys, names) = (keys, names)
    var missing = requiredIndexes
    var (isRight, isFirst) = (true, true)
    var unknown = Diagnostics()
    let isTurned = !node.allEntriesSatisfy { entry in
      defer { isFirst = false }
      guard let index = entry.key.position(in: names) else {
        if isFirst, let turned = turned(node.entries, of: node, as: name) {
          diagnostics.add(turned)
          return false
        }
        guard diagnostics.takes(.unknownKey, at: entry.key.span) else {
          diagnostics.add(.unknownKey, "", at: entry.key.span)
          return true
        }
        let supplied = diagnose(
          unknown: entry, in: name, of: node, missing: missing.map { keys[$0].name }, into: &unknown
        ) { key in
          var target = target
          return Diagnostics.asking { key.decode(entry.value, at: entry.key.span, to: &target, into: &$0) }.found
        }
        if !supplied.isEmpty {
          missing.removeAll { supplied.contains(keys[$0].name) }
          isRight = false
        }
        return true
      }
      let key = keys[index]
      let isValid = key.decode(entry.value, at: entry.key.span, to: &target, into: &diagnostics)
      if key.description.isRequired {
        missing.removeAll { $0 == index }
        isRight = isRight && isValid
      }
      return true
    }
    guard !isTurned else { return false }
    if !unknown.isEmpty { diagnostics.add(unknown, renamingKeysOf: node.entries) }
    for key in missing.map({ keys[$0].description }) {
      diagnostics.add(
        .missingKey, "\(owner ?? "`\(name)`") has no `\(key.name)`", at: place ?? node.beginning,
        help: "`\(key.name)` must be \(key.shape.phrase)")
    }
    return isRight && missing.isEmpty
  }

  /// Returns the keys and values to write, in the order of their declarations, or nil if there are none.
  package func members(of target: Target) -> [YAMLValue.Member]? {
    let members = keys.compactMap { $0.written(target) }
    return members.isEmpty ? nil : members
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

  /// Makes the help.
  public init(help: String, name: String? = nil, supplies: [String] = []) {
    self.help = help
    self.name = name
    self.supplies = supplies
  }
}

extension ValueType {
  /// Returns the type of a map with declared keys.
  ///
  /// The value is nil if the node isn't a map, or if a required key is missing or invalid.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - initial: Makes the value that receives the keys' values.
  package static func keys(_ keys: KeySet<Value>, from initial: @escaping @Sendable () -> Value) -> Self {
    ValueType(keys.shape) { node, name, diagnostics in
      var value = initial()
      return keys.decode(node, as: name, to: &value, into: &diagnostics) ? value : nil
    } write: {
      keys.members(of: $0).map { .map($0) }
    }
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
