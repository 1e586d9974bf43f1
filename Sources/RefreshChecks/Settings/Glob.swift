/// A pattern of paths: `*` is any part of one name, `?` one character, `**` any number of folders.
struct Glob: Hashable, Sendable {
  private let parts: [[Character]]

  /// Reads a pattern; one that ends with `/` matches everything below the folder.
  init(_ pattern: String) {
    parts = (pattern.hasSuffix("/") ? pattern + "**" : pattern).split(separator: "/").map(Array.init)
  }

  /// Whether a path, in which `/` separates names, matches the pattern.
  func matches(_ path: String) -> Bool {
    Glob.matches(path.split(separator: "/").map(Array.init), parts, star: ["*", "*"]) { name, part in
      Glob.matches(name, part, star: "*") { $1 == "?" || $0 == $1 }
    }
  }

  /// Whether items match a pattern in which a star stands for any number of them.
  ///
  /// Only the last star is tried again with one more item, so that no pattern takes more than the square of time.
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
