import RefreshPresets

/// The meaning of a place in a document, according to the declarations.
struct Meaning: Sendable {
  /// The shapes that the value at the place may have, without named and alternative ones.
  private(set) var shapes: [ValueShape]
  /// The description of the last key on the way, or nil for names that the author chose.
  private(set) var key: KeyDescription?
  /// The shapes of the map that contains the last key.
  private(set) var outer: [ValueShape] = []

  /// Follows a way from the root of a document.
  init(of path: SyntaxPath, in document: Document) {
    shapes = document.shape.alternatives
    for element in path.elements {
      switch element {
      case .item: shapes = shapes.flatMap(\.items)
      case .entry(let entry, let map):
        outer = shapes
        let keys = shapes.flatMap { $0.keys(in: map, document) }
        key = keys.first { $0.name == entry.name } ?? keys.first { $0.isPattern(of: entry.name) }
        shapes = key?.shape.alternatives ?? shapes.flatMap(\.valuesOfNames)
      }
    }
  }

  /// Whether the value is a text or anything else that the author chooses.
  var isFree: Bool {
    shapes.contains { shape in
      switch shape {
      case .text, .anything, .map: true
      case .boolean, .integer, .number, .choice, .list, .names, .keys, .variants, .oneKey, .either, .named: false
      }
    }
  }

  /// The words that the value may be.
  var words: [ValueShape.Word] {
    shapes.flatMap { shape -> [ValueShape.Word] in
      switch shape {
      case .choice(let words), .oneKey(_, _, let words): words
      default: []
      }
    }
  }
}

extension ValueShape {
  /// The shapes that a value may have, without named and alternative ones.
  var alternatives: [ValueShape] {
    switch self {
    case .either(let shapes): shapes.flatMap(\.alternatives)
    case .named(_, let shape): shape().alternatives
    default: [self]
    }
  }

  /// Returns the declared keys of a map of the shape.
  ///
  /// - Parameters:
  ///   - map: The map as it is written, one of whose keys may determine the others.
  ///   - document: The document that contains it.
  func keys(in map: SyntaxNode, _ document: Document) -> [KeyDescription] {
    switch self {
    case .keys(let keys), .names(_, let keys): return keys()
    case .oneKey(let keys, let options, _): return keys() + options
    case .variants(let decisive, let variants):
      let all = variants()
      let word = map[decisive.name].map { document.text($0.value.range) }
      if let chosen = all.first(where: { $0.word.name == word }) { return [decisive] + chosen.keys }
      var seen: Set<String> = []
      return [decisive] + all.flatMap(\.keys).filter { seen.insert($0.name).inserted }
    default: return []
    }
  }

  /// The shapes of the values of names that the author chooses.
  var valuesOfNames: [ValueShape] { if case .map(_, let values) = self { values.alternatives } else { [] } }

  /// Whether the author chooses the names of its keys.
  var hasFreeNames: Bool {
    switch self {
    case .map, .anything: true
    case .boolean, .integer, .number, .text, .choice, .list, .names, .keys, .variants, .oneKey, .either, .named:
      false
    }
  }

  /// The shapes of the items of a list.
  var items: [ValueShape] { if case .list(let item, _) = self { item.alternatives } else { [] } }

  var isList: Bool { if case .list = self { true } else { false } }

  var isScalar: Bool {
    switch self {
    case .boolean, .integer, .number, .text, .choice: true
    case .anything, .either, .named, .list, .map, .names, .keys, .variants, .oneKey: false
    }
  }
}

extension KeyDescription {
  /// Whether the name has a `*` for names that presets choose.
  var hasPattern: Bool { name.contains("*") }

  /// Returns whether a name is one that this one stands for.
  func isPattern(of other: String) -> Bool {
    guard hasPattern else { return false }
    let (own, words) = (name.split(separator: "."), other.split(separator: "."))
    return own.count == words.count && zip(own, words).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
