import RefreshDiagnostics
import RefreshYAML

extension Node {
  /// The source text of the node, with lists and maps in brackets, or nil if it can't be written on one line,
  /// because of comments, aliases, tags or block scalars.
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

  /// Returns the text of a value as it is or as it certainly was meant, or nil if it is wrong otherwise.
  ///
  /// - Parameter answer: How the value was read, and whether it is valid.
  package func flowText(rightBy answer: Diagnostics.Answer<Bool>) -> String? {
    if answer.clean == true { return flowText }
    guard kind == .scalar, answer.found.all.count == 1, let fix = answer.found.all[0].fix, fix.isSafe,
      fix.edits.count == 1, fix.edits[0].range == span.start..<span.end
    else { return nil }
    return fix.edits[0].replacement
  }

  /// Returns a map in braces, or nil if an entry can't be written in this form.
  package static func flowText(of entries: [Entry]) -> String? {
    let texts = entries.compactMap { entry -> String? in
      guard !entry.isMerged, let key = entry.key.flowText, let value = entry.value.flowText else { return nil }
      return "\(key): \(value)"
    }
    return texts.count == entries.count ? flowText(ofEntries: texts) : nil
  }

  /// Returns a map in braces, made from written entries.
  package static func flowText(ofEntries entries: [String]) -> String {
    "{ " + entries.joined(separator: ", ") + " }"
  }

  /// Whether the node contains a comment, which no fix may remove.
  package var hasComment: Bool { kind != .scalar && span.text.contains("#") && span.text.contains(" #") }

  /// Returns a fix that writes a list, a map or a step in place of a scalar and its quotes; nil if the source differs from the
  /// text, as where it is a parameter's value.
  package func fix(inPlaceOfScalar text: String?, isSafe: Bool = true) -> Fix? {
    guard let text, let scalar, !scalar.isEmpty, span.part(of: scalar) != nil else { return nil }
    return Fix(replacing: span, by: text, isSafe: isSafe)
  }

  /// Returns a fix that writes another text in place of the value; nil without a text, and for values with comments, which it
  /// would remove.
  package func fix(writing text: String?, isSafe: Bool = true) -> Fix? {
    guard !hasComment, let text else { return nil }
    let fix = Fix(replacing: span, by: text, isSafe: isSafe)
    return Fix(fix.title, [edit(writing: text)], isSafe: isSafe)
  }

  /// Returns the edit that replaces the value with a text on one line.
  ///
  /// The lines of a list may be in the column of their key, where nothing else may begin; so the text follows the key, or is
  /// indented deeper if there is a comment between them.
  private func edit(writing text: String) -> Fix.Edit {
    guard style == .block, !isAlias, kind != .scalar else { return Fix.Edit(span.start..<span.end, text) }
    let bytes = span.file.bytes
    let start = bytes[..<span.start].lastIndex { $0 > UInt8(ascii: " ") }
    if let start, bytes[start] == UInt8(ascii: ":") { return Fix.Edit(start + 1..<span.end, " " + text) }
    return Fix.Edit(span.start..<span.end, kind == .sequence ? "  " + text : text)
  }
}
