/// The way from the root of a document to an offset.
struct SyntaxPath: Sendable {
  /// A step of the way.
  enum Element: Sendable {
    /// Into the value of a map's entry.
    case entry(SyntaxNode.Entry, of: SyntaxNode)
    /// Into an item of a list.
    case item(Int, of: SyntaxNode)
  }

  /// The steps, outer ones first.
  private(set) var elements: [Element] = []
  /// The node at the end.
  private(set) var node: SyntaxNode
  /// Whether the offset is in the key of the last entry, not in its value.
  private(set) var isKey = false

  /// Finds the way to an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset; the end of a node is part of it.
  ///   - root: The root of the document.
  init(to offset: Int, in root: SyntaxNode) {
    node = root
    while !isKey, let next = step(to: offset) {
      elements.append(next)
      switch next {
      case .entry(let entry, _):
        isKey = offset <= entry.key.upperBound
        node = entry.value
      case .item(let index, let list): node = list.items[index]
      }
    }
  }

  private func step(to offset: Int) -> Element? {
    if let entry = node.entries.last(where: { $0.range.lowerBound <= offset }), offset <= entry.range.upperBound {
      return .entry(entry, of: node)
    }
    let index = node.items.lastIndex { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    return index.map { .item($0, of: node) }
  }

  /// The names of the keys on the way, outer ones first.
  var names: [String] {
    elements.compactMap { if case .entry(let entry, _) = $0 { entry.name } else { nil } }
  }

  /// The last entry on the way, and its map.
  var entry: (entry: SyntaxNode.Entry, map: SyntaxNode)? {
    for case .entry(let entry, let map) in elements.reversed() { return (entry, map) }
    return nil
  }

  /// The ranges on the way, inner ones first: of the key or value, its entry, its map or list and so on.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    func add(_ range: Range<Int>) { if ranges.last != range, !range.isEmpty { ranges.append(range) } }
    if isKey, let entry { add(entry.entry.key) } else { add(node.range) }
    for element in elements.reversed() {
      switch element {
      case .entry(let entry, let map):
        add(entry.range)
        add(map.range)
      case .item(let index, let list):
        add(list.items[index].range)
        add(list.range)
      }
    }
    return ranges
  }
}
