import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

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

  /// An expression, or something that is assigned.
  func runPlain(_ tokens: SourceCode.Slice, _ frame: Frame) -> Int {
    let stop = max(tokens.statementEnd(), 1)
    let statement = tokens.tokens(from: 0, to: stop)
    let before = attention.effects
    defer { if attention.effects == before { noteStatement(statement, frame) } }
    guard let equals = assignment(in: statement) else {
      let last = stop - 1
      // `NSString *a;`
      if isDeclaration(statement) {
        account.read(statement)
        frame.declare(statement.text(last), .nothing, of: statement.tokens(from: 0, to: last).words)
      } else if takeChoice(statement, frame) {
        return stop
      } else if !runMacro(statement, frame) {
        let expression = ExpressionReader.read(statement)
        // Nothing happens to a component that is only mentioned.
        if refersToComponent(evaluate(expression, frame, isDiscarded: true), frame) {
          attention.mentions.removeLast()
        }
        if expression.isUnread { readStray(statement, frame) }
      }
      return stop
    }
    let target = statement.tokens(from: 0, to: equals)
    let isNew = isDeclaration(target)
    // `CGFloat a = 1, b = 2;`
    let ends = isNew ? statement.endsOfDeclarators(from: equals + 1, to: stop) : [stop]
    let source = statement.tokens(from: equals + 1, to: ends[0])
    if !isNew, statement.isAt(equals, "="), source.isBranching {
      let left = ExpressionReader.read(target)
      choose(in: source, as: nil, frame) { value, chosen in
        self.assign(value, to: left, from: chosen, at: chosen.tokens.span, frame)
      }
      return stop
    }
    let type = isNew ? target.words.first(where: program.isComponent) : attachedType(target)
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
      attention.effects += 1
      account.read(target)
      let words = target.tokens(from: 0, to: equals - 1).words
      declare(target.text(equals - 1), value, from: right, of: words, frame)
      for (comma, end) in zip(ends, ends.dropFirst()) {
        let other = statement.tokens(from: comma + 1, to: end)
        let value = other.isAt(1, "=") ? evaluate(ExpressionReader.read(other.tokens(from: 2)), frame) : .nothing
        declare(other.text(), value, of: words, frame)
      }
    } else {
      assign(value, to: left, from: right, at: place, frame)
    }
    return stop
  }

  /// The type of what is assigned to a property such as `mj_header`, to which `.standard` belongs.
  private func attachedType(_ target: SourceCode.Slice) -> String? {
    guard target.isSwift, let role = target.words.last.flatMap(program.role) else { return nil }
    return "MJRefresh" + role.rawValue.prefix(1).uppercased() + role.rawValue.dropFirst()
  }

  /// Reports a statement of a method that runs for every component, if it had no effect on what is read.
  private func noteStatement(_ statement: SourceCode.Slice, _ frame: Frame) {
    guard let component = frame.ownComponent, !component.isExported, frame.scopeIsOwn(component),
      !isDeclaration(statement), !statement.isAt(0, ["MJRefreshCheckState", "super", ";"]), !statement.isEmpty,
      statement.kind() != .beginCondition, statement.kind() != .endCondition
    else { return }
    let end = assignment(in: statement) ?? statement.offsets.first { $0 > 0 && statement.isAt($0, ["(", "{"]) }
    let words = statement.tokens(from: 0, to: end ?? .max).span.text.split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    // A method of the component that isn't in any of the files may change anything.
    let key = frame.unreadKey ?? (Self.callsItself(statement) ? "" : nil)
    component.remark(
      "`\(text.count > 50 ? text.prefix(49) + "…" : text)` isn't read", at: statement.span, key: key)
  }

  /// Returns whether a statement calls a method of `self`: `big()`, `self.big()`, `[self big]`.
  private static func callsItself(_ statement: SourceCode.Slice) -> Bool {
    guard statement.isSwift else { return statement.isAt(0, "[") && statement.isAt(1, "self") }
    let first = statement.isAt(0, "self") && statement.isAt(1, ".") ? 2 : 0
    return statement.kind(first) == .word && statement.isAt(first + 1, "(")
      && statement.text(first).first?.isLowercase ?? false
  }

  /// Reads the closures in an unknown form of expression.
  func readStray(_ tokens: SourceCode.Slice, _ frame: Frame) {
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

  /// Assigns a value to an expression.
  ///
  /// - Parameter source: The expression of the value.
  func assign(_ value: Value, to left: Expression, from source: Expression, at place: Span, _ frame: Frame) {
    switch left.kind {
    // `self = [super initWithFrame:frame]`
    case .name("self"):
      noteUse()
      account.read(left.tokens)
    case .name("_"): noteUse()
    case .name(let name):
      account.read(left.tokens)
      rename(value, to: Self.plain(name), frame)
      if frame.variables[name] != nil {
        noteUse()
        // An assignment under a condition may not happen.
        let isSure =
          frame.conditions == frame.declarations[name] ?? [] || !value.components.isEmpty || frame.function == nil
          || isNothing(frame.variables[name])
          || isNothing(value) && frame.variables[name]?.components.isEmpty == false
        frame.change(name, to: isSure ? value : .unknown)
        frame.unknownClasses[name] = unknownClass(madeBy: source, frame)
      } else if let own = frame.ownComponent {
        set(
          own, Self.member(name, of: own.kind) == nil ? Self.plain(name) : name, to: value, from: source, at: place,
          frame)
      } else if let role = program.role(of: name) {
        attach(value, as: role, to: scrollView("self", frame), from: source, at: place, frame)
      } else {
        frame.noteAssignment(to: Self.plain(name))
        hold(value, path: Self.plain(name), frame)
        if left.tokens.isSwift { runSetter(of: name, to: value, at: left.tokens, frame) }
      }
    case .member(let base?, let name):
      account.read(left.tokens.tokens(from: left.tokens.count - 1))
      // A length, point, size or rectangle of which a part changes.
      if let root = left.root, case .lines? = frame.variables[root] { frame.variables[root] = .unknown }
      switch view(of: base, frame) ?? evaluate(base, frame) {
      case .component(let component, let path):
        set(component, path.isEmpty ? name : "\(path).\(name)", to: value, from: source, at: place, frame)
      case .oneOf(let alternatives, let path):
        for component in alternatives.components {
          set(component, path.isEmpty ? name : "\(path).\(name)", to: value, from: source, at: place, frame)
        }
      case .view(let view, let path):
        noteUse()
        set(path.isEmpty ? name : "\(path).\(name)", of: view, to: value, at: place, frame)
      case .formatter:
        attention.effects += 1
        if name == "dateFormat", case .name(let variable) = base.kind {
          frame.variables[variable] = .formatter(value.text)
        }
      case .path(let path):
        if let role = program.role(of: name) ?? oldRole(name, of: value, path) {
          attach(value, as: role, to: scrollView(path, frame), from: source, at: place, frame)
          hold(value, path: "\(path).\(name)", frame)
        } else if path == "super" {
          noteUse()
        } else if path == "self" {
          rename(value, to: name, frame)
          frame.noteAssignment(to: name)
          hold(value, path: name, frame)
          runSetter(of: name, to: value, at: left.tokens, frame)
        } else if path.hasPrefix("MJRefreshConfig.") {
          configure(name, value, at: place, frame)
        } else if Self.componentPath(path) != nil, Self.ignoredMembers.contains(name) {
          noteUse()
          if case .closure(let source, let closure) = value { readLater(source, closure) }
        } else if Self.componentPath(path) != nil {
          postpone(
            path, "`\(name)` is changed here, not where the component is set up", at: place, of: frame.typeName)
        } else if let old = path.split(separator: ".").last.map(String.init), Self.isOfOldMJRefresh(old) {
          lose("`\(old)` is a property of MJRefresh 1, which isn't read", at: left.tokens, frame)
        } else if !Self.isObject(path)
          || !runSetter(of: name, to: value, on: scrollView(path, frame), at: left.tokens, frame)
        {
          hold(value, path: "\(path).\(name)", frame)
          runSetter(of: name, to: value, on: base, at: left.tokens, frame)
        }
      case .scrollView(let view):
        if program.role(of: name) != nil
          || !runSetter(of: name, to: value, on: view, at: left.tokens, frame)
        {
          assign(value, to: name, of: view, from: source, at: place, frame)
        }
      case .unknown:
        if let role = program.role(of: name) {
          attach(value, as: role, to: computedScrollView(frame), from: source, at: place, frame)
        } else if runSetter(of: name, to: value, on: base, at: left.tokens, frame) {
          break
        } else if mentionsComponent(base.tokens, frame) {
          lose("the object whose `\(name)` is set can't be determined", at: left.tokens, frame)
        }
      default: break
      }
    case .cast(_, let inner): assign(value, to: inner, from: source, at: place, frame)
    case .list(let targets):
      let values = value.list ?? []
      for (index, target) in targets.enumerated() {
        let part = values.count == targets.count ? values[index] : .unknown
        assign(part, to: target, from: target, at: place, frame)
      }
    case .subscripted(let base, let arguments):
      let old = evaluate(base, frame)
      if case .dictionary(let rows) = old {
        let key = arguments.first.map { evaluate($0.value, frame) }
        if refersToComponent(value, frame) {
          lose([value], "what a dictionary holds isn't read", at: left.tokens, frame)
        }
        return store(changed(rows, key, to: value, frame), in: base, at: place, frame)
      }
      if assignItem(value, of: old, in: base, at: arguments, place, frame) { break }
      switch subscripted(base, old, arguments, frame) {
      case .component(let component, let path): set(component, path, to: value, from: source, at: place, frame)
      case .oneOf(let alternatives, let path):
        for component in alternatives.components { set(component, path, to: value, from: source, at: place, frame) }
      default: break
      }
    default: noteMention(in: left.tokens, isChanged: true, frame)
    }
  }

  /// Records a setting of `MJRefreshConfig`.
  func configure(_ name: String, _ value: Value, at place: Span, _ frame: Frame) {
    noteUse()
    let isKnown = name == "languageCode" ? value.text != nil : name != "i18nBundle" || value.isThere
    if case .nothing = value { return }
    guard !isKnown || !frame.conditions.isEmpty else {
      return found.configuration.append((name, value, place, frame.typeName))
    }
    found.remarks.append(
      .init(
        text: "`\(name)` of `MJRefreshConfig` is \(isKnown ? "set only under a condition" : "computed")",
        place: place))
  }

  private func hold(_ value: Value, path: String, _ frame: Frame) {
    let isComponent = refersToComponent(value, frame)
    // An empty list is one that other code fills.
    if case .dictionary = value { return }
    guard isComponent || !value.components.isEmpty || value.list?.isEmpty == false else { return }
    if isComponent { noteUse() }
    // A component that a property held from the beginning never shows if nothing was done with it.
    if let component = value.component, let old = property(path, of: frame.typeName)?.component, old !== component,
      old.function == nil, !old.isAttached, !old.isSetUp, frame.conditions.isEmpty
    {
      found.components.removeAll { $0 === old }
      found.remarks.append(
        .init(
          text: "this component never shows: another one replaces it", place: old.place, weight: .unused,
          typeName: frame.typeName))
    }
    if isComponent || !value.components.isEmpty {
      account.name(String(path.split(separator: ".").last ?? ""), in: frame.code)
    }
    hold(value, as: path, of: frame.typeName)
  }

  /// Returns a name without the underscore of instance variables.
  static func plain(_ name: String) -> String {
    name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
  }

  /// Returns the role of a scroll view's property in MJRefresh 2: `tableView.header`.
  private func oldRole(_ name: String, of value: Value, _ path: String) -> ComponentRole? {
    guard let role = value.components.first?.kind.role, path != "self", role.rawValue == name else { return nil }
    return role
  }

  private func isNothing(_ value: Value?) -> Bool { if case .nothing = value { true } else { false } }
}
