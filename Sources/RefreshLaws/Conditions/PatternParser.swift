import RefreshText

/// Parses the regular expressions that ``TextPattern`` supports, and compiles each to a program.
package struct PatternParser {
  typealias Instruction = TextPattern.Instruction
  typealias Problem = TextPattern.Problem

  /// The greatest length of an expression in letters, with repetitions written out: 1,000.
  package static let greatestLength = 1_000
  /// The greatest depth of nested groups: 64.
  static let greatestDepth = 64

  private let letters: [Character]
  private var index = 0
  private var depth = 0

  /// Creates a parser for the text of an expression.
  init(_ source: String) { letters = Array(source) }

  /// Skips a leading `(?i)`, and returns whether there was one.
  mutating func takeCaseOption() -> Bool { take("(?i)") }

  /// Returns the program of the expression.
  mutating func parse() throws(Problem) -> [Instruction] {
    let program = try alternatives()
    if index < letters.count { throw problem("this `)` doesn't close a group", index, help: .sign(")")) }
    return program
  }

  // MARK: - Groups and repetitions

  private mutating func alternatives() throws(Problem) -> [Instruction] {
    let start = index
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    var program = branches.removeLast()
    for branch in branches.reversed() {
      program = [.fork(branch.count + 2)] + branch + [.jump(program.count + 1)] + program
      try checkLength(of: program, from: start)
    }
    return program
  }

  private mutating func sequence() throws(Problem) -> [Instruction] {
    let start = index
    var program: [Instruction] = []
    while let letter = next, letter != "|", letter != ")" {
      program += try piece()
      try checkLength(of: program, from: start)
    }
    return program
  }

  private func checkLength(of program: [Instruction], times: Int = 1, from start: Int) throws(Problem) {
    // A piece without letters also has a cost when it is repeated.
    guard max(1, program.reduce(0) { $0 + $1.cost }) * times > PatternParser.greatestLength else { return }
    let limit = PatternParser.greatestLength
    throw problem("this is longer than \(limit) characters with repetitions expanded", start..<index)
  }

  /// Parses a letter, class, anchor or group with its repetition.
  private mutating func piece() throws(Problem) -> [Instruction] {
    let start = index
    if let sign = next, try repetition() != nil {
      throw problem("there is nothing before `\(sign)` to repeat", start..<index, help: .sign(sign))
    }
    let single = try single()
    guard let bounds = try repetition() else { return single }
    let (least, most) = (bounds.lowerBound, bounds.upperBound)
    let isEndless = most == Int.max
    let copies = isEndless ? max(1, least) : most
    guard copies <= PatternParser.greatestLength else {
      throw problem("more than \(PatternParser.greatestLength) repetitions", start..<index)
    }
    try checkLength(of: single, times: copies, from: start)
    var program = (0..<least).flatMap { _ in single }
    if isEndless {
      let again: [Instruction] = [.fork(-single.count)]
      program = least > 0 ? program + again : [.fork(single.count + 2)] + single + again
    } else {
      for _ in least..<most { program += [.fork(single.count + 1)] + single }
    }
    return program
  }

  /// Parses a repetition and returns how often the piece before it repeats, or `nil` if there is no repetition.
  private mutating func repetition() throws(Problem) -> ClosedRange<Int>? {
    let start = index
    let bounds: (least: Int, most: Int)
    if take("*") {
      bounds = (0, .max)
    } else if take("+") {
      bounds = (1, .max)
    } else if take("?") {
      bounds = (0, 1)
    } else if let counts = takeCounts() {
      bounds = counts
    } else {
      return nil
    }
    guard bounds.least <= bounds.most else {
      throw problem("the first number is greater than the second", start..<index)
    }
    // Whether a repetition is lazy makes no difference to whether there is a match.
    if !take("?"), next == "+" { throw problem("possessive repetitions aren't supported", start..<index + 1) }
    return bounds.least...bounds.most
  }

  /// Parses two numbers in braces, `{2,3}`, of which one may be missing, or one alone; returns `nil` if the braces
  /// are plain letters.
  private mutating func takeCounts() -> (least: Int, most: Int)? {
    guard next == "{", let close = letters[index...].prefix(24).firstIndex(of: "}") else { return nil }
    let counts = letters[index + 1..<close].split(separator: ",", omittingEmptySubsequences: false)
    let digits = counts.joined()
    guard counts.count <= 2, !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    index = close + 1
    let numbers = counts.map { $0.isEmpty ? nil : String($0).wholeNumber() ?? .max - 1 }
    return (numbers[0] ?? 0, numbers.count == 1 ? numbers[0] ?? 0 : numbers[1] ?? .max)
  }

  // MARK: - Single letters

  /// Parses a letter, class, anchor or group.
  private mutating func single() throws(Problem) -> [Instruction] {
    let start = index
    if take("(") { return try group(from: start) }
    if take("[") { return [.letter(try letterClass(from: start))] }
    if take(".") { return [.letter(.not(.newline))] }
    if take("^") { return [.anchor(.beginning)] }
    if take("$") { return [.anchor(.end)] }
    if take("\\b") { return [.anchor(.wordEdge)] }
    if take("\\B") { return [.anchor(.noWordEdge)] }
    return [.letter(try letter())]
  }

  private mutating func group(from start: Int) throws(Problem) -> [Instruction] {
    if next == "?", !take("?:") {
      let end = min(letters.count, index + 2)
      throw problem(
        "groups that begin with `\(String(letters[start..<end]))` aren't supported", start..<end,
        help: "write groups as `(…)` or `(?:…)`; `(?i)` is allowed at the very beginning")
    }
    depth += 1
    guard depth <= PatternParser.greatestDepth else {
      throw problem("groups are nested more than \(PatternParser.greatestDepth) deep here", start)
    }
    let program = try alternatives()
    guard take(")") else { throw problem("this `(` is never closed", start, help: .sign("(")) }
    depth -= 1
    return program
  }

  private mutating func letterClass(from start: Int) throws(Problem) -> LetterSet {
    let isNegated = take("^")
    var sets: [LetterSet] = []
    while let sign = next {
      if sign == "]", !sets.isEmpty {
        index += 1
        return isNegated ? .not(.any(sets)) : .any(sets)
      }
      if "][".contains(sign) { throw problem("`\(sign)` has to be escaped in a class", index, help: .sign(sign)) }
      if "&-~".contains(sign), letters[index...].dropFirst().first == sign {
        let message = "classes can't be combined with `\(sign)\(sign)`"
        throw problem(message, index..<index + 2, help: .sign(sign))
      }
      sets.append(try rangeOrLetter())
    }
    throw problem("this `[` is never closed", start, help: .sign("["))
  }

  private mutating func rangeOrLetter() throws(Problem) -> LetterSet {
    let start = index
    let first = try letter()
    guard case .one(let low) = first, next == "-", let end = letters[index...].dropFirst().first, end != "]"
    else { return first }
    index += 1
    guard case .one(let high) = try letter(), low <= high else {
      throw problem("a range must be in ascending order", start..<index, help: .sign("-"))
    }
    return .range(low...high)
  }

  /// Parses a plain letter, or what a backslash escapes.
  private mutating func letter() throws(Problem) -> LetterSet {
    let start = index
    let sign = letters[index]
    index += 1
    guard sign == "\\" else { return .one(sign) }
    guard let name = next else { throw problem("there is nothing after this `\\`", start, help: .sign("\\")) }
    index += 1
    switch name {
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .blank
    case "S": return .not(.blank)
    case "n": return .one("\n")
    case "r": return .one("\r")
    case "t": return .one("\t")
    case "u" where next == "{":
      let digits = letters[(index + 1)...].prefix { $0 != "}" }
      if let scalar = String(digits).wholeNumber(as: UInt32.self, radix: 16).flatMap(Unicode.Scalar.init),
        digits.endIndex < letters.count
      {
        index = digits.endIndex + 1
        return .one(Character(scalar))
      }
    case _ where !name.isLetter && !name.isNumber: return .one(name)
    default: break
    }
    throw problem(
      "`\\\(name)` isn't supported", start..<index,
      help:
        "these are supported: `\\d`, `\\w`, `\\s`, their opposites in capitals, `\\b`, `\\B`, `\\n`, `\\r`, `\\t` and `\\u{…}`"
    )
  }

  // MARK: - The text

  private var next: Character? { index < letters.count ? letters[index] : nil }

  private mutating func take(_ signs: String) -> Bool {
    guard letters[index...].starts(with: signs) else { return false }
    index += signs.count
    return true
  }

  private func problem(_ message: String, _ place: Int, help: String? = nil) -> Problem {
    problem(message, place..<place + 1, help: help)
  }

  private func problem(_ message: String, _ range: Range<Int>, help: String? = nil) -> Problem {
    func offset(_ index: Int) -> Int { letters[..<index].reduce(0) { $0 + $1.utf8.count } }
    return Problem(message: message, help: help, range: offset(range.lowerBound)..<offset(range.upperBound))
  }
}

extension String {
  /// Returns the help on how to search for the sign itself.
  fileprivate static func sign(_ sign: Character) -> String { "for the character itself, write `\\\(sign)`" }
}
