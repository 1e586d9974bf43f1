import RefreshFiles
import RefreshPresets
import RefreshYAML

/// The names of the images of a state in an app.
enum ImageNames: Equatable, Sendable {
  /// Numbered names: `rise_01` to `rise_12`.
  case numbered(NumberedNames)
  /// Names of any kind.
  case list([String])
  /// All frames of an animated GIF.
  case gif(name: String, scale: Int)

  /// Creates the names from a list in the order of the frames.
  init(_ names: [String]) { self = NumberedNames(names).map { .numbered($0) } ?? .list(names) }
}

/// Names that differ only in a number that counts up or down.
package struct NumberedNames: Equatable, Sendable {
  /// The text before the number.
  package let prefix: String
  /// The text after the number.
  package let suffix: String
  /// The number of digits to which numbers are padded with zeros; 0 if they are not padded.
  package let digits: Int
  /// The first number.
  package let first: Int
  /// The last number.
  package let last: Int

  /// Finds the number that counts, and fails if there is none, or if there are fewer than three names.
  package init?(_ names: [String]) {
    guard names.count > 2, let start = names.first, let end = names.last else { return nil }
    for run in start.matches(of: /[0-9]{1,9}/).reversed() {
      // Zeros either pad the number or belong to the prefix of all names: `0001` to `00060`.
      for zeros in 0...run.output.prefix(while: { $0 == "0" }).count where zeros < run.output.count {
        let digits = run.output.dropFirst(zeros)
        let (prefix, suffix) = (start[..<digits.startIndex], start[run.range.upperBound...])
        guard end.hasPrefix(prefix), end.hasSuffix(suffix), end.utf8.count > prefix.utf8.count + suffix.utf8.count,
          let first = Int(digits), let last = Int(end.dropFirst(prefix.count).dropLast(suffix.count))
        else { continue }
        for width in [0, digits.count] {
          self.init(prefix: String(prefix), suffix: String(suffix), digits: width, first: first, last: last)
          if names == all { return }
        }
      }
    }
    return nil
  }

  private init(prefix: String, suffix: String, digits: Int, first: Int, last: Int) {
    (self.prefix, self.suffix, self.digits, self.first, self.last) = (prefix, suffix, digits, first, last)
  }

  /// All names.
  var all: [String] {
    stride(from: first, through: last, by: first <= last ? 1 : -1).map { number in
      let text = String(number)
      return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
    }
  }

  /// Returns the names as a format string.
  ///
  /// - Parameter number: The format of the number.
  func formatted(_ number: String) -> String {
    prefix.replacing("%", with: "%%") + number + suffix.replacing("%", with: "%%")
  }
}
