import RefreshEngine

extension Interpreter {
  /// Reads an expression or statement, and notes what becomes of the components that are mentioned in it: they are handed
  /// on with the value, or a rule has read what happens to them; otherwise, they remain.
  func accounting(for expression: Expression, _ frame: Frame, _ body: () -> Value) -> Value {
    let (first, before) = (attention.mentions.count, attention.uses)
    let value = body()
    if refersToComponent(value, frame) {
      attention.mentions.removeSubrange(first...)
      attention.mentions.append(Attention.Mention(tokens: expression.tokens, component: value.referredComponent))
    } else if attention.uses != before || expression.onlyAsks(value) {
      attention.mentions.removeSubrange(first...)
    }
    return value
  }

  /// Reads code that only reads components.
  func asking<Result>(_ body: () -> Result) -> Result {
    let first = attention.mentions.count
    defer { attention.mentions.removeSubrange(min(first, attention.mentions.count)...) }
    return body()
  }

  /// Reads code that runs at another time, so that nothing that it does with a component counts for the code around it.
  func apart(_ body: () -> Void) {
    let before = attention.uses
    asking(body)
    attention.uses = before
  }

  /// Reads a statement, and reports it if something happens in it to a component that no rule has read.
  func settling(_ tokens: SourceCode.Slice, _ frame: Frame, _ body: () -> Int) -> Int {
    let (first, before) = (attention.mentions.count, attention.uses)
    let next = body()
    if attention.uses == before, first < attention.mentions.count {
      loseMention(attention.mentions[first], at: tokens.tokens(from: 0, to: next), frame)
    }
    attention.mentions.removeSubrange(min(first, attention.mentions.count)...)
    return next
  }

  /// Reports that it can't be read what code does with a component.
  func loseMention(_ mention: Attention.Mention, at tokens: SourceCode.Slice, _ frame: Frame) {
    let words = mention.tokens.span.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = "what this code does with `\(words.count > 50 ? words.prefix(49) + "…" : words)` can't be read"
    guard let component = mention.component else { return lose(text, at: tokens, frame) }
    noteUse()
    component.remark(text, at: tokens.span, isLater: frame.isLater(for: component), key: "")
  }

  /// Notes that what code does with a component is read, or has been reported.
  func noteUse() {
    attention.uses += 1
    attention.effects += 1
  }

  /// Returns whether a component can be changed through a value; of a component's own class, the component itself is not
  /// counted.
  func refersToComponent(_ value: Value, _ frame: Frame) -> Bool {
    var rest = Limit.mostItems
    return refersToComponent(value, frame, &rest)
  }

  private func refersToComponent(_ value: Value, _ frame: Frame, _ rest: inout Int) -> Bool {
    switch value {
    case .component(let component, let path):
      return component !== frame.ownComponent && !Self.isPlain(path)
    case .oneOf(_, let path): return !Self.isPlain(path)
    case .scrollView(let view): return refersToComponent(.path(view.name), frame, &rest)
    case .path(let path):
      guard let words = Self.componentPath(path) else { return false }
      return !Self.isPlain(path.split(separator: ".").dropFirst(words.count).joined(separator: "."))
    case .list(let items), .tuple(_, let items):
      for item in items {
        rest -= 1
        if rest < 0 || refersToComponent(item, frame, &rest) { return true }
      }
      return false
    default: return false
    }
  }

  /// Returns whether a path in a component leads to a plain value, through which nothing in it can be changed.
  static func isPlain(_ path: String) -> Bool {
    // Something that is bound to a property through `rx` changes it.
    guard !path.isEmpty, !path.hasPrefix("rx.") else { return false }
    return isMember(path) || plainWords.contains(path.split(separator: ".").last.map(String.init) ?? "")
  }

  /// Properties that hold plain values, or things that belong to no component.
  private static let plainWords: Set<String> = [
    "frame", "bounds", "center", "size", "origin", "width", "height", "x", "y", "alpha", "text", "state",
    "isRefreshing",
    "refreshing", "pullingPercent", "font", "textColor", "backgroundColor", "tintColor", "image", "count",
    "isEmpty",
    "superview", "window", "scrollView", "mj_x", "mj_y", "mj_w", "mj_h", "mj_size", "mj_origin", "isHidden",
    "hidden",
    "tag", "description", "debugDescription", "lastUpdatedTime", "isAnimating", "animating", "intrinsicContentSize",
    "class", "hash", "hashValue", "isFirstResponder", "minX", "minY", "midX", "midY", "maxX", "maxY",
    "refreshingBlock", "refreshingTarget", "refreshingAction", "endRefreshingCompletionBlock",
    "beginRefreshingCompletionBlock", "scrollViewOriginalInset", "lastUpdatedTimeKey", "contentInset",
  ]

  // MARK: Patterns

  /// Binds the names of a pattern to their values: `let x`, `let x?`, `.some(let x)`, `let x as T`, `(a, b)`.
  func bind(_ pattern: SourceCode.Slice, to value: Value, _ frame: Frame) {
    account.read(pattern)
    let names = Self.names(in: pattern)
    let values = names.count == 1 ? [value] : value.list ?? []
    for (index, name) in names.enumerated() {
      let part = values.count == names.count ? values[index] : .unknown
      if refersToComponent(part, frame) { account.name(name, in: frame.code) }
      frame.hide(name)
      frame.variables[name] = part
    }
    if names.isEmpty || values.count == names.count || !refersToComponent(value, frame) { noteUse() }
  }

  /// The names that a pattern binds.
  private static func names(in pattern: SourceCode.Slice) -> [String] {
    guard pattern.isSwift else { return pattern.words.suffix(1) }
    guard let first = pattern.offsets.first(where: { pattern.isAt($0, ["let", "var"]) }) else {
      if pattern.isAt(0, "(") { return names(in: pattern.inside(0).split(at: ",")) }
      return pattern.count == 1 || pattern.isAt(1, ":") ? pattern.words.prefix(1).map { $0 } : []
    }
    if pattern.isAt(first + 1, "(") { return names(in: pattern.inside(first + 1).split(at: ",")) }
    return pattern.offsets.filter { pattern.isAt($0 - 1, ["let", "var"]) }.map { pattern.text($0) }
  }

  private static func names(in items: [SourceCode.Slice]) -> [String] {
    items.map { item in
      item.isAt(1, ":") ? item.text(2) : item.isAt(0, ["let", "var"]) ? item.text(1) : item.text()
    }
  }
}

extension Value {
  /// The component that it refers to.
  fileprivate var referredComponent: FoundComponent? {
    switch self {
    case .component(let component, _): component
    case .list(let items), .tuple(_, let items): items.lazy.compactMap { $0.component }.first
    default: nil
    }
  }
}

extension Expression {
  /// Returns whether an expression with a value only reads what it mentions.
  fileprivate func onlyAsks(_ value: Value) -> Bool {
    switch kind {
    case .prefix(let sign, _): sign != "&"
    case .binary(let sign, _, _): sign != "=" && sign != "??"
    case .text: true
    case .member:
      switch value {
      case .component, .oneOf, .path, .number, .currentState, .pulled: true
      default: false
      }
    default: false
    }
  }
}
