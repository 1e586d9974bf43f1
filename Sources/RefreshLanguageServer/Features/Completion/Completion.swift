import RefreshPresets

/// The proposals for a place in a document, which may be broken there.
struct Completion {
  private static let sign = "\u{E000}"

  let document: Document
  /// The document with a sign at the place, whose structure says what would be there.
  let marked: Document
  let workspace: Workspace
  let offset: Int
  /// The bytes that a proposal replaces.
  var range: Range<Int>
  /// The text before the place that belongs to the word being written.
  private(set) var typed = ""
  private(set) var items: [Item] = []

  /// Finds the proposals.
  init(at offset: Int, in document: Document, of workspace: Workspace) {
    (self.document, self.workspace, self.offset) = (document, workspace, offset)
    range = offset..<offset
    marked = document.inserting(Self.sign, at: offset)
    if let comment = document.tree.comments.first(where: { $0.contains(offset - 1) }) {
      completeComment(comment)
      return
    }
    let length = Self.sign.utf8.count
    guard let path = marked.tree.path(to: offset + length) else {
      // An empty document.
      let root = SyntaxNode(kind: .map, range: 0..<0)
      addKeys(document.shape.alternatives, in: root, isFlow: false, hasColon: false)
      return
    }
    let bytes = document.file.bytes
    let own = path.isKey ? path.entry?.entry.key ?? path.node.range : path.node.range
    let start = min(own.lowerBound, offset)
    range = start..<max(offset, min(own.upperBound - length, bytes.count))
    if let first = bytes.dropFirst(start).first, start < offset,
      first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
    {
      let isClosed = range.count > 1 && bytes[range.upperBound - 1] == first && range.upperBound > offset
      range = start + 1..<max(start + 1, range.upperBound - (isClosed ? 1 : 0))
    }
    typed = document.text(range.lowerBound..<max(range.lowerBound, offset))
    if !completeParameter() { complete(path) }
  }

  private mutating func complete(_ path: SyntaxPath) {
    let meaning = Meaning(of: path, in: marked)
    if path.isKey, let (entry, map) = path.entry {
      addKeys(meaning.outer, in: map, isFlow: map.isFlow, hasColon: entry.colon != nil)
      if map.entries.count == 1, entry.colon == nil { addWords(meaning.outer) }
      addNames(path)
      return
    }
    guard path.node.isScalar else { return }
    let list = if case .item(_, let list) = path.elements.last { list } else { nil as SyntaxNode? }
    let isItem = list?.isFlow == false
    if isAloneInLine || list != nil {
      addKeys(
        meaning.shapes, in: path.node, isFlow: !isAloneInLine && !isItem, hasColon: false,
        inBraces: list?.isFlow == true)
    }
    addNames(path)
    // Names that the author has given are better than examples.
    if items.isEmpty || !path.names.contains(where: KnownKeys.references.contains) { addValues(meaning) }
  }

  /// Whether there are only spaces before the word being written.
  var isAloneInLine: Bool {
    document.file.bytes[document.lineStart(of: range.lowerBound)..<range.lowerBound].allSatisfy { $0 == 32 }
  }

  mutating func append(_ item: Item) {
    if !item.label.isEmpty, !items.contains(where: { $0.label == item.label }) { items.append(item) }
  }
}
