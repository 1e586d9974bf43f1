import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// Interprets what code does to components without running it: constant values are followed, all others are
/// unknown.
///
/// Loops over known values are run, closures are read as code that runs later, and functions are followed where a
/// component goes into them or comes out of them. The number of steps is limited; code beyond a limit is reported.
final class Interpreter {
  let program: Program
  /// What has been found so far.
  var found = Findings()
  /// The values of properties.
  var properties = PropertyValues()
  /// The record of what is read, and has been.
  var progress = Progress()
  /// The amounts of the limits that have been used.
  var reach = Reach()
  /// The record of which words of the code were read.
  var account = Accounting()
  /// The mentions of components that no rule has read yet.
  var attention = Attention()
  /// The duration of the animation that is being read.
  var animationSeconds: Double?
  /// The numbers of the objects that blocks declare under the names of others, by their places.
  var twins: [Span: Int] = [:]
  private var nextNumber = 0

  init(_ program: Program) { self.program = program }

  /// Returns whether a function is being followed.
  func isCalling(_ function: Function) -> Bool { progress.calling.contains(ObjectIdentifier(function)) }

  /// Returns a number that no condition, function or closure has yet.
  func number() -> Int {
    nextNumber += 1
    return nextNumber
  }

  /// Reads code that the app runs by itself, with separate limits. If one of them is reached, nothing is certain of the
  /// components that are set up in it.
  ///
  /// - Parameters:
  ///   - tokens: The number of tokens of the code.
  ///   - isRelevant: Whether the code itself does something to components, so that it is reported where it isn't read.
  private func enter(_ tokens: Int, isRelevant: Bool = true, _ body: () -> Void) {
    let first = nextNumber
    reach.begin(tokens, isReported: isRelevant)
    asking(body)
    guard reach.isExceeded else { return }
    for component in found.components where component.scopes.contains(where: { $0 > first }) {
      component.isIncomplete = true
    }
  }

  /// Reads all files.
  func read() {
    for function in program.functions { account.read(function.place) }
    let relevant = Set(program.files.filter(isRelevant).map { ObjectIdentifier($0) })
    for definition in program.definitions where definition.code.isSwift {
      let isRelevant = mentionsComponent(definition.value)
      guard isRelevant || definition.value.words.contains(where: program.handlerNames.contains) else { continue }
      enter(definition.value.count, isRelevant: isRelevant) { settle(definition) }
    }
    let functions = program.functions.filter {
      relevant.contains(ObjectIdentifier($0.code)) || program.handlers.contains(ObjectIdentifier($0))
    }
    for function in functions where !program.isRead(withCalls: function) {
      let isRelevant = program.handlers.contains(ObjectIdentifier(function)) || mentionsComponent(function.body)
      enter(function.body.count, isRelevant: isRelevant) { readFunction(function) }
    }
    for declaration in program.classes.values.ordered(on: \.name) where !program.isComponent(declaration.name) {
      for function in program.inheritedRoots(of: declaration.name) {
        enter(function.body.count) { readFunction(function, of: declaration.name) }
      }
    }
    // A function whose calls have all been read with their arguments is not read without them.
    for function in functions where program.isRead(withCalls: function) {
      if progress.entered.contains(ObjectIdentifier(function)), !progress.missed.contains(function.name) {
        continue
      }
      enter(function.body.count) { readFunction(function) }
    }
    for declaration in program.classes.values.ordered(on: \.name)
    where program.isComponent(declaration.name) && !progress.madeClasses.contains(declaration.name) {
      enter(declaration.place.count) {
        let frame = Frame(declaration.code, nil, of: declaration.name, scope: number())
        let component = make(declaration.name, [], at: declaration.place, frame).component
        readUncalledInitializers()
        let isSetUp =
          component.map { own in own.isSetUp || found.changes.contains { $0.component === own } } ?? true
        if !isSetUp, found.components.last === component { found.components.removeLast() }
      }
    }
    enter(progress.uncalled.reduce(0) { $0 + $1.function.body.count }) { readUncalledInitializers() }
    for (path, typeName, text, place) in found.postponed {
      let components = property(path, of: typeName)?.components ?? []
      for component in components { component.remark(text, at: place, isLater: true) }
      if components.isEmpty { found.remarks.append(.init(text: text, place: place, typeName: typeName)) }
    }
    for change in found.changes { change.report() }
    found.joinRemarks()
    reportUnread()
  }

  /// Reads a function as one that the app calls.
  ///
  /// - Parameter typeName: The type of the object whose method it is; `nil` for the type that declares it.
  private func readFunction(_ function: Function, of typeName: String? = nil) {
    // The methods of components are read with them.
    if let typeName = function.typeName, program.isComponent(typeName), !program.extensions.contains(typeName),
      !function.isStatic
    {
      return
    }
    // Macros are interpreted where they are used.
    if function.isMacro { return }
    // So are wrappers of `mj_header`.
    if function.parameters.isEmpty, !function.name.hasPrefix("mj_"), program.role(of: function.name) != nil {
      return account.read(function.body)
    }
    let frame = Frame(function.code, function, of: typeName ?? function.typeName, scope: number())
    makeInheritedComponents(of: frame.typeName)
    if let typeName { progress.inherited.insert(Progress.Inherited(function, by: typeName)) }
    for parameter in function.parameters {
      // It hides a property of the same name.
      frame.variables[parameter.name] = .path(parameter.name)
      let name = parameter.type.first(where: program.isComponent)
      guard let name, let kind = program.kind(of: name), !progress.entered.contains(ObjectIdentifier(function))
      else {
        continue
      }
      let component = FoundComponent(kind, className: name, at: function.place.span, in: frame)
      component.isInner = true
      found.components.append(component)
      frame.variables[parameter.name] = .component(component, "")
      account.name(parameter.name, in: function.code)
    }
    run(function.body, frame)
    if function.parameters.isEmpty, let value = frame.returned { rename(value, to: function.name, frame) }
  }

  private func isRelevant(_ code: SourceCode) -> Bool { mentionsComponent(code.all) }

  /// Returns whether code has names of components, or of MJRefresh.
  func mentionsComponent(_ tokens: SourceCode.Slice) -> Bool {
    tokens.offsets.contains { offset in
      guard tokens.kind(offset) == .word else { return false }
      let word = tokens.text(offset)
      return program.isOfComponents(word) || word.hasPrefix("MJRefresh")
    }
  }
}
