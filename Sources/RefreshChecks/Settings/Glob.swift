/// A pattern of paths: `*` is any part of one name, `?` one character, `**` any number of folders.
struct Glob: Hashable, Sendable {
  private let parts: [[Character]]

  /// Reads a pattern; one that ends with `/` is of all below the folder.
  init(_ pattern: String) {
    var parts = pattern.split(separator: "/").map(Array.init)
    if pattern.hasSuffix("/") { parts.append(Array("**")) }
    self.parts = parts
  }

  /// Whether a path, in which `/` separates names, is of the pattern.
  func matches(_ path: String) -> Bool {
    Glob.matches(path.split(separator: "/").map(Array.init)[...], parts[...])
  }

  private static func matches(_ names: ArraySlice<[Character]>, _ parts: ArraySlice<[Character]>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == ["*", "*"] {
      let rest = parts.drop { $0 == part }
      return (names.startIndex...names.endIndex).contains { matches(names[$0...], rest) }
    }
    guard let name = names.first, matches(name[...], part[...]) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  /// Whether one name is of one part; a star is tried again with one more character, but only the last one.
  private static func matches(_ name: ArraySlice<Character>, _ part: ArraySlice<Character>) -> Bool {
    var (n, p) = (name.startIndex, part.startIndex)
    var star: (part: Int, name: Int)?
    while n < name.endIndex {
      if p < part.endIndex, part[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < part.endIndex, part[p] == "?" || part[p] == name[n] {
        (n, p) = (n + 1, p + 1)
      } else if let last = star {
        star = (last.part, last.name + 1)
        (n, p) = (last.name + 1, last.part + 1)
      } else {
        return false
      }
    }
    return part[p...].allSatisfy { $0 == "*" }
  }
}
