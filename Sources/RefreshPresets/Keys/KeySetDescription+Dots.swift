import RefreshDiagnostics
import RefreshYAML

/// Keys of inner maps that are written with dots: `header.height: 60` instead of `header: { height: 60 }`.
extension KeySetDescription {
  /// Returns the key whose map an unknown key with dots belongs to, and the diagnostic, which the first of several keys
  /// of the same map has; nil for other keys.
  func dotted(_ entry: Node.Entry, of map: Node, as owner: String) -> (key: String, diagnostic: Diagnostic?)? {
    guard let words = words(of: entry) else { return nil }
    let all = map.entries.filter { self[$0.key.scalar ?? ""] == nil && self.words(of: $0)?.first == words[0] }
    guard let first = all.first, first.key.span == entry.key.span else { return (words[0], nil) }
    let (key, rest) = (words[0], words.dropFirst().joined(separator: "."))
    let message = "\(quoted(entry.key.scalar ?? "")) isn't a key of \(owner)"
    if let inner = map[key] {
      let text = entry.value.flowText.map { "\(rest): \($0)" }
      let fix =
        all.count == 1 && words.count == 2
        ? text.flatMap { entry.fix(moving: $0, named: rest, into: inner, of: map) } : nil
      return (
        key,
        Diagnostic(
          .misplacedKey, message, at: entry.key.span, help: "write `\(rest)` under `\(key)`", fix: fix)
      )
    }
    let text = InnerKeys(all.map { (self.words(of: $0) ?? [], $0.value.flowText) }).text
    return (
      key,
      Diagnostic(
        .misplacedKey, message, at: entry.key.span, help: "write `\(text ?? "\(key): { \(rest): … }")`",
        fix: text.flatMap { all.fix(writing: $0, in: map) })
    )
  }

  /// The words of a key with dots, if the map of the key that is its first word may have its second; nil for other keys.
  private func words(of entry: Node.Entry) -> [String]? {
    let words = (entry.key.scalar ?? "").split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return words.count > 1 && self[words[0]]?.shape.hasKey(words[1]) ?? false ? words : nil
  }
}

/// Keys with dots as maps in maps.
private struct InnerKeys {
  /// The written form of all, `header: { type: normalHeader, height: 60 }`; nil if a value can't be written in one line.
  let text: String?

  init(_ entries: [(words: [String], value: String?)]) {
    var order: [String] = []
    var inner: [String: [(words: [String], value: String?)]] = [:]
    for (words, value) in entries {
      if inner[words[0]] == nil { order.append(words[0]) }
      inner[words[0], default: []].append((Array(words.dropFirst()), value))
    }
    let texts = order.compactMap { name -> String? in
      let entries = inner[name] ?? []
      if entries.count == 1, entries[0].words.isEmpty { return entries[0].value.map { "\(name): \($0)" } }
      guard entries.allSatisfy({ !$0.words.isEmpty }) else { return nil }
      return InnerKeys(entries).members.map { "\(name): " + Node.flowText(ofEntries: $0) }
    }
    members = texts.count == order.count ? texts : nil
    text = members.flatMap { $0.count == 1 ? $0[0] : nil }
  }

  private let members: [String]?
}

extension [Node.Entry] {
  /// Returns the fix that writes a text in place of entries that follow one another; nil for others.
  fileprivate func fix(writing text: String, in map: Node) -> Fix? {
    let keys = map.entries.map(\.key.span)
    guard let first, let last, let start = keys.firstIndex(of: first.key.span), start + count <= keys.count,
      keys[start + count - 1] == last.key.span, allSatisfy({ $0.fix(writing: text) != nil })
    else { return nil }
    let place = Span(
      file: first.key.span.file, start: first.key.span.start,
      end: Swift.max(last.key.span.end, last.value.span.end))
    return place.text.contains(" #") ? nil : Fix(replacing: place, by: text, isSafe: true)
  }
}
