import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

extension Node {
  /// The entries that lead through maps with one key to a list; empty if there is none.
  func path(toListThrough isOnTheWay: (String) -> Bool) -> [Entry] {
    guard kind == .mapping, entries.count == 1, let only = entries.first, let key = only.key.scalar, isOnTheWay(key)
    else { return [] }
    if only.value.kind == .sequence { return [only] }
    let rest = only.value.path(toListThrough: isOnTheWay)
    return rest.isEmpty ? [] : [only] + rest
  }

  /// The fix that makes a list from maps with one key; nil if more than the keys would be lost.
  func fix(leavingOnlyListOf path: [Entry]) -> Fix? {
    let file = span.file
    guard let list = path.last?.value, !isAlias,
      path.allSatisfy({ !$0.value.isAlias && $0.key.span.file === file && $0.value.span.file === file })
    else { return nil }
    if list.style == .flow { return fix(writing: list.flowText) }
    // The lines of the keys go; the lines of the list stay as they are.
    let lines = path.map { $0.key.span.startPosition.line }
    guard let last = lines.last, list.span.startPosition.line > last, !lines.isEmpty,
      zip(path, lines).allSatisfy({ entry, line in
        file.text(in: file.byteRange(ofLine: line)).filter { $0 != " " && $0 != "\r" } == "\(entry.key.span.text):"
      }), lines == Array(lines[0]...last)
    else { return nil }
    let names = joined(path.map { "`\($0.key.span.text):`" }, by: "and")
    let end = file.byteRange(ofLine: last + 1).lowerBound
    return Fix("remove \(names)", [Fix.Edit(file.byteRange(ofLine: lines[0]).lowerBound..<end, "")], isSafe: true)
  }

  /// The edits that make items of the entries of a map, with the key of each as the value of one in it; nil where that is more
  /// than the lines of the keys.
  func dashes(withKey name: String) -> [Fix.Edit]? {
    guard style == .block, !isAlias else { return nil }
    let edits = entries.compactMap { entry -> Fix.Edit? in
      let (key, file) = (entry.key.span, span.file)
      guard let inner = entry.value.entries.first?.key.span, entry.value.style == .block, !entry.value.isAlias,
        key.file === file, inner.file === file, case let line = file.byteRange(ofLine: key.startPosition.line),
        file.text(in: key.end..<max(key.end, line.upperBound)).allSatisfy({ ": \r".contains($0) }),
        case let depth = inner.startPosition.column - key.startPosition.column, depth >= 2
      else { return nil }
      let dash = "-" + String(repeating: " ", count: depth - 1)
      return Fix.Edit(key.start..<line.upperBound, "\(dash)\(name): \(key.text)")
    }
    return edits.count == entries.count ? edits : nil
  }

  /// The edits that put a dash before each key of a map of lines, and what belongs to it deeper; nil where that is more than
  /// blanks at the beginning of lines.
  func lineBreaks(before keys: [Node]) -> [Fix.Edit]? {
    let bytes = span.file.bytes
    let starts = Set(keys.map(\.span.start))
    guard let first = keys.first?.span, let last = entries.last?.value.span.end else { return nil }
    var edits = [Fix.Edit(first.start..<first.start, "- ")]
    for index in bytes[first.start..<max(first.start, last)].indices where bytes[index] == UInt8(ascii: "\n") {
      let line = bytes[(index + 1)...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.endIndex
      guard line < last else { break }
      edits.append(Fix.Edit(line..<line, starts.contains(line) ? "- " : "  "))
    }
    return edits
  }
}
