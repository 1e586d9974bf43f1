import RefreshDiagnostics
import RefreshEngine
import RefreshLaws

extension Inquiry {
  /// Returns the number of the scenario's step that caused an attempt, or nil if it was the app's or the setup's doing.
  func step(ofAttempt attempt: Attempt) -> Int? {
    guard let root = path(to: attempt.index).first, entries[root].kind.stepCommand != nil else { return nil }
    let step = step(of: root)
    return step > 0 ? step : nil
  }

  /// Returns why an earlier gesture, before others that sufficed, didn't make a component refresh; nil if none just missed it.
  func earlierMiss(of role: ComponentRole) -> Answer? {
    var gestures: [(start: Int, end: Int)] = []
    var start: Int?
    for index in entries.indices.dropFirst(explainer.setup) {
      guard let grip = entries[index].kind.stepCommand?.grip else { continue }
      if grip == .move { start = start ?? index }
      if grip == .up, let first = start { gestures.append((first, index)) }
      if grip == .up { start = nil }
    }
    let refreshes = indexes(of: .state(role, .refreshing))
    for (gesture, next) in zip(gestures, gestures.dropFirst()).reversed()
    where !refreshes.contains(where: { $0 > gesture.start && $0 < next.start }) {
      // Up to its end, the run is the same.
      let inquiry = Inquiry(scenario, through: step(of: gesture.end))
      let subject = Question.Subject.call(role, .refreshing)
      let answer = inquiry.whyMissing(subject, nth: inquiry.indexes(of: subject).count + 1)
      guard let attempt = answer.attempt, attempt.index > gesture.start, let extent = component(role)?.extent,
        attempt.missing.allSatisfy({ $0.condition.isDistance && $0.gap < extent })
      else { continue }
      return answer
    }
    return nil
  }

  /// Returns the gesture of an attempt, made larger until it suffices.
  func gestures(for term: Term, in attempt: Attempt, _ note: String) -> [Remedy] {
    guard var number = step(ofAttempt: attempt) else { return [] }
    // The effect of a released finger depends on the step that moved it.
    if scenario.steps[number - 1].commands?.allSatisfy({ $0.grip == .up && !$0.hasVelocity })
      ?? false
    {
      number =
        scenario.steps[..<(number - 1)].lastIndex { $0.commands?.contains { $0.moves == .offset } ?? false }
        .map { $0 + 1 } ?? number
    }
    guard let commands = scenario.steps[number - 1].commands,
      let place = commands.firstIndex(where: { $0.moves == .offset || $0.hasVelocity })
    else { return [] }
    let axis = attempt.role.axis
    let larger = commands[place].larger(
      by: term.gap, towardsEnd: attempt.role != .header, along: axis, for: attempt.role)
    return larger.compactMap { command in
      var all = commands
      all[place] = command
      let points = command.pointsFarther(than: commands[place]).map { "\($0.readableText) pt more" }
      return replacing(number, by: all, points ?? note)
    }
  }
}

extension Command {
  /// Whether it lets the content go with a velocity.
  fileprivate var hasVelocity: Bool { if case .release(.some) = self { true } else { false } }

  /// Returns how many points farther it moves the content than another command to a place; nil for other commands.
  fileprivate func pointsFarther(than other: Command) -> Double? {
    func distance(_ a: Double?, _ b: Double?) -> Double { abs((a ?? 0) - (b ?? 0)) }
    switch (path, other.path) {
    case (.to(let a), .to(let b)): return max(distance(a.x, b.x), distance(a.y, b.y))
    case (.by(let a), .by(let b)), (.under(let a), .under(let b)):
      return max(distance(a.x, b.x), distance(a.y, b.y))
    case (.showing(_, .points(let a)), .showing(_, .points(let b))): return distance(a, b)
    case (.to, _), (.by, _), (.under, _), (.showing, _), (.toEnd, _), (nil, _): return nil
    }
  }

  /// Returns commands that move the content farther than this one, the nearest first.
  ///
  /// - Parameters:
  ///   - gap: The missing points.
  ///   - towardsEnd: Whether farther is towards the end of the content.
  ///   - axis: The axis.
  ///   - role: The component that is meant to show.
  fileprivate func larger(by gap: Double, towardsEnd: Bool, along axis: ScrollAxis, for role: ComponentRole)
    -> [Command]
  {
    let way = (towardsEnd ? 1 : -1) * (gap.rounded(.down) + 1)
    func moved(_ place: Double) -> Double { (place + way).rounded(towardsEnd ? .up : .down) }
    let factors = [1.05, 1.1, 1.15, 1.2, 1.25, 1.5, 2, 3, 5]
    if case .release(let velocity?) = self {
      return factors.map { .release(velocity: velocity.scaled($0, along: axis)) }
    }
    let paths: [Path]
    switch path {
    case .showing(role, .fraction(let part)):
      paths = [0.01, 0.1, 0.25, 0.5, 1].map { max(1, part) + $0 }.map {
        .showing(role, .fraction(($0 * 100).rounded() / 100))
      }
    case .showing(role, .points(let points)):
      // The sum of a threshold's distance and the gap can be a hair below it.
      let next = (points + gap).rounded(.down) + 1
      paths = [next, next + 1].map { .showing(role, .points($0)) }
    case .to(let goal):
      paths = [
        .to(
          axis == .vertical
            ? Destination(x: goal.x, y: goal.y.map(moved)) : Destination(x: goal.x.map(moved), y: goal.y))
      ]
    case .by(var way):
      way[axis] = moved(way[axis])
      paths = [.by(way)]
    case .under(let finger): paths = factors.map { .under(finger: finger.scaled($0, along: axis)) }
    case .showing, .toEnd, nil: paths = []
    }
    return paths.compactMap(along)
  }
}

extension Point {
  fileprivate func scaled(_ factor: Double, along axis: ScrollAxis) -> Point {
    var point = self
    point[axis] = (point[axis] * factor).rounded()
    return point
  }
}
