import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// Keys around others that belong in their place: `components: { header: … }` instead of `header: …`.
extension KeySetDescription {
  /// Returns the diagnostic for an unknown key whose map has only keys of this one, which aren't there yet; nil for
  /// other keys.
  func wrapper(_ entry: Node.Entry, of map: Node) -> Diagnostic? {
    let names = entry.value.entries.compactMap(\.key.scalar)
    guard !names.isEmpty, names.allSatisfy({ self[$0] != nil && map[$0] == nil }), let name = entry.key.scalar
    else { return nil }
    return Diagnostic(
      .misplacedKey, "\(quoted(name)) is one level too many in \(owner ?? "this map")", at: entry.key.span,
      help: "\(joined(names.map { "`\($0)`" }, by: "and")) \(names.count == 1 ? "belongs" : "belong") in its place",
      fix: entry.unwrapping)
  }
}

extension Node.Entry {
  /// The fix that removes the line of the key, and indents its value like the key; nil for what isn't in lines below.
  fileprivate var unwrapping: Fix? {
    let file = key.span.file
    let first = key.span.startPosition.line
    guard value.style == .block, !value.isAlias, !isMerged, let inner = value.entries.first?.key.span,
      inner.file === file, case let line = file.byteRange(ofLine: first), key.span.end + 1 == line.upperBound
    else { return nil }
    let column = inner.start - file.byteRange(ofLine: inner.startPosition.line).lowerBound
    let distance = column - (key.span.start - line.lowerBound)
    let last =
      value.entries.map { max($0.key.span.endPosition.line, $0.value.span.endPosition.line) }.max() ?? first
    let starts = (first + 1...max(first + 1, last)).map { file.byteRange(ofLine: $0) }.filter { !$0.isEmpty }
    guard distance > 0,
      starts.allSatisfy({ file.bytes[$0].prefix(distance).allSatisfy { $0 == UInt8(ascii: " ") } })
    else { return nil }
    let next = file.byteRange(ofLine: first + 1).lowerBound
    let rest = starts.dropFirst().map { Fix.Edit($0.lowerBound..<min($0.upperBound, $0.lowerBound + distance), "") }
    guard starts.first?.lowerBound == next else { return nil }
    return Fix("remove `\(key.span.text)`", [Fix.Edit(line.lowerBound..<next + distance, "")] + rest, isSafe: true)
  }
}
