/// A regular expression that text is searched for: `/regex/`, or `/regex/i` where case does not matter.
///
/// The search follows all ways to match side by side and goes through the text once (Thompson, "Regular expression search
/// algorithm", 1968). So it takes time in proportion to the text, whatever the expression. What can't be found in this
/// way, such as what a group has found before, is refused by ``PatternParser``.
public struct TextPattern: Sendable {
  /// The text between the slashes.
  public let source: String
  /// Whether upper and lower case are the same.
  public let ignoresCase: Bool
  private let program: [Instruction]

  /// Reads an expression.
  ///
  /// - Throws: A `Problem` if it can't be used.
  public init(_ source: String, ignoresCase: Bool = false) throws(Problem) {
    var parser = PatternParser(source)
    self.source = source
    self.ignoresCase = parser.takeCaseOption() || ignoresCase
    program = try parser.parse()
  }

  /// Why a text is no usable expression, and where.
  public struct Problem: Error, Equatable {
    /// The cause in lower case, as messages have it.
    public let message: String
    /// The way out; nil where that is plain.
    public let help: String?
    /// The piece that is wrong, in bytes of the text.
    public let range: Range<Int>
  }

  /// One step of a search.
  enum Instruction: Sendable {
    /// Takes a letter of a set.
    case letter(LetterSet)
    /// Goes on only in such a place.
    case place(Place)
    /// Goes on so many instructions away.
    case jump(Int)
    /// Goes on both behind it and so many instructions away.
    case fork(Int)

    /// How much it costs to try it with a letter.
    var cost: Int { if case .letter(let set) = self { set.cost } else { 1 } }
  }

  /// A place between two letters, or at an end of the text.
  enum Place: Sendable {
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

  /// Whether the expression is found anywhere in a text.
  public func matches(_ text: String) -> Bool {
    var letters = text.makeIterator()
    var (last, round) = (Character?.none, 0)
    /// Where the ways stand that have taken all letters so far.
    var reached: [Int] = []
    /// The round in which an instruction was last come to; once in each is enough.
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
        case .place(let place): if place.lies(between: last, and: letter) { reached.append(index + 1) }
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
  /// As it is written in a scenario.
  public var description: String { "/\(source)/\(ignoresCase ? "i" : "")" }
}

/// Some of all letters, as a class of an expression names them; a letter is what people see as one.
indirect enum LetterSet: Sendable {
  case one(Character)
  case range(ClosedRange<Character>)
  case digit
  case word
  case blank
  case newline
  case any([LetterSet])
  case not(LetterSet)

  /// Whether one of the forms of a letter is in it.
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

  /// Whether there is a letter, and it is in it.
  fileprivate func contains(_ letter: Character?) -> Bool { letter.map { contains([$0]) } ?? false }

  /// How many letters and ranges it is made of.
  var cost: Int {
    switch self {
    case .any(let sets): sets.reduce(1) { $0 + $1.cost }
    case .not(let set): set.cost
    default: 1
    }
  }
}

extension Character {
  /// The letter in upper and lower case, and as it is.
  fileprivate var forms: [Character] {
    [self] + [lowercased(), uppercased()].compactMap { $0.count == 1 ? $0.first : nil }
  }
}
