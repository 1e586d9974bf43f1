import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// The keys of one kind of map, and how such a map is read.
///
/// All that is wrong is found in one run; the target gets what is right. Like the descriptions of its keys it never
/// changes and is shared.
public final class KeySet<Target>: Sendable {
  /// Says where a key belongs that is none of these: `` `arrow` is for normalHeader, … ``; nil if it belongs nowhere.
  public typealias Elsewhere = @Sendable (_ name: String) -> MisplacedKey?

  /// The keys, in the order of reference pages.
  public let keys: [Key<Target>]
  /// The owner of the keys in messages: `a preset`, `normalHeader`; nil for the key that the map stands under.
  public let owner: String?
  private let names: NameIndex
  private let requiredIndexes: [Int]
  let elsewhere: Elsewhere
  /// The key that another name surely stands for; nil if there is none.
  package func meaning(of name: String) -> String? { elsewhere(name)?.name }

  /// Declares the keys of a map.
  ///
  /// - Parameters:
  ///   - owner: What has them, in messages. The default is the key that the map stands under.
  ///   - keys: No two of one name.
  ///   - elsewhere: Says where a key belongs that is none of these. The default answers nil.
  public init(owner: String? = nil, _ keys: [Key<Target>], elsewhere: @escaping Elsewhere = { _ in nil }) {
    self.keys = keys
    self.owner = owner
    self.elsewhere = elsewhere
    names = NameIndex(keys.map(\.name))
    requiredIndexes = keys.indices.filter { keys[$0].description.isRequired }
  }

  /// The key of a name.
  public subscript(name: String) -> Key<Target>? { names.position(of: name).map { keys[$0] } }

  /// The shape of such a map, for a ``ValueType``.
  public var shape: ValueShape { .keys { [keys] in keys.map(\.description) } }

  /// Reads a map.
  ///
  /// - Parameters:
  ///   - node: The map.
  ///   - name: The key it stands under, as messages name it.
  ///   - place: Where a missing key is shown: the key that the map stands under. The default is the map's beginning.
  ///   - target: Takes the values that are right.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: Whether it is a map with all required keys, and those are right.
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
          fix: meant.flatMap { node.fix(Correction($0, isSafe: true)) }))
      return false
    }
    if let tag = node.tag, !shape.allows(tag: tag) {
      diagnostics.add(.wrongTag(tag, on: node, as: name, shape))
      return false
    }
    var missing = requiredIndexes
    var (isRight, isFirst) = (true, true)
    let isTurned = !node.allEntriesSatisfy { entry in
      defer { isFirst = false }
      guard let index = entry.key.position(in: names) else {
        if isFirst, let turned = turned(node.entries, of: node, as: name) {
          diagnostics.add(turned)
          return false
        }
        let meant = diagnose(unknown: entry, in: name, of: node, into: &diagnostics)
        let supplied = missing.filter { meant.contains(keys[$0].name) }
        if !supplied.isEmpty {
          missing.removeAll(where: supplied.contains)
          isRight = false
        }
        return true
      }
      let isValid = keys[index].decode(entry.value, at: entry.key.span, to: &target, into: &diagnostics)
      if keys[index].description.isRequired {
        missing.removeAll { $0 == index }
        isRight = isRight && isValid
      }
      return true
    }
    guard !isTurned else { return false }
    for key in missing.map({ keys[$0].description }) {
      diagnostics.add(
        .missingKey, "\(owner ?? "`\(name)`") has no `\(key.name)`", at: place ?? node.beginning,
        help: "`\(key.name)` must be \(key.shape.phrase)")
    }
    return isRight && missing.isEmpty
  }

  /// The keys with their values as they are written, in the order of their declarations; nil if there is none.
  package func members(of target: Target) -> [YAMLValue.Member]? {
    let members = keys.compactMap { $0.written(target) }
    return members.isEmpty ? nil : members
  }
}

/// The help for a key that belongs elsewhere.
public struct MisplacedKey: Sendable {
  /// Where it belongs: `` `arrow` is for normalHeader and backNormalFooter ``.
  public let help: String
  /// The name that the key has here; nil where it has none.
  public let name: String?
  /// The required keys that are not missing as well, because this one stands in their place.
  let supplies: [String]

  /// Makes the help.
  public init(help: String, name: String? = nil, supplies: [String] = []) {
    self.help = help
    self.name = name
    self.supplies = supplies
  }
}

extension ValueType {
  /// A map with declared keys.
  ///
  /// The value is nil when it is no map, or a required key is missing or wrong.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - initial: What the keys' values go to.
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
  /// The place where a map or list begins: its first key, its bracket or its dash. A scalar is short enough as a
  /// whole.
  public var beginning: Span {
    if kind == .scalar { return span }
    if style != .flow, let first = entries.first?.key.span, first.file === span.file { return first }
    return Span(file: span.file, start: span.start, end: min(span.start + 1, span.end))
  }

  /// The node as one would write it, on one line.
  package var textOnOneLine: String {
    switch kind {
    case .scalar: scalar ?? ""
    case .sequence: "[" + items.map(\.textOnOneLine).joined(separator: ", ") + "]"
    case .mapping:
      "{ " + entries.map { "\($0.key.scalar ?? ""): \($0.value.textOnOneLine)" }.joined(separator: ", ") + " }"
    }
  }
}
