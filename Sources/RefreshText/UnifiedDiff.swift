/// The difference of two texts in the form of `diff -u`, which `patch` and `git apply` take.
///
/// Characters that would control a terminal are made visible; a line that has such characters is only for people.
package struct UnifiedDiff {
  /// The text, empty if there is no difference.
  package let text: String

  /// One line of the difference.
  struct Line {
    enum Kind: Character {
      case same = " "
      case removed = "-"
      case added = "+"
    }

    let kind: Kind
    let text: Substring
    /// The numbers of preceding lines in both texts.
    let before: (old: Int, new: Int)
  }

  /// The number of lines shown around a change.
  private static let context = 3
  /// The maximum number of different lines in one place; beyond that, the rest counts as different.
  private static let longestGap = 400

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - path: The path shown for both texts.
  ///   - old: The current text.
  ///   - new: The changed text.
  package init(path: String, old: String, new: String) {
    let lines = Self.lines(old: Self.split(old), new: Self.split(new))
    let changes = lines.indices.filter { lines[$0].kind != .same }
    let path = VisibleText.of(path)
    var output = changes.isEmpty ? "" : "--- \(path)\n+++ \(path)\n"
    var start = changes.startIndex
    while start < changes.endIndex {
      var end = start
      while end + 1 < changes.endIndex, changes[end + 1] - changes[end] <= 2 * Self.context { end += 1 }
      let first = max(changes[start] - Self.context, 0)
      let last = min(changes[end] + Self.context, lines.count - 1)
      output += Self.hunk(lines[first...last])
      start = end + 1
    }
    text = output
  }

  /// The lines of a text, each with its line feed, so that a missing one at the end is a difference.
  static func split(_ text: String) -> [Substring] {
    let scalars = text.unicodeScalars
    let ends = scalars.indices.filter { scalars[$0] == "\n" }.map(scalars.index(after:))
    let starts = [scalars.startIndex] + ends
    return zip(starts, ends + [scalars.endIndex]).filter { $0 != $1 }.map { Substring(scalars[$0..<$1]) }
  }

  /// The lines of both texts.
  ///
  /// - Parameter areSame: Whether two lines are the same. The default is that code units decide; an accent written in two ways
  ///   is a difference.
  static func lines(
    old: [Substring], new: [Substring], areSame: (Substring, Substring) -> Bool = { $0.utf8.elementsEqual($1.utf8) }
  ) -> [Line] {
    var lines: [Line] = []
    var (o, n) = (0, 0)
    func add(_ kind: Line.Kind) {
      lines.append(Line(kind: kind, text: kind == .added ? new[n] : old[o], before: (o, n)))
      if kind != .added { o += 1 }
      if kind != .removed { n += 1 }
    }
    while o < old.count || n < new.count {
      let gap = gap(before: old[o...], new[n...], areSame: areSame)
      for _ in 0..<gap.removed { add(.removed) }
      for _ in 0..<gap.added { add(.added) }
      if o < old.count, n < new.count { add(.same) }
    }
    return lines
  }

  /// Returns how many lines of each text come before their next common line, or before their ends.
  ///
  /// Fixes change few lines at a time, so the nearest is soon found: whatever the texts are, each line is checked only
  /// some hundred times.
  private static func gap(
    before old: ArraySlice<Substring>, _ new: ArraySlice<Substring>, areSame: (Substring, Substring) -> Bool
  ) -> (removed: Int, added: Int) {
    for distance in 0...min(longestGap, old.count + new.count) {
      for removed in max(0, distance - new.count)...min(distance, old.count) {
        let (rest, others) = (old.dropFirst(removed), new.dropFirst(distance - removed))
        let isEnd = rest.isEmpty && others.isEmpty
        if isEnd || zip(rest.prefix(1), others.prefix(1)).contains(where: areSame) {
          return (removed, distance - removed)
        }
      }
    }
    return (old.count, new.count)
  }

  private static func hunk(_ lines: ArraySlice<Line>) -> String {
    let old = lines.count { $0.kind != .added }
    let new = lines.count { $0.kind != .removed }
    let before = lines.first?.before ?? (old: 0, new: 0)
    var output = "@@ -\(range(before.old, old)) +\(range(before.new, new)) @@\n"
    for line in lines {
      output += "\(line.kind.rawValue)\(VisibleText.ofLines(String(line.text)))"
      if line.text.unicodeScalars.last != "\n" { output += "\n\\ No newline at end of file\n" }
    }
    return output
  }

  private static func range(_ before: Int, _ count: Int) -> String {
    count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
  }
}
