import RefreshText

/// Names with numeric ranges, such as `frame_{1..60}.png` or `frame_{01..60}.png`, which count up or down.
enum NumericRange {
  /// The reason why a name is invalid.
  struct Mistake: Error, Equatable {
    let message: String
    var help: String?
    /// The range in the name, in bytes.
    let range: Range<Int>
    /// Whether the only problem is that the range is too long.
    var countsTooMany = false
  }

  /// Returns the names that a name stands for, or the name itself if it has no range.
  ///
  /// Both ends are included. If either begins with a zero, all numbers are padded to the length of the longer
  /// one.
  ///
  /// - Parameter limit: The maximum number of names.
  static func names(of name: String, limit: Int) throws(Mistake) -> [String] {
    // Most names have no range, and checking that is cheaper than a regular expression.
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return [name] }
    guard let braces = name.firstMatch(of: braces)?.range else {
      guard let brace = name.firstIndex(where: { $0 == "{" || $0 == "}" }) else { return [name] }
      throw name[brace] == "{"
        ? Mistake(message: "`{` is never closed", help: form, range: name[brace...brace].bytesInBase)
        : Mistake(message: "`}` has no opening `{`", range: name[brace...brace].bytesInBase)
    }
    if let second = name[braces.upperBound...].firstIndex(where: { $0 == "{" || $0 == "}" }) {
      throw Mistake(message: "a name can have only one range", range: name[second...second].bytesInBase)
    }
    let text = name[braces]
    guard let ends = text.wholeMatch(of: range)?.output, let first = ends.1.wholeNumber(),
      let last = Int(ends.2)
    else { throw Mistake(message: "`\(text)` isn't a range of numbers", help: form, range: text.bytesInBase) }
    let count = abs(last - first) + 1
    guard count <= limit else {
      throw Mistake(
        message: "`\(text)` has \(count) frames, but a state can have at most \(limit)", range: text.bytesInBase,
        countsTooMany: true)
    }
    let isPadded = [ends.1, ends.2].contains { $0.count > 1 && $0.first == "0" }
    let width = isPadded ? max(ends.1.count, ends.2.count) : 0
    return stride(from: first, through: last, by: first <= last ? 1 : -1).map { number in
      let digits = String(number)
      let padding = String(repeating: "0", count: max(0, width - digits.count))
      return "\(name[..<braces.lowerBound])\(padding)\(digits)\(name[braces.upperBound...])"
    }
  }

  nonisolated(unsafe) private static let braces = /\{[^}]*\}/
  nonisolated(unsafe) private static let range = /\{([0-9]{1,9})\.\.([0-9]{1,9})\}/
  private static let form = "write a range like `{1..60}` or `{01..60}`"
}
