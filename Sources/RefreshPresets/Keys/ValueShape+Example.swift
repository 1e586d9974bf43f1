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

  /// The list or map that holds what was written: `[smoke]` of `smoke`, `{ height: 1200 }` of `1200`, `{ x: 0, y: -60 }` of
  /// `[0, -60]`; nil where it isn't clear where that belongs.
  func map(around node: Node) -> String? {
    switch self {
    case .either(let shapes):
      node.kind == .scalar && shapes.contains(where: \.isScalar)
        ? nil : shapes.lazy.compactMap { $0.map(around: node) }.first
    case .named(_, let shape): shape().map(around: node)
    case .list(let item, _) where node.kind == .mapping:
      // Words in braces instead of brackets.
      item.isScalar && node.style == .flow && !node.entries.isEmpty && node.entries.allSatisfy(\.value.isNull)
        ? node.wordsAsList : item.isItem(node) ? node.flowText.map { "[ \($0) ]" } : nil
    case .choice(let words) where node.kind == .mapping && node.entries.count == 1:
      words.first { node.entries[0].key.isScalar($0.name) }?.name
    case .list(let item, let count):
      if node.kind != .scalar || node.isNull || item.structureExample != nil
        || item.example?.contains(": ") ?? false
      {
        nil
      } else {
        node.flowText.flatMap { text in
          count.contains(1) ? "[\(text)]" : item.isNumber && node.isNumber && count == 2...2 ? "[0, \(text)]" : nil
        } ?? (count.contains(2) ? node.wordsInBrackets : nil)
      }
    case .keys(let keys): map(of: keys(), around: node)
    default: nil
    }
  }

  private func map(of keys: [KeyDescription], around node: Node) -> String? {
    let names = keys.map(\.name)
    if node.kind == .sequence {
      let sides = [["x", "y"], ["width", "height"], ["top", "left", "bottom", "right"]].first {
        $0.count == node.items.count && $0.allSatisfy(names.contains)
      }
      guard let sides, node.items.allSatisfy(\.isNumber) else { return nil }
      return Node.flowText(ofEntries: zip(sides, node.items).map { "\($0): \($1.scalar ?? "")" })
    }
    guard node.kind == .scalar, !node.isNull, let text = node.flowText else { return nil }
    if node.isNumber {
      // A number without a direction is vertical.
      guard let name = ["height", "top", "y"].first(where: names.contains) else { return nil }
      return ValueShape.map(name, text)
    }
    // If an example says more, or only a map is allowed, the value alone isn't enough.
    return structureExample == nil ? keys.first.flatMap { ValueShape.map($0.name, text) } : nil
  }

  /// Whether a map is such an item of a list, by its keys, that was written without the list.
  private func isItem(_ node: Node) -> Bool {
    guard case .keys(let keys) = self, !node.entries.isEmpty, case let all = keys() else { return false }
    let names = Set(node.entries.compactMap(\.key.scalar))
    return names.isSubset(of: all.map(\.name)) && all.allSatisfy { !$0.isRequired || names.contains($0.name) }
  }

  /// Whether the value is a scalar.
  var isScalar: Bool {
    switch self {
    case .boolean, .integer, .number, .text, .choice, .anything: true
    case .either(let shapes): shapes.contains(where: \.isScalar)
    case .named(_, let shape): shape().isScalar
    default: false
    }
  }

  /// Whether the value is a number.
  private var isNumber: Bool { if case .number = self { true } else { false } }

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

extension Node {
  /// The keys of a map as a list, `[smoke, slow]` of `{smoke, slow}`.
  fileprivate var wordsAsList: String? {
    let words = entries.compactMap(\.key.flowText)
    return words.count == entries.count ? "[\(words.joined(separator: ", "))]" : nil
  }

  /// The words of a text with commas as a list, `[smoke, slow]` of `smoke, slow`; nil for other texts.
  fileprivate var wordsInBrackets: String? {
    guard style == .plain, !isAlias, let text = scalar, span.text == text else { return nil }
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    let areWords = words.allSatisfy {
      !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    }
    return words.count > 1 && areWords ? "[\(words.joined(separator: ", "))]" : nil
  }

  /// Whether the node is a number without a unit.
  fileprivate var isNumber: Bool {
    kind == .scalar && !isNull && (scalar.flatMap(NumberText.init).map { !$0.hasUnit } ?? false)
  }
}
