extension Node {
  /// One key of a map with its value.
  public struct Entry: Sendable {
    /// The key, always a scalar.
    public let key: Node
    /// The value.
    public let value: Node
    /// Whether it came through a merge key (`<<`).
    public let isMerged: Bool
    /// The value that this one took the place of when its map was laid over another; nil if there was none, or if both
    /// are maps and were laid over each other in turn.
    public let replaced: Node?

    init(key: Node, value: Node, isMerged: Bool, replaced: Node? = nil) {
      self.key = key
      self.value = value
      self.isMerged = isMerged
      self.replaced = replaced
    }
  }

  /// The entries of a map, empty for other nodes.
  ///
  /// They stand in the order of the text. In the place of a merge key (`<<`) stand the entries that it brings:
  /// a key written in the map itself wins over a merged one, and an earlier merged map over a later one
  /// (<https://yaml.org/type/merge.html>). Keys that were diagnosed (double ones, keys that are no
  /// scalars) are left out.
  public var entries: [Entry] {
    if let merged { return merged.entries }
    if let replacement { return replacement.entries }
    guard kind == .mapping else { return [] }
    let store = document.store
    let map = store.content(of: index)
    var entries: [Entry] = []
    entries.reserveCapacity(Int(store.records[Int(map)].first))
    store.forEachEntry(of: map) { entry in
      entries.append(
        Entry(
          key: Node(document: document, index: entry.key),
          value: Node(document: document, index: entry.value), isMerged: entry.isMerged))
    }
    return entries
  }

  /// The value of a key of a map, nil if there is none.
  public subscript(key: String) -> Node? { entry(key)?.value }

  /// The entry of a key of a map, nil if there is none.
  public func entry(_ key: String) -> Entry? {
    if let merged { return merged.entries.first { $0.key.isScalar(key) } }
    if let replacement { return replacement.entry(key) }
    guard kind == .mapping else { return nil }
    var found: EntryRecord?
    document.store.forEachEntry(of: document.store.content(of: index)) { entry in
      if found == nil, Node(document: document, index: entry.key).isScalar(key) { found = entry }
    }
    return found.map {
      Entry(
        key: Node(document: document, index: $0.key), value: Node(document: document, index: $0.value),
        isMerged: $0.isMerged)
    }
  }
}
