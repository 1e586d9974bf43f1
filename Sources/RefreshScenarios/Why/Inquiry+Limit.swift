import RefreshEngine
import RefreshLaws

/// The reason why the content didn't move as far as a component needs.
extension Inquiry {
  /// A limit of a movement of the content.
  enum Limit {
    /// A command, by its entry, stopped the movement that another one had begun.
    case interruption(by: Int, of: Int)
    /// Beyond its edge, the content followed the finger less and less; the finger also moved sideways.
    case resistance(finger: Double, sideways: Double, content: Double)
    /// The content came nearer after the finger was lifted, to this offset.
    case momentum(Double)
    /// The content comes to rest only at whole pages of this length.
    case page(Double)
    /// The content decelerates fast.
    case deceleration
    /// A release with a velocity, by its entry, moved nothing, because there is no physics.
    case fling(Int)
    /// A release with a velocity, by its entry, moved the content in the other direction.
    case opposite(Int)
    /// The content doesn't rest beyond its end, which is at this offset.
    case end(Double)
    /// A command, by its entry, moves nothing along the axis.
    case aside(Int)
    /// A command, by its entry, moved the content away from the component.
    case away(Int)
    /// No step moves the content.
    case still
  }

  /// Returns what kept the content from moving as far as an attempt needed; nil if the command that moved it did.
  func limit(of attempt: Attempt) -> Limit? {
    guard attempt.missing.contains(where: \.condition.isDistance),
      let mover = explainer.lastCommand(to: attempt.index), let command = entries[mover].kind.command
    else { return nil }
    let axis = attempt.role.axis
    if !hasMovement, !attempt.missing.contains(where: { $0.condition == .dragging }) { return .still }
    if let way = command.way(towards: attempt.role) {
      if way == 0 { return .aside(mover) }
      if way < 0 { return .away(mover) }
    }
    guard let (from, to) = entries[mover...attempt.index].movement(along: axis) else { return nil }
    let range = simulation.scroll.offsetRange(along: axis)
    if case .swipe(let way, _) = command, !range.contains(to) {
      return resistance(to: way, along: axis, abs(to - from))
    }
    if let stop = interruption(of: mover) { return .interruption(by: stop, of: mover) }
    if command.grip == .move {
      return fling(after: mover, along: axis, to: attempt.role) ?? momentum(after: attempt, along: axis)
    }
    return limit(ofMovement: mover, along: axis)
      ?? (attempt.role != .header && abs(to - range.upperBound) < 0.5 ? .end(range.upperBound) : nil)
  }

  /// Returns what decides where the content comes to rest after a release or a fling without physics; nil for other commands.
  func limit(ofMovement mover: Int, along axis: ScrollAxis) -> Limit? {
    guard let command = entries[mover].kind.stepCommand else { return nil }
    if command.grip == .move { return fling(after: mover, along: axis) }
    guard command.grip == .up else { return nil }
    if case .release(let velocity?) = command, velocity[axis] != 0, scenario.setup.scene.physics == .none {
      return .fling(mover)
    }
    if simulation.scroll.isPagingEnabled { return .page(simulation.scroll.viewport[axis]) }
    return scenario.setup.scene.decelerationRate == .fast ? .deceleration : nil
  }

  /// Whether a step moves the content, with a finger or without.
  private var hasMovement: Bool {
    entries.dropFirst(explainer.setup).lazy.compactMap(\.kind.stepCommand).contains {
      $0.moves == .offset || $0.traits.need == .scroll || $0.traits.need == .drag || $0.grip == .up
    }
  }

  /// Returns that the content followed a finger less and less; nil if it followed it.
  private func resistance(to way: Point, along axis: ScrollAxis, _ content: Double) -> Limit? {
    let (finger, sideways) = (abs(way[axis]), abs(axis == .vertical ? way.x : way.y))
    return content < finger - 1 ? .resistance(finger: finger, sideways: sideways, content: content) : nil
  }

