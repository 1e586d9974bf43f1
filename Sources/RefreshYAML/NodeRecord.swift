/// One node of a document as it is kept: 20 bytes in an array, no reference.
///
/// The records stand in the order of the text, a collection before its children. The children of a collection
/// follow it up to its ``subtreeEnd``.
struct NodeRecord {
  /// What the node is, and what ``first`` and ``second`` mean.
  enum Shape: UInt8 {
    /// A scalar whose text is a stretch of the source: its offset and length.
    case sourceScalar
    /// A scalar whose text had to be put together: offset and length in the document's own text.
    case ownScalar
    /// A list: the number of items and the end of the subtree.
    case sequence
    /// A map: the number of pairs and the end of the subtree.
    case mapping
    /// An alias: the record it stands for.
    case alias
  }

  /// What is known of few nodes.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The node has a tag or an anchor, in the document's list of properties.
    static let hasProperties = Flags(rawValue: 1)
    /// The map's entries are not simply its pairs; they stand in the document's entry lists.
    static let hasEntryList = Flags(rawValue: 2)
    /// The node stands for something that was diagnosed.
    static let isBroken = Flags(rawValue: 4)
  }

  var shape: Shape
  var style: Node.Style
  var flags: Flags
  /// The span, offsets in bytes.
  var start: Int32
  var end: Int32
  /// See ``Shape``.
  var first: Int32
  var second: Int32

  /// Whether the node is a scalar.
  var isScalar: Bool { shape == .sourceScalar || shape == .ownScalar }

  /// Where the text of a scalar stands, in the source or in the document's own text.
  var textRange: Range<Int> { Int(first)..<Int(first) + Int(second) }

  /// The index behind the last node within, of the node at an index.
  func subtreeEnd(at index: Int32) -> Int32 {
    shape == .sequence || shape == .mapping ? second : index + 1
  }
}

/// The tag and the anchor of a node that has one of them.
struct NodeProperties {
  let node: Int32
  let tag: String?
  let anchor: String?
}

/// One entry of a map whose entries are not simply its pairs.
struct EntryRecord {
  let key: Int32
  let value: Int32
  let isMerged: Bool
}
