import RefreshDiagnostics

/// A text with fixes applied.
struct EditedText {
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The number of fixes that were applied.
  let count: Int

  /// Applies fixes to a text; what they do not touch stays byte for byte.
  ///
  /// Of two fixes that touch the same place, only the first is applied: what the other knows of the text is no longer
  /// true. The same fix, found twice, is one.
  ///
  /// - Parameters:
  ///   - fixes: in any order; a fix is applied as a whole or not at all.
  ///   - bytes: the text that their edits count in.
  init(_ fixes: [Fix], appliedTo bytes: [UInt8]) {
    let sorted = fixes.filter { !$0.edits.isEmpty }.sorted { Self.start(of: $0) < Self.start(of: $1) }
    var edits: [Fix.Edit] = []
    var count = 0
    for fix in sorted where fix.edits.allSatisfy({ $0.range.upperBound <= bytes.count && 0 <= $0.range.lowerBound })
    {
      guard !fix.edits.contains(where: { edit in edits.contains { Self.touch($0, edit) } }) else { continue }
      edits += fix.edits
      count += 1
    }
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    self.bytes = result
    self.count = count
  }

  private static func start(of fix: Fix) -> Int { fix.edits.map(\.range.lowerBound).min() ?? 0 }

  /// Whether two edits change the same bytes, or put something in at the same place.
  private static func touch(_ a: Fix.Edit, _ b: Fix.Edit) -> Bool {
    a.range.overlaps(b.range) || a.range.lowerBound == b.range.lowerBound
  }
}
