import RefreshEngine

/// `switch` of both languages.
extension Interpreter {
  /// A case with its statements.
  private struct Branch {
    /// The pattern with its condition; nil for the default.
    let pattern: SourceCode.Slice?
    let body: SourceCode.Slice
    /// Whether the next case runs after it.
    let fallsThrough: Bool
  }

  func runSwitch(_ tokens: SourceCode.Slice, _ frame: Frame) -> Int {
    guard let brace = tokens.firstBrace(from: 1) else { return 1 }
    let head = tokens.isSwift ? tokens.tokens(from: 1, to: brace) : tokens.inside(1)
    let subject = asking { evaluate(ExpressionReader.read(head, takesClosures: false), frame) }
    let branches = Self.branches(in: tokens.inside(brace))
    if case .currentState = subject {
      runStates(branches, frame)
    } else if let choice = Self.choice(subject), let index = self.branch(of: choice, in: branches, frame) {
      runChosen(branches, from: index, frame)
    } else {
      runPossible(branches, of: subject, frame)
    }
    return tokens.next(after: brace)
  }

  /// Runs cases of which it isn't known which one is chosen.
  private func runPossible(_ cases: [Branch], of subject: Value, _ frame: Frame) {
    var branches = Branches()
    // The bodies that fall through into the next case.
    var before: [SourceCode.Slice] = []
    for (index, branch) in cases.enumerated() {
      if case .language = subject {
        let tag = branch.pattern.flatMap { evaluate(ExpressionReader.read($0), frame).text }
        run(branch.body, if: .language(tag), frame)
        frame.isBroken = false
        continue
      }
      frame.block {
        if let pattern = branch.pattern, refersToComponent(subject, frame) { bind(pattern, to: subject, frame) }
        guard !branch.fallsThrough || index == cases.count - 1 else {
          if !branch.body.isEmpty { before.append(branch.body) }
          return
        }
        run(branch.body, after: before, as: &branches, frame)
        before = []
      }
    }
    let isComplete = cases.first?.body.isSwift ?? false || cases.contains { $0.pattern == nil }
    join(branches, isComplete: isComplete, frame)
  }

  /// Returns the cases of a `switch`.
  private static func branches(in inside: SourceCode.Slice) -> [Branch] {
    var heads: [(pattern: SourceCode.Slice?, start: Int, body: Int)] = []
    var place = 0
    while place < inside.count {
      guard inside.isAt(place, ["case", "default"]) else {
        place = inside.next(after: place)
        continue
      }
      var colon = place
      while colon < inside.count, !inside.isAt(colon, ":") { colon = inside.next(after: colon) }
      let pattern = inside.isAt(place, "default") ? nil : inside.tokens(from: place + 1, to: colon)
      heads.append((pattern, inside.isAt(place - 1, "@unknown") ? place - 1 : place, colon + 1))
      place = colon + 1
    }
    return heads.indices.map { index in
      let body = inside.tokens(from: heads[index].body, to: heads[safe: index + 1]?.start ?? inside.count)
      return Branch(pattern: heads[index].pattern, body: body, fallsThrough: body.fallsThrough)
    }
  }

  /// Returns the case of an enumeration that a value certainly is: `.plain` or `StylePlain`, which a caller hands over.
  private static func choice(_ value: Value) -> String? {
    guard let path = value.path, let first = path.first, first == "." || first.isUppercase,
      path.split(separator: ".").count <= 2
    else { return nil }
    return value.choice
  }

  /// Returns the index of the branch for a case, or `nil` if that isn't certain.
  private func branch(of choice: String, in branches: [Branch], _ frame: Frame) -> Int? {
    for (index, branch) in branches.enumerated() {
      guard let pattern = branch.pattern else { continue }
      for piece in pattern.split(at: ",") {
        guard let name = Self.choice(evaluate(ExpressionReader.read(piece), frame)) else { return nil }
        if name == choice { return index }
      }
    }
    return branches.firstIndex { $0.pattern == nil }
  }

  /// Runs the branch of a case, and those into which it falls through.
  private func runChosen(_ branches: [Branch], from first: Int, _ frame: Frame) {
    var isRunning = false
    for (index, branch) in branches.enumerated() {
      isRunning = index == first || isRunning && branches[index - 1].fallsThrough
      run(branch.body, if: isRunning ? .yes : .no, frame)
      if !frame.isContinuing { frame.isBroken = false }
    }
  }

  /// Runs the cases for the states of the component whose class is being read.
  private func runStates(_ branches: [Branch], _ frame: Frame) {
    // The states for which no case has been found, and those that fall through into the next case.
    var (left, before): ([RefreshState], [RefreshState]) = (RefreshState.allCases, [])
    for branch in branches {
      var (states, isSure) = (left, true)
      if let pattern = branch.pattern {
        let condition = pattern.offsets.first { pattern.isAt($0, "where") }
        let names = pattern.tokens(from: 0, to: condition ?? .max).split(at: ",").map {
          evaluate(ExpressionReader.read($0), frame).state
        }
        let named = names.compactMap(\.self)
        states = named.count == names.count ? left.filter(named.contains) : left
        isSure = named.count == names.count
        if let condition {
          switch truth(of: pattern.tokens(from: condition + 1), frame) {
          case .yes: break
          case .no:
            account.skip(branch.body)
            continue
          default: isSure = false
          }
        }
      }
      if isSure { left.removeAll(where: states.contains) }
      states = before + states.filter { !before.contains($0) }
      before = branch.fallsThrough ? states : []
      let body = branch.body
      if !isSure { frame.conditions.append(number()) }
      if !body.isEmpty { run(body, if: .states(states), frame) }
      if !isSure { frame.conditions.removeLast() }
      frame.isBroken = false
    }
  }
}

extension SourceCode.Slice {
  /// Whether the statements of a case lead to the next one: in Swift only by `fallthrough`, in C unless they leave it.
  fileprivate var fallsThrough: Bool {
    isSwift
      ? isAt(count - (isAt(count - 1, ";") ? 2 : 1), "fallthrough")
      : !hasStatement(["break", "return", "continue", "goto"] + Self.failures)
  }

  /// The words that begin statements after which no code of the function continues, because it has failed.
  static let failures: [StaticString] = ["fatalError", "preconditionFailure", "throw", "@throw"]

  /// Returns whether a statement that certainly runs begins with one of some words.
  func hasStatement(_ words: [StaticString]) -> Bool {
    var offset = 0
    while offset < count {
      if offset == 0 || isAt(offset - 1, [";", "}"]) || isSwift && beginsLine(offset) {
        if isAt(offset, words) || isAt(offset, "{") && inside(offset).hasStatement(words) { return true }
      }
      offset = next(after: offset)
    }
    return false
  }
}
