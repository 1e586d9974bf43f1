/// A pattern for paths: `*` matches any part of a name, `?` a single character, `**` any number of folders.
struct Glob: Hashable, Sendable {
  private let parts: [[Character]]

  /// Parses a pattern. One that ends with `/` matches everything below the folder.
  init(_ pattern: String) {
    let whole = pattern.hasSuffix("/") ? pattern + "**" : pattern
    parts = whole.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Returns whether a path, with `/` between names, matches the pattern.
  func matches(_ path: String) -> Bool {
    Glob.matches(path.split(separator: "/").map(Array.init), parts, star: ["*", "*"]) { name, part in
      Glob.matches(name, part, star: "*") { $1 == "?" || $0 == $1 }
    }
  }

  /// Returns whether items match a pattern in which a star stands for any number of items.
  ///
  /// Only the last star is retried with one more item, so that the time is at most quadratic for any pattern.
  private static func matches<Item: Equatable>(
    _ items: [Item], _ pattern: [Item], star: Item, one isMatch: (_ item: Item, _ pattern: Item) -> Bool
  ) -> Bool {
    var (i, p) = (0, 0)
    var last: (item: Int, pattern: Int)?
    while i < items.count {
      if p < pattern.count, pattern[p] == star {
        last = (i, p)
        p += 1
      } else if p < pattern.count, isMatch(items[i], pattern[p]) {
        (i, p) = (i + 1, p + 1)
      } else if let star = last {
        last = (star.item + 1, star.pattern)
        (i, p) = (star.item + 1, star.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == star }
  }
}
