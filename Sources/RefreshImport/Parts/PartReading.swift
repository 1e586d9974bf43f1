import RefreshDiagnostics
import RefreshEngine
import RefreshExport
import RefreshText

/// Reads the parts that a component's class shows, in the form that `export` generates.
struct PartReading {
  /// A view that shows a part.
  struct View {
    let kind: PartKind
    let place: Span
    var name: String
    /// Its properties by key, with their values in the form of presets.
    var values: [(key: String, value: FoundComponent.Setting, place: Span)] = []
    var center: Expression?
    var size: Expression?
  }

  let interpreter: Interpreter
  let frame: Frame
  /// The views by their names in the code.
  private(set) var views: [String: View] = [:]
  /// The names of the views in the order in which they are added.
  private(set) var order: [String] = []
  /// The code that can't be interpreted.
  private(set) var unread: [(text: String, place: Span)] = []
  /// The tables of values and other named expressions, by their names.
  private var tables: [String: Expression] = [:]

  /// Reads the parts of a class, and fails if it has none.
  init?(_ declaration: ClassDeclaration, _ interpreter: Interpreter, _ frame: Frame) {
    (self.interpreter, self.frame) = (interpreter, frame)
    let program = interpreter.program
    for definition in program.definitions(of: declaration.name) {
      let value = ExpressionReader.read(definition.value)
      note(definition.name, value, definition.value)
      readFrames(definition.name, value, definition.value)
      tables[definition.name] = value
    }
    func body(_ name: String) -> SourceCode.Slice? { program.method(name, of: declaration.name)?.body }
    for name in ["initialize", "prepare", "placeSubviews", "showParts"] { if let body = body(name) { read(body) } }
    guard let prepare = body("prepare"), isExported(by: prepare) else { return nil }
    for view in order {
      if let body = body("show" + view.capitalizedFirst + "View") { read(body) }
    }
    // A repetition replaces its initial value.
    for name in ["state", "setState"] {
      guard let body = body(name) else { continue }
      read(body)
      for (view, seconds, place) in animations(in: body) {
        views[view]?.values.append(("animate", .plain("\(seconds.shortestText)s"), place))
      }
    }
  }

  // MARK: Views

  /// Returns whether the views are those of exported code, which adds them in one loop and places each by its centre and
  /// size. A class of the app may have properties whose names end in `Part`, too.
  private func isExported(by prepare: SourceCode.Slice) -> Bool {
    let isLoop = prepare.words.contains("part") && prepare.words.contains { $0.hasSuffix("serInteractionEnabled") }
    return !views.isEmpty && isLoop && views.values.allSatisfy { $0.center != nil && $0.size != nil }
  }

  private mutating func note(_ name: String, _ value: Expression, _ tokens: SourceCode.Slice) {
    let view = Interpreter.plain(name)
    // Other views belong to the app, which places and changes them itself.
    guard view.hasSuffix("Part"), case .call(let callee, let arguments) = value.kind else { return }
    let kind: PartKind
    let type = words(of: callee).first ?? ""
    switch (SharedCode.name(in: type) ?? type, arguments.first.map { words(of: $0.value).last ?? "" }) {
    case ("UILabel", _): kind = .label
    case ("UIImageView", _): kind = .image
    case ("PartStrokeView", let shape?) where shape == "arc" || shape.hasSuffix("PartStrokeShapeArc"): kind = .ring
    case ("PartStrokeView", _): kind = .bar
    case ("UIView", _): kind = .box
    case ("UIActivityIndicatorView", _): kind = .spinner
    case ("UISwitch", _): kind = .switch
    default: return
    }
    views[view] = View(kind: kind, place: tokens.span, name: String(view.dropLast(4)))
    order.append(view)
  }

  // MARK: Statements

  private mutating func read(_ tokens: SourceCode.Slice) {
    var index = 0
    while index < tokens.count, interpreter.takeStep(at: tokens.tokens(from: index)) {
      if tokens.isAt(index, "{") {
        interpreter.deeper(at: tokens.tokens(from: index), or: ()) { read(tokens.inside(index)) }
        index = tokens.next(after: index)
        continue
      }
      if tokens.isAt(index, ["if", "for", "didSet", "else"]) {
        if tokens.isAt(index, "if") { readCondition(tokens.tokens(from: index)) }
        // In Objective-C, the statement after a condition may have no braces.
        let isBare = !tokens.isSwift && (tokens.isAt(index + 1, "(") || tokens.isAt(index, "else"))
        index =
          isBare
          ? tokens.next(after: index + (tokens.isAt(index, "else") ? 0 : 1))
          : max(index + 1, tokens.firstBrace(from: index) ?? tokens.count)
        continue
      }
      let stop = max(tokens.statementEnd(from: index), index + 1)
      readStatement(tokens.tokens(from: index, to: stop))
      index = stop
    }
  }

