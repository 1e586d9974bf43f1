import RefreshPresets
import RefreshText

/// A small generator with a seed, so that failures are reproducible (Knuth's MMIX constants).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

extension ValueShape {
  /// Returns a random value of the shape, or `nil` if there can't be one, for example if a file has to exist.
  func random(using generator: inout SeededGenerator, depth: Int = 0) -> YAMLValue? {
    switch self {
    case .boolean: return .scalar(Bool.random(using: &generator) ? "true" : "false")
    case .integer(let range):
      return .scalar(
        String([range.lowerBound, range.lowerBound + 1, 20, 333].randomElement(using: &generator) ?? 1))
    case .number(let shape): return shape.random(using: &generator)
    case .text(let shape):
      if shape.path != nil { return nil }
      if let example = shape.examples.randomElement(using: &generator) { return .quoted(example) }
      return shape.pattern == nil || shape.pattern == "\\S"
        ? .quoted(texts.randomElement(using: &generator) ?? "") : nil
    case .choice(let words): return words.randomElement(using: &generator).map { .scalar($0.name) }
    case .list(let item, let count):
      let length = count.clamped(to: 0...2).randomElement(using: &generator) ?? 0
      let items = (0..<length).compactMap { _ in item.random(using: &generator, depth: depth + 1) }
      return items.count == length ? .list(items) : nil
    case .map(let names, let values):
      let members = names.examples.shuffled(using: &generator).prefix(2).compactMap { name in
        values.random(using: &generator, depth: depth + 1).map { YAMLValue.Member(name, $0) }
      }
      return members.isEmpty ? nil : .map(members)
    case .names(_, let keys): return ValueShape.map(keys(), one: true, &generator, depth)
    case .keys(let keys): return ValueShape.map(keys(), one: depth > 1, &generator, depth)
    case .variants(let decisive, let variants):
      guard let variant = variants().randomElement(using: &generator) else { return nil }
      let type = YAMLValue.Member(decisive.name, .scalar(variant.word.name))
      guard case .map(let members) = ValueShape.map(variant.keys, one: false, &generator, depth) else {
        return .map([type])
      }
      return .map([type] + members)
    case .oneKey(let keys, let options, let words):
      if let word = words.randomElement(using: &generator), Bool.random(using: &generator) {
        return .scalar(word.name)
      }
      guard let key = keys().randomElement(using: &generator), let member = key.random(&generator, depth) else {
        return nil
      }
      return .map(
        [member] + options.compactMap { Bool.random(using: &generator) ? $0.random(&generator, depth) : nil })
    case .either(let shapes):
      return shapes.shuffled(using: &generator).lazy.compactMap { [generator] shape in
        var generator = generator
        return shape.random(using: &generator, depth: depth)
      }.first
    case .named("part", let shape):
      guard case .map(let members) = shape().random(using: &generator, depth: depth) else { return nil }
      return part(members, using: &generator)
    case .named(_, let shape): return depth > 12 ? nil : shape().random(using: &generator, depth: depth)
    case .anything: return nil
    }
  }

  /// Returns a part with a place, or `nil` if it lacks images that it needs.
  private func part(_ members: [YAMLValue.Member], using generator: inout SeededGenerator) -> YAMLValue? {
    let kind = members.first { $0.name == "kind" }?.value
    if kind == .scalar("image") || kind == .scalar("frames") && !members.contains(where: { $0.name == "images" }) {
      return nil
    }
    // Shapes do not express which lengths may be combined.
    let directions = [["left", "right", "centerX", "width"], ["top", "bottom", "centerY", "height"]]
    let lengths = directions.flatMap { $0.shuffled(using: &generator).prefix(2) }
    let place = lengths.compactMap { name in
      ["0.5", "12", "50%", "33.3%", "1e-3"].randomElement(using: &generator).map {
        YAMLValue.Member(name, .scalar($0))
      }
    }
    let names = Set(directions.joined()).union(["center", "size"])
    return .map(members.filter { !names.contains($0.name) } + place)
  }

  /// Returns a map with the required keys and some of the others, or with only one key.
  private static func map(_ keys: [KeyDescription], one: Bool, _ generator: inout SeededGenerator, _ depth: Int)
    -> YAMLValue?
  {
    let needed = keys.filter(\.isRequired)
    let others = keys.filter { !$0.isRequired }.shuffled(using: &generator)
    let chosen = needed + others.prefix(needed.isEmpty ? (one ? 1 : 4) : (one ? 0 : 3))
    let members = chosen.compactMap { $0.random(&generator, depth) }
    let isWhole = needed.allSatisfy { key in members.contains { $0.name == key.name } }
    return members.isEmpty || !isWhole ? nil : .map(members)
  }
}

/// Texts that look like something else.
private let texts = [
  "Pull", "no", "1.0", "null", "> 5", "a: b", "# a", "松开", " a ", "it's", "\"", "two\nlines", "/re/", "!= x",
  "x, y",
  "{relative}", "2026-01-01", "-", "",
]

extension KeyDescription {
  fileprivate func random(_ generator: inout SeededGenerator, _ depth: Int) -> YAMLValue.Member? {
    // A name with a star stands for any part.
    shape.random(using: &generator, depth: depth + 1).map {
      YAMLValue.Member(name.split(separator: "*", omittingEmptySubsequences: false).joined(separator: "ring"), $0)
    }
  }
}

extension NumberShape {
  /// Returns a number at a limit of its range, or a common one with a random tail.
  fileprivate func random(using generator: inout SeededGenerator) -> YAMLValue {
    let common: [Double] = [0, 1, -1, 0.5, 54, 44, 0.07, 0.25, 100, -64, 1e-7, 1 / 3, 667]
    let number = (common.randomElement(using: &generator) ?? 0) * (Bool.random(using: &generator) ? 1 : .pi)
    let value = contains(number) ? number : contains(-number) ? -number : max(minimum, 1)
    if quantity == .fraction, Bool.random(using: &generator) { return .scalar(value.shortestText + "e2%") }
    return .scalar(value.shortestText + (quantity == .duration ? "s" : ""))
  }
}
