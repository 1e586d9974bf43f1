/// Names with numbers that count up or down, `frame_{1..60}.png` or `frame_{01..60}.png`.
enum NumericRange {
  /// Why a name can't be read.
  struct Mistake: Error, Equatable {
    let message: String
    var help: String?
    /// In bytes of the name.
    let range: Range<Int>
    /// Whether it counts too many, and else is right.
    var countsTooMany = false
  }

  /// The names that a name stands for; itself if it has no range.
  ///
  /// Both ends count. If one of them begins with a zero, all numbers are as long as the longer of the two.
  ///
  /// - Parameter limit: The greatest number of names.
  static func names(of name: String, limit: Int) throws(Mistake) -> [String] {
    // An expression costs more than most names, which have no range.
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return [name] }
    guard let braces = name.firstMatch(of: braces)?.range else {
      guard let brace = name.firstIndex(where: { $0 == "{" || $0 == "}" }) else { return [name] }
      throw name[brace] == "{"
        ? Mistake(message: "`{` is never closed", help: form, range: name[brace...brace].bytesInBase)
        : Mistake(message: "`}` closes nothing", range: name[brace...brace].bytesInBase)
    }
    if let second = name[braces.upperBound...].firstIndex(where: { $0 == "{" || $0 == "}" }) {
      throw Mistake(message: "a name has one range at most", range: name[second...second].bytesInBase)
    }
    let text = name[braces]
    guard let ends = text.wholeMatch(of: range)?.output, let first = Int(ends.1),
      let last = Int(ends.2)
    else { throw Mistake(message: "`\(text)` is not a range of numbers", help: form, range: text.bytesInBase) }
    let count = abs(last - first) + 1
    guard count <= limit else {
      throw Mistake(
        message: "`\(text)` counts \(count) frames, and a state has at most \(limit)", range: text.bytesInBase,
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
  private static let form = "a range is written `{1..60}` or `{01..60}`"
}
