import RefreshYAML

extension ValueShape {
  /// A list or map in written form, or nil for other shapes, whose phrase is enough.
  var structureExample: String? {
    switch self {
    case .either(let shapes): shapes.lazy.compactMap(\.structureExample).first
    case .named(_, let shape): shape().structureExample
    default: example.flatMap { $0.hasPrefix("[") || $0.hasPrefix("{") ? $0 : nil }
    }
  }

  /// A map with a scalar under the first of its keys, `{ idle: Pull }` of `Pull`; nil where an example says more, or only a map
  /// would do there.
  func map(around node: Node) -> String? {
    guard case .keys(let keys) = self, structureExample == nil, node.kind == .scalar, !node.isNull,
      let text = node.flowText, let first = keys().first
    else { return nil }
    return ValueShape.map(first.name, text)
  }

  /// A typical written value; nil if there is none.
  package var example: String? {
    switch self {
    case .boolean: return "true"
    case .integer(let range): return String(Swift.max(range.lowerBound, Swift.min(20, range.upperBound)))
    case .number(let shape):
      return switch shape.quantity {
      case .number, .length, .velocity: "60"
      case .duration: "0.25s"
      case .fraction, .lengthOrFraction: "50%"
      }
    case .text(let shape): return shape.examples.first
    case .choice(let words): return words.first?.name
    case .list(let item, let count):
      // A text with a colon would become a map.
      return item.example.map { $0.contains(": ") && $0.first != "{" ? "\"\($0)\"" : $0 }.map {
        "[" + Array(repeating: $0, count: count == 2...2 ? 2 : 1).joined(separator: ", ") + "]"
      }
    case .map(let keys, let values): return ValueShape.map(keys.examples.first, values.example)
    case .names(let names, let keys):
      let name = names.examples.first
      return ValueShape.map(name, keys().first { $0.name == name }?.example)
    case .keys(let keys):
      let all = keys()
      let needed = all.contains(where: \.isRequired) ? all.filter(\.isRequired) : Array(all.prefix(1))
      let entries = needed.compactMap { key in key.example.map { "\(key.name): \($0)" } }
      return entries.count == needed.count ? "{ " + entries.joined(separator: ", ") + " }" : nil
    case .variants(let type, _): return ValueShape.map(type.name, type.example)
    case .oneKey(let keys, _, let words):
      return words.first?.name ?? keys().first.flatMap { ValueShape.map($0.name, $0.example) }
    case .either(let shapes): return shapes.first?.example
    case .named(_, let shape): return shape().example
    case .anything: return nil
    }
  }

  private static func map(_ key: String?, _ value: String?) -> String? {
    guard let key, let value else { return nil }
    return "{ \(key): \(value) }"
  }
}

extension KeyDescription {
  /// A value in written form for the key.
  package var example: String? { examples.first ?? shape.example }
}
