import RefreshDiagnostics
import RefreshYAML

extension Node.Entry {
  /// Returns the fix that moves the entry into another map of the same file, as its first entry; nil if that one has
  /// such a key, or if more than whole lines would change.
  ///
  /// - Parameters:
  ///   - text: The entry in written form, in one line.
  ///   - name: Its key there.
  ///   - owner: The map that receives it.
  ///   - map: The map that contains the entry.
  func fix(moving text: String, named name: String, into owner: Node, of map: Node) -> Fix? {
    guard owner[name] == nil, owner.span.file === key.span.file, let removal = removal(from: map),
      let addition = owner.fix(adding: text)
    else { return nil }
    let edits = (addition.edits + [removal]).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return Fix("move it there", edits, isSafe: true)
  }

  /// The edit that removes the entry with its line; nil if it isn't alone on one line.
  func removal(from map: Node) -> Fix.Edit? {
    let file = key.span.file
    let line = file.byteRange(ofLine: key.span.startPosition.line)
    guard map.style == .block, !isMerged, !value.isAlias, value.span.file === file,
      max(key.span.end, value.span.end) <= line.upperBound,
      file.bytes[line.lowerBound..<key.span.start].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return nil }
    let end = file.bytes[line.upperBound...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? line.upperBound
    // A comment would be lost.
    guard file.bytes[max(key.span.end, value.span.end)..<end].allSatisfy({ $0 <= UInt8(ascii: " ") }) else {
      return nil
    }
    return Fix.Edit(line.lowerBound..<end, "")
  }
}
