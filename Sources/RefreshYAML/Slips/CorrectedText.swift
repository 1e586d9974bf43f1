import RefreshDiagnostics
import RefreshText

/// A document with edits that knows where each byte was in the text as written.
///
/// If it is certain what was meant, the corrected text is read, so that a slip is reported only once and what
/// follows it is read, too. All spans are those of the original text.
struct CorrectedText: Sendable {
  /// The text as it was written.
  let original: SourceFile
  /// The document that is read; no other document is.
  let extent: DocumentExtent
  /// The changes, in the order of the text; none touches another.
  let edits: [Fix.Edit]
  /// The corrected text.
  let text: SourceFile
  /// The starts of the edits in the text that is read.
  private let starts: [Int]

  /// Nil if two edits change the same place, or one belongs to another document.
  init?(_ original: SourceFile, _ edits: [Fix.Edit], in extent: DocumentExtent) {
    let edits = edits.ordered(on: \.range.lowerBound)
    guard extent.contains(edits),
      zip(edits, edits.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound && $0 != $1 })
    else {
      return nil
    }
    self.original = original
    self.extent = extent
    self.edits = edits
    var bytes: [UInt8] = []
    bytes.reserveCapacity(extent.lookahead - extent.start + 64)
    var end = extent.start
    var starts: [Int] = []
    for edit in edits {
      starts.append(bytes.count + edit.range.lowerBound - end)
      bytes += original.bytes[end..<edit.range.lowerBound]
      bytes += edit.replacement.utf8
      end = edit.range.upperBound
    }
    self.starts = starts
    bytes += original.bytes[end..<extent.lookahead]
    text = SourceFile(path: original.path, bytes: bytes, identity: original.identity)
  }

  /// The offset, in the text that is read, where the next document begins; nil if none follows.
  var nextDocument: Int? {
    extent.end < original.bytes.count ? text.bytes.count - (extent.lookahead - extent.end) : nil
  }

  /// Returns the offset in the original text of an offset in the corrected one.
  func original(_ offset: Int) -> Int {
    let index = starts.partitioningIndex { $0 > offset } - 1
    guard index >= 0 else { return offset + extent.start }
    let (edit, into) = (edits[index], offset - starts[index])
    let length = edit.replacement.utf8.count
    return into < length
      ? edit.range.lowerBound + min(into, edit.range.count) : edit.range.upperBound + into - length
  }

  /// The pairs of surrogates that were read as one character and are not in double quotes, where they are what they look like.
  ///
  /// - Parameter store: What was read.
  func edits(outsideOfDoubleQuotesIn store: NodeStore) -> [Fix.Edit] {
    var found: [Fix.Edit] = []
    for record in store.records
    where record.style != .doubleQuoted && (record.shape == .sourceScalar || record.shape == .ownScalar) {
      var index = starts.partitioningIndex { $0 >= Int(record.start) }
      while index < starts.count, starts[index] < Int(record.end) {
        if SurrogatePair(at: edits[index].range.lowerBound, in: original.bytes)?.edit == edits[index] {
          found.append(edits[index])
        }
        index += 1
      }
    }
    return found
  }

  /// The record of a node that was read, with its place in the written text.
  func placed(_ record: NodeRecord) -> NodeRecord {
    var record = record
    record.start = Int32(original(Int(record.start)))
    record.end = Int32(original(Int(record.end)))
    return record
  }

  /// Returns the nodes of the corrected text with the spans of the original text.
  func placed(_ store: NodeStore) -> NodeStore {
    var store = store
    for index in store.records.indices {
      let record = store.records[index]
      store.records[index] = placed(record)
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
  func span(_ start: Int, _ end: Int, in corrected: CorrectedText?) -> Span {
    guard let corrected else { return Span(file: self, start: start, end: end) }
    return Span(file: self, start: corrected.original(start), end: corrected.original(end))
  }
}