  /// `if (isAnimating) { [spinner startAnimating]; } else { … }`.
  private mutating func readCondition(_ tokens: SourceCode.Slice) {
    guard tokens.isAt(1, "("), case let brace = tokens.next(after: 1), tokens.isAt(brace, "{"),
      tokens.isAt(brace + 1, "["), tokens.isAt(brace + 3, "startAnimating"),
      case let view = Interpreter.plain(tokens.text(brace + 2)), views[view] != nil
    else { return }
    set("animating", of: view, ExpressionReader.read(tokens.inside(1)), at: tokens.tokens(from: 0, to: brace))
  }

  private mutating func readStatement(_ tokens: SourceCode.Slice) {
    if let equals = interpreter.assignment(in: tokens) {
      let right = ExpressionReader.read(tokens.tokens(from: equals + 1))
      let left = words(of: ExpressionReader.read(tokens.tokens(from: 0, to: equals))).map(Interpreter.plain)
      // `Type *name = …`, `name = …`
      if left.count < 2 { tables[Interpreter.plain(tokens.text(equals - 1))] = right }
      if left.count == 1 {
        note(left[0], right, tokens)
        readFrames(left[0], right, tokens)
      } else if let view = left.first, views[view] != nil {
        assign(left.dropFirst().joined(separator: "."), of: view, right, at: tokens)
      }
      return
    }
    guard case .call(let callee, let arguments) = ExpressionReader.read(tokens).kind else { return }
    let words = words(of: callee).map(Interpreter.plain)
    guard let method = words.last else { return }
    let names = words + arguments.compactMap { self.words(of: $0.value).last.map(Interpreter.plain) }
    let view = names.first { views[$0] != nil } ?? ""
    switch SharedCode.name(in: method) ?? method {
    case "setAnimating":
      guard let value = arguments.first?.value else { return }
      set("animating", of: view, value, at: tokens)
    case "startAnimating":
      guard let own = views[view], own.kind == .spinner else { return }
      // A call under a condition has already been read with the condition.
      guard !own.values.contains(where: { $0.key.hasPrefix("animating") }) else { return }
      add("animating", .plain("true"), to: view, at: tokens)
    case "repeatValue", "PartRepeat": readRepetitions(arguments.first?.value, view, arguments.last?.value, tokens)
    default: break
    }
  }

  private mutating func assign(_ member: String, of view: String, _ value: Expression, at tokens: SourceCode.Slice)
  {
    guard let kind = views[view]?.kind else { return }
    switch member {
    case "accessibilityIdentifier":
      if let name = interpreter.evaluate(value, frame).text { views[view]?.name = name }
    case "bounds.size": views[view]?.size = value
    case "bounds": views[view]?.size = value
    case "center": views[view]?.center = value
    case "transform":
      let labels = ["rotation", "scale", "moveX", "moveY"]
      for (index, argument) in value.arguments.enumerated() {
        let label = argument.label ?? labels[safe: index] ?? ""
        if case .number(let number) = argument.value.kind, number.value == (label == "scale" ? 1 : 0) { continue }
        set(label, of: view, argument.value, at: tokens)
      }
    case "font":
      if let size = value.arguments.first?.value { set("fontSize", of: view, size, at: tokens) }
      let isBold = words(of: value).last?.hasPrefix("bold") ?? false
      if isBold { add("bold", .plain("true"), to: view, at: tokens) }
    case "textAlignment":
      let word = words(of: value).last ?? ""
      let name = word.hasPrefix("NSTextAlignment") ? String(word.dropFirst(15)) : word
      add("align", .plain(name.lowercased()), to: view, at: tokens)
    case "style", "activityIndicatorViewStyle":
      if words(of: value).last?.lowercased().hasSuffix("large") ?? false {
        add("style", .plain("large"), to: view, at: tokens)
      }
    case "color" where ["gray", "white", "grayColor", "whiteColor"].contains(words(of: value).last ?? ""):
      let word = words(of: value).last ?? ""
      add("style", .plain(word.hasPrefix("gray") ? "gray" : "white"), to: view, at: tokens)
    default:
      let property = kind.properties.first { property in
        let own = PartMember(property, of: kind)
        return own.swift == member || own.objectiveC == member
      }
      if let property { set(property.row.path, of: view, value, at: tokens) }
    }
  }

