extension Node {
  /// This map without one of its keys.
  ///
  /// - Parameter path: the names of the keys that lead to it, the outermost first. A path that leads nowhere removes
  ///   nothing.
  public func removing(_ path: some Collection<String>) -> Node {
    guard let name = path.first, kind == .mapping else { return self }
    let rest = path.dropFirst()
    let entries = entries.compactMap { entry -> Entry? in
      guard entry.key.isScalar(name) else { return entry }
      guard !rest.isEmpty else { return nil }
      return Entry(key: entry.key, value: entry.value.removing(rest), isMerged: entry.isMerged)
    }
    return Node(document: document, index: index, merged: MergedMap(entries))
  }
}
