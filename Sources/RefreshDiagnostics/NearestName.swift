/// The name that was probably meant, nil if none is near.
///
/// A name is near when it is the same but for case, dashes, underscores and blanks, or when at most two letters have to
/// be put in, taken out, replaced or exchanged with their neighbour (the distance of Damerau and Levenshtein,
/// case not counted). Something of the name has to remain: `x` is not near `by`.
///
/// - Parameters:
///   - name: The name as it was written.
///   - candidates: The valid names, in the order in which equally near ones are preferred.
public func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  nearestNames(to: name, in: candidates, count: 1).first
}

/// The names that may be meant, as ``nearestName(to:in:)`` finds them; the nearest first, each once.
package func nearestNames(to name: String, in candidates: some Sequence<String>, count: Int = 3) -> [String] {
  var near: [(name: String, distance: Int)] = []
  // A long text is near to nothing; it need not be looked at as a whole.
  let written = foldedName(name.prefix(longestName))
  let letters = letterBits(of: written)
  for candidate in candidates.prefix(mostCandidates) {
    let meant = foldedName(candidate[...])
    guard abs(written.count - meant.count) <= greatestDistance,
      leastDistance(letters, letterBits(of: meant)) <= greatestDistance
    else { continue }
    let distance = written == meant ? 0 : editDistance(written, meant)
    guard distance <= greatestDistance, distance < max(written.count, meant.count),
      !near.contains(where: { $0.name == candidate })
    else { continue }
    near.insert((candidate, distance), at: near.firstIndex { $0.distance > distance } ?? near.count)
  }
  return near.prefix(count).map(\.name)
}

/// Whether two names are the same but for case, dashes, underscores and blanks.
public func isSameName(_ a: String, _ b: String) -> Bool {
  a.utf8.count <= longestName && foldedName(a[...]) == foldedName(b[...])
}

/// The names most like the one that was written, the most alike first, however little they have in common.
///
/// They are for lists that are too long to be given in full; what was probably meant is ``nearestName(to:in:)``. What
/// counts is how many pairs of neighbouring letters the two have in common (L. R. Dice, "Measures of the Amount of
/// Ecologic Association Between Species", 1945), then the distance in proportion to the longer of the two.
///
/// - Parameters:
///   - name: The name as it was written.
///   - candidates: The valid names; equally near ones stay in this order.
///   - count: The greatest number of names. The default is three.
public func rankedNames(to name: String, in candidates: some Sequence<String>, count: Int = 3) -> [String] {
  let written = foldedName(name.prefix(longestName))
  let pairs = letterPairs(of: written)
  let ranked = candidates.prefix(mostCandidates).enumerated().map { index, candidate in
    let meant = foldedName(candidate.prefix(longestName))
    let others = letterPairs(of: meant)
    let common = 2 * Double(pairs.intersection(others).count) / Double(max(pairs.count + others.count, 1))
    return (name: candidate, meant: meant, common: common, index: index)
  }
  // The distance takes longest, and decides only between those that have as much in common.
  let least = ranked.map(\.common).sorted(by: >).prefix(count).last ?? 0
  return ranked.filter { $0.common >= least }.map { candidate in
    let longest = max(written.count, candidate.meant.count, 1)
    let distance = Double(editDistance(written, candidate.meant)) / Double(longest)
    return (name: candidate.name, rank: (-candidate.common, distance, candidate.index))
  }.sorted { $0.rank < $1.rank }.prefix(count).map(\.name)
}

/// The letters of a name, as the bits of a number; some letters share one.
private func letterBits(of name: [Unicode.Scalar]) -> UInt64 { name.reduce(0) { $0 | 1 << UInt64($1.value & 63) } }

/// A distance that two names have at least: each letter that one lacks has to be put in, or put in another's place.
private func leastDistance(_ a: UInt64, _ b: UInt64) -> Int {
  max((a & ~b).nonzeroBitCount, (b & ~a).nonzeroBitCount)
}

/// The pairs of neighbouring letters of a name.
private func letterPairs(of name: [Unicode.Scalar]) -> Set<UInt64> {
  Set(zip(name, name.dropFirst()).map { UInt64($0.value) << 32 | UInt64($1.value) })
}

private let greatestDistance = 2
private let longestName = 200
/// The most names that are looked at: more than there are keys, rules or observables, but not more than is quick.
private let mostCandidates = 500

/// The letters of a name in lower case, without what only separates its words.
private func foldedName(_ name: Substring) -> [Unicode.Scalar] {
  var letters: [Unicode.Scalar] = []
  letters.reserveCapacity(name.utf8.count)
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): break
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(Unicode.Scalar(byte | 0x20))
    case 0x80...: return name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " }
    default: letters.append(Unicode.Scalar(byte))
    }
  }
  return letters
}

/// The number of letters to put in, take out, replace or exchange with their neighbour.
///
/// The recurrence of F. J. Damerau's distance as R. Lowrance and R. A. Wagner give it ("An Extension of the
/// String-to-String Correction Problem", 1975): letters may come between two that are exchanged.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  // Rows and columns are shifted by one, so that there is something before the empty beginning.
  let width = b.count + 2
  var distance = Array(repeating: a.count + b.count, count: (a.count + 2) * width)
  for i in 0...a.count { distance[(i + 1) * width + 1] = i }
  for j in 0...b.count { distance[width + j + 1] = j }
  /// The first places of the letters of the second name, by which their last rows are found.
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
