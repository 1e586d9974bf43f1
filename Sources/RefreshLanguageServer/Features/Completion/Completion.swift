import RefreshPresets

/// The proposals for a place in a document, which may be broken there.
struct Completion {
  static let sign = "\u{E000}"

  let document: Document
  /// The document with a sign at the place, whose structure says what would be there.
  private(set) var marked: Document
  let workspace: Workspace
  /// The presets that the document is about.
  let presets: [Preset]
  let offset: Int
  /// The bytes that a proposal replaces, all in one line.
  var range: Range<Int>
  /// The beginning of the line that the proposals need; nil for the present one.
  private(set) var margin: LineMargin.Change?
  /// The text before the place that belongs to the word being written.
  private(set) var typed = ""
  private(set) var items: [Item] = []

  /// Finds the proposals.
  init(at offset: Int, in document: Document, of workspace: Workspace) {
    (self.document, self.workspace, self.offset) = (document, workspace, offset)
    presets = workspace.presets(for: document)
    range = offset..<offset
    marked = document.inserting(Self.sign, at: offset)
    if let comment = document.tree.comments.first(where: { $0.contains(offset - 1) }) {
      completeComment(comment)
      return
    }
    let takesOthers = propose()
    guard takesOthers != .no, let margin = LineMargin(around: offset, in: document) else { return }
    if takesOthers == .ifNothingFits, hasFittingItem { return }
    // The line would mean something with another indentation.
    for change in margin.changes {
      var other = self
      (other.margin, other.items, other.range) = (change, [], offset..<offset)
      other.marked = document.replacing(change.range, with: change.text).inserting(
        Self.sign, at: offset + change.shift)
      if other.propose() == .ifNothingFits, other.hasFittingItem {
        (self.margin, marked, range) = (change, other.marked, other.range)
        (typed, items) = (other.typed, other.items)
        return
      }
    }
  }

  /// When the line is tried with other indentations.
  private enum Retrying { case no, ifNothingFits, always }

  /// By how many bytes the marked document is longer before the word than the document.
  var shift: Int { margin?.shift ?? 0 }

  /// Whether a proposal begins with what has been written.
  private var hasFittingItem: Bool { items.contains { $0.label.lowercased().hasPrefix(typed.lowercased()) } }

  /// Adds the proposals, and returns when other indentations of the line are better.
  private mutating func propose() -> Retrying {
    let length = Self.sign.utf8.count
    guard let path = marked.tree.path(to: offset + shift + length) else {
      // An empty document.
      let root = SyntaxNode(kind: .map, range: 0..<0)
      addKeys(document.shape.alternatives, in: root, isFlow: false, hasColon: false)
      return .no
    }
    let bytes = marked.file.bytes
    let own = path.isKey ? path.entry?.entry.key ?? path.node.range : path.node.range
    let meaning = Meaning(of: path, in: marked)
    guard own.lowerBound >= marked.lineStart(of: offset + shift) else {
      switch path.node.kind {
      // Text in several lines is the author's; after another value, the line was meant to be something else.
      case .plain: return meaning.isFree ? .no : .always
      // The line belongs to nothing.
      case .list, .map: return .always
      case .missing, .quoted, .block, .alias: return .no
      }
    }
    let lineEnd = bytes[(offset + shift)...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    let start = min(own.lowerBound - shift, offset)
    range = start..<max(offset, min(own.upperBound, lineEnd) - length - shift)
    let written = document.file.bytes
    if let first = written.dropFirst(start).first, start < offset,
      first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
    {
      let isClosed = range.count > 1 && written[range.upperBound - 1] == first && range.upperBound > offset
      range = start + 1..<max(start + 1, range.upperBound - (isClosed ? 1 : 0))
    }
    typed = document.text(range.lowerBound..<max(range.lowerBound, offset))
    if !completeParameter() { complete(path, meaning) }
    if path.isKey, let map = path.entry?.map, !map.isFlow, let first = map.entries.first,
      marked.column(of: first.key.lowerBound) != marked.column(of: own.lowerBound)
    {
      return .always
    }
    return path.isKey && meaning.outer.contains(where: \.hasFreeNames) || !path.isKey && meaning.isFree
      ? .no : .ifNothingFits
  }

  private mutating func complete(_ path: SyntaxPath, _ meaning: Meaning) {
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
    if typed.hasPrefix("*"), !document.isQuoted(range) {
      addAnchors()
      return
    }
    // Names that the author has given are better than examples, which there may be no flow of.
    if items.isEmpty && path.names.last != KnownKeys.flow
      || !path.names.contains(where: KnownKeys.references.contains)
    {
      addValues(meaning)
    }
  }

  /// Whether there are only spaces before the word being written.
  var isAloneInLine: Bool {
    let start = range.lowerBound + shift
    return marked.file.bytes[marked.lineStart(of: start)..<start].allSatisfy { $0 == 32 }
  }

  /// The style in which a text is written at the place.
  var style: ScalarStyle {
    if document.isQuoted(range) { return document.style(at: range.lowerBound - 1..<range.upperBound) }
    let place = offset + shift + Self.sign.utf8.count
    return .plain(inBrackets: marked.tree.path(to: place)?.isInBrackets ?? false)
  }

  /// Adds a text that the author or the file system has chosen, if it can be written here.
  mutating func append(text: String, kind: Item.Kind) {
    guard let written = style.written(text) else { return }
    append(Item(label: text, kind: kind, plain: written == text ? nil : written))
  }

  mutating func append(_ item: Item) {
    if !item.label.isEmpty, !items.contains(where: { $0.label == item.label }) { items.append(item) }
  }
}
