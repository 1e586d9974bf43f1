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
  var components: [FoundComponent] = []
  var attachments: [Attachment] = []
  /// The settings of `MJRefreshConfig`, in order.
  var configuration: [(name: String, value: Value, place: Span, typeName: String?)] = []
  /// The remarks that do not belong to a component.
  var remarks: [FoundComponent.Remark] = []
  /// The values of properties, by type and name.
  var properties: [String: Value] = [:]
  /// The values that properties had before each of the branches that are being read, as far as these have set them.
  var replaced: [[String: Value?]] = []
  /// The functions that were called with components or scroll views.
  var entered: Set<ObjectIdentifier> = []
  /// The names of functions of which a call was not followed.
  var missed: Set<String> = []
  /// The functions that are being followed.
  var calling: Set<ObjectIdentifier> = []
  /// The duration of the animation that is being read.
  var animationSeconds: Double?
  /// The bodies of the closures that are being run.
  var applying: Set<Span> = []
  /// The classes of the components that are being made.
  var made: Set<String> = []
  /// The inherited methods that were read for objects of a class.
  var inherited: Set<Inherited> = []
  /// The functions that were followed from a call.
  var called: Set<ObjectIdentifier> = []
  /// The initializers of components' classes that no code has called when the classes were read.
  var uncalled: [(function: Function, frame: Frame)] = []
  private var nextNumber = 0
  /// The component classes whose methods were read, line by line.
  var readClasses: Set<String> = []
  /// The components whose classes have been made somewhere.
  var madeClasses: Set<String> = []
  /// The places at which components are attached.
  var attachedPlaces: Set<AttachedPlace> = []
  /// The amounts of the limits that have been used.
  var reach = Reach()
  /// The number of statements so far that changed what is read, or were reported.
  var effects = 0
  /// The number of times that a rule has read, or reported, what code does with a component.
  var uses = 0
  /// The mentions of components in the statement that is being read, as far as no rule has read what happens to them.
  var mentions: [Mention] = []
  /// The record of which words of the code were read.
  var account = Accounting()
  /// The definitions in which components are made, and which have been read.
  var settled: Set<Span> = []
  /// The classes for which inherited components have been made.
  var inheriting: Set<String> = []
  /// The variables that hold what code attaches, with the functions that declare them, if it can't be read.
  var unattached: [(name: String, body: SourceCode.Slice)] = []
  /// The numbers of the objects that blocks declare under the names of others, by their places.
  var twins: [Span: Int] = [:]
  /// The changes of a scroll view's component that has not been seen.
  var pending: [(path: String, typeName: String?, text: String, place: Span)] = []
  /// The changes of components by code that may turn out to attach them.
  var changes: [Change] = []

  /// A change of a component by code that may turn out to attach it.
  struct Change {
    let component: FoundComponent
    let scope: Int
    let key: String
    let value: Change.Value
    let place: Span
    let runner: Frame.Runner?

    /// The value that it sets.
    enum Value {
      case setting(FoundComponent.Setting)
      case computed
      case absent
      case conditional
    }

    /// Changes the component, as the code that sets it up.
    func apply() {
      if component.isBeingLaidOut {
        component.noteLayout(of: key, at: place)
      } else if let layout = component.layoutPlaces[key] {
        let line = layout.startPosition.line
        return component.remark(
          "`\(key)` has no lasting effect: line \(line) sets it at every layout", at: place, as: .unused, key: key)
      }
      switch value {
      case .setting(let setting): component.set(key, setting, at: place)
      case .computed: giveUp("`\(key)` is computed")
      case .absent: giveUp("`\(key)` is nil, which presets don't have")
      case .conditional: giveUp("`\(key)` is only set under a condition")
      }
    }

    /// Reports it, as code that didn't turn out to attach the component.
    func report() {
      if let runner, !runner.scopes.isDisjoint(with: component.scopes) {
        return giveUp("`\(key)` is changed by a closure, and it isn't known when `\(runner.name)` runs it")
      }
      component.remark(
        "`\(key)` is changed here, not where the component is set up", at: place, isLater: true, key: key)
    }

    private func giveUp(_ text: String) {
      component.unset(key)
      component.remark(text, at: place, key: key)
    }
  }

  /// A place at which a component is attached to a scroll view.
  struct AttachedPlace: Hashable {
    let place: Span
    let component: Span
    let scrollView: String
    let typeName: String?
    /// The round of a loop in which the scroll view is made; 0 if it isn't made in one.
    let round: Int
  }

  /// An inherited method that was read for objects of a class.
  struct Inherited: Hashable {
    private let function: ObjectIdentifier
    private let typeName: String

    init(_ function: Function, by typeName: String) {
      (self.function, self.typeName) = (ObjectIdentifier(function), typeName)
    }
  }

  init(_ program: Program) { self.program = program }

  /// Returns whether a function is being followed.
  func isCalling(_ function: Function) -> Bool { calling.contains(ObjectIdentifier(function)) }

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
    for component in components where component.scopes.contains(where: { $0 > first }) {
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
      if entered.contains(ObjectIdentifier(function)), !missed.contains(function.name) { continue }
      enter(function.body.count) { readFunction(function) }
    }
    for declaration in program.classes.values.ordered(on: \.name)
    where program.isComponent(declaration.name) && !madeClasses.contains(declaration.name) {
      enter(declaration.place.count) {
        let frame = Frame(declaration.code, nil, of: declaration.name, scope: number())
        let component = make(declaration.name, [], at: declaration.place, frame).component
        readUncalledInitializers()
        let isSetUp = component.map { own in own.isSetUp || changes.contains { $0.component === own } } ?? true
        if !isSetUp, components.last === component { components.removeLast() }
      }
    }
    enter(uncalled.reduce(0) { $0 + $1.function.body.count }) { readUncalledInitializers() }
    for (path, typeName, text, place) in pending {
      let components = property(path, of: typeName)?.components ?? []
      for component in components { component.remark(text, at: place, isLater: true) }
      if components.isEmpty { remarks.append(.init(text: text, place: place, typeName: typeName)) }
    }
    for change in changes { change.report() }
    joinRemarks()
    reportUnread()
  }

  /// Gives the remarks on components that are made by several calls of one function to the first of them, which stands
  /// for all in presets.
  private func joinRemarks() {
    var firsts = Dictionary(attachments.map { ($0.component.place, $0.component) }) { first, _ in first }
    let places = Set(components.filter { !$0.isWithoutArguments }.map(\.place))
    // A function that was read with the arguments of calls isn't judged without them.
    let attached = Set(attachments.map { ObjectIdentifier($0.component) })
    for component in components where !component.isWithoutArguments || !places.contains(component.place) {
      // One that is attached itself has its own preset, or is compared with that of another.
      if attached.contains(ObjectIdentifier(component)), firsts[component.place] != nil { continue }
      guard let first = firsts[component.place] else {
        firsts[component.place] = component
        continue
      }
      if first !== component { first.add(component.remarks) }
    }
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
    if let typeName { inherited.insert(Inherited(function, by: typeName)) }
    for parameter in function.parameters {
      // It hides a property of the same name.
      frame.variables[parameter.name] = .path(parameter.name)
      let name = parameter.type.first(where: program.isComponent)
      guard let name, let kind = program.kind(of: name), !entered.contains(ObjectIdentifier(function)) else {
        continue
      }
      let component = FoundComponent(kind, className: name, at: function.place.span, in: frame)
      component.isInner = true
      components.append(component)
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