  // MARK: Values

  private mutating func add(
    _ key: String, _ value: FoundComponent.Setting, to view: String, at tokens: SourceCode.Slice
  ) {
    views[view]?.values.append((key, value, tokens.span))
  }

  private mutating func set(_ key: String, of view: String, _ value: Expression, at tokens: SourceCode.Slice) {
    let property = views[view].flatMap { view in view.kind.properties.first { $0.row.path == key } }
    guard let rule = PartRuleReading(interpreter, frame, tables).rule(of: value), let property else {
      unread.append(("`parts.\(views[view]?.name ?? view).\(key)` is computed", tokens.span))
      return
    }
    for (path, setting) in rule.settings(of: property, views[view]?.kind ?? .box) {
      add(path, setting, to: view, at: tokens)
    }
  }

  private mutating func readRepetitions(
    _ keyPath: Expression?, _ view: String, _ list: Expression?, _ tokens: SourceCode.Slice
  ) {
    guard let keyPath = keyPath.flatMap({ interpreter.evaluate($0, frame).text }), let kind = views[view]?.kind,
      let property = kind.properties.first(where: { PartMember($0, of: kind).keyPath == keyPath }),
      case .list(let items)? = list?.kind
    else { return }
    for case .pair(let state, let value) in items.map(\.kind) {
      guard let state = PartRuleReading(interpreter, frame).state(of: state),
        let text = PartRuleReading(interpreter, frame).repetition(of: value)
      else { continue }
      let key = "\(property.row.path).state.\(state.name)"
      views[view]?.values.removeAll { $0.key == key }
      add(key, .plain(text), to: view, at: tokens)
    }
  }

  private mutating func readFrames(_ name: String, _ value: Expression, _ tokens: SourceCode.Slice) {
    let name = Interpreter.plain(name)
    let view = String(name.hasSuffix("PartFrames") ? name.dropLast(6) : "")
    guard let old = views[view], case .list(let items) = value.kind else { return }
    views[view] = View(
      kind: .frames, place: old.place, name: old.name, values: old.values, center: old.center, size: old.size)
    for case .pair(let state, let value) in items.map(\.kind) {
      let reading = PartRuleReading(interpreter, frame, tables)
      guard let state = reading.state(of: state), let frames = reading.frames(of: value) else { continue }
      add("images.\(state.name)", frames, to: view, at: tokens)
    }
  }

  /// The animations of parts: `UIView.animate(withDuration: 0.25) { self.showRingPartView() }`.
  private func animations(in tokens: SourceCode.Slice) -> [(view: String, seconds: Double, place: Span)] {
    var found: [(view: String, seconds: Double, place: Span)] = []
    for index in tokens.offsets
    where tokens.isAt(index, ["withDuration", "animateWithDuration"]) && tokens.isAt(index + 1, ":") {
      guard let number = Number(literal: tokens.text(index + 2), isSwift: tokens.isSwift)?.value else { continue }
      let words = tokens.tokens(from: index + 3, to: index + 20).words
      guard let method = words.first(where: { $0.hasPrefix("show") && $0.hasSuffix("PartView") }) else { continue }
      let view = method.dropFirst(4).dropLast(4)
      let place = tokens.tokens(from: index, to: index + 3).span
      found.append((view.prefix(1).lowercased() + view.dropFirst(), number, place))
    }
    return found
  }

  /// Returns the words of a dotted name: `ringPart.stroke.strokeEnd`.
  private func words(of expression: Expression) -> [String] {
    switch expression.kind {
    case .name(let name): [name]
    case .member(let base, let name): (base.map(words) ?? []) + [name]
    case .call(let callee, _): words(of: callee)
    default: []
    }
  }
}

extension PartReading {
  /// Adds the parts to a component.
  func put(on component: FoundComponent) {
    for name in order {
      guard let view = views[name] else { continue }
      component.addPart(view.name)
      let path = "parts.\(view.name)"
      component.set("\(path).kind", .plain(view.kind.rawValue), at: view.place)
      let reading = PartRuleReading(interpreter, frame)
      for (key, text) in reading.place(center: view.center, size: view.size) {
        component.set("\(path).\(key)", .plain(text), at: view.place)
      }
      for (key, value, place) in view.values { component.set("\(path).\(key)", value, at: place) }
    }
    for (text, place) in unread { component.remark(text, at: place) }
  }
}
