import RefreshYAML

/// Keys that are recognized by what is written below them.
extension ValueShape {
  /// Returns the keys that may be missing above something that was written without its key, each once, in the order of
  /// their declarations.
  ///
  /// - Parameters:
  ///   - siblings: The other keys of the map to which it would belong.
  ///   - value: The items or keys below it.
  package func missingKeys(beside siblings: [String], above value: KeylessValue) -> [String] {
    var search = MissingKeySearch(siblings: siblings, value: value, allowsNames: false)
    search.visit(self)
    guard search.found.isEmpty else { return search.found }
    // Any map fits below a key whose own keys are names that the author chooses.
    search = MissingKeySearch(siblings: siblings, value: value, allowsNames: true)
    search.visit(self)
    return search.found
  }

  /// Whether this can be the value.
  fileprivate func takes(_ value: KeylessValue, allowsNames: Bool) -> Bool {
    switch value {
    case .items(let items): isList(of: items)
    case .keys(let keys, _): isMap(of: keys, allowsNames: allowsNames)
    // Only items are written with them.
    case .keysOfItem: false
    case .word(let word): hasWord(word)
    }
  }

  /// Whether the value is a list whose items may be these words, or maps with these keys.
  private func isList(of items: [String]) -> Bool {
    switch self {
    case .list(let item, _): items.allSatisfy { item.hasKey($0) || item.hasWord($0) }
    case .either(let shapes): shapes.contains { $0.isList(of: items) }
    case .named(_, let shape): shape().isList(of: items)
    case .boolean, .integer, .number, .text, .choice, .map, .names, .keys, .variants, .oneKey, .anything: false
    }
  }

  /// Whether the value is a map that may have these keys.
  private func isMap(of names: [String], allowsNames: Bool) -> Bool {
    switch self {
    case .map: allowsNames
    case .keys(let keys): names.allSatisfy { name in keys().contains { $0.name == name } }
    case .names(_, let keys): names.allSatisfy { name in keys().contains { $0.name == name } }
    case .variants, .oneKey: names.allSatisfy(hasKey)
    case .either(let shapes): shapes.contains { $0.isMap(of: names, allowsNames: allowsNames) }
    case .named(_, let shape): shape().isMap(of: names, allowsNames: allowsNames)
    case .boolean, .integer, .number, .text, .choice, .list, .anything: false
    }
  }

  /// Whether the value may be a declared word, or a whole number of the same kind.
  private func hasWord(_ name: String) -> Bool {
    switch self {
    case .integer: Int(name) != nil
    case .choice(let words): words.contains { $0.name == name }
    case .oneKey(_, _, let words): words.contains { $0.name == name }
    case .either(let shapes): shapes.contains { $0.hasWord(name) }
    case .named(_, let shape): shape().hasWord(name)
    case .boolean, .number, .text, .list, .map, .names, .keys, .variants, .anything: false
    }
  }
}

extension ValueShape {
  /// The number of shapes inside one another that are searched for paths of images.
  private static let mostShapes = 6

  /// Whether the path of an image may be in the value.
  ///
  /// - Parameter depth: The number of shapes around this one. The default is none.
  fileprivate func takesImages(depth: Int = 0) -> Bool {
    guard depth < Self.mostShapes else { return false }
    func takes(_ shape: ValueShape) -> Bool { shape.takesImages(depth: depth + 1) }
    return switch self {
    case .text(let text): text.path == .image
    case .list(let item, _): takes(item)
    case .map(_, let values): takes(values)
    case .keys(let keys), .names(_, let keys): keys().contains { takes($0.shape) }
    case .variants(_, let variants): variants().contains { $0.keys.contains { takes($0.shape) } }
    case .oneKey(let keys, _, _): keys().contains { takes($0.shape) }
    case .either(let shapes): shapes.contains(where: takes)
    case .named(_, let shape): takes(shape())
    case .boolean, .integer, .number, .choice, .anything: false
    }
  }
}

/// A search of all maps of a shape for a key that is missing in one of them.
private struct MissingKeySearch {
  let siblings: [String]
  let value: KeylessValue
  /// Whether the keys below the missing one may be names that the author chooses.
  let allowsNames: Bool
  /// The keys that take the value; only those in which paths of images may be, if the value contains any and some take them.
  var found: [String] { withImages.isEmpty ? others : withImages }
  private var withImages: [String] = []
  private var others: [String] = []
  /// The named shapes that have been searched.
  private var known: Set<String> = []

  init(siblings: [String], value: KeylessValue, allowsNames: Bool) {
    (self.siblings, self.value, self.allowsNames) = (siblings, value, allowsNames)
  }

  mutating func visit(_ shape: ValueShape) {
    switch shape {
    case .keys(let keys): visit(map: keys())
    case .variants(let key, let variants): for variant in variants() { visit(map: [key] + variant.keys) }
    case .oneKey(let keys, _, _): visit(items: keys())
    case .list(let item, _): visit(item)
    case .map(_, let values): visit(values)
    case .either(let shapes): for shape in shapes { visit(shape) }
    case .named(let name, let shape): if known.insert(name).inserted { visit(shape()) }
    case .boolean, .integer, .number, .text, .choice, .names, .anything: break
    }
  }

  private mutating func visit(map keys: [KeyDescription]) {
    if siblings.allSatisfy({ name in keys.contains { $0.name == name } }) {
      for key in keys where !siblings.contains(key.name) && key.shape.takes(value, allowsNames: allowsNames) {
        add(key)
      }
    }
    for key in keys { visit(key.shape) }
  }

  private mutating func visit(items keys: [KeyDescription]) {
    if case .keysOfItem(let names) = value {
      for key in keys where key.shape.takes(.keys(names), allowsNames: false) { add(key) }
    }
    for key in keys { visit(key.shape) }
  }

  private mutating func add(_ key: KeyDescription) {
    if case .keys(_, true) = value, key.shape.takesImages() {
      if !withImages.contains(key.name) { withImages.append(key.name) }
    } else if !others.contains(key.name) {
      others.append(key.name)
    }
  }
}
