import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

/// A step of a scenario that had no effect, or that could not be done on a phone.
public struct VainStep: Sendable {
  /// The number of the step; 1 is the scenario's first.
  public let number: Int
  /// The reason, lower case, without a full stop.
  public let reason: String
  /// The advice.
  package let help: String?
  /// Whether a scenario may show on purpose that the step does nothing, by what it expects after it. That isn't possible for a step
  /// that does something that no finger could do.
  let mayBeMeant: Bool
  /// Whether the step has its effect although it can't be done on a phone.
  let isDoneAnyway: Bool

  /// Finds out whether a step is in vain; nil if it is not, or if that can't be known.
  ///
  /// - Parameters:
  ///   - number: The number of the step.
  ///   - commands: Its commands.
  ///   - simulation: The simulation before the step.
  init?(_ number: Int, doing commands: [Command], to simulation: borrowing Simulation) {
    var reasons: [Reason] = []
    for command in commands {
      guard let reason = simulation.reason(against: command) else { return nil }
      reasons.append(reason)
    }
    guard let first = reasons.first else { return nil }
    (self.number, reason, help) = (number, first.text, first.help)
    (mayBeMeant, isDoneAnyway) = (first.mayBeMeant, first.isDoneAnyway)
  }

  /// The reason why one command is in vain.
  fileprivate struct Reason {
    let text: String
    var help: String?
    var mayBeMeant = true
    var isDoneAnyway = false
  }
}

extension Simulation {
  // Methods, because a parameter of an initializer would be a copy of the simulation for each step.

  /// Returns why a command is in vain, or nil if it is not.
  fileprivate func reason(against command: Command) -> VainStep.Reason? {
    if !isInWindow, [.finger(.down), .finger(.move)].contains(command.traits.actor) {
      return VainStep.Reason(
        text: "no finger can touch a scroll view that isn't in the window",
        help: "the scenario does it all the same; `window: true` shows the list",
        isDoneAnyway: true)
    }
    if let reason = reason(againstFinger: command.traits.actor) ?? reason(againstChange: command) { return reason }
    let traits = command.traits
    guard let role = traits.role, traits.effect != .attach else { return nil }
    if let reason = reason(ifMissing: role) { return reason }
    switch traits.effect {
    case .begin where command.grip == .tap: return kind(of: role).flatMap { reason(againstTapOn: role, $0) }
    case .end: return reason(againstEnd: command, of: role)
    case .pull, .begin, .set, .attach, .detach, nil: return nil
    }
  }

  /// Returns why an action of a finger is in vain, or nil if it is not.
  private func reason(againstFinger actor: Command.Actor) -> VainStep.Reason? {
    switch actor {
    case .finger(.down) where isTouched:
      VainStep.Reason(text: "a finger is already down", help: "lift it with `release` before")
    case .finger(.up) where !isTouched:
      VainStep.Reason(
        text: "no finger is down", help: "use `touch`, `drag`, `pull` or `swipe` to put a finger down")
    case .finger, .time, .app, .world: nil
    }
  }

  /// Returns why a change around the app is in vain, or nil if it is not.
  private func reason(againstChange command: Command) -> VainStep.Reason? {
    if case .window(isInWindow) = command {
      return VainStep.Reason(
        text: "the scroll view is already \(isInWindow ? "in" : "out of") the window")
    }
    if case .language(let tag) = command, hasAssigned(tag) {
      return VainStep.Reason(
        text: "the app has already assigned `\(tag)`",
        help: "assigning the same language again changes nothing")
    }
    if case .rotate(to: viewport) = command {
      let (width, height) = (viewport.width.shortestText, viewport.height.shortestText)
      return VainStep.Reason(text: "the viewport is already \(width) × \(height)")
    }
    return nil
  }

  /// Returns why the end of a component's refresh is in vain, or nil if it is not.
  private func reason(againstEnd command: Command, of role: ComponentRole) -> VainStep.Reason? {
    let (name, state) = (role.rawValue, state(of: role))
    if command.endsForGood {
      guard state == .noMoreData else { return nil }
      return VainStep.Reason(text: "the \(name) is already at `noMoreData`")
    }
    guard state == .idle else { return nil }
    return command.traits.need == .reset
      ? VainStep.Reason(
        text: "the \(name) isn't at `noMoreData`", help: "it is already `idle`")
      : VainStep.Reason(
        text: "the \(name) doesn't refresh", help: "it is `idle`, so there is nothing to end")
  }

  /// Returns why no step on a component has an effect, or nil if the component is there.
  private func reason(ifMissing role: ComponentRole) -> VainStep.Reason? {
    guard kind(of: role) == nil else { return nil }
    return VainStep.Reason(
      text: "there is no longer a \(role.rawValue)", help: "it was detached; use `attach` to add another")
  }

  /// Returns why a tap on a component's label is in vain, or nil if it is not.
  private func reason(againstTapOn role: ComponentRole, _ kind: ComponentKind) -> VainStep.Reason? {
    guard let tap = tapSituation(of: role) else { return nil }
    let name = role.rawValue
    switch Situation.tap(tap).terms(of: .tap).first(where: { !$0.holds })?.condition {
    case .respondsToTaps:
      return VainStep.Reason(
        text: "a tap on a `\(kind.rawValue)` does nothing",
        help: "only the label of an auto footer responds to taps; this footer is pulled")
    case .shown: return VainStep.Reason(text: "the tap hits nothing: the \(name) is hidden")
    case .opaque: return VainStep.Reason(text: "the tap hits nothing: the \(name) is transparent")
    case .labelShown:
      return VainStep.Reason(text: "the tap hits nothing: the \(name)'s label is hidden")
    case .inWindow:
      return VainStep.Reason(text: "the tap hits nothing: the scroll view isn't in the window")
    case let condition:
      // The library would respond to the tap, but a finger can't reach anything off screen.
      if let distance = distanceFromScreen(of: role) {
        let points = abs(distance).rounded(decimals: 2)
        let amount = points == 0 ? "just" : "\(points.shortestText) points"
        let way = distance < 0 ? "above" : "below"
        return VainStep.Reason(
          text: "no finger can tap here: the \(name) is \(amount) \(way) the visible area",
          help: "the scenario taps it all the same; scroll to the label first, or reduce the content of the scene",
          mayBeMeant: false, isDoneAnyway: true)
      }
      guard condition != nil, let state = state(of: role) else { return nil }
      return VainStep.Reason(
        text: "a tap only loads when the \(name) is `idle`, but it is `\(state.name)`")
    }
  }
}

extension Simulation {
  fileprivate func holds(_ observable: ObservablePath) -> Bool { self[observable] == .bool(true) }

  fileprivate var isInWindow: Bool { holds(.scroll(.window)) }

  fileprivate var isTouched: Bool { holds(.scroll(.dragging)) }

  fileprivate var viewport: Size {
    Size(width: number(.scroll(.viewportWidth)), height: number(.scroll(.viewportHeight)))
  }
}
