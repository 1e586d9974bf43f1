import RefreshDiagnostics

extension DocumentBuilder {
  /// Checks a complete key, which must be a scalar.
  mutating func checkKey(_ key: Int32, ofFrame frame: Int) {
    if store.isMergeKey(key, source: scan.bytes) { frames[frame].hasMergeKey = true }
    if store.isUsable(key) { return }
    frames[frame].hasBrokenKey = true
    let content = store.records[Int(store.content(of: key))]
    guard !content.isScalar else { return }
    report(
      Diagnostic(
        .complexKey, "a key must be text, but this one is \(content.noun)", at: span(of: key),
        help: "put it in quotes if it is meant as text", fix: parameter(key)))
  }

  nonisolated(unsafe) private static let doubleBraces = /\{\{ *([A-Za-z][\w-]*) *\}\}/

  /// Returns the fix for a parameter in the double braces of other tools, `{{amount}}`; nil for other keys.
  private func parameter(_ key: Int32) -> Fix? {
    let record = store.records[Int(key)]
    let (start, end) = (Int(record.start) - 1, Int(record.end) + 1)
    guard corrected == nil, start >= 0, end <= scan.bytes.count,
      let name = file.text(in: start..<end).wholeMatch(of: Self.doubleBraces)?.output.1
    else { return nil }
    return Fix(replacing: span(start, end), by: "\"${\(name)}\"", isSafe: true)
  }

  /// Checks the keys of a complete map, and makes its list of entries if they aren't simply its pairs.
  mutating func finishMap(_ frame: Frame) {
    let doubles = findDoubleKeys(of: frame.node)
    let second = doubles.first { isBeginning($0.key) || isItem($0.key, repeating: $0.first, in: frame.node) }?.key
    for (key, first) in doubles {
      if let second, key >= second {
        if key == second { report(isBeginning(key) ? noDocumentMark(at: key, first) : noDash(at: key, first)) }
        continue
      }
      let name = quoted(key)
      report(
        Diagnostic(
          .duplicateKey, "key \(name) appears twice in this map", at: span(of: key),
          labels: [.init("it first appears here", at: span(of: first))],
          help: store.isMergeKey(key, source: scan.bytes)
            ? "to merge several maps, write `<<: [*one, *other]`"
            : haveOtherKeys(key, first) ? "write all of its keys under one \(name)" : nil,
          fix: removal(of: key, in: frame.node, repeating: first) ?? joining(key, to: first, in: frame.node)))
    }
    if frame.hasMergeKey || frame.hasBrokenKey || !doubles.isEmpty {
      makeEntryList(of: frame.node, without: doubles)
    }
    store.indexEntries(of: frame.node, source: scan.bytes)
  }

  /// Returns the fix that removes a repeated key with its value, which is on its own line or between commas; nil for others.
  /// It is safe if the first one has the same value.
  private func removal(of key: Int32, in map: Int32, repeating first: Int32) -> Fix? {
    let (name, value) = (store.records[Int(key)], store.records[Int(key + 1)])
    guard store.records[Int(key)].isScalar, value.isScalar, corrected == nil else { return nil }
    let isSame =
      store.records[Int(first + 1)].isScalar && store.haveEqualText(first + 1, key + 1, source: scan.bytes)
    let (start, end) = (Int(name.start), max(Int(name.end), Int(value.end)))
    let range: Range<Int>
    if store.records[Int(map)].style == .flow {
      let before = scan.trimmingSpace(from: Int(store.records[Int(map)].start), to: start)
      guard scan.has(",", at: before - 1) else { return nil }
      range = before - 1..<end
    } else {
      guard let line = ownLine(of: start..<end) else { return nil }
      range = line
    }
    return Fix("remove the second \(quoted(key))", [Fix.Edit(range, "")], isSafe: isSame)
  }

  /// Whether a repeated key begins a new document: that of a suite's name, at the beginning of a line.
  private func isBeginning(_ key: Int32) -> Bool {
    store.withText(of: key, source: scan.bytes) { $0.elementsEqual("suite".utf8) }
      && span(of: key).startPosition.column == 1
  }

  /// Whether a repeated key begins another item of a list: it is the first key of an item, at the beginning of a line.
  private func isItem(_ key: Int32, repeating first: Int32, in map: Int32) -> Bool {
    let (own, start) = (Int(store.records[Int(key)].start), Int(store.records[Int(first)].start))
    guard corrected == nil, store.records[Int(map)].style == .block, Int(store.records[Int(map)].start) == start,
      case let line = scan.startOfLine(from: own), scan.trimmingSpace(from: line, to: own) == line, own - line >= 2
    else { return false }
    return scan.has(" ", at: start - 1) && scan.has("-", at: start - 2)
      && scan.startOfLine(from: start) == scan.trimmingSpace(from: scan.startOfLine(from: start), to: start - 2)
  }

  /// Two items in one: keys that are repeated after this key belong to the second.
  private func noDash(at key: Int32, _ first: Int32) -> Diagnostic {
    let place = span(of: key)
    return Diagnostic(
      .missingDash, "key \(quoted(key)) appears twice; another item begins with `- `", at: place,
      labels: [.init("the first item begins here", at: span(of: first))], help: "write `- \(place.text)`",
      fix: Fix("write `- ` before it", [Fix.Edit(place.start - 2..<place.start, "- ")], isSafe: true))
  }

  /// Two documents in one: keys that are repeated after this key belong to the second.
  private func noDocumentMark(at key: Int32, _ first: Int32) -> Diagnostic {
    let place = span(of: key)
    return Diagnostic(
      .duplicateKey, "key `suite` appears twice; a second suite begins after a line `---`", at: place,
      labels: [.init("the first suite begins here", at: span(of: first))], help: "write `---` on the line before",
      fix: Fix("write `---` before it", [Fix.Edit(place.start..<place.start, "---\n")], isSafe: true))
  }

