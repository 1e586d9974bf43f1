import RefreshYAML

extension Node {
  /// The text of the node as it is written, with lists and maps in brackets; nil where that is more than a line can hold:
  /// comments, aliases, tags and blocks of text.
  package var flowText: String? {
    guard !isAlias, !isBroken, tag == nil, anchor == nil else { return nil }
    switch kind {
    case .scalar:
      let written = span.text
      switch style {
      case .plain:
        // Between brackets a comma would end it.
        let isOnlyText = !written.contains { ",[]{}#\n".contains($0) } && !written.isEmpty
        return written == scalar && isOnlyText ? written : nil
      case .singleQuoted, .doubleQuoted: return written.contains("\n") ? nil : written
      default: return nil
      }
    case .sequence:
      let texts = items.compactMap(\.flowText)
      return texts.count == items.count ? "[" + texts.joined(separator: ", ") + "]" : nil
    case .mapping: return Node.flowText(of: entries)
    }
  }

  /// A map in braces; nil where an entry can't be written so.
  package static func flowText(of entries: [Entry]) -> String? {
    let texts = entries.compactMap { entry -> String? in
      guard !entry.isMerged, let key = entry.key.flowText, let value = entry.value.flowText else { return nil }
      return "\(key): \(value)"
    }
    return texts.count == entries.count ? flowText(ofEntries: texts) : nil
  }

  /// A map in braces, of entries that are written already.
  package static func flowText(ofEntries entries: [String]) -> String {
    "{ " + entries.joined(separator: ", ") + " }"
  }

  /// Whether a comment stands within it, which no fix may take away.
  package var hasComment: Bool { kind != .scalar && span.text.contains("#") && span.text.contains(" #") }
}
