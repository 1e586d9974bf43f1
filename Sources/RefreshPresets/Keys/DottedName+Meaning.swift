/// Returns the allowed name that a dotted name stands for, or nil if there isn't exactly one.
///
/// Words may be those of MJRefresh and UIKit, and words may be left out: `header.height` is
/// `header.frame.height`, the shortest name with these words, and `mj_header.isHidden` is `header.hidden`.
///
/// - Parameters:
///   - name: The written name.
///   - names: The allowed names.
package func dottedName(for name: String, in names: [String]) -> String? {
  let candidates = [name] + ForeignName.meanings(of: name)
  if let same = candidates.first(where: names.contains) { return same }
  // Most names end differently, so they needn't be split.
  let ends = Set(candidates.compactMap { $0.split(separator: ".").last })
  let all = names.filter { name in ends.contains { name.utf8.reversed().starts(with: $0.utf8.reversed()) } }
    .map { $0.split(separator: ".") }
  // The first words may lead to the observed object, as in `self.tableView`.
  for skipped in 0..<max(1, name.split(separator: ".").count - 1) {
    for candidate in candidates {
      let words = Array(candidate.split(separator: ".").dropFirst(skipped))
      let found = all.filter { contains($0, words) }
      guard let shortest = found.map(\.count).min() else { continue }
      let best = found.filter { $0.count == shortest }
      return best.count == 1 ? best[0].joined(separator: ".") : nil
    }
  }
  return nil
}

/// Returns whether a name contains the words of another in the same order, and ends with the same word.
private func contains(_ name: [Substring], _ words: [Substring]) -> Bool {
  guard !words.isEmpty, words.last == name.last else { return false }
  var rest = words[...]
  for word in name where word == rest.first { rest.removeFirst() }
  return rest.isEmpty
}
