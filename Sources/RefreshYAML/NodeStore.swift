import RefreshDiagnostics

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
  /// What the entry lists are ranges of.
  var entries: [EntryRecord] = []

  /// The entries of large maps by the texts of their keys, by the index of the map.
  var indexes: [Int32: [String: EntryRecord]] = [:]
  /// From how many entries on a map has an index: looking for each key of a map would else take the square of them.
  static let largeMap = 64

  /// Where the content of a node stands: itself, or what an alias stands for.
  func content(of index: Int32) -> Int32 {
    let record = records[Int(index)]
    return record.shape == .alias ? record.first : index
  }

  /// The tag and anchor of a node, found by bisection.
  func properties(of index: Int32) -> NodeProperties? {
    guard records[Int(index)].flags.contains(.hasProperties) else { return nil }
    var (low, high) = (0, properties.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if properties[middle].node <= index { low = middle } else { high = middle }
    }
    return properties[low]
  }

  /// Calls with the key and the value of each pair of a map, as they are written.
  func forEachPair(of map: Int32, _ body: (_ key: Int32, _ value: Int32) -> Void) {
    let end = records[Int(map)].second
    var key = map + 1
    while key < end {
      let value = records[Int(key)].subtreeEnd(at: key)
      body(key, value)
      key = records[Int(value)].subtreeEnd(at: value)
    }
  }

  /// Calls with each entry of a map: its pairs, or the list that was made of them.
  func forEachEntry(of map: Int32, _ body: (EntryRecord) -> Void) {
    if records[Int(map)].flags.contains(.hasEntryList), let list = entryLists[map] {
      for entry in list { body(entries[entry]) }
    } else {
      forEachPair(of: map) { body(EntryRecord(key: $0, value: $1, isMerged: false)) }
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
  /// - Parameter source: all bytes of the file.
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
