import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// Components that code makes, with what their classes set up.
extension Interpreter {
  /// Makes a component of a class.
  ///
  /// - Parameter initializer: The name of the method that makes it.
  func make(
    _ name: String, _ arguments: [Expression.Argument], by initializer: String = "init",
    at tokens: SourceCode.Slice,
    _ frame: Frame
  ) -> Value {
    let place = tokens.span
    readClosures(of: arguments, frame)
    guard let kind = program.kind(of: name) else {
      found.remarks.append(.init(text: "`\(name)` has a type that presets don't support", place: place))
      return .unknown
    }
    let component = FoundComponent(kind, className: name, at: place, in: frame)
    found.components.append(component)
    progress.madeClasses.insert(name)
    component.isWithoutArguments = frame.depth == 0 && frame.function?.parameters.isEmpty == false
    component.isBeingMade = true
    defer { component.isBeingMade = false }
    guard progress.making.insert(name).inserted else {
      lose("`\(name)` makes another one of its class, whose code isn't followed", at: tokens, frame)
      return .component(component, "")
    }
    defer { progress.making.remove(name) }
    guard let chain = program.chain(of: name), isInReach(frame, at: tokens), isShort(chain) else {
      return .component(component, "")
    }
    if !chain.isEmpty { readClasses(chain, of: component, at: tokens, frame) }
    initialize(component, by: initializer, arguments, at: tokens, frame)
    if !component.isExported { putOwnViews(on: component) }
    return .component(component, "")
  }

  /// Reads what the classes of a component set up for every one of them, its own class first.
  private func readClasses(
    _ chain: [ClassDeclaration], of component: FoundComponent, at tokens: SourceCode.Slice, _ frame: Frame
  ) {
    for declaration in chain { reach.allow(for: declaration) }
    for declaration in chain where program.isOnlyDeclared(declaration) {
      let text = "`\(declaration.name)` isn't implemented in any of the files, so what it sets up isn't known"
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
    if let function = program.method("prepare", ofObject: component.className) {
      _ = call(function, [], own: component, at: tokens, frame)
    }
    component.isBeingPrepared = false
    for (declaration, parts) in zip(chain, parts).reversed() {
      runUsualInitializers(of: declaration, on: component, at: tokens, frame)
      // Code that only keeps a width draws nothing.
      let isWidthKept = component.kind.role == .trailer && readWidth(of: declaration, on: component, frame)
      if let parts {
        parts.put(on: component)
      } else {
        if !isWidthKept { progress.readClasses.insert(declaration.name) }
        readMethods(of: declaration, besides: isWidthKept ? ["placeSubviews"] : [], on: component, frame)
      }
    }
  }

  /// Runs the initializer that makes a component; reports one that isn't in the files.
  private func initialize(
    _ component: FoundComponent, by name: String, _ arguments: [Expression.Argument], at tokens: SourceCode.Slice,
    _ frame: Frame
  ) {
    let isOwn = program.classNames(of: component.className).contains {
      program.methods(of: $0).contains(where: \.isOwnInitializer)
    }
    if isOwn {
      let given = arguments.map { (label: $0.label, value: evaluate($0.value, frame)) }
      if runInitializer(name, given, on: component, at: tokens, frame) { return }
    }
    let labels = arguments.map(\.label)
    let isKnown =
      tokens.isSwift
      ? Self.knownLabels.contains(labels)
      : !name.hasPrefix("init") || ["init", "initWithFrame", "initWithCoder"].contains(name)
    guard !isKnown else { return }
    let words = labels.map { ($0 ?? "_") + ":" }.joined()
    component.remark(
      "`\(tokens.isSwift ? "init(\(words))" : name)` isn't in any of the files, so what it sets up isn't known",
      at: tokens.span, key: "")
  }

  /// The labels of the initializers that components of MJRefresh have in Swift; a closure may follow the call.
  private static let knownLabels: Set<[String?]> = [
    [], [nil], ["refreshingBlock"], ["refreshingTarget", "refreshingAction"], ["frame"], ["coder"],
  ]

  /// Returns whether a class inherits from no more classes than are followed; reports it if not.
  private func isShort(_ chain: [ClassDeclaration]) -> Bool {
    guard chain.count > Limit.mostClasses else { return true }
    giveUp(.classes, at: chain[0].place)
    return false
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
  static let behaviour: Set<String> = [
    "placeSubviews", "setState", "state", "setPullingPercent", "pullingPercent", "scrollViewContentOffsetDidChange",
    "scrollViewContentSizeDidChange", "scrollViewPanStateDidChange", "layoutSubviews", "willMoveToSuperview",
    "didMoveToSuperview", "willMove", "didMove", "willMoveToWindow", "didMoveToWindow", "beginRefreshing",
    "endRefreshing", "endRefreshingWithNoMoreData", "resetNoMoreData", "setImages", "setTitle", "drawRect", "draw",
    "setHidden", "isHidden", "executeRefreshingCallback", "sizeThatFits", "intrinsicContentSize",
  ]
  /// The methods of these that run when the state or the percent changes.
  static let followed: Set<String> = ["state", "setState", "pullingPercent", "setPullingPercent"]
  /// The methods of these that run at every layout.
  private static let layout: Set<String> = ["placeSubviews", "layoutSubviews"]
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
      let isFollowed = Self.followed.contains(function.name)
      guard !progress.called.contains(ObjectIdentifier(function)) || isBehaviour else { continue }
      let inner = Frame(
        function.code, function, of: declaration.name, scope: isSetup || isBehaviour ? frame.scope : number(),
        depth: frame.depth + 1, own: component,
        conditions: frame.conditions + (isSetup || isFollowed || !isBehaviour ? [] : [number()]))
      // Code in it that can't be read may change anything, such as the places of labels, arrow and spinner.
      inner.unreadKey = isSetup ? Self.placement(of: component.kind) : ""
      for parameter in function.parameters.map(\.name) + ["newValue"] where isFollowed {
        inner.variables[parameter] =
          function.name.lowercased().hasSuffix("state") ? .currentState : .pulled(.real(0), .real(1))
      }
      guard isInReach(inner, at: function.place) else { return }
      guard !function.isOwnInitializer else {
        progress.uncalled.append((function, inner))
        continue
      }
      component.isBeingLaidOut = Self.layout.contains(function.name)
      run(function.body, inner)
      component.isBeingLaidOut = false
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
}
