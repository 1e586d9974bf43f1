import _StringProcessing

/// A regular expression that text is searched for: `/regex/`, or `/regex/i` where case does not matter.
public struct TextPattern: Sendable {
  /// The text between the slashes.
  public let source: String
  /// Whether upper and lower case are the same.
  public let ignoresCase: Bool
  private let regex: Expression

  /// A compiled expression. `Regex` is an immutable value; it is not marked as sendable only because it may
  /// hold closures of a builder, which one made of text does not.
  private struct Expression: @unchecked Sendable {
    let regex: Regex<AnyRegexOutput>
  }

  /// Compiles an expression.
  ///
  /// - Throws: A `Problem` if the expression can't be used.
  public init(_ source: String, ignoresCase: Bool = false) throws(Problem) {
    if let group = RepetitionCheck.firstCostlyGroup(in: source) { throw .costly(group: group) }
    do {
      let regex = try Regex(source)
      self.regex = Expression(regex: ignoresCase ? regex.ignoresCase() : regex)
    } catch {
      throw .invalid(reason: "\(error)")
    }
    self.source = source
    self.ignoresCase = ignoresCase
  }

  /// Why a text is no usable expression.
  public enum Problem: Error, Equatable {
    /// It is not understood.
    case invalid(reason: String)
    /// It repeats a group that can itself match in several ways, which can take time without end.
    case costly(group: String)
  }

  /// Whether the expression is found anywhere in a text.
  public func matches(_ text: String) -> Bool { text.contains(regex.regex) }
}

extension TextPattern: CustomStringConvertible {
  /// As it is written in a scenario.
  public var description: String { "/\(source)/\(ignoresCase ? "i" : "")" }
}

/// Finds expressions whose search could take exponential time.
///
/// The search backtracks: a repeated group whose content can match the same text in several ways, such as
/// `(a+)+` or `(a|a)*`, is tried in all their combinations. So a group that repeats may hold no repetition of its
/// own except one of a fixed count, and its alternatives have to begin with different letters. This refuses some
/// that would be quick; none that would not end is let through by a group.
enum RepetitionCheck {
  /// The first group that repeats and should not, with its repetition; nil if there is none.
  static func firstCostlyGroup(in pattern: String) -> String? {
    var groups: [Group] = []
    var outer = Group(start: 0)
    let letters = Array(pattern)
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      switch letter {
      case "\\":
        outer.begin(with: nil)
        index += 2
        outer.varies = outer.varies || quantifier(letters, at: index).varies
        index += quantifier(letters, at: index).length
        continue
      case "[":
        outer.begin(with: nil)
        index = endOfClass(letters, from: index)
      case "(":
        groups.append(outer)
        outer = Group(start: index)
        index += 1
        // What follows `(?` says what kind of group it is.
        if index < letters.count, letters[index] == "?" {
          while index < letters.count, !":=!>)".contains(letters[index]) { index += 1 }
          if index < letters.count, letters[index] != ")" { index += 1 }
        }
        continue
      case ")":
        let inner = outer
        outer = groups.popLast() ?? Group(start: 0)
        index += 1
        let repetition = quantifier(letters, at: index)
        if repetition.repeats, inner.isCostlyToRepeat {
          return String(letters[inner.start..<min(index + repetition.length, letters.count)])
        }
        outer.begin(with: nil)
        outer.varies = outer.varies || inner.isCostlyToRepeat || repetition.varies
        index += repetition.length
        continue
      case "|":
        outer.beginAlternative()
        index += 1
        continue
      default:
        outer.begin(with: ".^$".contains(letter) ? nil : letter)
        index += 1
      }
      let repetition = quantifier(letters, at: index)
      outer.varies = outer.varies || repetition.varies
      index += repetition.length
    }
    return nil
  }

  /// A group while it is read; the whole pattern is one too.
  private struct Group {
    let start: Int
    /// Whether something in it can match more or less of a text.
    var varies = false
    private var firstLetters: [Character?] = []
    private var isAtBeginning = true

    init(start: Int) { self.start = start }

    /// An alternative goes on with a letter, or with something that may be several.
    mutating func begin(with letter: Character?) {
      if isAtBeginning { firstLetters.append(letter) }
      isAtBeginning = false
    }

    mutating func beginAlternative() {
      if isAtBeginning { firstLetters.append(nil) }
      isAtBeginning = true
    }

    var isCostlyToRepeat: Bool {
      if varies { return true }
      guard firstLetters.count > 1 || isAtBeginning else { return false }
      let known = Set(firstLetters.compactMap { $0?.lowercased() })
      return known.count < firstLetters.count || isAtBeginning
    }
  }

  /// The quantifier behind an element: its length, whether it matches a varying amount, whether more than once.
  private static func quantifier(
    _ letters: [Character], at start: Int
  ) -> (length: Int, varies: Bool, repeats: Bool) {
    guard start < letters.count else { return (0, false, false) }
    var end = start + 1
    var (varies, repeats) = (true, true)
    switch letters[start] {
    case "*", "+": break
    case "?": repeats = false
    case "{":
      guard let close = letters[start...].firstIndex(of: "}") else { return (0, false, false) }
      end = close + 1
      let bounds = letters[start + 1..<close].split(separator: ",", omittingEmptySubsequences: false)
      let most = bounds.last.flatMap { Int(String($0)) }
      varies = bounds.count > 1
      repeats = most != 0 && most != 1
    default: return (0, false, false)
    }
    // `*?` is reluctant, `*+` is possessive.
    if end < letters.count, "?+".contains(letters[end]) { end += 1 }
    return (end - start, varies, repeats)
  }

  /// The index behind the `]` of a class that begins at an index.
  private static func endOfClass(_ letters: [Character], from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < letters.count {
      switch letters[index] {
      case "\\": index += 1
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return letters.count
  }
}