  /// Returns that the content followed the last swipe less and less beyond its edge, as a clause; empty if it didn't,
  /// or has moved since.
  func resistance(along axis: ScrollAxis) -> String {
    let last = command(before: entries.endIndex) { $0.moves == .offset || $0.grip == .up }
    guard let last, case .command(.swipe(let way, _), nil) = entries[last].kind else { return "" }
    guard let (from, to) = entries[last...].movement(along: axis),
      !simulation.scroll.offsetRange(along: axis).contains(to)
    else { return "" }
    return resistance(to: way, along: axis, abs(to - from)).map { words(for: $0).words } ?? ""
  }

  /// Returns why the fling after a movement of a finger didn't bring the content farther: there is no physics, or it went the
  /// other way.
  ///
  /// - Parameter role: The component that should have come into view. The default is any.
  private func fling(after mover: Int, along axis: ScrollAxis, to role: ComponentRole? = nil) -> Limit? {
    let next = entries.indices.dropFirst(mover + 1).first {
      entries[$0].kind.stepCommand.map { $0.traits.time == nil } ?? false
    }
    guard let next, case .command(.release(let velocity?), _) = entries[next].kind, velocity[axis] != 0 else {
      return nil
    }
    if scenario.setup.scene.physics == .none { return .fling(next) }
    return role.map { (velocity[axis] > 0) != ($0 == .header) } ?? false ? .opposite(next) : nil
  }

  /// Returns that the content came nearer after an attempt, when no finger pulled it; nil if it didn't.
  private func momentum(after attempt: Attempt, along axis: ScrollAxis) -> Limit? {
    guard simulation.kind(of: attempt.role)?.family != .autoFooter else { return nil }
    let way: Double = attempt.role == .header ? -1 : 1
    let later = entries.dropFirst(attempt.index + 1).prefix { $0.kind.stepCommand?.grip ?? .up == .up }
    let offsets = later.compactMap { entry -> Double? in
      if case .offset(_, let to) = entry.kind { to[axis] * way } else { nil }
    }
    let reached = attempt.missing.filter(\.condition.isDistance).compactMap { $0.comparison.map { $0.first * way } }
      .max()
    guard let farthest = offsets.max(), let reached, farthest > reached + 1 else { return nil }
    return .momentum(farthest * way)
  }

  /// Returns the words for a limit, as a clause, and who is responsible; nil if that is who moved the content.
  func words(for limit: Limit, of role: ComponentRole? = nil) -> (words: String, owner: Responsibility?) {
    func key(_ name: String) -> String {
      (scenario.setup.world.scene.places[name].map { " (\(line(of: $0)))" } ?? "")
    }
    switch limit {
    case .interruption(let stop, let mover):
      return ("; \(named(stop)) stopped the movement that \(named(mover)) began", nil)
    case .resistance(let finger, let sideways, let content):
      let aside = sideways > finger ? " (and \(sideways.readableText) pt sideways)" : ""
      return (
        "; the finger moved \(finger.readableText) pt\(aside), but beyond its edge the content follows less and less: "
          + "\(content.readableText) pt in all",
        nil
      )
    case .momentum(let offset):
      return (
        "; the content came to \(offset.readableText) pt after the finger was lifted, but only a finger pulls "
          + "a \(role?.rawValue ?? "component")",
        nil
      )
    case .page(let length):
      return (
        "; `paging: true`\(key("paging")) stops it at whole pages of \(length.readableText) pt, at most one further on",
        .scene
      )
    case .deceleration: return ("; `decelerationRate: fast`\(key("decelerationRate")) stops it early", .scene)
    case .fling(let release):
      return ("; with `physics: none`\(key("physics")) nothing moves after \(named(release))", .scene)
    case .opposite(let release):
      return ("; \(named(release)) moved it in the other direction", nil)
    case .end(let offset):
      let isFooter = role.flatMap(simulation.kind)?.family == .autoFooter
      let shown = isFooter ? ", where 100% of the footer shows" : ""
      return (
        "; without a finger, the content rests no farther than \(offset.readableText) pt\(shown)",
        isFooter ? .preset : .gesture
      )
    case .aside(let mover):
      let way = role == .trailer ? "sideways" : "up or down"
      return ("; \(named(mover)) doesn't move it \(way)", nil)
    case .away(let mover):
      return ("; \(named(mover)) moved the content away from the \(role?.rawValue ?? "component")", nil)
    case .still: return ("; no gesture moves the content", nil)
    }
  }

