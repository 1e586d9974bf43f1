import RefreshDiagnostics

/// A document of a text, parsed and checked.
public final class YAMLDocument: Sendable {
  /// The text that contains it.
  public let file: SourceFile
  /// Its number in the text, from 0.
  public let index: Int
  /// Its nodes.
  let store: NodeStore

  /// The offset at which it begins in the text.
  let start: Int
  /// The corrections that were applied before reading, in the order of the text.
  let edits: [Fix.Edit]
  /// The last of them, if it is one of several guesses.
  let guess: LevelGuess?
  /// Returns the keys that may be missing above a list or map.
  let missingKeys: MissingKeys

  /// The replacements of scalars with parameters, by index; see ``NodeTemplate``.
  let replacements: [Int32: Replacement]
  /// A map that was laid over another, with the resulting entries; see ``Node/laid(over:without:)``.
  let merged: (index: Int32, map: MergedMap)?

  init(
    file: SourceFile, index: Int, store: NodeStore, start: Int = 0, edits: [Fix.Edit] = [],
    guess: LevelGuess? = nil, missingKeys: @escaping MissingKeys = { _, _ in [] },
    replacements: [Int32: Replacement] = [:], merged: (index: Int32, map: MergedMap)? = nil
  ) {
    self.file = file
    self.index = index
    self.store = store
    self.start = start
    self.edits = edits
    self.guess = guess
    self.missingKeys = missingKeys
    self.replacements = replacements
    self.merged = merged
  }

  /// The outermost node.
  public var root: Node { Node(document: self, index: 0) }
}

/// A node of a document: a scalar, a list or a map.
///
/// It is a lightweight handle; strings and lists are made on demand. An alias has the content of its anchor;
/// only its ``span`` is that of the alias itself.
public struct Node: Sendable {
  /// The kind of a node.
  public enum Kind: Sendable {
    /// Text, whose type is determined by the key.
    case scalar
    /// A list.
    case sequence
    /// A map.
    case mapping
  }

  /// The style in which a node is written.
  public enum Style: UInt8, Sendable {
    /// A scalar without quotes.
    case plain
    /// A scalar in `'…'`.
    case singleQuoted
    /// A scalar in `"…"`.
    case doubleQuoted
    /// A literal block scalar, after `|`.
    case literal
    /// A folded block scalar, after `>`.
    case folded
    /// A list or map in block style.
    case block
    /// A list in `[…]` or a map in `{…}`.
    case flow
  }

  /// The document that contains it.
  public let document: YAMLDocument
  let index: Int32

  private var record: NodeRecord { document.store.records[Int(index)] }
  var contentIndex: Int32 { document.store.content(of: index) }
  private var content: NodeRecord { document.store.records[Int(contentIndex)] }
  /// The node that provides the content of a scalar with parameters, or nil for other nodes.
  @inline(__always)
  var replacement: Node? {
    document.replacements.isEmpty ? nil : document.replacements[contentIndex]?.content
  }

  /// The entries of a map that was laid over another, or nil for an unchanged node.
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
  /// - A scalar: its text, including its quotes. A block scalar: from `|` or `>` to the end of its last line
  ///   with text. A missing value: the position directly after the colon or dash.
  /// - A list or map: from bracket to bracket, or from its first dash or key to the end of its last value.
  ///
  /// Tags and anchors aren't included.
  public var span: Span { span(of: record) }

  /// The span of the content: that of the anchor if the node is an alias, otherwise the same as ``span``.
  public var anchorSpan: Span { span(of: content) }

  /// Whether the node is an alias (`*name`).
  public var isAlias: Bool { record.shape == .alias }

  /// The full tag, such as `tag:yaml.org,2002:str` or `!mine`, or nil if none is written.
  public var tag: String? { replacement.map(\.tag) ?? document.store.properties(of: contentIndex)?.tag }

  /// The name of its anchor, or of the anchor that the alias refers to; nil if it has none.
  public var anchor: String? { document.store.properties(of: contentIndex)?.anchor }

  /// Whether the node stands for something that has been diagnosed, such as an unknown alias.
  ///
  /// Such a node is an empty scalar. Don't report anything about it, because there is already a diagnostic.
  public var isBroken: Bool { record.flags.contains(.isBroken) || replacement?.isBroken ?? false }

  /// Whether it certainly has no tag and stands for nothing that has been diagnosed, as most nodes.
  package var isUntaggedAndRight: Bool {
    document.replacements.isEmpty && record.flags.isDisjoint(with: [.isBroken, .hasProperties]) && !isAlias
  }

  /// The text of a scalar, empty if nothing is written, or nil for lists and maps.
  public var scalar: String? {
    if let replacement { return replacement.scalar }
    guard content.isScalar else { return nil }
    return document.store.withText(of: index, in: document.file) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether the node is a scalar with exactly this text, without making a string.
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
    let (content, others) = (content, other.content)
    guard content.second == others.second, content.isScalar, others.isScalar else { return false }
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

  /// Whether the node is null: unquoted, untagged, and empty, `~`, `null`, `Null` or `NULL` (YAML 1.1, type
  /// `null`).
  public var isNull: Bool {
    if let replacement { return replacement.isNull }
    let content = content
    guard content.second <= 4, content.style == .plain, content.isScalar, tag == nil else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(where: isScalar)
  }

  /// The items of a list, or an empty list for other nodes.
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
