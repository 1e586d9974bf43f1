import RefreshDiagnostics

/// A text with corrections, and the mapping from its offsets to those of the original text.
///
/// If it is certain what was meant, the corrected text is read, so that a slip is reported only once and what
/// follows it is read, too. All spans are those of the original text.
struct MendedText: Sendable {
  /// The text as it was written.
  let original: SourceFile
  /// The corrections, in the order of the text and without overlaps.
  let edits: [Fix.Edit]
  /// The corrected text.
  let text: SourceFile

  /// Makes a corrected text, or returns nil if two corrections overlap.
  init?(_ original: SourceFile, _ edits: [Fix.Edit]) {
    let edits = edits.enumerated()
      .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }.map(\.element)
    guard zip(edits, edits.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound && $0 != $1 })
    else {
      return nil
    }
    self.original = original
    self.edits = edits
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.bytes.count + 64)
    var end = 0
    for edit in edits {
      bytes += original.bytes[end..<edit.range.lowerBound]
      bytes += edit.replacement.utf8
      end = edit.range.upperBound
    }
    text = SourceFile(path: original.path, bytes: bytes + original.bytes[end...], start: original.start)
  }

  /// Returns the offset in the original text of an offset in the corrected one.
  func original(_ offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      let length = edit.replacement.utf8.count
      if offset < start { break }
      if offset < start + length { return edit.range.lowerBound + min(offset - start, edit.range.count) }
      shift += length - edit.range.count
    }
    return offset - shift
  }

  /// Returns the nodes of the corrected text with the spans of the original text.
  func placed(_ store: NodeStore) -> NodeStore {
    var store = store
    for index in store.records.indices {
      let record = store.records[index]
      store.records[index].start = Int32(original(Int(record.start)))
      store.records[index].end = Int32(original(Int(record.end)))
      guard record.shape == .sourceScalar else { continue }
      let start = original(record.textRange.lowerBound)
      let written = start..<start + record.textRange.count
      if written.upperBound <= original.bytes.count,
        original.bytes[written].elementsEqual(text.bytes[record.textRange])
      {
        store.records[index].first = Int32(start)
      } else {
        store.records[index].shape = .ownScalar
        store.records[index].first = Int32(store.text.count)
        store.text += text.bytes[record.textRange]
      }
    }
    return store
  }
}

extension SourceFile {
  /// Returns a span of this file for a range of the text that was read.
  func span(_ start: Int, _ end: Int, in mended: MendedText?) -> Span {
    guard let mended else { return Span(file: self, start: start, end: end) }
    return Span(file: self, start: mended.original(start), end: mended.original(end))
  }
}
