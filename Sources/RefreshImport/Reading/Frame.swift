import RefreshEngine

/// The state of the interpreter in a function or closure.
final class Frame {
  /// The file that is being read.
  let code: SourceCode
  /// The function; for a closure, the enclosing function.
  let function: Function?
  /// The enclosing type.
  let typeName: String?
  /// The number of the call or closure, which distinguishes code that runs at different times.
  let scope: Int
  /// The number of enclosing calls and closures.
  let depth: Int
  /// The component to which the method belongs.
  let ownComponent: FoundComponent?
  var variables: [String: Value]
  /// The conditions under which the current statement is reached, the outermost first.
  var conditions: [Int]
  /// The conditions under which variables are declared and properties get values.
  private(set) var declarations: [String: [Int]] = [:]
  /// What the names that the block being read declares meant before.
  private var hidden: [String: Hidden] = [:]
  /// The number of the round of the loop that is being read; 0 outside of loops.
  var round = 0
  /// The rounds in which variables are declared.
  private var rounds: [String: Int] = [:]
  /// The kinds of the numbers that variables hold by their types.
  private var kinds: [String: Number.Kind] = [:]
  /// The language whose texts are being set; `nil` for all languages.
  var language: String?
  /// The states of the component in which the current statement is reached; `nil` for all of them.
  var states: [RefreshState]?
  /// The key that becomes unknown if a statement can't be read, empty for all of the component.
  var unreadKey: String?
  /// The constants whose values are being read.
  var definitions: [SourceCode.Slice] = []
  /// The code that the block being read defers to its end.
  var deferred: [SourceCode.Slice] = []
  /// What is done with the values of the branches that are being read; `nil` if branches have no values.
  var choice: Interpreter.Choice?
  /// The property whose setter is being read, with its new value.
  var property: Interpreter.PropertyValue?
  /// The return value, as soon as there is one.
  var returned: Value?
  /// Whether a loop or its body has been left.
  var isBroken = false
  /// Whether a condition may have left the loop.
  var mayBeBroken = false
  /// Whether only the body of the loop has been left, not the loop.
  var isContinuing = false
  /// The numbers of the statements that may have ended it, or the functions around it, before the current one, without a value.
  var endings: [Int] = []
  /// Whether there are any.
  var mayHaveEnded: Bool { !endings.isEmpty }
  /// Whether it may return another value.
  var isAmbiguous = false
  /// Whether it is the code of a closure that doesn't run now, or of which it isn't known whether it does.
  private(set) var isLaterClosure = false
  /// The code of which it isn't known whether it runs this closure now; `nil` for other code.
  private(set) var runner: Runner?
  /// The types of the app of which variables hold objects.
  var objectTypes: [String: String] = [:]
  /// The classes in none of the files of which variables hold objects.
  var unknownClasses: [String: String] = [:]
  /// The macro whose text is being read.
  private(set) var macro: String?

  /// A function that isn't in the files, which gets a closure.
  struct Runner {
    let name: String
    /// The numbers of the code around the closure.
    let scopes: Set<Int>
  }

  init(
    _ code: SourceCode, _ function: Function?, of typeName: String?, scope: Int, depth: Int = 0,
    own: FoundComponent? = nil, variables: [String: Value] = [:], conditions: [Int] = [], language: String? = nil
  ) {
    (self.code, self.function, self.typeName, self.scope, self.depth) = (code, function, typeName, scope, depth)
    (ownComponent, self.variables, self.conditions, self.language) = (own, variables, conditions, language)
  }

  /// Gives a new variable its value, as its type holds it.
  ///
  /// - Parameter type: The words of the type; none if the value determines it.
  func hold(_ value: Value, as name: String, of type: [String]) {
    var value = value.converted(to: type)
    if type.isEmpty, case .number(let number) = value { value = Value(number.settled) }
    variables[name] = value
    kinds[name] = if case .number(let number) = value { number.kind } else { Number.kind(of: type) }
  }

  /// Gives a variable another value, converted to its type.
  func change(_ name: String, to value: Value) {
    if case .number(let number) = value, let kind = kinds[name] {
      variables[name] = Value(number.like(kind))
    } else {
      variables[name] = value
    }
  }

  /// Notes the conditions under which a property gets its value.
  func noteAssignment(to name: String) { declarations[name] = conditions }

  /// Returns whether the current statement depends on more conditions than those under which a view exists.
  func isConditional(for view: ScrollView) -> Bool {
    let root = TwinName.written(String(view.name.prefix { $0 != "." }))
    return mayHaveEnded || conditions.count > (declarations[root]?.count ?? 0)
  }

  /// Returns the round of a loop in which a scroll view is made; 0 if it isn't made in one.
  func round(ofScrollView name: String) -> Int {
    rounds[TwinName.written(String(name.prefix { $0 != "." }))] ?? 0
  }

