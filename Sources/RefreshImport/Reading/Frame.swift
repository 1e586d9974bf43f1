/// The knowledge while a function or closure is read.
final class Frame {
  /// The file that is being read.
  let code: SourceCode
  /// The function; for closures the one around them.
  let function: Function?
  /// The type around.
  let typeName: String?
  /// The number of the call or closure, which tells apart when things run.
  let scope: Int
  /// The number of calls and closures around it.
  let depth: Int
  /// The component whose method it is.
  let ownComponent: FoundComponent?
  var variables: [String: Value]
  /// The conditions under which the statement is reached, the outermost first.
  var conditions: [Int]
  /// The conditions under which variables are declared; none for those that are not in it.
  private(set) var declarations: [String: [Int]] = [:]
  /// The language whose texts are being set; nil for all.
  var language: String?
  /// The constants whose values are being read.
  var definitions: [SourceCode.Slice] = []
  /// The value that it gives back, as soon as it does.
  var returned: Value?
  /// Whether a loop or its body has been left.
  var isBroken = false
  /// Whether only the body has.
  var isContinuing = false
  /// Whether it may give back something else.
  var isAmbiguous = false

  init(
    _ code: SourceCode, _ function: Function?, of typeName: String?, scope: Int, depth: Int = 0,
    own: FoundComponent? = nil, variables: [String: Value] = [:], conditions: [Int] = [], language: String? = nil
  ) {
    (self.code, self.function, self.typeName, self.scope, self.depth) = (code, function, typeName, scope, depth)
    (ownComponent, self.variables, self.conditions, self.language) = (own, variables, conditions, language)
  }

  /// Declares a variable; of one whose value is unknown the name is known, as of a scroll view that is made here.
  func declare(_ name: String, _ value: Value) {
    declarations[name] = conditions
    if case .unknown = value { variables[name] = .path(name) } else { variables[name] = value }
  }

  /// A closure that is run within it.
  ///
  /// - Parameter scope: Its own number where nobody knows when it runs.
  func closure(scope: Int? = nil) -> Frame {
    Frame(
      code, function, of: typeName, scope: scope ?? self.scope, depth: depth + 1, own: ownComponent,
      variables: variables, conditions: conditions, language: language)
  }
}
