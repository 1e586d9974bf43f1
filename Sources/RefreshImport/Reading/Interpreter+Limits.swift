import RefreshDiagnostics
import RefreshText

extension Interpreter {
  /// A limit on how far code is followed, so that any code is read in bounded time and on a small stack.
  enum Limit {
    /// Steps of one function, including everything that it calls.
    case steps
    /// Calls and closures that are followed within each other.
    case calls
    /// Blocks and expressions that lie within each other.
    case blocks
    /// The nested or chained parts of one expression.
    case expression
    /// The items of a list.
    case items
    /// The length of a text.
    case text
    /// The classes that a class inherits from.
    case classes

    /// For a function of usual length; a longer one may take as many more as ``stepsForEachToken`` says.
    static let mostSteps = 20_000
    static let stepsForEachToken = 4
    static let mostCalls = 20
    static let mostBlocks = 100
    static let mostItems = 2_000
    static let mostClasses = 100
    /// In bytes.
    static let longestText = 20_000

    /// The message that says what wasn't read, and why.
    var text: String {
      switch self {
      case .steps: "the code from here on takes too many steps to evaluate, because of a loop or nested calls"
      case .calls: "this call is nested more than \(Limit.mostCalls) deep"
      case .blocks: "this block is nested more than \(Limit.mostBlocks) deep"
      case .expression:
        "expressions are followed \(ExpressionReader.greatestDepth) deep and \(ExpressionReader.longestChain) links long, "
          + "and this one is longer"
      case .items: "this list has more than \(grouped(Limit.mostItems)) items"
      case .classes: "this class inherits from more than \(Limit.mostClasses) others"
      case .text: "this text has more than \(grouped(Limit.longestText)) bytes"
      }
    }
  }

  /// The amounts of the limits that the code being read has used.
  struct Reach {
    fileprivate var steps = 0
    /// The maximum number of steps for the code being read, including everything that it calls.
    fileprivate var mostSteps = Limit.mostSteps
    /// The number of blocks and expressions around the code being read.
    fileprivate var level = 0
    /// Whether some code was not read.
    fileprivate(set) var isExceeded = false
    /// Whether code that isn't read is reported.
    fileprivate var isReported = true
    /// The limits that were reported, with their places.
    fileprivate var reported: Set<Report> = []
    /// The classes that have been read.
    private var classes: Set<String> = []
    /// The methods that the object whose code is read has called on itself.
    private var methods: Set<ObjectIdentifier> = []

    fileprivate struct Report: Hashable {
      let limit: Limit
      let place: Span
    }

    /// Begins with code of a number of tokens.
    mutating func begin(_ tokens: Int, isReported: Bool) {
      (steps, isExceeded, classes, self.isReported) = (0, false, [], isReported)
      methods = []
      mostSteps = Limit.mostSteps + Limit.stepsForEachToken * tokens
    }

    /// Allows for the length of a class, the first time that it is read.
    mutating func allow(for declaration: ClassDeclaration) {
      guard classes.insert(declaration.name).inserted else { return }
      mostSteps += Limit.stepsForEachToken * declaration.code.all.count
    }

    /// Allows for the length of a method, the first time that it is read.
    mutating func allow(for function: Function) {
      guard methods.insert(ObjectIdentifier(function)).inserted else { return }
      mostSteps += Limit.stepsForEachToken * function.body.count
    }
  }

  /// Whether there is room for one more step; reports the first one for which there is none.
  ///
  /// - Parameter tokens: The code that the step is for.
  func takeStep(at tokens: SourceCode.Slice) -> Bool {
    reach.steps += 1
    if reach.steps == reach.mostSteps + 1 { giveUp(.steps, at: tokens) }
    return reach.steps <= reach.mostSteps
  }

  /// Whether a call or closure within a frame is followed; reports it if not.
  func isInReach(_ frame: Frame, at tokens: SourceCode.Slice) -> Bool {
    if frame.depth < Limit.mostCalls { return true }
    giveUp(.calls, at: tokens)
    return false
  }

  /// Goes one level deeper, unless that is too deep; then it is reported.
  func deeper<Result>(at tokens: SourceCode.Slice, or tooDeep: Result, _ body: () -> Result) -> Result {
    guard reach.level < Limit.mostBlocks else {
      giveUp(.blocks, at: tokens)
      return tooDeep
    }
    reach.level += 1
    defer { reach.level -= 1 }
    return body()
  }

  /// Reports that code is not read because of a limit; each place once.
  func giveUp(_ limit: Limit, at tokens: SourceCode.Slice) {
    reach.isExceeded = true
    let place = tokens.tokens(from: 0, to: 1).span
    guard reach.isReported, reach.reported.insert(Reach.Report(limit: limit, place: place)).inserted else { return }
    found.remarks.append(.init(text: limit.text, place: place))
  }
}
