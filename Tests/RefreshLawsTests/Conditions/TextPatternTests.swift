import HeapWork
import RefreshLaws
import Testing

@Suite struct `Regular expressions` {
  @Test func `an expression is found anywhere in a text`() throws {
    let pattern = try TextPattern("l+")
    #expect(pattern.matches("Hello"))
    #expect(!pattern.matches("HELLO"))
    #expect(try TextPattern("l+", ignoresCase: true).matches("HELLO"))
    #expect(try TextPattern("(?i)l+").matches("HELLO"))
    #expect(try TextPattern("^松").matches("松开"))
    #expect(pattern.description == "/l+/")
  }

  @Test(arguments: [
    ("^$", "", "a"), ("a.c", "abc", "a\nc"), ("^.$", "e\u{301}", "ab"),
    ("a{2}b", "aab", "ab"), ("^a{2,}$", "aaaa", "a"), ("^a{,2}$", "aa", "aaa"), ("^a{1,2}?$", "aa", ""),
    ("^(a|bc|)d", "bcd", "abd"), ("^(?:ab)+$", "abab", "aba"), ("^(a*)*b", "aab", "ca"), ("^(x{0}|y)$", "y", "x"),
    ("^[a-c\\d_-]+$", "b-7_", "d"), ("^[^a-c\\s]$", "d", " "), ("[.]", "a.b", "ab"), ("^[a\\]]$", "]", "\\"),
    ("\\bload\\b", "to load it", "reload"), ("\\Boad", "load", "oad"), ("\\.\\$", "a.$", "a$"),
    ("^\\w\\W\\D\\S$", "ä-x.", "--x."), ("\\u{677E}\\t", "松\t", "松 "), ("a{x}", "a{x}", "ax"), ("}]", "}]", "}"),
  ])
  func `signs have the meaning that they have elsewhere`(source: String, found: String, missing: String) throws {
    let pattern = try TextPattern(source)
    #expect(pattern.matches(found))
    #expect(!pattern.matches(missing))
  }

  @Test(arguments: [
    ("a(b", 1..<2, "this `(` is never closed"),
    ("ab)", 2..<3, "this `)` doesn't close a group"),
    ("é[a", 2..<3, "this `[` is never closed"),
    ("[]a]", 1..<2, "`]` has to be escaped in a class"),
    ("[a[b]]", 2..<3, "`[` has to be escaped in a class"),
    ("[a&&b]", 2..<4, "classes can't be combined with `&&`"),
    ("[z-a]", 1..<4, "a range must be in ascending order"),
    ("[a-\\d]", 1..<5, "a range must be in ascending order"),
    ("*a", 0..<1, "there is nothing before `*` to repeat"),
    ("a|+", 2..<3, "there is nothing before `+` to repeat"),
    ("a{2}{3}", 4..<7, "there is nothing before `{` to repeat"),
    ("a{3,1}", 1..<6, "the first number is greater than the second"),
    ("ba*+", 2..<4, "possessive repetitions aren't supported"),
    ("a\\", 1..<2, "there is nothing after this `\\`"),
    ("(a)\\1", 3..<5, "`\\1` isn't supported"),
    ("\\p{L}", 0..<2, "`\\p` isn't supported"),
    ("a(?=b)", 1..<4, "groups that begin with `(?=` aren't supported"),
    ("(?<n>b)", 0..<3, "groups that begin with `(?<` aren't supported"),
    ("a(?i)b", 1..<4, "groups that begin with `(?i` aren't supported"),
    ("ab{1001}", 1..<8, "more than 1000 repetitions"),
    ("a(b{100}c){100}", 1..<15, "this is longer than 1000 characters with repetitions expanded"),
    ("((){1000}){1000}(a|){600}", 16..<25, "this is longer than 1000 characters with repetitions expanded"),
    ("([a-z0-9]{300}){2}", 0..<18, "this is longer than 1000 characters with repetitions expanded"),
    (String(repeating: "(", count: 70), 64..<65, "groups are nested more than 64 deep here"),
  ])
  func `what can't be searched for is refused at its place`(
    source: String, range: Range<Int>, message: String
  ) throws {
    let problem = try #require(throws: TextPattern.Problem.self) { try TextPattern(source) }
    #expect(problem.message == message)
    #expect(problem.range == range)
  }

  @Test(arguments: ["a*a*a*a*a*a*a*b", "(a+)+b", "(a|a)*b", "(a|b|ab)*c", "(.*)*(.*)*(.*)*[^a]"])
  func `no expression takes more work than in proportion to the text`(source: String) throws {
    let pattern = try TextPattern(source)
    let growth = HeapWork.growth(from: (500, 2_000)) {
      #expect(!pattern.matches(String(repeating: "a", count: $0)))
    }
    #expect(growth < 1.2)
  }
}

/// Assembles expressions and texts from random pieces, in the same way in every run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64 = 42

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33 | state << 31
  }

  mutating func pattern(depth: Int = 3) -> String {
    (0..<Int.random(in: 1...3, using: &self)).map { _ in
      let isGroup = depth > 0 && Int.random(in: 0..<4, using: &self) == 0
      let piece =
        isGroup ? "(\(pattern(depth: depth - 1))|\(pattern(depth: depth - 1)))" : one(of: Self.pieces)
      return piece + (["^", "$", "\\b", "\\B"].contains(piece) ? "" : one(of: Self.repetitions))
    }.joined()
  }

  mutating func text() -> String {
    (0..<Int.random(in: 0...7, using: &self)).map { _ in one(of: Self.letters) }.joined()
  }

  private mutating func one(of choices: [String]) -> String { choices.randomElement(using: &self) ?? "" }

  private static let pieces = [
    "a", "b", "ab", ".", "[ab]", "[^a]", "[a-c]", "\\d", "\\w", "\\s", "\\D", "\\W", "\\S", "[\\d_]", "\\.", "^",
    "$",
    "\\b", "\\B", "é", "松",
  ]
  private static let repetitions = ["", "", "", "*", "+", "?", "{2}", "{1,2}", "{2,}", "*?", "+?"]
  private static let letters = [
    "a", "b", "A", "c", "1", "²", "_", " ", "\n", ".", "é", "É", "e\u{301}", "松", "٣", "👍🏽",
  ]
}

@Test func `whatever is found, Swift's own expressions find too`() throws {
  var dice = Dice()
  for _ in 0..<1_500 {
    let source = dice.pattern()
    let ignoresCase = Bool.random(using: &dice)
    let own = try TextPattern(source, ignoresCase: ignoresCase)
    let swift = try Regex(source).wordBoundaryKind(.simple).ignoresCase(ignoresCase)
    for _ in 0..<5 {
      let text = dice.text()
      #expect(
        own.matches(text) == text.contains(swift),
        "/\(source)/\(ignoresCase ? "i" : "") in \(text.debugDescription)")
    }
  }
}
