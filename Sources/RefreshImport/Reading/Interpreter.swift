import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// Interprets what code does to components without running it: constant values are followed, all others are
/// unknown.
///
/// Loops over known values are run, closures are read as code that runs later, and functions are followed if a
/// component is passed in or returned. The number of steps is bounded.
final class Interpreter {
  let program: Program
  private(set) var components: [FoundComponent] = []
  private(set) var attachments: [Attachment] = []
  /// The settings of `MJRefreshConfig`, in order.
  var configuration: [(name: String, value: Value, place: Span, typeName: String?)] = []
  /// The remarks that do not belong to a component.
  var remarks: [FoundComponent.Remark] = []
  /// The values of properties, by type and name.
  private var properties: [String: Value] = [:]
  /// The functions that were called with components.
  private(set) var entered: Set<ObjectIdentifier> = []
  private var calling: Set<ObjectIdentifier> = []
  private var nextNumber = 0
  private var steps = 0
  /// The changes of a scroll view's component before its attachment has been found.
  private var pending: [(key: String, text: String, place: Span)] = []

  /// The number of enclosing blocks, expressions and calls.
  private var level = 0
  /// The deepest level that is read, which bounds the stack even on threads with small ones.
  private static let deepestLevel = 100

  /// The greatest number of steps for one function, including everything that it calls.
  private static let mostSteps = 20_000

  init(_ program: Program) { self.program = program }

  /// Returns a number that no condition, function or closure has yet.
  func number() -> Int {
    nextNumber += 1
    return nextNumber
  }

  /// Takes a step, and returns whether the limit still allows it.
  func takeStep() -> Bool {
    steps += 1
    return steps <= Self.mostSteps
  }

  /// Runs a body one level deeper, or returns a default if that is too deep.
  func deeper<Result>(or tooDeep: Result, _ body: () -> Result) -> Result {
    guard level < Self.deepestLevel else { return tooDeep }
    level += 1
    defer { level -= 1 }
    return body()
  }

  /// Reads all files.
  func read() {
    let relevant = Set(program.files.filter(isRelevant).map { ObjectIdentifier($0) })
    for definition in program.definitions where relevant.contains(ObjectIdentifier(definition.code)) {
      guard definition.code.isSwift, mentionsComponent(definition.value, in: definition.code) else { continue }
      steps = 0
      let frame = Frame(definition.code, nil, of: definition.typeName, scope: number())
      let value = evaluate(ExpressionReader.read(definition.code, definition.value), frame)
      if value.component != nil { hold(value, as: definition.name, of: definition.typeName) }
    }
    for function in program.functions where relevant.contains(ObjectIdentifier(function.code)) { enter(function) }
    for (key, text, place) in pending {
      attachment(key)?.remark(text, at: place, isLater: true)
    }
    for declaration in program.classes.values.sorted(by: { $0.name < $1.name })
    where program.isComponent(declaration.name) && !components.contains(where: { $0.className == declaration.name })
    {
      steps = 0
      let frame = Frame(declaration.code, nil, of: declaration.name, scope: number())
      let component = make(declaration.name, [], at: declaration.code.span(declaration.place), frame).component
      if let component, !component.isSetUp { components.removeAll { $0 === component } }
    }
  }

  /// Interprets a function as if the app called it.
  private func enter(_ function: Function) {
    // The methods of component classes are interpreted with their components.
    if let typeName = function.typeName, program.isComponent(typeName), !program.extensions.contains(typeName) {
      return
    }
    // Macros are interpreted where they are used.
    if function.isMacro { return }
    steps = 0
    let frame = Frame(function.code, function, of: function.typeName, scope: number())
    for parameter in function.parameters {
      let name = parameter.type.first(where: program.isComponent)
      guard let name, let kind = program.kind(of: name), !entered.contains(ObjectIdentifier(function)) else {
        continue
      }
      let component = FoundComponent(kind, className: name, at: function.code.span(function.place), in: frame)
      component.isInner = true
      components.append(component)
      frame.variables[parameter.name] = .component(component, "")
    }
    run(function.body, frame)
  }

  private func isRelevant(_ code: SourceCode) -> Bool { mentionsComponent(0..<code.count, in: code) }

  private func mentionsComponent(_ range: Range<Int>, in code: SourceCode) -> Bool {
    range.contains { index in
      guard code.tokens[index].kind == .word else { return false }
      let word = code.text(index)
      return word.hasPrefix("MJRefresh") || word.hasPrefix("mj_") || word.hasPrefix("setMj_")
        || program.isComponent(word)
    }
  }

  // MARK: Components

  /// Creates a component of a class.
  func make(_ name: String, _ arguments: [Expression.Argument], at place: Span, _ frame: Frame) -> Value {
    readClosures(of: arguments, frame)
    guard let kind = program.kind(of: name) else {
      remarks.append(.init(text: "`\(name)` is of no type that presets have", place: place))
      return .unknown
    }
    let component = FoundComponent(kind, className: name, at: place, in: frame)
    components.append(component)
    guard frame.depth < 20, let chain = program.chain(of: name) else { return .component(component, "") }
    component.isBeingPrepared = true
    for declaration in chain.reversed() { call("prepare", of: declaration.name, on: component, frame) }
    component.isBeingPrepared = false
    for declaration in chain.reversed() {
      for initializer in ["init", "initWithFrame"] { call(initializer, of: declaration.name, on: component, frame) }
      if kind.role == .trailer { readWidth(of: declaration, on: component, frame) }
      let own = Frame(
        declaration.code, nil, of: declaration.name, scope: frame.scope, depth: frame.depth + 1, own: component)
      if let parts = PartReading(declaration, self, own) {
        parts.put(on: component)
      } else {
        noteOverrides(of: declaration, on: component)
      }
    }
    return .component(component, "")
  }

