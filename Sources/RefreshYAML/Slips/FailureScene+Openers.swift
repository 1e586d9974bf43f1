import RefreshDiagnostics

/// Opening brackets that are missing where YAML parsing fails.
extension FailureScene {
  /// Returns guesses of where the opening bracket of an unmatched closing one is missing: at the beginning of the
  /// value, or of the entries of a list that have keys.
  func openers(_ lines: WrittenLines) -> [[Diagnostic]] {
    let at = original(place)
    if let value = lines.valueAtPlace, let slip = lines.opened(value, at: at) { return [[slip]] }
    guard let stray = lines.strayCloser, stray.range.lowerBound >= at else {
      return head.flatMap { head in
        lines.surplusCloser(after: at).map { [[lines.missingOpener("{ ", before: head, closer: $0)]] }
      } ?? []
    }
    let closer = stray.range.lowerBound
    let before = lines.reading.tokens.prefix { $0.range.lowerBound < closer }
    if file.bytes[closer] == UInt8(ascii: "]") {
      guard let value = value(in: before, at: stray.depth) else { return [] }
      return [[lines.missingOpener("[", before: value, closer: closer)]]
    }
    let starts = [head, keyedItems(in: before, at: stray.depth)].compactMap(\.self)
    return starts.map { [lines.missingOpener("{ ", before: $0, closer: closer)] }
  }

  /// The text before the `:` at the place that was read as one value in its line: `Pull; pulling` of `{ idle: Pull; pulling: Go }`.
  var head: Range<Int>? {
    guard let lastNode, lastNode.isScalar, lastNode.style == .plain, scan.has(":", at: place),
      case let (start, end) = (original(Int(lastNode.start)), original(Int(lastNode.end))), start < end,
      end <= original(place), file.bytes[end..<original(place)].allSatisfy({ $0 == UInt8(ascii: " ") }),
      scan.startOfLine(from: Int(lastNode.start)) == scan.startOfLine(from: place)
    else { return nil }
    return start..<end
  }

  /// The first value after the last colon at a depth.
  private func value(in tokens: ArraySlice<LineReading.Token>, at depth: Int) -> Range<Int>? {
    guard let colon = tokens.lastIndex(where: { $0.kind == .colon && $0.depth == depth }),
      let value = tokens[(colon + 1)...].first, value.kind == .value || value.kind == .open
    else { return nil }
    return value.range
  }

  /// The first key of the last items of a list that all have keys.
  private func keyedItems(in tokens: ArraySlice<LineReading.Token>, at depth: Int) -> Range<Int>? {
    var start: Range<Int>?
    var (previous, isKeyed): (LineReading.Token?, Bool) = (nil, false)
    for token in tokens where token.kind != .indentation && token.kind != .comment {
      let isFirst = token.depth == depth && (previous?.kind == .comma || previous?.kind == .open)
      if isFirst, token.kind == .key {
        start = isKeyed ? start : token.range
        isKeyed = true
      } else if isFirst {
        (start, isKeyed) = (nil, false)
      }
      previous = token
    }
    return start
  }
}
