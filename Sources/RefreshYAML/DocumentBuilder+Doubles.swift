import RefreshDiagnostics

/// Keys that are repeated because their maps were written in two parts.
extension DocumentBuilder {
  /// Whether the values of two keys are maps without a common key.
  func haveOtherKeys(_ key: Int32, _ other: Int32) -> Bool {
    guard [key, other].allSatisfy({ store.records[Int($0 + 1)].shape == .mapping }) else { return false }
    return Set(keys(of: key + 1).map(\.text)).isDisjoint(with: keys(of: other + 1).map(\.text))
  }

  /// Returns the fix that joins the map of a repeated key to that of the first; nil if both have a key, or if more
  /// than whole lines would change.
  func joining(_ key: Int32, to first: Int32, in map: Int32) -> Fix? {
    guard corrected == nil, haveOtherKeys(key, first), store.records[Int(map)].style == .block,
      let place = keys(of: key + 1).first?.start, let place2 = keys(of: first + 1).first?.start
    else { return nil }
    let (record, value) = (store.records[Int(key)], store.records[Int(key + 1)])
    let name = file.text(in: Int(record.start)..<Int(record.end))
    if value.style == .block, store.records[Int(first + 1)].style == .block {
      let start = Int(record.start)
      let end = scan.trimmingSpace(from: start, to: scan.endOfLine(from: start))
      guard column(of: place) == column(of: place2), isNext(key, after: first, in: map), scan.has(":", at: end - 1),
        let line = ownLine(of: start..<end)
      else { return nil }
      return Fix("remove the second `\(name)`", [Fix.Edit(line, "")], isSafe: true)
    }
    let end = Int(store.records[Int(first + 1)].end)
    guard value.style == .flow, store.records[Int(first + 1)].style == .flow, scan.has("}", at: end - 1),
      let line = ownLine(of: Int(record.start)..<Int(value.end)), end <= line.lowerBound,
      case let content = scan.trimmingSpace(from: Int(value.start), to: Int(value.end) - 1)
    else { return nil }
    let insertion = scan.trimmingSpace(from: 0, to: end - 1)
    let text = file.text(in: place..<content)
    return Fix(
      "join them", [Fix.Edit(insertion..<insertion, ", " + text), Fix.Edit(line, "")], isSafe: true)
  }

  /// The keys of a map, with the offsets at which they begin.
  private func keys(of map: Int32) -> [(text: [UInt8], start: Int)] {
    var keys: [(text: [UInt8], start: Int)] = []
    store.forEachPair(of: map) { key, _ in
      guard store.records[Int(store.content(of: key))].isScalar else { return }
      keys.append((store.withText(of: key, source: scan.bytes, Array.init), Int(store.records[Int(key)].start)))
    }
    return keys
  }

  private func column(of offset: Int) -> Int { offset - scan.startOfLine(from: offset) }

  private func isNext(_ key: Int32, after first: Int32, in map: Int32) -> Bool {
    var (previous, isNext): (Int32?, Bool) = (nil, false)
    store.forEachPair(of: map) { other, _ in
      if other == key { isNext = previous == first }
      previous = other
    }
    return isNext
  }

  /// Returns the whole line of a range with its break; nil if the line contains more.
  func ownLine(of range: Range<Int>) -> Range<Int>? {
    let line = scan.startOfLine(from: range.lowerBound)
    let end = scan.endOfLine(from: range.upperBound)
    guard scan.trimmingSpace(from: line, to: range.lowerBound) == line,
      scan.endOfLine(from: range.lowerBound) == end,
      scan.trimmingSpace(from: range.upperBound, to: end) == range.upperBound
    else { return nil }
    let isWindows = scan.has("\r", at: end) && scan.has("\n", at: end + 1)
    return line..<end + (isWindows ? 2 : scan.breakLength(at: end))
  }
}
