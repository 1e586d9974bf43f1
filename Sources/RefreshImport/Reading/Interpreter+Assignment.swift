import RefreshDiagnostics
import RefreshEngine

extension Interpreter {
  /// The offset of the operator that assigns, nil if nothing is assigned.
  func assignment(in tokens: SourceCode.Slice) -> Int? {
    var index = 0
    while index < tokens.count {
      if tokens.isAt(index, ["=", "+=", "-=", "*=", "/="]) { return index }
      index = tokens.next(after: index)
    }
    return nil
  }

  /// `let a: T = b`.
  func runDeclaration(_ tokens: SourceCode.Slice, _ frame: Frame) -> Int {
    let stop = tokens.statementEnd()
    guard stop > 1, tokens.kind(1) == .word else { return runPlain(tokens, frame) }
    let (name, statement) = (tokens.text(1), tokens.tokens(from: 0, to: stop))
    guard let equals = assignment(in: statement) else {
      frame.declare(name, .nothing)
      return stop
    }
    let type = statement.tokens(from: 2, to: equals).words.first
    frame.declare(name, evaluate(ExpressionReader.read(statement.tokens(from: equals + 1)), frame, as: type))
    return stop
  }

  /// An expression, or something that is assigned.
  func runPlain(_ tokens: SourceCode.Slice, _ frame: Frame) -> Int {
    let stop = max(tokens.statementEnd(), 1)
    let statement = tokens.tokens(from: 0, to: stop)
    guard let equals = assignment(in: statement) else {
      let last = stop - 1
      // `i++` and `NSString *a;`
      if statement.isAt(last, ["++", "--"]), stop == 2 {
        step(statement.text(), by: statement.isAt(last, "++") ? 1 : -1, frame)
      } else if !isDeclaration(statement) {
        let expression = ExpressionReader.read(statement)
        _ = evaluate(expression, frame, isDiscarded: true)
        if expression.isUnread { readStray(statement, frame) }
      }
      return stop
    }
    let (target, source) = (statement.tokens(from: 0, to: equals), statement.tokens(from: equals + 1))
    let isNew = isDeclaration(target)
    let type = isNew ? target.words.first(where: program.isComponent) : nil
    let right = ExpressionReader.read(source)
    let value = evaluate(right, frame, as: type)
    if right.isUnread { readStray(source, frame) }
    let left = ExpressionReader.read(isNew ? target.tokens(from: equals - 1) : target)
    let place = statement.span
    guard statement.isAt(equals, "=") else {
      change(left, by: statement.text(equals), value, at: statement, frame)
      return stop
    }
    if isNew {
      frame.declare(target.text(equals - 1), value)
    } else {
      assign(value, to: left, from: right, at: place, frame)
    }
    return stop
  }

  /// Whether tokens declare a variable of Objective-C: `Type *name`.
  private func isDeclaration(_ tokens: SourceCode.Slice) -> Bool {
    let last = tokens.count - 1
    guard !tokens.isSwift, last > 0, tokens.kind(last) == .word, tokens.kind() == .word else { return false }
    return tokens.kind(last - 1) == .word || tokens.isAt(last - 1, ["*", ">", ")"])
  }

  /// Reads the closures in what is no expression that is known.
  private func readStray(_ tokens: SourceCode.Slice, _ frame: Frame) {
    var index = 0
    while index < tokens.count {
      if tokens.isAt(index, "{") {
        readLater(ClosureSource(tokens, brace: index), frame)
        index = tokens.next(after: index)
      } else {
        index += 1
      }
    }
  }

  private func step(_ name: String, by amount: Double, _ frame: Frame) {
    guard case .number(let number) = frame.variables[name] else { return }
    frame.variables[name] = Self.arithmetic("+", number, amount)
  }

  /// Runs `a += b`.
  private func change(
    _ left: Expression, by sign: String, _ value: Value, at tokens: SourceCode.Slice, _ frame: Frame
  ) {
    let old = evaluate(left, frame)
    var new = Value.unknown
    if let first = old.number, let second = value.number {
      new = Self.arithmetic(String(sign.dropLast()), first, second)
    } else if sign == "+=", let first = old.list, let second = value.list {
      new = list(first, second, at: tokens)
    } else if sign == "+=", let first = old.text, let second = value.text {
      new = .text(first + second)
    }
    assign(new, to: left, from: left, at: tokens.span, frame)
  }

  /// Assigns a value to an expression.
  ///
  /// - Parameter source: The expression of the value.
  func assign(_ value: Value, to left: Expression, from source: Expression, at place: Span, _ frame: Frame) {
    switch left.kind {
    case .name(let name):
      if frame.variables[name] != nil {
        // An assignment under a condition may not happen.
        let isSure =
          frame.conditions == frame.declarations[name] ?? [] || value.component != nil || frame.function == nil
        frame.variables[name] = isSure || isSame(frame.variables[name], as: .nothing) ? value : .unknown
      } else if let own = frame.ownComponent, Self.isMember(name) {
        set(own, name, to: value, from: source, at: place, frame)
      } else if let role = Self.role(name) {
        attach(value, as: role, to: "self", at: place, frame)
      } else {
        hold(value, path: Self.plain(name), frame)
      }
    case .member(let base?, let name):
      switch evaluate(base, frame) {
      case .component(let component, let path):
        set(component, path.isEmpty ? name : "\(path).\(name)", to: value, from: source, at: place, frame)
      case .formatter:
        if name == "dateFormat", case .name(let variable) = base.kind {
          frame.variables[variable] = .formatter(value.text)
        }
      case .path(let path):
        if let role = Self.role(name) {
          attach(value, as: role, to: path, at: place, frame)
        } else if path == "self" {
          hold(value, path: name, frame)
        } else if path.hasPrefix("MJRefreshConfig.") {
          configure(name, value, at: place, frame)
        } else if path.contains("mj_") {
          postpone(path, "`\(name)` is changed here, not where the component is set up", at: place, frame)
        } else {
          hold(value, path: "\(path).\(name)", frame)
        }
      case .unknown:
        if let role = Self.role(name) { attach(value, as: role, to: "scrollView", at: place, frame) }
      default: break
      }
    case .cast(_, let inner): assign(value, to: inner, from: source, at: place, frame)
    default: break
    }
  }

  /// Records a setting of `MJRefreshConfig`.
  func configure(_ name: String, _ value: Value, at place: Span, _ frame: Frame) {
    let isKnown = name == "languageCode" ? value.text != nil : name != "i18nBundle" || value.isThere
    if case .nothing = value { return }
    guard !isKnown || !frame.conditions.isEmpty else {
      return configuration.append((name, value, place, frame.typeName))
    }
    remarks.append(
      .init(
        text: "`\(name)` of `MJRefreshConfig` is \(isKnown ? "set only under a condition" : "computed")",
        place: place))
  }

  private func hold(_ value: Value, path: String, _ frame: Frame) {
    if value.component != nil || value.list != nil { hold(value, as: path, of: frame.typeName) }
  }

  /// Returns a name without the underscore of instance variables.
  static func plain(_ name: String) -> String {
    name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
  }

  /// Returns the role of a scroll view's property.
  static func role(_ name: String) -> ComponentRole? {
    name.hasPrefix("mj_") ? ComponentRole(rawValue: String(name.dropFirst(3))) : nil
  }

  private func isSame(_ value: Value?, as other: Value) -> Bool {
    if case .nothing = value, case .nothing = other { true } else { false }
  }
}
