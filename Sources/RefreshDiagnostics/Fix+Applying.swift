import RefreshText

/// Edits of one text, in the order of the text; none touches another.
///
/// Fixes are added as a whole or not at all, so that the list can always be applied.
package struct EditList: Sendable {
  /// The edits, by their places.
  package private(set) var edits: [Fix.Edit] = []
  /// The number of fixes that were added.
  package private(set) var fixCount = 0

  /// Makes an empty list.
  package init() {}

  /// Adds the edits of a fix, unless one of them touches another: an earlier one, or another of the same fix.
  ///
  /// Two edits touch if they change the same bytes or insert something at the same place; what a fix inserts right before
  /// something that it replaces itself belongs together.
  ///
  /// - Parameter count: The number of bytes of the text; edits beyond it are refused.
  /// - Returns: Whether the fix was added.
  @discardableResult
  package mutating func add(_ fix: Fix, to count: Int) -> Bool {
    let own = fix.edits.ordered(by: Self.isBefore)
    guard let first = own.first, first.range.lowerBound >= 0,
      own.allSatisfy({ $0.range.upperBound <= count && !touches($0) }),
      zip(own, own.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound && $0.range != $1.range })
    else { return false }
    for edit in own { edits.insert(edit, at: edits.partitioningIndex { Self.isBefore(edit, $0) }) }
    fixCount += 1
    return true
  }

  /// Whether an edit touches one of the list.
  private func touches(_ edit: Fix.Edit) -> Bool {
    let next = edits.partitioningIndex { $0.range.lowerBound >= edit.range.lowerBound }
    if next > 0, edits[next - 1].range.upperBound > edit.range.lowerBound { return true }
    return next < edits.count
      && edits[next].range.lowerBound < max(edit.range.upperBound, edit.range.lowerBound + 1)
  }

  /// By the beginning, then by the end: an insertion comes before a replacement at the same place.
  private static func isBefore(_ a: Fix.Edit, _ b: Fix.Edit) -> Bool {
    (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
  }
}

extension Sequence where Element == Fix.Edit {
  /// A text with the edits, which are in the order of the text; everything else stays unchanged, byte for byte.
  ///
  /// Bytes are taken from the front of the rest of the text, so that no edit can reach back, or beyond the end.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var (result, rest) = ([UInt8](), bytes[...])
    result.reserveCapacity(bytes.count + 64)
    for edit in self {
      result += rest.prefix(Swift.max(0, edit.range.lowerBound - rest.startIndex))
      result += edit.replacement.utf8
      rest = rest.dropFirst(Swift.max(0, edit.range.upperBound - rest.startIndex))
    }
    return result + rest
  }
}