  private func call(_ name: String, of typeName: String, on component: FoundComponent, _ frame: Frame) {
    guard let function = program.method(name, of: typeName) else { return }
    _ = call(function, [], own: component, frame)
  }

  /// Reads the width that a trailer's class keeps, since MJRefresh sets its own at every layout: a number that is
  /// passed to `super`.
  private func readWidth(of declaration: ClassDeclaration, on component: FoundComponent, _ frame: Frame) {
    let setters = ["mj_w", "setMj_w"].compactMap { program.method($0, of: declaration.name) }
    guard let setter = setters.first else { return }
    let words = setter.body.map { setter.code.text($0) }
    for index in words.indices where words[index] == "super" {
      let rest = Array(words[(index + 1)...].drop { $0 == "." }.prefix(4))
      guard rest.count == 4, ["mj_w", "setMj_w"].contains(rest[0]), ["=", ":"].contains(rest[1]) else { continue }
      let isWhole = ["}", "]", ";"].contains(rest[3])
      let number = isWhole ? Double(rest[2]) : nil
      return put(
        component, "width", number.map { .plain($0.shortestText) }, at: setter.code.span(setter.place), frame)
    }
  }

  /// Methods of MJRefresh that determine looks and behaviour.
  private static let behaviour = [
    "placeSubviews", "setState", "state", "setPullingPercent", "pullingPercent", "scrollViewContentOffsetDidChange",
    "scrollViewContentSizeDidChange", "scrollViewPanStateDidChange",
  ]

  private func noteOverrides(of declaration: ClassDeclaration, on component: FoundComponent) {
    let own = Self.behaviour.compactMap { program.method($0, of: declaration.name) }
    guard let first = own.first else { return }
    component.remark(
      "`\(declaration.name)` has methods of its own that decide about looks or behaviour: "
        + joined(own.map { "`\($0.name)`" }, by: "and"), at: first.code.span(first.place))
  }

  /// Follows a call of a function.
  func call(
    _ function: Function, _ arguments: [(label: String?, value: Value)], own: FoundComponent? = nil, _ frame: Frame
  ) -> Value {
    let identifier = ObjectIdentifier(function)
    guard frame.depth < 20, !calling.contains(identifier), takeStep() else { return .unknown }
    calling.insert(identifier)
    defer { calling.remove(identifier) }
    let inner = Frame(
      function.code, function, of: function.typeName, scope: frame.scope, depth: frame.depth + 1, own: own,
      conditions: frame.conditions, language: frame.language)
    for (parameter, argument) in zip(function.parameters, arguments) {
      inner.variables[parameter.name] = argument.value
      if argument.value.component != nil { entered.insert(identifier) }
    }
    return result(of: function.body, inner)
  }

  /// Runs a closure immediately.
  func apply(_ brace: Int, _ closure: Frame, to values: [Value]) -> Value {
    guard closure.depth < 20, takeStep() else { return .unknown }
    let frame = closure.closure()
    let (names, body) = closure.code.closureParts(brace)
    for (index, value) in values.enumerated() {
      frame.variables["$\(index)"] = value
      if let name = names[safe: index] { frame.variables[name] = value }
    }
    let result = result(of: body, frame)
    // Its assignments to captured variables remain.
    for (name, _) in closure.variables where !names.contains(name) {
      closure.variables[name] = frame.variables[name]
    }
    return result
  }

  /// Reads the closures among arguments, which run at an unknown time.
  func readClosures(of arguments: [Expression.Argument], _ frame: Frame) {
    for case .closure(let brace) in arguments.map(\.value.kind) { readLater(brace, frame) }
  }

  func readLater(_ brace: Int, _ frame: Frame) {
    guard frame.depth < 20, takeStep() else { return }
    let inner = frame.closure(scope: number())
    let (names, body) = frame.code.closureParts(brace)
    for name in names { inner.variables[name] = .path(name) }
    run(body, inner)
  }

  // MARK: Scroll views and properties

  /// Attaches a component.
  func attach(_ value: Value, as role: ComponentRole, to scrollView: String, at place: Span, _ frame: Frame) {
    switch value {
    case .component(let component, ""):
      component.isAttached = true
      component.scopes.insert(frame.scope)
      hold(value, as: "\(scrollView).mj_\(role.rawValue)", of: frame.typeName)
      guard !attachments.contains(where: { $0.place == place && $0.component.place == component.place }) else {
        return
      }
      attachments.append(
        Attachment(
          component: component, scrollView: scrollView, function: frame.function, typeName: frame.typeName,
          place: place))
    case .nothing: break
    default:
      // A component that is passed in as an argument is read with the caller.
      guard value.path.map({ path in frame.function?.parameters.contains { $0.name == path } ?? false }) != true
      else {
        return
      }
      remarks.append(.init(text: "what is attached as `mj_\(role.rawValue)` can't be read", place: place))
    }
  }

  func hold(_ value: Value, as name: String, of typeName: String?) {
    properties["\(typeName ?? "").\(name)"] = value
  }

  func property(_ name: String, of typeName: String?) -> Value? { properties["\(typeName ?? "").\(name)"] }

  private func attachment(_ key: String) -> FoundComponent? { properties[key]?.component }

  /// Records a change of a scroll view's component whose attachment has not been found yet.
  func postpone(_ path: String, _ text: String, at place: Span, _ frame: Frame) {
    let parts = path.split(separator: ".")
    guard let index = parts.firstIndex(where: { $0.hasPrefix("mj_") }), index > 0 else { return }
    pending.append(("\(frame.typeName ?? "").\(parts[...index].joined(separator: "."))", text, place))
  }
}