  /// Returns changes without a limit.
  func remedies(without limit: Limit) -> [Remedy] {
    switch limit {
    case .interruption(let stop, _):
      return adding(
        .settled, after: step(of: stop) - 1, "until the movement is over", kind: .wait)
    case .page: return [inScene("paging: false", "it stops anywhere") { $0.paging = false }]
    case .deceleration:
      return [inScene("decelerationRate: normal", "it moves farther") { $0.decelerationRate = .normal }]
    case .fling: return [inScene("physics: uikit", "a release moves the content on") { $0.physics = .uikit }]
    case .opposite(let release):
      guard case .command(.release(let velocity?), _) = entries[release].kind else { return [] }
      let other = Command.release(velocity: Point(x: -velocity.x, y: -velocity.y))
      return [replacing(step(of: release), by: [other], "in the other direction")].compactMap(\.self)
    case .aside(let mover), .away(let mover): return turned(mover)
    case .resistance, .momentum, .end, .still: return []
    }
  }

  /// Returns the scenarios in which a movement goes the opposite way, or along the other axis.
  private func turned(_ mover: Int) -> [Remedy] {
    guard let command = entries[mover].kind.stepCommand, step(of: mover) > 0 else { return [] }
    return command.turned.compactMap { replacing(step(of: mover), by: [$0], "towards the component") }
  }

  /// Returns the entry of the step that stopped the movement that a command had begun; nil if none did.
  private func interruption(of mover: Int) -> Int? {
    let next = entries.indices.dropFirst(mover + 1).first {
      entries[$0].kind.stepCommand.map { $0.moves == .offset || $0.grip == .down } ?? false
    }
    guard let next, step(of: next) > 1, step(of: next) > step(of: mover) else { return nil }
    let before = Inquiry(scenario, through: step(of: next) - 1)
    return before.simulation.pending.contains { $0.kind == .movement } ? next : nil
  }
}

extension Command {
  /// Returns how far it moves the content towards a component, in points; nil for commands that aren't movements by an
  /// amount.
  fileprivate func way(towards role: ComponentRole) -> Double? {
    let axis = role.axis
    let way: Double
    switch path {
    case .by(let path): way = path[axis]
    // A finger pulls the content with it, so the offset goes the other way.
    case .under(let finger): way = -finger[axis]
    case .to, .toEnd, .showing, nil: return nil
    }
    return role == .header ? -way : way
  }

  /// The same movement in the opposite direction, and along the other axis; none for commands that aren't movements by
  /// an amount.
  fileprivate var turned: [Command] {
    func turned(_ way: Point) -> [Point] {
      [Point(x: -way.x, y: -way.y), Point(x: way.y, y: way.x), Point(x: -way.y, y: -way.x)]
    }
    return switch path {
    case .by(let way): turned(way).compactMap { along(.by($0)) }
    case .under(let finger): turned(finger).compactMap { along(.under(finger: $0)) }
    case .to, .toEnd, .showing, nil: []
    }
  }
}

extension RuleCondition {
  /// Whether it holds once the content has moved far enough.
  var isDistance: Bool {
    switch self {
    case .headerPast, .trailingPast, .shows, .atEnd: true
    case .headerWithin, .trailingWithin, .state, .otherState, .dragging, .released, .automaticallyRefresh, .placed,
      .fills, .scrollsDown, .triggersLeft, .lifted, .notCancelled, .inWindow, .offScreen, .shown, .opaque,
      .labelShown,
      .respondsToTaps:
      false
    }
  }
}
