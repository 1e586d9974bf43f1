import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// Interprets what code does to components without running it: constant values are followed, all others are
/// unknown.
///
/// Loops over what is known are gone through, closures are read as what runs later, and functions are followed where a
/// component goes into them or comes out of them. The number of steps is bounded; what lies beyond a bound is reported.
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
  /// The functions that were called with components or scroll views.
  private(set) var entered: Set<ObjectIdentifier> = []
  /// The names of functions of which a call was not followed.
  var missed: Set<String> = []
  private var calling: Set<ObjectIdentifier> = []
  /// The classes of the components that are being made.
  private var made: Set<String> = []
  /// The functions that were followed from a call.
  private var called: Set<ObjectIdentifier> = []
  private var nextNumber = 0
  /// The component classes whose methods were read, line by line.
  private(set) var readClasses: Set<String> = []
  /// The components whose classes have been made somewhere.
  private var madeClasses: Set<String> = []
  /// The places at which components are attached.
  private var attachedPlaces: Set<AttachedPlace> = []
  /// How far the limits have been used.
  var reach = Reach()
  /// The number of statements so far that changed what is read, or were reported.
  var effects = 0
  /// The number of times that a rule has read, or reported, what code does with a component.
  var uses = 0
  /// The mentions of components in the statement that is being read, as far as no rule has read what happens to them.
  var mentions: [Mention] = []
  /// What became of the words of the code.
  var account = Accounting()
  /// The definitions in which components are made, and which have been read.
  private(set) var settled: Set<Span> = []
  /// The changes of a scroll view's component that has not been seen.
  private var pending: [(path: String, typeName: String?, text: String, place: Span)] = []
  /// The changes of components by code that may turn out to attach them.
  private var changes: [Change] = []

  private struct Change {
    let component: FoundComponent
    let scope: Int
    let key: String
    let setting: FoundComponent.Setting
    let place: Span
  }

  private struct AttachedPlace: Hashable {
    let place: Span
    let component: Span
    let scrollView: String
    let typeName: String?
  }

  init(_ program: Program) { self.program = program }

  /// Returns whether a function is being followed.
  func isCalling(_ function: Function) -> Bool { calling.contains(ObjectIdentifier(function)) }

  /// Returns a number that no condition, function or closure has yet.
  func number() -> Int {
    nextNumber += 1
    return nextNumber
  }

  /// Reads code that the app runs by itself, with limits of its own. If one of them is reached, nothing is certain of the
  /// components that are set up in it.
  ///
  /// - Parameter tokens: The number of tokens of the code.
  private func enter(_ tokens: Int, _ body: () -> Void) {
    let first = nextNumber
    reach.begin(tokens)
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
    for definition in program.definitions where relevant.contains(ObjectIdentifier(definition.code)) {
      guard definition.code.isSwift, mentionsComponent(definition.value) else { continue }
      enter(definition.value.count) {
        let frame = Frame(definition.code, nil, of: definition.typeName, scope: number())
        let value = evaluate(ExpressionReader.read(definition.value), frame)
        settled.insert(definition.value.span)
        if refersToComponent(value, frame) {
          hold(value, as: definition.name, of: definition.typeName)
          account.name(definition.name, in: definition.code)
        } else if let mention = mentions.first {
          loseMention(mention, at: definition.value, frame)
        }
        rename(value, to: definition.name, frame)
      }
    }
    let functions = program.functions.filter { relevant.contains(ObjectIdentifier($0.code)) }
    for function in functions where !program.isRead(withCalls: function) {
      enter(function.body.count) { readFunction(function) }
    }
    // What all calls have given their arguments is not read without them.
    for function in functions where program.isRead(withCalls: function) {
      if entered.contains(ObjectIdentifier(function)), !missed.contains(function.name) { continue }
      enter(function.body.count) { readFunction(function) }
    }
    for declaration in program.classes.values.sorted(by: { $0.name < $1.name })
    where program.isComponent(declaration.name) && !madeClasses.contains(declaration.name) {
      enter(declaration.place.count) {
        let frame = Frame(declaration.code, nil, of: declaration.name, scope: number())
        let component = make(declaration.name, [], at: declaration.place, frame).component
        if let component, !component.isSetUp, components.last === component { components.removeLast() }
      }
    }
    for (path, typeName, text, place) in pending {
      if let component = property(path, of: typeName)?.component {
        component.remark(text, at: place, isLater: true)
      } else {
        remarks.append(.init(text: text, place: place, typeName: typeName))
      }
    }
    for change in changes {
      change.component.remark(
        "`\(change.key)` is changed here, not where the component is set up", at: change.place, isLater: true,
        key: change.key)
    }
    joinRemarks()
    reportUnread()
  }

  /// Gives the remarks on components that are made by several calls of one function to the first of them, which stands
  /// for all in presets.
  private func joinRemarks() {
    var firsts = Dictionary(attachments.map { ($0.component.place, $0.component) }) { first, _ in first }
    let places = Set(components.filter { !$0.isWithoutArguments }.map(\.place))
    // Where calls have given the arguments, a function isn't judged without them.
    for component in components where !component.isWithoutArguments || !places.contains(component.place) {
      guard let first = firsts[component.place] else {
        firsts[component.place] = component
        continue
      }
      if first !== component { first.add(component.remarks) }
    }
  }

  /// Reads a function as one that the app calls.
  private func readFunction(_ function: Function) {
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
    let frame = Frame(function.code, function, of: function.typeName, scope: number())
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

  private func mentionsComponent(_ tokens: SourceCode.Slice) -> Bool {
    tokens.offsets.contains { offset in
      guard tokens.kind(offset) == .word else { return false }
      let word = tokens.text(offset)
      return program.isOfComponents(word) || word.hasPrefix("MJRefresh") || word.hasPrefix("mj_")
        || program.handlerNames.contains(word)
    }
  }

  // MARK: Components

  /// Makes a component of a class.
  func make(
    _ name: String, _ arguments: [Expression.Argument], at tokens: SourceCode.Slice, _ frame: Frame
  ) -> Value {
    let place = tokens.span
    readClosures(of: arguments, frame)
    guard let kind = program.kind(of: name) else {
      remarks.append(.init(text: "`\(name)` has a type that presets don't support", place: place))
      return .unknown
    }
    let component = FoundComponent(kind, className: name, at: place, in: frame)
    components.append(component)
    madeClasses.insert(name)
    component.isWithoutArguments = frame.depth == 0 && frame.function?.parameters.isEmpty == false
    component.isBeingMade = true
    defer { component.isBeingMade = false }
    guard made.insert(name).inserted else {
      lose("`\(name)` makes another one of its class, whose code isn't followed", at: tokens, frame)
      return .component(component, "")
    }
    defer { made.remove(name) }
    guard let chain = program.chain(of: name), !chain.isEmpty, isInReach(frame, at: tokens), isShort(chain) else {
      return .component(component, "")
    }
    for declaration in chain { reach.allow(for: declaration) }
    for declaration in chain where program.isOnlyDeclared(declaration) {
      let text = "`\(declaration.name)` is implemented in none of the files, so what it sets up isn't known"
      component.remark(text, at: declaration.place.span, key: "")
    }
    // Until that is known, nothing is read as a view.
    component.isExported = true
    let parts = chain.map { declaration in
      PartReading(
        declaration, self,
        Frame(
          declaration.code, nil, of: declaration.name, scope: frame.scope, depth: frame.depth + 1, own: component))
    }
    component.isExported = parts.contains { $0 != nil }
    component.isBeingPrepared = true
    for declaration in chain.reversed() { call("prepare", of: declaration.name, on: component, at: tokens, frame) }
    component.isBeingPrepared = false
    for (declaration, parts) in zip(chain, parts).reversed() {
      for initializer in ["init", "initWithFrame"] {
        call(initializer, of: declaration.name, on: component, at: tokens, frame)
      }
      // What keeps a width is no look of its own.
      let isWidthKept = kind.role == .trailer && readWidth(of: declaration, on: component, frame)
      if let parts {
        parts.put(on: component)
      } else {
        if !isWidthKept { readClasses.insert(declaration.name) }
        readMethods(of: declaration, besides: isWidthKept ? ["placeSubviews"] : [], on: component, frame)
      }
    }
    if !component.isExported { putOwnViews(on: component) }
    return .component(component, "")
  }

  /// Returns whether a class inherits from as few others as are followed; reports it if not.
  private func isShort(_ chain: [ClassDeclaration]) -> Bool {
    guard chain.count > Limit.mostClasses else { return true }
    giveUp(.classes, at: chain[0].place)
    return false
  }

  private func call(
    _ name: String, of typeName: String, on component: FoundComponent, at tokens: SourceCode.Slice, _ frame: Frame
  ) {
    guard let function = program.method(name, of: typeName) else { return }
    _ = call(function, [], own: component, at: tokens, frame)
  }

  /// The width that a trailer's class keeps where MJRefresh sets its own: the number that `ownWidth` begins with in exported
  /// code, or else one that is handed to `super`.
  ///
  /// - Returns: Whether the class has code as it is exported for that.
  private func readWidth(of declaration: ClassDeclaration, on component: FoundComponent, _ frame: Frame) -> Bool {
    let setters = ["mj_w", "setMj_w"].compactMap { program.method($0, of: declaration.name) }
    guard let setter = setters.first else { return false }
    func put(_ number: Double?) {
      self.put(component, "width", number.map { .plain($0.shortestText) }, at: setter.place.span, frame)
    }
    if let definition = program.definition("ownWidth", of: declaration.name, near: setter.code) {
      put(evaluate(ExpressionReader.read(definition.value), frame).number)
      return true
    }
    if let function = program.method("initWithFrame", of: declaration.name) {
      let inner = Frame(
        function.code, function, of: declaration.name, scope: frame.scope, depth: frame.depth + 1, own: component,
        variables: ["_ownWidth": .unknown])
      run(function.body, inner)
      if let number = inner.variables["_ownWidth"]?.number {
        put(number)
        return true
      }
    }
    let words = setter.body.offsets.map { setter.body.text($0) }
    for index in words.indices where words[index] == "super" {
      let rest = Array(words[(index + 1)...].drop { $0 == "." }.prefix(4))
      guard rest.count == 4, ["mj_w", "setMj_w"].contains(rest[0]), ["=", ":"].contains(rest[1]) else { continue }
      put(["}", "]", ";"].contains(rest[3]) ? Double(rest[2]) : nil)
      break
    }
    return false
  }

  /// Methods that MJRefresh or UIKit calls, which determine looks and behaviour.
  private static let behaviour: Set<String> = [
    "placeSubviews", "setState", "state", "setPullingPercent", "pullingPercent", "scrollViewContentOffsetDidChange",
    "scrollViewContentSizeDidChange", "scrollViewPanStateDidChange", "layoutSubviews", "willMoveToSuperview",
    "didMoveToSuperview", "willMove", "didMove", "willMoveToWindow", "didMoveToWindow", "beginRefreshing",
    "endRefreshing", "endRefreshingWithNoMoreData", "resetNoMoreData", "setImages", "setTitle", "drawRect", "draw",
    "setHidden", "isHidden", "executeRefreshingCallback", "sizeThatFits", "intrinsicContentSize",
  ]
  /// The methods of these that run for every component, after it has been prepared.
  private static let setup: Set<String> = ["placeSubviews", "layoutSubviews", "didMoveToSuperview", "didMove"]

  /// The key that says where labels, arrow and spinner are, if there are any.
  private static func placement(of kind: ComponentKind) -> String? {
    AppMember.all(of: kind).first { $0.name == "labelLeftInset" }?.name
  }

  /// Reads the methods of a component's class that it has not called itself.
  private func readMethods(
    of declaration: ClassDeclaration, besides known: [String], on component: FoundComponent, _ frame: Frame
  ) {
    reportOverrides(in: declaration, on: component)
    for function in program.methods(of: declaration.name)
    where !known.contains(function.name) && !function.isStatic {
      let isBehaviour = Self.behaviour.contains(function.name) && !function.onlyCallsSuper
      let isSetup = Self.setup.contains(function.name)
      let isFollowed = ["state", "setState", "pullingPercent", "setPullingPercent"].contains(function.name)
      guard !called.contains(ObjectIdentifier(function)) || isBehaviour else { continue }
      let inner = Frame(
        function.code, function, of: declaration.name, scope: isSetup || isBehaviour ? frame.scope : number(),
        depth: frame.depth + 1, own: component,
        conditions: frame.conditions + (isSetup || isFollowed || !isBehaviour ? [] : [number()]))
      // What can't be read of it may change where labels, arrow and spinner are, or anything.
      inner.unreadKey = isSetup ? Self.placement(of: component.kind) : ""
      for parameter in function.parameters.map(\.name) + ["newValue"] where isFollowed {
        inner.variables[parameter] =
          function.name.lowercased().hasSuffix("state") ? .currentState : .pulled(.real(0), .real(1))
      }
      guard isInReach(inner, at: function.place) else { return }
      run(function.body, inner)
    }
    for definition in program.definitions(of: declaration.name) where !isRead(definition.value) {
      readStray(
        definition.value, Frame(definition.code, nil, of: declaration.name, scope: number(), own: component))
    }
  }

  /// Returns whether something in code has been read.
  private func isRead(_ tokens: SourceCode.Slice) -> Bool {
    tokens.offsets.contains { tokens.kind($0) == .word && account.isRead(tokens, $0) }
  }

  /// Follows a function.
  ///
  /// - Parameter tokens: The call.
  ///   - view: The scroll view whose method it is.
  func call(
    _ function: Function, _ given: [(label: String?, value: Value)], own: FoundComponent? = nil,
    on view: ScrollView? = nil, at tokens: SourceCode.Slice, _ frame: Frame
  ) -> Value {
    let identifier = ObjectIdentifier(function)
    let isHandler = program.handlers.contains(identifier)
    let arguments = isHandler ? given.map { ($0.label, scrollViews(in: $0.value, frame)) } : given
    let isGiven = arguments.contains { refersToComponent($0.value, frame) }
    if isGiven { noteUse() }
    guard !calling.contains(identifier) else {
      if isGiven { lose("`\(function.name)` calls itself, which isn't followed", at: tokens, frame) }
      return .unknown
    }
    guard isInReach(frame, at: tokens), takeStep(at: tokens) else {
      missed.insert(function.name)
      return .unknown
    }
    if isHandler { entered.insert(identifier) }
    if let color = Self.hexColor(function, arguments) { return color }
    calling.insert(identifier)
    called.insert(identifier)
    defer { calling.remove(identifier) }
    let inner = Frame(
      function.code, function, of: function.typeName, scope: frame.scope, depth: frame.depth + 1, own: own,
      conditions: frame.conditions, language: frame.language)
    if let view { inner.variables["self"] = .scrollView(view) }
    for (parameter, value) in function.bound(to: arguments) {
      if let value {
        inner.hold(value, as: parameter.name, of: parameter.type)
        guard refersToComponent(value, frame) else { continue }
        if value.component != nil { entered.insert(identifier) }
        account.name(parameter.name, in: function.code)
      } else if let value = parameter.value {
        inner.hold(evaluate(ExpressionReader.read(value), inner), as: parameter.name, of: parameter.type)
      } else {
        inner.variables[parameter.name] = .path(parameter.name)
      }
    }
    return result(of: function.body, inner).converted(to: function.result)
  }

  /// Runs a closure now.
  func apply(_ source: ClosureSource, _ closure: Frame, to values: [Value]) -> Value {
    let (names, body) = (source.names, source.body)
    guard isInReach(closure, at: body), takeStep(at: body) else { return .unknown }
    if let head = source.head { account.read(head) }
    let frame = closure.closure()
    if values.contains(where: { refersToComponent($0, frame) }) { noteUse() }
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
    for case .closure(let closure) in arguments.map(\.value.kind) { readLater(closure, frame) }
  }

  func readLater(_ closure: ClosureSource, _ frame: Frame) {
    guard isInReach(frame, at: closure.body), takeStep(at: closure.body) else { return }
    if let head = closure.head { account.read(head) }
    let inner = frame.closure(scope: number())
    for name in closure.names { inner.variables[name] = .path(name) }
    apart { run(closure.body, inner) }
  }

  // MARK: Scroll views and properties

  /// Attaches a component.
  func attach(_ value: Value, as role: ComponentRole, to view: ScrollView, at place: Span, _ frame: Frame) {
    let key = "\(view.name).mj_\(role.rawValue)"
    noteUse()
    switch value {
    case .component(let component, ""):
      component.isAttached = true
      component.scopes.insert(frame.scope)
      for change in changes where change.component === component && change.scope == frame.scope {
        component.set(change.key, change.setting, at: change.place)
      }
      changes.removeAll { $0.component === component && $0.scope == frame.scope }
      hold(value, as: key, of: view.typeName)
      let attached = AttachedPlace(
        place: place, component: component.place, scrollView: view.name, typeName: view.typeName)
      guard attachedPlaces.insert(attached).inserted else { return }
      if frame.isConditional(for: view) {
        component.remark("`mj_\(role.rawValue)` is attached only under a condition", at: place, as: .sometimes)
      }
      replace(role, of: view, at: place, frame)
      attachments.append(
        Attachment(
          component: component, scrollView: view.name, function: view.function, typeName: view.typeName,
          place: place, scope: frame.scope, conditions: frame.conditions))
    case .nothing:
      guard property(key, of: view.typeName) == nil || frame.function != nil else { break }
      postpone(key, "the \(role.rawValue) is removed here", at: place, of: view.typeName)
    default:
      // A component that is passed in as an argument is read with the caller.
      guard value.path.map({ path in frame.function?.parameters.contains { $0.name == path } ?? false }) != true
      else {
        return
      }
      remarks.append(
        .init(
          text: "what is attached as `mj_\(role.rawValue)` can't be read", place: place, typeName: frame.typeName))
    }
  }

  /// Removes the component that the same code has attached before, which never shows.
  private func replace(_ role: ComponentRole, of view: ScrollView, at place: Span, _ frame: Frame) {
    // Variables of several blocks may have one name.
    guard frame.variables[view.name] == nil else { return }
    for old in attachments
    where old.scrollView == view.name && old.typeName == view.typeName && old.component.kind.role == role
      && old.scope == frame.scope && old.conditions == frame.conditions
    {
      let line = place.startPosition.line
      remarks.append(
        .init(
          text: "this \(role.rawValue) never shows: another one replaces it in line \(line)", place: old.place,
          weight: .unused, typeName: view.typeName))
    }
    attachments.removeAll {
      $0.scrollView == view.name && $0.typeName == view.typeName && $0.component.kind.role == role
        && $0.scope == frame.scope && $0.conditions == frame.conditions
    }
  }

  func hold(_ value: Value, as name: String, of typeName: String?) {
    properties["\(typeName ?? "").\(name)"] = value
  }

  /// Returns the value of a property of a type, or of one that it inherits from.
  func property(_ name: String, of typeName: String?) -> Value? {
    guard let typeName else { return properties[".\(name)"] }
    return program.ancestry(of: typeName).lazy.compactMap { self.properties["\($0).\(name)"] }.first
  }

  /// Notes a change by code in which the component may be attached later.
  func change(
    _ component: FoundComponent, _ key: String, _ setting: FoundComponent.Setting, at place: Span, _ frame: Frame
  ) {
    changes.append(
      Change(component: component, scope: frame.scope, key: key, setting: setting, place: place))
  }

  /// Gives a scroll view that was made as a local variable the name of the property that holds it.
  func rename(_ value: Value, to name: String, _ frame: Frame) {
    guard let local = value.path, local != name, !local.contains(".") else { return }
    for index in attachments.indices
    where attachments[index].typeName == frame.typeName && attachments[index].function === frame.function
      && attachments[index].scrollView == local
    {
      let role = attachments[index].component.kind.role.rawValue
      attachments[index].scrollView = name
      hold(.component(attachments[index].component, ""), as: "\(name).mj_\(role)", of: frame.typeName)
    }
  }

  /// Records a change of a scroll view's component whose attachment has not been found yet.
  func postpone(_ path: String, _ text: String, at place: Span, of typeName: String?) {
    let parts = path.split(separator: ".")
    guard let index = parts.firstIndex(where: { $0.hasPrefix("mj_") }) else { return }
    noteUse()
    let key = index == 0 ? "self.\(parts[0])" : parts[...index].joined(separator: ".")
    pending.append((key, typeName, text, place))
  }
}
