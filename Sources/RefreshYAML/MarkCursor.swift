import RefreshDiagnostics

/// Turns libyaml's marks, which count code points, into offsets in bytes.
///
/// Marks come almost in the order of the text, so the cursor goes on from the last one, forwards or, for the
/// few that lie before it, backwards. In a text that is all ASCII a mark already is the offset.
struct MarkCursor {
  private let base: Int
  private let isASCII: Bool
  private var index = 0
  private var offset: Int

  /// Starts at the beginning.
  ///
  /// - Parameters:
  ///   - base: the offset of the first code point that libyaml was given.
  ///   - isASCII: whether every byte of the text is below 128.
  init(base: Int, isASCII: Bool) {
    self.base = base
    self.isASCII = isASCII
    self.offset = base
  }

  /// The offset in bytes of a code point.
  ///
  /// - Parameters:
  ///   - target: the number of code points before it; beyond the end it is the end.
  ///   - bytes: the text, valid UTF-8.
  mutating func offset(of target: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if isASCII { return min(base + target, bytes.count) }
    while index < target, offset < bytes.count {
      offset = min(offset + UTF8Sequence.length(leading: bytes[offset]), bytes.count)
      index += 1
    }
    while index > target, offset > base {
      repeat { offset -= 1 } while offset > base && UTF8Sequence.isContinuation(bytes[offset])
      index -= 1
    }
    return offset
  }
}
