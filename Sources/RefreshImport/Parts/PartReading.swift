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
  private var repetitions: [String: [String: [(state: String, text: String)]]] = [:]

  private var code: SourceCode { frame.code }

  /// Reads the parts of a class, and fails if it has none.
  init?(_ declaration: ClassDeclaration, _ interpreter: Interpreter, _ frame: Frame) {
    (self.interpreter, self.frame) = (interpreter, frame)
    let program = interpreter.program
    for definition in program.definitions where definition.typeName == declaration.name {
      let value = ExpressionReader.read(definition.code, definition.value)
      note(definition.name, value, definition.value)
      readFrames(definition.name, value, definition.value)
    }
    func body(_ name: String) -> Range<Int>? { program.method(name, of: declaration.name)?.body }
    for name in ["prepare", "placeSubviews", "showParts"] { if let body = body(name) { read(body) } }
    guard !views.isEmpty else { return nil }
    for view in order {
      if let body = body("show" + view.prefix(1).uppercased() + view.dropFirst()) { read(body) }
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

  private mutating func note(_ name: String, _ value: Expression, _ range: Range<Int>) {
    let view = Interpreter.plain(name)
    // Other views belong to the app, which places and changes them itself.
    guard view.hasSuffix("Part"), case .call(let callee, let arguments) = value.kind else { return }
    let kind: PartKind
    switch (words(of: callee).first ?? "", arguments.first.map { words(of: $0.value).last ?? "" }) {
    case ("UILabel", _): kind = .label
    case ("UIImageView", _): kind = .image
    case ("PartStrokeView", "arc"), ("PartStrokeView", "PartStrokeShapeArc"): kind = .ring
    case ("PartStrokeView", _): kind = .bar
    case ("UIView", _): kind = .box
    case ("UIActivityIndicatorView", _): kind = .spinner
    case ("UISwitch", _): kind = .switch
    default: return
    }
    views[view] = View(kind: kind, place: code.span(range), name: String(view.dropLast(4)))
    order.append(view)
  }

  // MARK: Statements

  private mutating func read(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound, interpreter.takeStep() {
      if code.isAt(index, "{") {
        read(code.inside(index))
        index = code.next(behind: index)
        continue
      }
      if code.isAt(index, ["if", "for", "didSet", "else"]) {
        if code.isAt(index, "if") { readCondition(index) }
        let brace = interpreter.firstBrace(from: index, before: range.upperBound, code) ?? range.upperBound
        index = max(index + 1, brace)
        continue
      }
      let stop = max(code.statementEnd(from: index, before: range.upperBound), index + 1)
      readStatement(index..<stop)
      index = stop
    }
  }

  /// Reads `if (isAnimating) { [spinner startAnimating]; } else { … }`.
  private mutating func readCondition(_ index: Int) {
    guard code.isAt(index + 1, "("), case let brace = code.next(behind: index + 1), code.isAt(brace, "{"),
      code.isAt(brace + 1, "["), code.isAt(brace + 3, "startAnimating"),
      case let view = Interpreter.plain(code.text(brace + 2)), views[view] != nil
    else { return }
    set("animating", of: view, ExpressionReader.read(code, code.inside(index + 1)), at: index..<brace)
  }

  private mutating func readStatement(_ range: Range<Int>) {
    if let equals = interpreter.assignment(in: range, code) {
      let right = ExpressionReader.read(code, equals + 1..<range.upperBound)
      let left = words(of: ExpressionReader.read(code, range.lowerBound..<equals)).map(Interpreter.plain)
      if left.count == 1 {
        note(left[0], right, range)
        readFrames(left[0], right, range)
      } else if let view = left.first, views[view] != nil {
        assign(left.dropFirst().joined(separator: "."), of: view, right, at: range)
      }
      return
    }
    guard case .call(let callee, let arguments) = ExpressionReader.read(code, range).kind else { return }
    let words = words(of: callee).map(Interpreter.plain)
    guard let method = words.last else { return }
    let view =
      words.first { views[$0] != nil } ?? argument("ofView", arguments).map { self.words(of: $0) }?.last ?? ""
    switch method {
    case "setAnimating": set("animating", of: view, arguments[0].value, at: range)
    case "startAnimating":
      guard let own = views[view], own.kind == .spinner else { return }
      // A call under a condition has already been read with the condition.
      guard !own.values.contains(where: { $0.key.hasPrefix("animating") }) else { return }
      add("animating", .plain("true"), to: view, at: range)
    case "repeatPart", "repeat":
      let list = arguments.last?.value
      readRepetitions(arguments.first?.value, Interpreter.plain(view), list, range)
    default: break
    }
  }

  private func argument(_ label: String, _ arguments: [Expression.Argument]) -> Expression? {
    arguments.first { $0.label == label }?.value
  }

  private mutating func assign(_ member: String, of view: String, _ value: Expression, at range: Range<Int>) {
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
        if case .number(label == "scale" ? 1 : 0) = argument.value.kind { continue }
        set(label, of: view, argument.value, at: range)
      }
    case "font":
      if let size = value.arguments.first?.value { set("fontSize", of: view, size, at: range) }
      let isBold = words(of: value).last?.hasPrefix("bold") ?? false
      if isBold { add("bold", .plain("true"), to: view, at: range) }
    case "textAlignment":
      let word = words(of: value).last ?? ""
      let name = word.hasPrefix("NSTextAlignment") ? String(word.dropFirst(15)) : word
      add("align", .plain(name.lowercased()), to: view, at: range)
    case "style", "activityIndicatorViewStyle":
      if words(of: value).last?.lowercased().hasSuffix("large") ?? false {
        add("style", .plain("large"), to: view, at: range)
      }
    case "color" where ["gray", "white", "grayColor", "whiteColor"].contains(words(of: value).last ?? ""):
      let word = words(of: value).last ?? ""
      add("style", .plain(word.hasPrefix("gray") ? "gray" : "white"), to: view, at: range)
    default:
      let property = kind.properties.first { property in
        let own = PartMember(property, of: kind)
        return own.swift == member || own.objectiveC == member
      }
      if let property { set(property.row.path, of: view, value, at: range) }
    }
  }

  // MARK: Values

  private mutating func add(_ key: String, _ value: FoundComponent.Setting, to view: String, at range: Range<Int>) {
    let place = code.span(range)
    views[view]?.values.append((key, value, place))
  }

  private mutating func set(_ key: String, of view: String, _ value: Expression, at range: Range<Int>) {
    let property = views[view].flatMap { view in view.kind.properties.first { $0.row.path == key } }
    guard let rule = PartRuleReading(interpreter, frame).rule(of: value), let property else {
      unread.append(("`parts.\(views[view]?.name ?? view).\(key)` is computed", code.span(range)))
      return
    }
    for (path, setting) in rule.settings(of: property, views[view]?.kind ?? .box) {
      add(path, setting, to: view, at: range)
    }
  }

  private mutating func readRepetitions(
    _ keyPath: Expression?, _ view: String, _ list: Expression?, _ range: Range<Int>
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
      add(key, .plain(text), to: view, at: range)
    }
  }

  private mutating func readFrames(_ name: String, _ value: Expression, _ range: Range<Int>) {
    let word = name.hasPrefix("frames") ? name.dropFirst(6) : ""
    let view = word.prefix(1).lowercased() + word.dropFirst()
    guard let old = views[view], case .list(let items) = value.kind else { return }
    views[view] = View(
      kind: .frames, place: old.place, name: old.name, values: old.values, center: old.center, size: old.size)
    for case .pair(let state, let value) in items.map(\.kind) {
      let reading = PartRuleReading(interpreter, frame)
      guard let state = reading.state(of: state), let frames = reading.frames(of: value) else { continue }
      add("images.\(state.name)", frames, to: view, at: range)
    }
  }

  /// Returns the animations of parts: `UIView.animate(withDuration: 0.25) { self.showRingPart() }`.
  private func animations(in range: Range<Int>) -> [(view: String, seconds: Double, place: Span)] {
    var found: [(view: String, seconds: Double, place: Span)] = []
    for index in range where code.isAt(index, ["withDuration", "animateWithDuration"]) && code.isAt(index + 1, ":")
    {
      guard let number = ExpressionReader.number(code.text(index + 2)) else { continue }
      let method = (index + 3..<min(index + 20, range.upperBound)).first { place in
        code.tokens[place].kind == .word && code.text(place).hasPrefix("show")
      }
      guard let word = method.map(code.text)?.dropFirst(4), !word.isEmpty else { continue }
      found.append((word.prefix(1).lowercased() + word.dropFirst(), number, code.span(index..<index + 3)))
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
