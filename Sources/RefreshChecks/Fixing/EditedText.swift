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
    var edits: [Fix.Edit] = []
    var count = 0
    for fix in fixes.sorted(by: { Self.start(of: $0) < Self.start(of: $1) }) where !fix.edits.isEmpty {
      let own = fix.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      let areInOrder = zip(own, own.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
      let isInside = own[0].range.lowerBound >= 0 && own[own.count - 1].range.upperBound <= bytes.count
      guard areInOrder, isInside, own.allSatisfy({ !Self.touches($0, edits) }) else { continue }
      for edit in own { edits.insert(edit, at: Self.place(of: edit.range.lowerBound + 1, in: edits)) }
      count += 1
    }
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    self.bytes = result + bytes[end...]
    self.count = count
  }

  private static func start(of fix: Fix) -> Int { fix.edits.map(\.range.lowerBound).min() ?? 0 }

  /// Whether an edit changes the same bytes as one of some others, or puts something in at the same place.
  ///
  /// - Parameter others: in the order of the text; none touches another.
  private static func touches(_ edit: Fix.Edit, _ others: [Fix.Edit]) -> Bool {
    let next = place(of: edit.range.lowerBound, in: others)
    if next > 0, others[next - 1].range.upperBound > edit.range.lowerBound { return true }
    guard next < others.count else { return false }
    return others[next].range.lowerBound < max(edit.range.upperBound, edit.range.lowerBound + 1)
  }

  /// The position of the first edit that begins at an offset or behind it, found by bisection.
  private static func place(of offset: Int, in edits: [Fix.Edit]) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