  /// The keys that were given before in the same map, with the first of them, in the order of the text.
  ///
  /// If there are few keys, comparing all pairs is fastest; otherwise they are hashed.
  private func findDoubleKeys(of map: Int32) -> [(key: Int32, first: Int32)] {
    let areFew = store.records[Int(map)].first <= 16
    var doubles: [(key: Int32, first: Int32)] = []
    var seen: [[UInt8]: Int32] = [:]
    // An `é` of one code point and one of two are the same to readers, and to Swift.
    var spelled: [String: Int32] = [:]
    store.forEachPair(of: map) { key, _ in
      guard store.isUsable(key) else { return }
      let first =
        areFew
        ? store.firstPair(of: map) {
          $0.key == key || store.isUsable($0.key) && store.haveEqualText($0.key, key, source: scan.bytes)
        }?.key
        : insert(key, into: &seen)
      if let first, first != key {
        doubles.append((key, first))
      } else if let text = store.withText(of: key, source: scan.bytes, Self.textBeyondASCII) {
        if let first = spelled.updateValue(key, forKey: text) { doubles.append((key, first)) }
      }
    }
    return doubles
  }

  /// Returns a text, which is equal to other spellings of it; nil if it is ASCII, which has only one.
  private static func textBeyondASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    bytes.contains { $0 >= 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Adds a key to the known ones, unless there is already one with the same text.
  ///
  /// - Returns: The key with the same text, or nil.
  private func insert(_ key: Int32, into seen: inout [[UInt8]: Int32]) -> Int32? {
    let text = store.withText(of: key, source: scan.bytes, Array.init)
    if let first = seen[text] { return first }
    seen[text] = key
    return nil
  }

  /// Collects the entries of a map, including those from its merge keys.
  ///
  /// The lists of merged maps already exist, so nothing is followed twice. An alias counts as many nodes as its
  /// anchor, so the limit of nodes bounds the total size of all lists.
  private mutating func makeEntryList(of map: Int32, without doubles: [(key: Int32, first: Int32)]) {
    var leftOut = doubles.map(\.key)[...]
    var pairs: [(key: Int32, value: Int32)] = []
    store.forEachPair(of: map) { key, value in
      if leftOut.first == key {
        leftOut.removeFirst()
      } else if store.isUsable(key) {
        pairs.append((key, value))
      }
    }
    var seen: [[UInt8]: Int32] = [:]
    for pair in pairs where !store.isMergeKey(pair.key, source: scan.bytes) { _ = insert(pair.key, into: &seen) }

    var list: [EntryRecord] = []
    for pair in pairs {
      guard store.isMergeKey(pair.key, source: scan.bytes) else {
        list.append(EntryRecord(key: pair.key, value: pair.value, isMerged: false))
        continue
      }
      for source in mergedMaps(pair.value) {
        store.forEachEntry(of: source) { entry in
          guard insert(entry.key, into: &seen) == nil else { return }
          list.append(EntryRecord(key: entry.key, value: entry.value, isMerged: true))
        }
      }
    }
    let start = store.entries.count
    store.entries += list
    store.entryLists[map] = start..<store.entries.count
    store.records[Int(map)].flags.insert(.hasEntryList)
    store.records[Int(map)].first = Int32(list.count)
  }

  /// Returns the maps that the value of a merge key refers to: itself, or the items of a list.
  private mutating func mergedMaps(_ value: Int32) -> [Int32] {
    let content = store.content(of: value)
    var candidates: [Int32] = [value]
    if store.records[Int(content)].shape == .sequence {
      candidates = []
      store.forEachItem(of: content) { candidates.append($0) }
    }
    return candidates.compactMap { candidate in
      let map = store.content(of: candidate)
      let record = store.records[Int(map)]
      if record.shape == .mapping { return map }
      if !record.flags.contains(.isBroken) {
        report(
          Diagnostic(
            .badMerge, "`<<` merges a map or a list of maps, but this is \(record.noun)",
            at: span(of: candidate), help: "a key named `<<` needs quotes"))
      }
      return nil
    }
  }

  /// Returns the text of a key for a message, shortened if it is long.
  private func quoted(_ key: Int32) -> String {
    let text = store.withText(of: key, source: scan.bytes) { String(decoding: $0.prefix(256), as: UTF8.self) }
    return text.count > 60 ? "`\(text.prefix(60))…`" : "`\(text)`"
  }
}

extension NodeStore {
  /// Returns whether a key is a scalar that hasn't been diagnosed.
  fileprivate func isUsable(_ key: Int32) -> Bool {
    records[Int(content(of: key))].isScalar && !records[Int(key)].flags.contains(.isBroken)
  }

  /// Returns whether a key merges other maps: `<<`, unquoted and without a tag.
  fileprivate func isMergeKey(_ key: Int32, source: UnsafeBufferPointer<UInt8>) -> Bool {
    let record = records[Int(key)]
    return record.shape == .sourceScalar && record.style == .plain && record.second == 2
      && source[Int(record.first)] == UInt8(ascii: "<") && source[Int(record.first) + 1] == UInt8(ascii: "<")
      && properties(of: key)?.tag == nil
  }

  /// Returns whether two scalars have the same text, byte for byte.
  fileprivate func haveEqualText(_ a: Int32, _ b: Int32, source: UnsafeBufferPointer<UInt8>) -> Bool {
    records[Int(content(of: a))].second == records[Int(content(of: b))].second
      && withText(of: a, source: source) { a in
        withText(of: b, source: source) { b in a.hasSameBytes(as: b) }
      }
  }
}
