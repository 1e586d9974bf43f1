import RefreshDiagnostics

/// One node of a document as it is kept: 20 bytes in an array, no reference.
///
/// The records stand in the order of the text, a collection before its children. The children of a collection
/// follow it up to its ``subtreeEnd``.
struct NodeRecord {
  /// The kind of node, which decides what ``first`` and ``second`` mean.
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

  /// Properties that few nodes have.
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

  /// The node in messages.
  var noun: String {
    switch shape {
    case .sequence: "a list"
    case .mapping: "a map"
    case .sourceScalar, .ownScalar, .alias: second == 0 ? "nothing" : "text"
    }
  }

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

/// The nodes of one document: compact values in a few arrays.
///
/// It grows while events come, and then belongs to a ``YAMLDocument``.
struct NodeStore {
  /// All nodes in the order of the text.
  var records: [NodeRecord] = []
  /// The text of the scalars that are no stretch of the source, one behind the other, in UTF-8.
  var text: [UInt8] = []
  /// The tags and anchors in the order of their nodes.
  var properties: [NodeProperties] = []
  /// The entries of the maps that are flagged so, by the index of the map.
  var entryLists: [Int32: Range<Int>] = [:]
  /// The entries of all entry lists.
  var entries: [EntryRecord] = []

  /// The entries of large maps by the texts of their keys, by the index of the map.
  var indexes: [Int32: [String: EntryRecord]] = [:]
  /// From how many entries on a map has an index: looking for each key of a map would else take the square of them.
  static let largeMap = 64

  /// The index of the content of a node: its own, or that of the anchor of an alias.
  func content(of index: Int32) -> Int32 {
    let record = records[Int(index)]
    return record.shape == .alias ? record.first : index
  }

  /// The tag and anchor of a node, found by bisection.
  func properties(of index: Int32) -> NodeProperties? {
    guard records[Int(index)].flags.contains(.hasProperties) else { return nil }
    return properties[properties.partitioningIndex { $0.node > index } - 1]
  }

  /// The first pair of a map that meets a condition, as they are written; nil if there is none.
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

  /// Calls with the key and the value of each pair of a map, as they are written.
  func forEachPair(of map: Int32, _ body: (_ key: Int32, _ value: Int32) -> Void) {
    _ = firstPair(of: map) {
      body($0.key, $0.value)
      return false
    }
  }

  /// The first entry of a map that meets a condition, nil if there is none: of its pairs, or of the list that was made of
  /// them.
  func firstEntry(of map: Int32, where isMeant: (EntryRecord) -> Bool) -> EntryRecord? {
    guard records[Int(map)].flags.contains(.hasEntryList), let list = entryLists[map] else {
      return firstPair(of: map, where: isMeant)
    }
    return entries[list].first(where: isMeant)
  }

  /// Calls with each entry of a map.
  func forEachEntry(of map: Int32, _ body: (EntryRecord) -> Void) {
    _ = firstEntry(of: map) {
      body($0)
      return false
    }
  }

  /// The first entry of a map whose key has a text; nil if there is none.
  func entry(
    of map: Int32, named name: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>
  ) -> EntryRecord? {
    firstEntry(of: map) { entry in
      records[Int(content(of: entry.key))].second == name.count
        && withText(of: entry.key, source: source) { $0.hasSameBytes(as: name) }
    }
  }

  /// Makes the index of a map whose entries are complete, if it is large.
  mutating func indexEntries(of map: Int32, source: UnsafeBufferPointer<UInt8>) {
    guard records[Int(map)].first >= Self.largeMap else { return }
    var index: [String: EntryRecord] = [:]
    forEachEntry(of: map) { entry in
      let key = withText(of: entry.key, source: source) { String(decoding: $0, as: UTF8.self) }
      if index[key] == nil { index[key] = entry }
    }
    indexes[map] = index
  }

  /// Calls with each item of a list.
  func forEachItem(of list: Int32, _ body: (Int32) -> Void) {
    let end = records[Int(list)].second
    var item = list + 1
    while item < end {
      body(item)
      item = records[Int(item)].subtreeEnd(at: item)
    }
  }

  /// Calls with the text of a scalar in UTF-8, empty for other nodes.
  func withText<Result>(
    of index: Int32, in file: SourceFile, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    file.bytes.withUnsafeBufferPointer { withText(of: index, source: $0, body) }
  }

  /// Calls with the text of a scalar in UTF-8, empty for other nodes.
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
  /// Whether the bytes are the same; `elementsEqual` takes several times as long.
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
