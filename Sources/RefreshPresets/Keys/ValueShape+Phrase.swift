import RefreshText

extension ValueShape {
  /// The phrase for such a value, to follow "must be", such as `a length in points`.
  public var phrase: String {
    switch self {
    case .boolean: "`true` or `false`"
    case .integer(let range): "a whole number" + ValueShape.bounds(range)
    case .number(let shape): shape.phrase
    case .text(let shape): shape.phrase
    case .choice(let words): ValueShape.phrase(of: words)
    case .list(let item, let count): ValueShape.phrase(ofListOf: item, count: count)
    case .map(let keys, _), .names(let keys, _): "a map from \(keys.phrase)"
    case .keys, .variants: "a map"
    case .oneKey(_, let options, let words):
      (words.isEmpty ? "" : "a word or ") + (options.isEmpty ? "a map with one key" : "a map")
    case .either(let shapes): ValueShape.phrase(ofAny: shapes)
    case .named(_, let shape): shape().phrase
    case .anything: "anything"
    }
  }

  private static func phrase(ofAny shapes: [ValueShape]) -> String {
    let maps = shapes.compactMap(\.mapsByKeys)
    // "A map with one key or a map" would say nothing.
    guard maps.count > 1, shapes.contains(where: \.isOneKey) else {
      return joined(shapes.map(\.phrase).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
    let others = shapes.filter { $0.mapsByKeys == nil }.map(\.phrase)
    let keys = maps.joined().map { joined($0.map { "`\($0)`" }, by: "and") }
    return joined(others + ["a map with \(joined(keys))"])
  }

  private var isOneKey: Bool { if case .oneKey = self { true } else { false } }

  /// The keys that such a map has together, for each form of it; nil for other shapes, and maps with further forms.
  private var mapsByKeys: [[String]]? {
    switch self {
    case .oneKey(let keys, let options, let words) where options.isEmpty && words.isEmpty: keys().map { [$0.name] }
    case .keys(let keys): [keys().map(\.name)]
    default: nil
    }
  }

  private static func phrase(of words: [Word]) -> String {
    let names = words.map { "`\($0.name)`" }
    guard names.count > 1 else { return names.first ?? "nothing" }
    return names.count > namesInMessage ? "one of \(names.count) words" : "one of " + names.joined(separator: ", ")
  }

  private static func phrase(ofListOf item: ValueShape, count: ClosedRange<Int>) -> String {
    if count.lowerBound == count.upperBound { return "a list of \(count.lowerBound) items, each \(item.phrase)" }
    return (count.lowerBound > 0 ? "a non-empty list" : "a list") + ", each item \(item.phrase)"
  }

  private static func bounds(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (0, Int(NumberShape.greatestCount)...): " of at least 0"
    case (let low, Int(Int32.max)...): " of at least \(low)"
    case (let low, let high): " from \(low) to \(high)"
    }
  }
}

extension NumberShape {
  /// The phrase for such a number.
  public var phrase: String {
    switch quantity {
    case .number: "a number"
    case .length: "a length in points"
    case .duration: "a duration like `0.25s` or `250ms`"
    case .fraction: "a percentage like `50%` or a fraction like `0.5`"
    case .lengthOrFraction: "a length in points or a percentage like `50%`"
    case .velocity: "a velocity in points per second"
    }
  }

  /// Returns the bound that a number violates, to follow "must be".
  func boundPhrase(against number: Double) -> String {
    let (bound, limit) =
      number > maximum
      ? ("at most", maximum)
      : minimum == NumberShape.leastPositive && number <= 0 ? ("greater than", 0) : ("at least", minimum)
    return "\(bound) \(plainText(limit))" + (quantity == .duration ? " seconds" : "")
  }

  /// Returns a number as text, without an exponent if that is short.
  private func plainText(_ number: Double) -> String {
    abs(number) < 1e15 && number == number.rounded() ? String(Int64(number)) : String(number)
  }
}

/// The maximum number of names that a message lists in full. For longer lists, it gives the most similar names.
let namesInMessage = 12
