extension Node {
  /// A key of a map and its value.
  public struct Entry: Sendable {
    /// The key, always a scalar.
    public let key: Node
    /// The value.
    public let value: Node
    /// Whether it comes from a merge key (`<<`).
    public let isMerged: Bool
    /// The value that this one replaced when its map was laid over another; nil if there was none, or if both are
    /// maps, which are laid over each other in turn.
    public private(set) var replaced: Node?
  }

  /// The entries of a map, or an empty list for other nodes.
  ///
  /// They are in the order of the text, with the merged entries at the position of the merge key (`<<`): a key in
  /// the map itself overrides a merged one, and an earlier merged map overrides a later one
  /// (<https://yaml.org/type/merge.html>). Keys that have been diagnosed (duplicates and keys that aren't scalars)
  /// are left out.
  public var entries: [Entry] {
    if let merged { return merged.entries }
    if let replacement { return replacement.entries }
    guard kind == .mapping else { return [] }
    let store = document.store
    let map = store.content(of: index)
    var entries: [Entry] = []
    entries.reserveCapacity(Int(store.records[Int(map)].first))
    store.forEachEntry(of: map) { entries.append(entry($0)) }
    return entries
  }

  /// The number of entries of a map, without those that merge keys add, for making room; 0 for other nodes.
  var writtenEntryCount: Int {
    if let merged { return merged.entries.count }
    if let replacement { return replacement.writtenEntryCount }
    return kind == .mapping ? Int(document.store.records[Int(contentIndex)].first) : 0
  }

  /// The value of a key of a map, or nil if there is none.
  public subscript(key: String) -> Node? { entry(key)?.value }

  /// Returns the entry of a key of a map, or nil if there is none.
  public func entry(_ key: String) -> Entry? {
    if let merged { return merged.position(of: key).map { merged.entries[$0] } }
    if let replacement { return replacement.entry(key) }
    guard kind == .mapping else { return nil }
    // Keys with parameters have other texts after filling.
    guard document.replacements.isEmpty else { return entries.first { $0.key.isScalar(key) } }
    let store = document.store
    let map = store.content(of: index)
    if !store.indexes.isEmpty, let index = store.indexes[map] { return index[key].map { entry($0) } }
    var key = key
    let found = key.withUTF8 { key in
      document.file.bytes.withUnsafeBufferPointer { store.entry(of: map, named: key, source: $0) }
    }
    return found.map { entry($0) }
  }

  /// Returns whether all entries of a map meet a condition, like ``entries`` but without making a list.
  package func allEntriesSatisfy(_ condition: (Entry) -> Bool) -> Bool {
    guard merged == nil, replacement == nil else { return entries.allSatisfy(condition) }
    return kind != .mapping || document.store.firstEntry(of: contentIndex) { !condition(entry($0)) } == nil
  }

  /// Calls a function with each entry of a map, like ``entries`` but without making a list.
  package func forEachEntry(_ body: (Entry) -> Void) {
    _ = allEntriesSatisfy { entry in
      body(entry)
      return true
    }
  }

  private func entry(_ record: EntryRecord) -> Entry {
    Entry(
      key: Node(document: document, index: record.key), value: Node(document: document, index: record.value),
      isMerged: record.isMerged)
  }
}
