/// A regular expression to search a text for: `/regex/`, or `/regex/i` to ignore case.
///
/// The search follows all possible matches in parallel and goes through the text once (Thompson, "Regular
/// expression search algorithm", 1968), so its time is proportional to the text for any expression.
/// ``PatternParser`` rejects features that can't be matched in this way, such as back-references.
public struct TextPattern: Sendable {
  /// The text between the slashes.
  public let source: String
  /// Whether upper and lower case are treated as equal.
  public let ignoresCase: Bool
  private let program: [Instruction]

  /// Compiles an expression.
  ///
  /// - Throws: A `Problem` if the expression can't be used.
  public init(_ source: String, ignoresCase: Bool = false) throws(Problem) {
    var parser = PatternParser(source)
    self.source = source
    self.ignoresCase = parser.takeCaseOption() || ignoresCase
    program = try parser.parse()
  }

  /// A reason why a text is not a usable expression, with its place.
  public struct Problem: Error, Equatable {
    /// The cause in lower case, in the style of messages.
    public let message: String
    /// The suggested fix; `nil` if it is obvious.
    public let help: String?
    /// The invalid piece, in bytes of the text.
    public let range: Range<Int>
  }

  /// One instruction of a program.
  enum Instruction: Sendable {
    /// Consumes a letter of a set.
    case letter(LetterSet)
    /// Continues only at such an anchor.
    case anchor(Anchor)
    /// Continues at an offset of this many instructions.
    case jump(Int)
    /// Continues both at the next instruction and at an offset of this many instructions.
    case fork(Int)

    /// The cost of trying the instruction with a letter.
    var cost: Int { if case .letter(let set) = self { set.cost } else { 1 } }
  }

  /// A position between two letters, or at an end of the text.
  enum Anchor: Sendable {
    case beginning
    case end
    case wordEdge
    case noWordEdge

    fileprivate func lies(between last: Character?, and next: Character?) -> Bool {
      let isEdge = LetterSet.word.contains(last) != LetterSet.word.contains(next)
      return switch self {
      case .beginning: last == nil
      case .end: next == nil
      case .wordEdge: isEdge
      case .noWordEdge: !isEdge
      }
    }
  }

  /// Returns whether the expression matches anywhere in a text.
  public func matches(_ text: String) -> Bool {
    var letters = text.makeIterator()
    var (last, round) = (Character?.none, 0)
    /// The instructions that the threads have reached after consuming all letters so far.
    var reached: [Int] = []
    /// The round in which an instruction was last visited; one visit per round is enough.
    var met = [Int](repeating: -1, count: program.count + 1)
    while true {
      let letter = letters.next()
      var ways: [LetterSet] = []
      var places: [Int] = []
      // A match can begin anywhere.
      reached.append(0)
      while let index = reached.popLast() {
        guard met[index] < round else { continue }
        met[index] = round
        guard index < program.count else { return true }
        switch program[index] {
        case .letter(let set):
          ways.append(set)
          places.append(index)
        case .anchor(let anchor): if anchor.lies(between: last, and: letter) { reached.append(index + 1) }
        case .jump(let distance): reached.append(index + distance)
        case .fork(let distance): reached += [index + 1, index + distance]
        }
      }
      guard let letter else { return false }
      let forms = ignoresCase ? letter.forms : [letter]
      reached = zip(ways, places).compactMap { $0.contains(forms) ? $1 + 1 : nil }
      (last, round) = (letter, round + 1)
    }
  }
}

extension TextPattern: CustomStringConvertible {
  /// The expression as it is written in a scenario.
  public var description: String { "/\(source)/\(ignoresCase ? "i" : "")" }
}

/// The set of letters that a class of an expression names; one letter is one grapheme.
indirect enum LetterSet: Sendable {
  case one(Character)
  case range(ClosedRange<Character>)
  case digit
  case word
  case blank
  case newline
  case any([LetterSet])
  case not(LetterSet)

  /// Returns whether one of the forms of a letter is in the set.
  func contains(_ forms: [Character]) -> Bool {
    switch self {
    case .one(let letter): forms.contains(letter)
    case .range(let range): forms.contains(where: range.contains)
    case .digit: forms.contains(where: \.isNumber)
    case .word: forms.contains { $0.isLetter || $0.isNumber || $0 == "_" }
    case .blank: forms.contains(where: \.isWhitespace)
    case .newline: forms.contains(where: \.isNewline)
    case .any(let sets): sets.contains { $0.contains(forms) }
    case .not(let set): !set.contains(forms)
    }
  }

  /// Returns whether there is a letter, and the set contains it.
  fileprivate func contains(_ letter: Character?) -> Bool { letter.map { contains([$0]) } ?? false }

  /// The number of letters and ranges in the set.
  var cost: Int {
    switch self {
    case .any(let sets): sets.reduce(1) { $0 + $1.cost }
    case .not(let set): set.cost
    default: 1
    }
  }
}

extension Character {
  /// The letter itself, and its upper and lower case.
  fileprivate var forms: [Character] {
    [self] + [lowercased(), uppercased()].compactMap { $0.count == 1 ? $0.first : nil }
  }
}
