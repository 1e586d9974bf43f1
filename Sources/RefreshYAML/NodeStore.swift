import RefreshDiagnostics

/// A node of a document as it is stored: 20 bytes in an array, without references.
///
/// The records are in the order of the text, a collection before its children, which follow it up to its
/// ``subtreeEnd``.
struct NodeRecord {
  /// The kind of node, which determines the meaning of ``first`` and ``second``.
  enum Shape: UInt8 {
    /// A scalar whose text is part of the source: its offset and length.
    case sourceScalar
    /// A scalar whose text differs from the source: offset and length in the document's own text.
    case ownScalar
    /// A list: the number of items and the end of the subtree.
    case sequence
    /// A map: the number of pairs and the end of the subtree.
    case mapping
    /// An alias: the record that it refers to.
    case alias
  }

  /// Properties of only a few nodes.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The node has a tag or an anchor, in the document's list of properties.
    static let hasProperties = Flags(rawValue: 1)
    /// The map's entries aren't simply its pairs; they are in the document's entry lists.
    static let hasEntryList = Flags(rawValue: 2)
    /// The node stands for something that has been diagnosed.
    static let isBroken = Flags(rawValue: 4)
  }

  var shape: Shape
  var style: Node.Style
  var flags: Flags
  /// The span, as byte offsets.
  var start: Int32
  var end: Int32
  /// See ``Shape``.
  var first: Int32
  var second: Int32

  /// Whether the node is a scalar.
  var isScalar: Bool { shape == .sourceScalar || shape == .ownScalar }

  /// The node in messages.
  var noun: String {
    switch shape {
    case .sequence: "a list"
    case .mapping: "a map"
    case .sourceScalar, .ownScalar, .alias: second == 0 ? "nothing" : "text"
    }
  }

  /// The range of a scalar's text, in the source or in the document's own text.
  var textRange: Range<Int> { Int(first)..<Int(first) + Int(second) }

  /// Returns the index after the last descendant of the node at an index.
  func subtreeEnd(at index: Int32) -> Int32 {
    shape == .sequence || shape == .mapping ? second : index + 1
  }
}

/// The tag and the anchor of a node that has at least one of them.
struct NodeProperties {
  let node: Int32
  let tag: String?
  let anchor: String?
}

/// An entry of a map whose entries aren't simply its pairs.
struct EntryRecord {
  let key: Int32
  let value: Int32
  let isMerged: Bool
}

/// The nodes of a document: compact values in a few arrays.
///
/// It grows while events arrive, and then belongs to a ``YAMLDocument``.
struct NodeStore {
  /// All nodes, in the order of the text.
  var records: [NodeRecord] = []
  /// The offsets of quotes that are closed where another one seems to open, on a later line.
  var openQuotes: [Int32] = []
  /// The texts of the scalars that differ from the source, one after another, in UTF-8.
  var text: [UInt8] = []
  /// The tags and anchors, in the order of their nodes.
  var properties: [NodeProperties] = []
  /// The entries of maps with the corresponding flag, by the index of the map.
  var entryLists: [Int32: Range<Int>] = [:]
  /// The entries of all entry lists.
  var entries: [EntryRecord] = []

  /// The entries of large maps by the texts of their keys, for each index of a map.
  var indexes: [Int32: [String: EntryRecord]] = [:]
  /// The number of entries from which a map has an index; without one, looking up all of its keys would take
  /// quadratic time.
  static let largeMap = 64

  /// Returns the index of a node's content: its own, or that of an alias's anchor.
  func content(of index: Int32) -> Int32 {
    let record = records[Int(index)]
    return record.shape == .alias ? record.first : index
  }

  /// Returns the tag and anchor of a node, found by bisection.
  func properties(of index: Int32) -> NodeProperties? {
    guard records[Int(index)].flags.contains(.hasProperties) else { return nil }
    return properties[properties.partitioningIndex { $0.node > index } - 1]
  }

  /// Returns the first pair of a map that meets a condition, as written in the source, or nil if there is none.
  func firstPair(of map: Int32, where isMeant: (EntryRecord) -> Bool) -> EntryRecord? {
    let end = records[Int(map)].second
    var key = map + 1
    while key < end {
      let value = records[Int(key)].subtreeEnd(at: key)
      let pair = EntryRecord(key: key, value: value, isMerged: false)
      if isMeant(pair) { return pair }
      key = records[Int(value)].subtreeEnd(at: value)
    }
    return nil
  }

  /// Calls a function with the key and value of each pair of a map, as written in the source.
  func forEachPair(of map: Int32, _ body: (_ key: Int32, _ value: Int32) -> Void) {
    _ = firstPair(of: map) {
      body($0.key, $0.value)
      return false
    }
  }

  /// Returns the first entry of a map that meets a condition, or nil if there is none. The entries are its pairs,
  /// or its entry list if it has one.
  func firstEntry(of map: Int32, where isMeant: (EntryRecord) -> Bool) -> EntryRecord? {
    guard records[Int(map)].flags.contains(.hasEntryList), let list = entryLists[map] else {
      return firstPair(of: map, where: isMeant)
    }
    return entries[list].first(where: isMeant)
  }

  /// Calls a function with each entry of a map.
  func forEachEntry(of map: Int32, _ body: (EntryRecord) -> Void) {
    _ = firstEntry(of: map) {
      body($0)
      return false
    }
  }

  /// Returns the first entry of a map whose key has a given text, or nil if there is none.
  func entry(
    of map: Int32, named name: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>
  ) -> EntryRecord? {
    firstEntry(of: map) { entry in
      records[Int(content(of: entry.key))].second == name.count
        && withText(of: entry.key, source: source) { $0.hasSameBytes(as: name) }
    }
  }

  /// Makes the index of a map with complete entries, if it is large.
  mutating func indexEntries(of map: Int32, source: UnsafeBufferPointer<UInt8>) {
    guard records[Int(map)].first >= Self.largeMap else { return }
    var index: [String: EntryRecord] = [:]
    forEachEntry(of: map) { entry in
      let key = withText(of: entry.key, source: source) { String(decoding: $0, as: UTF8.self) }
      if index[key] == nil { index[key] = entry }
    }
    indexes[map] = index
  }

  /// Calls a function with each item of a list.
  func forEachItem(of list: Int32, _ body: (Int32) -> Void) {
    let end = records[Int(list)].second
    var item = list + 1
    while item < end {
      body(item)
      item = records[Int(item)].subtreeEnd(at: item)
    }
  }

  /// Calls a function with the UTF-8 text of a scalar, or an empty text for other nodes.
  func withText<Result>(
    of index: Int32, in file: SourceFile, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    file.bytes.withUnsafeBufferPointer { withText(of: index, source: $0, body) }
  }

  /// Calls a function with the UTF-8 text of a scalar, or an empty text for other nodes.
  ///
  /// - Parameter source: All bytes of the file.
  func withText<Result>(
    of index: Int32, source: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let record = records[Int(content(of: index))]
    return switch record.shape {
    case .sourceScalar: body(UnsafeBufferPointer(rebasing: source[record.textRange]))
    case .ownScalar: text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[record.textRange])) }
    case .sequence, .mapping, .alias: body(UnsafeBufferPointer(start: nil, count: 0))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes are equal; `elementsEqual` is several times slower.
  func hasSameBytes(as other: Self) -> Bool {
    guard count == other.count else { return false }
    let (bytes, others) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var offset = 0
    while count - offset >= 8 {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word == others.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset += 8
    }
    while offset < count, self[offset] == other[offset] { offset += 1 }
    return offset == count
  }
}
