/// The entries of a map that was laid over another.
///
/// They may be nodes of several documents; each has its own file and span.
final class MergedMap: Sendable {
  let entries: [Node.Entry]
  /// The positions of the entries by the texts of their keys; nil of a small map, which is quicker searched.
  private let positions: [String: Int]?

  init(_ entries: [Node.Entry]) {
    self.entries = entries
    positions =
      entries.count < NodeStore.largeMap
      ? nil
      : Dictionary(
        entries.enumerated().map { ($0.element.key.scalar ?? "", $0.offset) },
        uniquingKeysWith: { first, _ in first })
  }

  /// The position of the entry of a key; nil if there is none. Entries are compared by index, so that none is copied.
  func position(of key: String) -> Int? {
    guard let positions else { return entries.indices.first { entries[$0].key.isScalar(key) } }
    return positions[key]
  }

  /// The position of the entry with the key of another map; nil if there is none.
  func position(of key: Node) -> Int? {
    guard positions == nil else { return position(of: key.scalar ?? "") }
    return entries.indices.first { entries[$0].key.hasSameText(as: key) }
  }
}

extension Node {
  /// Returns this map laid over another, key by key.
  ///
  /// If both have a key, this map's value applies, unless both values are maps, which are then laid over each other
  /// in the same way. The entries of the lower map come first in their order, followed by those that this map adds.
  /// Everything else (span, style, tag) is this map's. If either node isn't a map, returns this node unchanged.
  ///
  /// - Parameters:
  ///   - lower: The lower map, of the same document or another.
  ///   - leftOut: Keys of the lower map to leave out, at the top level only.
  public func laid(over lower: Node, without leftOut: Set<String> = []) -> Node {
    guard kind == .mapping, lower.kind == .mapping else { return self }
    var entries: [Entry] = []
    entries.reserveCapacity(lower.writtenEntryCount + writtenEntryCount)
    lower.forEachEntry { entry in
      if !leftOut.contains(where: entry.key.isScalar) { entries.append(entry) }
    }
    // A small map is searched where it is built, so that it isn't copied.
    let below = entries.count < NodeStore.largeMap ? nil : MergedMap(entries)
    forEachEntry { entry in
      let index =
        below.map { $0.position(of: entry.key) }
        ?? entries.indices.first { entries[$0].key.hasSameText(as: entry.key) }
      guard let index else {
        entries.append(entry)
        return
      }
      let value = entries[index].value
      let areMaps = value.kind == .mapping && entry.value.kind == .mapping
      entries[index] = Entry(
        key: entry.key, value: entry.value.laid(over: value), isMerged: entry.isMerged,
        replaced: areMaps ? nil : value)
    }
    return with(entries)
  }

  /// Returns this map without one of its keys.
  ///
  /// - Parameter path: The names of the keys that lead to it, the outermost first. If there is no such key, nothing
  ///   is removed.
  public func removing(_ path: some Collection<String>) -> Node {
    guard let name = path.first, kind == .mapping else { return self }
    let rest = path.dropFirst()
    let entries = entries.compactMap { entry -> Entry? in
      guard entry.key.isScalar(name) else { return entry }
      guard !rest.isEmpty else { return nil }
      return Entry(key: entry.key, value: entry.value.removing(rest), isMerged: entry.isMerged)
    }
    return with(entries)
  }

  /// Returns the map with other entries and everything else unchanged.
  private func with(_ entries: [Entry]) -> Node {
    let document = YAMLDocument(
      file: document.file, index: document.index, store: document.store, start: document.start,
      edits: document.edits, replacements: document.replacements, merged: (index, MergedMap(entries)))
    return Node(document: document, index: index)
  }
}
