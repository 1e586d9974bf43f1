import RefreshDiagnostics
import RefreshEngine

/// Methods that change the list, text, number or flag on which they are called.
extension Interpreter {
  /// Runs a method that changes a value in its place, or may do so, and returns its result; `nil` if it changes nothing.
  func mutate(_ call: Call, _ old: Value, _ callee: Expression?, isDiscarded: Bool, _ frame: Frame) -> Value? {
    guard case .member(.some(let place), _)? = callee?.kind,
      let (new, result) = changed(old, by: call, isDiscarded: isDiscarded, frame)
    else { return nil }
    store(new, in: place, at: call.span, frame)
    return result
  }

  /// Gives a variable or property a changed value.
  func store(_ new: Value, in place: Expression, at span: Span, _ frame: Frame) {
    switch place.kind {
    case .name(let name) where frame.variables[name] != nil:
      assign(new, to: place, from: place, at: span, frame)
    case .name(let name), .member(_, let name): hold(new, as: Self.plain(name), of: frame.typeName)
    default: break
    }
    noteUse()
  }

  /// Returns a value after a call of a method that changes it, and the result of the call; `nil` if it changes nothing.
  private func changed(
    _ old: Value, by call: Call, isDiscarded: Bool, _ frame: Frame
  ) -> (new: Value, result: Value)? {
    switch old {
    case .list(let items):
      if let change = changedList(items, call) { return change }
      // What happens to components in a list is reported.
      guard Self.mayMutate(call, isDiscarded), !refersToComponent(old, frame) else { return nil }
    case .dictionary: guard Self.mayMutate(call, isDiscarded) else { return nil }
    case .text(let text):
      switch call.name {
      case "append" where call.arguments.count == 1, "appendString":
        return (call.values.first.map { concatenated([old, $0], at: call.tokens) } ?? .unknown, .nothing)
      case "setString": return (call.values.first ?? .unknown, .nothing)
      case "removeAll" where call.arguments.isEmpty: return (.text(""), .nothing)
      case "removeLast" where call.arguments.isEmpty && !text.isEmpty:
        return (.text(String(text.dropLast())), .unknown)
      default: guard Self.mayMutate(call, isDiscarded) else { return nil }
      }
    case .number(let number):
      if call.name == "negate" { return (Value(number.negated), .nothing) }
      guard isDiscarded else { return nil }
    case .flag(let flag):
      if call.name == "toggle" { return (.flag(!flag), .nothing) }
      guard isDiscarded else { return nil }
    default: return nil
    }
    return (.unknown, .unknown)
  }

  /// Returns whether a call may change the list or text on which it is called: its result isn't used, or its name says so.
  private static func mayMutate(_ call: Call, _ isDiscarded: Bool) -> Bool {
    let readers: Set<String> = ["forEach", "enumerateObjectsUsingBlock", "enumerateObjectsWithOptions"]
    return isDiscarded && !readers.contains(call.name)
      || ["remove", "pop", "insert", "append", "replace"].contains(where: call.name.hasPrefix)
        && !["removing", "inserting", "appending", "replacing"].contains(where: call.name.hasPrefix)
  }

  /// Returns a list after a call of a method that changes it, and the result of the call; `nil` if the method isn't known.
  private func changedList(_ items: [Value], _ call: Call) -> (new: Value, result: Value)? {
    func place(_ labels: String...) -> Int? {
      let value = call.arguments.indices.first { labels.contains(call.arguments[$0].label ?? "") }
        .map { call.values[$0] }
      return value?.number.flatMap { Int(exactly: $0) }
    }
    let (first, count) = (call.values.first, items.count)
    let index = first?.number.flatMap { Int(exactly: $0) }
    switch call.name {
    case "addObject", "append", "add", "addObjectsFromArray":
      let more =
        call.name == "addObjectsFromArray" || call.value("contentsOf") != nil ? first?.list : first.map { [$0] }
      return (more.map { list(items, $0, at: call.tokens) } ?? .unknown, .nothing)
    case "insert", "insertObject":
      let more = call.value("contentsOf") != nil ? first?.list : first.map { [$0] }
      guard let more, let place = place("at", "atIndex"), 0...count ~= place else { return (.unknown, .nothing) }
      let head = list(Array(items[..<place]), more, at: call.tokens).list
      return (head.map { list($0, Array(items[place...]), at: call.tokens) } ?? .unknown, .nothing)
    case "remove", "removeObjectAtIndex":
      guard let place = call.name == "remove" ? place("at") : index, items.indices ~= place else {
        return (.unknown, .unknown)
      }
      return (.list(Array(items[..<place] + items[(place + 1)...])), items[place])
    case "removeFirst", "removeLast", "popLast", "removeLastObject":
      guard let number = first == nil ? 1 : index, 0...count ~= number else { return (.unknown, .unknown) }
      let isFirst = call.name == "removeFirst"
      return (
        .list(Array(isFirst ? items.dropFirst(number) : items.dropLast(number))),
        (isFirst ? items.first : items.last) ?? .nothing
      )
    case "removeAll" where call.arguments.isEmpty, "removeAllObjects": return (.list([]), .nothing)
    case "reverse": return (.list(items.reversed()), .nothing)
    case "swapAt", "exchangeObjectAtIndex":
      let second = call.values[safe: 1]?.number.flatMap { Int(exactly: $0) }
      guard let index, let second, items.indices ~= index, items.indices ~= second else {
        return (.unknown, .nothing)
      }
      var items = items
      items.swapAt(index, second)
      return (.list(items), .nothing)
    case "replaceObjectAtIndex":
      guard let index, let value = call.value("withObject") else { return (.unknown, .nothing) }
      return (replaced(items, at: index, by: value), .nothing)
    default: return nil
    }
  }

  /// Returns a list in which an item is another one.
  private func replaced(_ items: [Value], at index: Int, by value: Value) -> Value {
    guard items.indices ~= index else { return .unknown }
    var items = items
    items[index] = value
    return .list(items)
  }

  /// Runs `list[index] = value`; returns whether the list is known.
  func assignItem(
    _ value: Value, of old: Value, in place: Expression, at arguments: [Expression.Argument], _ span: Span,
    _ frame: Frame
  ) -> Bool {
    guard case .list(let items) = old, !refersToComponent(old, frame), !refersToComponent(value, frame) else {
      return false
    }
    let index = arguments.count == 1 ? evaluate(arguments[0].value, frame).number.flatMap { Int(exactly: $0) } : nil
    store(index.map { replaced(items, at: $0, by: value) } ?? .unknown, in: place, at: span, frame)
    return true
  }
}

extension Expression {
  /// The name of the variable that a chain of members begins with.
  var root: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, _), .cast(_, let base): base.root
    default: nil
    }
  }
}
