import RefreshText

/// Returns the name that was probably meant, or nil if none is similar.
///
/// Names are similar if they differ only in case, dashes, underscores and spaces, or if at most two letters must be
/// inserted, deleted, replaced or swapped with their neighbour (the Damerau–Levenshtein distance, ignoring case).
/// Part of the name must remain: `x` isn't similar to `by`. They are also similar if words of one are shortened in the
/// other, as in `norHeader` and `normalHeader`.
///
/// - Parameters:
///   - name: The written name.
///   - candidates: The valid names; of equally similar ones, the first is preferred.
public func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  nearestNames(to: name, in: candidates, count: 1).first
}

/// Returns the names that may be meant, as in ``nearestName(to:in:)``; the most similar first, each once.
package func nearestNames(to name: String, in candidates: some Sequence<String>, count: Int = 3) -> [String] {
  var near: [(name: String, distance: Int)] = []
  // A long text isn't similar to any name, so only part of it is compared.
  let written = foldedName(name.prefix(longestName))
  let shape = NameShape(of: written)
  // An array is walked through more quickly than any other sequence, and made of one without copying.
  for candidate in Array(candidates).prefix(mostCandidates) {
    if hasShortenedWords(name, candidate) {
      // As similar as with one letter more or less.
      near.insert((candidate, 1), at: near.firstIndex { $0.distance > 1 } ?? near.count)
      continue
    }
    guard shape.leastDistance(to: NameShape(of: candidate)) <= greatestDistance else { continue }
    let meant = foldedName(candidate[...])
    let distance = written == meant ? 0 : editDistance(written, meant)
    guard distance <= greatestDistance, distance < max(written.count, meant.count),
      !near.contains(where: { $0.name == candidate })
    else { continue }
    near.insert((candidate, distance), at: near.firstIndex { $0.distance > distance } ?? near.count)
  }
  return near.prefix(count).map(\.name)
}

/// Returns whether two names differ only in case, dashes, underscores and spaces.
public func isSameName(_ a: String, _ b: String) -> Bool {
  a.utf8.count <= longestName && NameShape(of: a) == NameShape(of: b) && foldedName(a[...]) == foldedName(b[...])
}

/// Returns the names that are most similar to the written one, the most similar first, even if they have little in
/// common.
///
/// They are for lists that are too long for a message; ``nearestName(to:in:)`` finds what was probably meant. Names
/// are ranked by how many pairs of adjacent letters both have in common (L. R. Dice, "Measures of the Amount of
/// Ecologic Association Between Species", 1945), then by the distance relative to the length of the longer one.
///
/// - Parameters:
///   - name: The written name.
///   - candidates: The valid names; equally similar ones keep this order.
///   - count: The maximum number of names. The default is three.
public func rankedNames(to name: String, in candidates: some Sequence<String>, count: Int = 3) -> [String] {
  let written = foldedName(name.prefix(longestName))
  let pairs = letterPairs(of: written)
  let ranked = candidates.prefix(mostCandidates).map { candidate in
    let meant = foldedName(candidate.prefix(longestName))
    let others = letterPairs(of: meant)
    let shared = Double(2 * pairs.intersection(others).count)
    let common: Double = shared / Double(max(pairs.count + others.count, 1))
    return (name: candidate, meant: meant, common: common)
  }
  // The distance is slow to compute, and only decides between names that have equally much in common.
  let least = ranked.map(\.common).ordered(by: >).prefix(count).last ?? 0
  let near = ranked.filter { $0.common >= least }.map { candidate in
    let longest = max(written.count, candidate.meant.count, 1)
    let distance = Double(editDistance(written, candidate.meant)) / Double(longest)
    return (name: candidate.name, rank: (-candidate.common, distance))
  }
  return near.ordered { $0.rank < $1.rank }.prefix(count).map(\.name)
}

/// The number of letters in a folded name, and which letters it has. Usually, that is enough to know that two names
/// differ.
private struct NameShape: Equatable {
  private var count = 0
  /// A bit for each letter; some letters share one.
  private var letters: UInt64 = 0

  init(of folded: [Unicode.Scalar]) { for letter in folded { add(letter.value) } }

  /// The shape of a name, which is folded only if it isn't ASCII.
  init(of name: String) {
    var name = name
    let shape = name.withUTF8 { bytes -> NameShape? in
      var shape = NameShape(of: [])
      for byte in bytes {
        guard byte < 0x80 else { return nil }
        if let letter = foldedLetter(byte) { shape.add(UInt32(letter)) }
      }
      return shape
    }
    self = shape ?? NameShape(of: foldedName(name[...]))
  }

  private mutating func add(_ letter: UInt32) {
    count += 1
    letters |= 1 << UInt64(letter & 63)
  }

  /// A lower bound of the distance of two names: each letter that one lacks has to be inserted, or has to replace
  /// another.
  func leastDistance(to other: NameShape) -> Int {
    max(
      abs(count - other.count), (letters & ~other.letters).nonzeroBitCount,
      (other.letters & ~letters).nonzeroBitCount)
  }
}

/// The pairs of neighbouring letters of a name.
private func letterPairs(of name: [Unicode.Scalar]) -> Set<UInt64> {
  Set(zip(name, name.dropFirst()).map { UInt64($0.value) << 32 | UInt64($1.value) })
}

private let greatestDistance = 2
private let longestName = 200
/// The maximum number of names that are compared: more than the number of keys, rules or observables, but still
/// fast.
private let mostCandidates = 500

/// Returns the letters of a name in lower case, without word separators.
private func foldedName(_ name: Substring) -> [Unicode.Scalar] {
  var letters: [Unicode.Scalar] = []
  letters.reserveCapacity(name.utf8.count)
  for byte in name.utf8 {
    guard byte < 0x80 else {
      return name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " }
    }
    if let letter = foldedLetter(byte) { letters.append(Unicode.Scalar(letter)) }
  }
  return letters
}

/// Returns an ASCII letter in lower case, or nil if it separates words.
private func foldedLetter(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
  default: byte
  }
}

/// Returns the number of letters to insert, delete, replace or swap with their neighbour.
///
/// The recurrence for F. J. Damerau's distance by R. Lowrance and R. A. Wagner ("An Extension of the
/// String-to-String Correction Problem", 1975), in which letters may be inserted between two that are swapped.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  // Rows and columns are shifted by one, to have a row and a column before those of the empty prefix.
  let width = b.count + 2
  var distance = Array(repeating: a.count + b.count, count: (a.count + 2) * width)
  for i in 0...a.count { distance[(i + 1) * width + 1] = i }
  for j in 0...b.count { distance[width + j + 1] = j }
  /// The first index of each letter of the second name, under which its last row is stored.
  let first = b.map { letter in b.firstIndex(of: letter) ?? 0 }
  var lastRow = Array(repeating: 0, count: b.count)
  for i in 1..<a.count + 1 {
    var lastColumn = 0
    for j in 1..<b.count + 1 {
      let (row, column) = (lastRow[first[j - 1]], lastColumn)
      let isEqual = a[i - 1] == b[j - 1]
      if isEqual { lastColumn = j }
      distance[(i + 1) * width + j + 1] = min(
        distance[i * width + j] + (isEqual ? 0 : 1),
        distance[(i + 1) * width + j] + 1,
        distance[i * width + j + 1] + 1,
        distance[row * width + column] + (i - row - 1) + 1 + (j - column - 1))
    }
    if let place = b.firstIndex(of: a[i - 1]) { lastRow[place] = i }
  }
  return distance[(a.count + 1) * width + b.count + 1]
}