  /// Declares a variable; its name is known even if its value is not, such as that of a scroll view that is created
  /// here.
  func declare(_ name: String, _ value: Value, of type: [String] = []) {
    hide(name)
    declarations[name] = conditions
    rounds[name] = round
    hold(value, as: name, of: type)
    if case .unknown = value { variables[name] = .path(name) }
    if case .view(let view, "") = value, view.name == nil { view.name = name }
  }

  /// What a name meant outside of a block that declares it.
  private struct Hidden {
    let value: Value?
    let conditions: [Int]?
    let round: Int?
    let kind: Number.Kind?
    let unknownClass: String?
  }

  /// Notes that the block being read declares a name, before it does.
  func hide(_ name: String) {
    guard hidden.index(forKey: name) == nil else { return }
    hidden[name] = Hidden(
      value: variables[name], conditions: declarations[name], round: rounds[name], kind: kinds[name],
      unknownClass: unknownClasses[name])
  }

  /// Returns whether the block being read declares a name.
  func declares(_ name: String) -> Bool { hidden.index(forKey: name) != nil }

  /// Reads a block: the variables that it declares end with it, those that it changes remain changed.
  func block<Result>(_ body: () -> Result) -> Result {
    let outer = hidden
    hidden = [:]
    defer {
      for (name, old) in hidden {
        (variables[name], declarations[name]) = (old.value, old.conditions)
        (rounds[name], kinds[name], unknownClasses[name]) = (old.round, old.kind, old.unknownClass)
      }
      hidden = outer
    }
    return body()
  }

  /// The variables with what is known about them.
  struct Names {
    let variables: [String: Value]
    fileprivate let declarations: [String: [Int]]
    fileprivate let kinds: [String: Number.Kind]
  }

  var names: Names { Names(variables: variables, declarations: declarations, kinds: kinds) }

  /// Makes a variable what it was before.
  func restore(_ name: String, from names: Names) {
    variables[name] = names.variables[name]
    (declarations[name], kinds[name]) = (names.declarations[name], names.kinds[name])
  }

  /// Returns the frame of a closure inside this one.
  ///
  /// - Parameter scope: A new number if it is unknown when the closure runs.
  func closure(scope: Int? = nil) -> Frame {
    let frame = inner(code, scope: scope ?? self.scope)
    if scope != nil { frame.isLaterClosure = true }
    return frame
  }

  /// Returns the frame of a closure inside this one which a function gets that isn't in the files.
  func closure(scope: Int, for function: String) -> Frame {
    let frame = inner(code, scope: scope)
    frame.runner = Runner(name: function, scopes: (runner?.scopes ?? []).union([self.scope]))
    frame.isLaterClosure = true
    return frame
  }

  /// Returns the frame of a function that this one calls.
  func call(
    _ function: Function, of typeName: String?, scope: Int?, own: FoundComponent?, on owner: Value?
  ) -> Frame {
    let frame = Frame(
      function.code, function, of: typeName ?? function.typeName, scope: scope ?? self.scope, depth: depth + 1,
      own: own, conditions: conditions, language: language)
    if let owner { frame.variables["self"] = owner }
    (frame.endings, frame.runner) = (endings, runner)
    return frame
  }

  /// Returns whether the frame belongs to the setup of a component.
  func scopeIsOwn(_ component: FoundComponent) -> Bool { component.scopes.contains(scope) }

  /// Returns whether the current statement runs for every component that is shown, as far as statements before it may have ended
  /// its function: before a component is attached, they only decide whether it is.
  func isReached(for component: FoundComponent) -> Bool {
    let isShown = component.isBeingMade || component.isAttached
    // A state that doesn't change ends its setter.
    return !isShown || isOfState || component.endings.starts(with: endings)
  }

  /// Whether it is the code that MJRefresh runs when a component's state or percent changes.
  private var isOfState: Bool { function.map { Interpreter.followed.contains($0.name) } ?? false }

  /// Returns whether code certainly doesn't belong to the setup of a component.
  func isLater(for component: FoundComponent) -> Bool {
    !scopeIsOwn(component) && runner?.scopes.isDisjoint(with: component.scopes) ?? true
  }

  /// Returns the frame of a macro, whose text takes the place of its name in the code of this frame.
  func expansion(of macro: String, in code: SourceCode) -> Frame {
    let frame = inner(code, scope: scope)
    frame.macro = macro
    return frame
  }

  private func inner(_ code: SourceCode, scope: Int) -> Frame {
    let frame = Frame(
      code, function, of: typeName, scope: scope, depth: depth + 1, own: ownComponent, variables: variables,
      conditions: conditions, language: language)
    (frame.states, frame.unreadKey, frame.definitions, frame.kinds) = (states, unreadKey, definitions, kinds)
    (frame.declarations, frame.round, frame.rounds) = (declarations, round, rounds)
    (frame.endings, frame.macro, frame.property) = (endings, macro, property)
    (frame.runner, frame.unknownClasses, frame.isLaterClosure) = (runner, unknownClasses, isLaterClosure)
    frame.objectTypes = objectTypes
    return frame
  }
}
