import RefreshDiagnostics

/// One document of a text, read and checked.
public final class YAMLDocument: Sendable {
  /// The text it stands in.
  public let file: SourceFile
  /// Its number in the text, from 0.
  public let index: Int
  /// Its nodes.
  let store: NodeStore

  /// Where it begins in the text.
  let start: Int
  /// What is read in place of what is written, in the order of the text.
  let edits: [Fix.Edit]

  /// The replacements of scalars with parameters, by their indices; see ``NodeTemplate``.
  let replacements: [Int32: Replacement]
  /// The map that was laid over another, with the entries that it has then; see ``Node/laid(over:without:)``.
  let merged: (index: Int32, map: MergedMap)?

  init(
    file: SourceFile, index: Int, store: NodeStore, start: Int = 0, edits: [Fix.Edit] = [],
    replacements: [Int32: Replacement] = [:], merged: (index: Int32, map: MergedMap)? = nil
  ) {
    self.file = file
    self.index = index
    self.store = store
    self.start = start
    self.edits = edits
    self.replacements = replacements
    self.merged = merged
  }

  /// The outermost node.
  public var root: Node { Node(document: self, index: 0) }
}

/// One node of a document: a scalar, a list or a map, with its place.
///
/// It is a handle of a reference and an index; the strings and lists that it gives are made when asked for.
/// An alias gives the content of its anchor; only ``span`` is where the alias itself stands.
public struct Node: Sendable {
  /// The kind of a node.
  public enum Kind: Sendable {
    /// Text; its type comes from the key it stands under.
    case scalar
    /// A list.
    case sequence
    /// A map.
    case mapping
  }

  /// The way in which a node is written.
  public enum Style: UInt8, Sendable {
    /// A scalar without quotes.
    case plain
    /// A scalar in `'…'`.
    case singleQuoted
    /// A scalar in `"…"`.
    case doubleQuoted
    /// A block of text behind `|`.
    case literal
    /// A block of text behind `>`.
    case folded
    /// A list or map of lines.
    case block
    /// A list in `[…]` or a map in `{…}`.
    case flow
  }

  /// The document that it is of.
  public let document: YAMLDocument
  let index: Int32

  private var record: NodeRecord { document.store.records[Int(index)] }
  var contentIndex: Int32 { document.store.content(of: index) }
  private var content: NodeRecord { document.store.records[Int(contentIndex)] }
  /// The node that gives the content of a scalar with parameters; nil for all others.
  var replacement: Node? {
    document.replacements.isEmpty ? nil : document.replacements[contentIndex]?.content
  }

  /// Its entries, where it is a map that was laid over another; nil for a node that is as it is written.
  var merged: MergedMap? { document.merged.flatMap { $0.index == index ? $0.map : nil } }

  /// The kind.
  public var kind: Kind {
    if let replacement { return replacement.kind }
    return switch content.shape {
    case .sequence: .sequence
    case .mapping: .mapping
    case .sourceScalar, .ownScalar, .alias: .scalar
    }
  }

  /// The style.
  public var style: Style { replacement?.style ?? content.style }

  /// The span, as a person would underline it.
  ///
  /// A scalar: its text, with quotes if it has them; a block of text from its `|` or `>` to the end of its
  /// last line with text; no text at all is the place right behind the colon or dash. A list or map: with
  /// its brackets, or from its first dash or key to the end of its last value. Tags and anchors are not
  /// part of it.
  public var span: Span { span(of: record) }

  /// The span of the content: that of the anchor if it is an alias, else the same as ``span``.
  public var anchorSpan: Span { span(of: content) }

  /// Whether it is an alias (`*name`).
  public var isAlias: Bool { record.shape == .alias }

  /// The tag in full, like `tag:yaml.org,2002:str` or `!mine`, nil if none is written.
  public var tag: String? { replacement.map(\.tag) ?? document.store.properties(of: contentIndex)?.tag }

  /// The name of its anchor, or of the anchor that the alias names; nil if it has none.
  public var anchor: String? { document.store.properties(of: contentIndex)?.anchor }

  /// Whether it stands for something that has been diagnosed, like an alias of an unknown name.
  ///
  /// Such a node is an empty scalar. Who meets it should be silent: there is a diagnostic at its place.
  public var isBroken: Bool { record.flags.contains(.isBroken) || replacement?.isBroken ?? false }

  /// The text of a scalar, empty where nothing is written; nil for lists and maps.
  public var scalar: String? {
    if let replacement { return replacement.scalar }
    guard content.isScalar else { return nil }
    return document.store.withText(of: index, in: document.file) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether it is a scalar with exactly this text; makes no string.
  public func isScalar(_ text: String) -> Bool {
    if let replacement { return replacement.isScalar(text) }
    let content = content
    guard content.isScalar, content.second == text.utf8.count else { return false }
    return document.store.withText(of: index, in: document.file) { $0.elementsEqual(text.utf8) }
  }

  /// Whether it and another are scalars with the same text; makes no string.
  func hasSameText(as other: Node) -> Bool {
    if let replacement { return replacement.hasSameText(as: other) }
    if let replacement = other.replacement { return hasSameText(as: replacement) }
    guard content.isScalar, other.content.isScalar, content.second == other.content.second else { return false }
    return document.store.withText(of: index, in: document.file) { text in
      other.document.store.withText(of: other.index, in: other.document.file) { text.hasSameBytes(as: $0) }
    }
  }

  /// The position of a scalar's text among names; nil for another text, lists and maps.
  package func position(in names: NameIndex) -> Int? {
    if let replacement { return replacement.position(in: names) }
    guard content.isScalar else { return nil }
    return document.store.withText(of: index, in: document.file) { names.position(of: $0) }
  }

  /// Whether it is null: not quoted, without a tag, and empty, `~`, `null`, `Null` or `NULL`
  /// (YAML 1.1, type `null`).
  public var isNull: Bool {
    if let replacement { return replacement.isNull }
    guard style == .plain, content.isScalar, content.second <= 4, tag == nil else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(where: isScalar)
  }

  /// The items of a list, empty for other nodes.
  public var items: [Node] {
    if let replacement { return replacement.items }
    guard kind == .sequence else { return [] }
    var items: [Node] = []
    items.reserveCapacity(Int(content.first))
    document.store.forEachItem(of: contentIndex) { items.append(Node(document: document, index: $0)) }
    return items
  }

  private func span(of record: NodeRecord) -> Span {
    Span(file: document.file, start: Int(record.start), end: Int(record.end))
  }
}
