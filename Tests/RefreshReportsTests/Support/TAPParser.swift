import Foundation

/// A strict parser of version 14 of the Test Anything Protocol, according to its specification.
struct TAPParser {
  /// A line with a result.
  struct Point: Equatable {
    var isGood: Bool
    var number: Int
    var description: String
    var skipReason: String?
    /// The lines of its block of YAML, without their indentation.
    var block: [String] = []
    /// The name after `# Subtest:`, and the points of the subtest.
    var subtest: [Point] = []
  }

  /// Why a text is not a valid document.
  struct Failure: Error { let message: String }

  private var lines: [String]
  private var index = 0

  /// Returns the points of a document.
  static func parse(_ text: String) throws -> [Point] {
    guard text.hasSuffix("\n"), !text.contains("\r") else { throw Failure(message: "the last line is not ended") }
    var parser = TAPParser(lines: text.dropLast().components(separatedBy: "\n"))
    guard parser.next() == "TAP version 14" else { throw Failure(message: "there is no version") }
    let points = try parser.points(indent: "")
    if let line = parser.peek() { throw Failure(message: "what is this: \(line)") }
    return points
  }

  private mutating func points(indent: String) throws -> [Point] {
    guard let plan = next()?.wholeMatch(of: /( *)1\.\.([0-9]+)/), plan.1 == indent, let count = Int(plan.2)
    else { throw Failure(message: "line \(index): there is no plan") }
    var points: [Point] = []
    while let line = peek(), line.hasPrefix(indent) {
      var subtest: (name: Substring, points: [Point])?
      if let match = line.dropFirst(indent.count).wholeMatch(of: /# Subtest: (.*)/) {
        _ = next()
        subtest = (match.1, try self.points(indent: indent + "    "))
      } else if line.dropFirst(indent.count).hasPrefix("#") {
        _ = next()
        continue
      }
      guard let line = next(), let match = line.dropFirst(indent.count).wholeMatch(of: Self.point) else {
        throw Failure(message: "line \(index): this is no test point")
      }
      var point = Point(isGood: match.1 == nil, number: Int(match.2) ?? 0, description: try unescaped(match.3))
      point.skipReason = try match.4.map { try unescaped($0) }
      if let subtest {
        guard try unescaped(subtest.name) == point.description, subtest.points.allSatisfy(\.isGood) == point.isGood
        else { throw Failure(message: "line \(index): the subtest does not fit") }
        point.subtest = subtest.points
      }
      if peek() == indent + "  ---" { point.block = try block(indent: indent + "  ") }
      points.append(point)
    }
    guard points.map(\.number) == Array(1..<(count + 1)) else { throw Failure(message: "the plan was \(count)") }
    return points
  }

  private static var point: Regex<(Substring, Substring?, Substring, Substring, Substring?)> {
    /(not )?ok ([0-9]+) - ((?:[^#\\]|\\.)*?)(?: # SKIP (.*))?/
  }

  private mutating func block(indent: String) throws -> [String] {
    _ = next()
    var lines: [String] = []
    while let line = next() {
      if line == indent + "..." { return lines }
      guard line.hasPrefix(indent) else { throw Failure(message: "line \(index): this is out of the block") }
      lines.append(String(line.dropFirst(indent.count)))
    }
    throw Failure(message: "the block does not end")
  }

  /// Removes escapes. Only `#` and `\` are escaped, and they always are.
  private func unescaped(_ text: Substring) throws -> String {
    var (result, rest) = ("", text)
    while let character = rest.popFirst() {
      if character == "#" { throw Failure(message: "line \(index): `#` is not escaped") }
      guard character == "\\" else {
        result.append(character)
        continue
      }
      guard let escaped = rest.popFirst(), escaped == "#" || escaped == "\\" else {
        throw Failure(message: "line \(index): this is no escape")
      }
      result.append(escaped)
    }
    return result
  }

  private func peek() -> String? { lines.indices.contains(index) ? lines[index] : nil }

  private mutating func next() -> String? {
    defer { index += 1 }
    return peek()
  }
}
