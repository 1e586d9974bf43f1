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
  var nearest: (name: String, distance: Int)?
  // A long text is near to nothing; it need not be looked at as a whole.
  let written = foldedName(name.prefix(longestName))
  for candidate in candidates {
    let meant = foldedName(candidate[...])
    guard abs(written.count - meant.count) <= greatestDistance else { continue }
    let distance = written == meant ? 0 : editDistance(written, meant)
    guard distance <= greatestDistance, distance < max(written.count, meant.count) else { continue }
    if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
  }
  return nearest?.name
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
  let ranked = candidates.enumerated().map { index, candidate in
    let meant = foldedName(candidate.prefix(longestName))
    let others = letterPairs(of: meant)
    let common = 2 * Double(pairs.intersection(others).count) / Double(max(pairs.count + others.count, 1))
    let distance = Double(editDistance(written, meant)) / Double(max(written.count, meant.count, 1))
    return (name: candidate, rank: (-common, distance, index))
  }
  return ranked.sorted { $0.rank < $1.rank }.prefix(count).map(\.name)
}

/// The pairs of neighbouring letters of a name.
private func letterPairs(of name: [Character]) -> Set<[Character]> {
  Set(zip(name, name.dropFirst()).map { [$0, $1] })
}

private let greatestDistance = 2
private let longestName = 200

/// The letters of a name in lower case, without what only separates its words.
private func foldedName(_ name: Substring) -> [Character] {
  name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
}

/// The number of letters to put in, take out, replace or exchange with their neighbour.
///
/// The recurrence of F. J. Damerau's distance as R. Lowrance and R. A. Wagner give it ("An Extension of the
/// String-to-String Correction Problem", 1975): letters may come between two that are exchanged.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  let infinity = a.count + b.count
  // Rows and columns are shifted by one, so that there is something before the empty beginning.
  var distance = Array(repeating: Array(repeating: infinity, count: b.count + 2), count: a.count + 2)
  for i in 0...a.count { distance[i + 1][1] = i }
  for j in 0...b.count { distance[1][j + 1] = j }
  var lastRow: [Character: Int] = [:]
  for i in 1..<a.count + 1 {
    var lastColumn = 0
    for j in 1..<b.count + 1 {
      let (row, column) = (lastRow[b[j - 1]] ?? 0, lastColumn)
      let isEqual = a[i - 1] == b[j - 1]
      if isEqual { lastColumn = j }
      distance[i + 1][j + 1] = min(
        distance[i][j] + (isEqual ? 0 : 1),
        distance[i + 1][j] + 1,
        distance[i][j + 1] + 1,
        distance[row][column] + (i - row - 1) + 1 + (j - column - 1))
    }
    lastRow[a[i - 1]] = i
  }
  return distance[a.count + 1][b.count + 1]
}
