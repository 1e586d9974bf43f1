import RefreshDiagnostics
import RefreshEngine

extension Interpreter {
  /// Returns the index of the assignment operator, or `nil` if nothing is assigned.
  func assignment(in range: Range<Int>, _ code: SourceCode) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if code.isAt(index, ["=", "+=", "-=", "*=", "/="]) { return index }
      index = code.next(behind: index)
    }
    return nil
  }

  /// Runs `let a: T = b`.
  func runDeclaration(at index: Int, before end: Int, _ frame: Frame) -> Int {
    let code = frame.code
    let stop = code.statementEnd(from: index, before: end)
    guard stop > index + 1, code.tokens[index + 1].kind == .word else {
      return runPlain(at: index, before: end, frame)
    }
    let name = code.text(index + 1)
    guard let equals = assignment(in: index..<stop, code) else {
      frame.declare(name, .nothing)
      return stop
    }
    let type = (index + 2..<equals).first { code.tokens[$0].kind == .word }.map(code.text)
    frame.declare(name, evaluate(ExpressionReader.read(code, equals + 1..<stop), frame, as: type))
    return stop
  }

  /// Runs an expression or an assignment.
  func runPlain(at index: Int, before end: Int, _ frame: Frame) -> Int {
    let code = frame.code
    let stop = max(code.statementEnd(from: index, before: end), index + 1)
    guard let equals = assignment(in: index..<stop, code) else {
      let last = stop - 1
      // `i++` and `NSString *a;`
      if code.isAt(last, ["++", "--"]), stop - index == 2 {
        step(code.text(index), by: code.isAt(last, "++") ? 1 : -1, frame)
      } else if !isDeclaration(index..<stop, code) {
        let expression = ExpressionReader.read(code, index..<stop)
        if case .unknown = expression.kind {
          readStray(index..<stop, frame)
        } else {
          _ = evaluate(expression, frame, isDiscarded: true)
        }
      }
      return stop
    }
    let isNew = isDeclaration(index..<equals, code)
    let type =
      isNew
      ? (index..<equals).first { code.tokens[$0].kind == .word && program.isComponent(code.text($0)) }.map(
        code.text) : nil
    let right = ExpressionReader.read(code, equals + 1..<stop)
    let value = evaluate(right, frame, as: type)
    if case .unknown = right.kind { readStray(equals + 1..<stop, frame) }
    let left =
      isNew ? ExpressionReader.read(code, equals - 1..<equals) : ExpressionReader.read(code, index..<equals)
    let place = code.span(index..<stop)
    guard code.isAt(equals, "=") else {
      change(left, by: code.text(equals), value, at: place, frame)
      return stop
    }
    if isNew {
      frame.declare(code.text(equals - 1), value)
    } else {
      assign(value, to: left, from: right, at: place, frame)
    }
    return stop
  }

  /// Returns whether tokens declare an Objective-C variable: `Type *name`.
  private func isDeclaration(_ range: Range<Int>, _ code: SourceCode) -> Bool {
    guard !code.isSwift, range.count > 1, let last = range.last, code.tokens[last].kind == .word,
      code.tokens[range.lowerBound].kind == .word
    else { return false }
    return code.tokens[last - 1].kind == .word || code.isAt(last - 1, ["*", ">", ")"])
  }

  /// Reads the closures in tokens that are not a known expression.
  private func readStray(_ range: Range<Int>, _ frame: Frame) {
    var index = range.lowerBound
    while index < range.upperBound {
      if frame.code.isAt(index, "{") {
        readLater(index, frame)
        index = frame.code.next(behind: index)
      } else {
        index += 1
      }
    }
  }

  private func step(_ name: String, by amount: Double, _ frame: Frame) {
    guard case .number(let number) = frame.variables[name] else { return }
    frame.variables[name] = .number(number + amount)
  }

  /// Runs `a += b`.
  private func change(
    _ left: Expression, by sign: String, _ value: Value, at place: Span, _ frame: Frame
  ) {
    let old = evaluate(left, frame)
    var new = Value.unknown
    if let first = old.number, let second = value.number {
      new = Self.arithmetic(String(sign.dropLast()), first, second)
    } else if sign == "+=", let first = old.list, let second = value.list {
      new = .list(first + second)
    } else if sign == "+=", let first = old.text, let second = value.text {
      new = .text(first + second)
    }
    assign(new, to: left, from: left, at: place, frame)
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
          postpone(path, "`\(name)` is changed here, away from where the component is set up", at: place, frame)
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
