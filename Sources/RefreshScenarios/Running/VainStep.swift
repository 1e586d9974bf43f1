import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// A step of a scenario that had no effect, or that could not be done on a phone.
public struct VainStep: Sendable {
  /// The number of the step; 1 is the scenario's first.
  public let number: Int
  /// The reason, lower case, without a full stop.
  public let reason: String
  /// The advice.
  let help: String?
  /// Whether a scenario may show on purpose that the step does nothing, by what it expects after it.
  let mayBeMeant: Bool

  /// Finds out whether a step is in vain; nil if it is not, or if that can't be known.
  ///
  /// - Parameters:
  ///   - number: The number of the step.
  ///   - commands: What it does.
  ///   - simulation: How all stands when it comes.
  init?(_ number: Int, doing commands: [Command], to simulation: Simulation) {
    var reasons: [Reason] = []
    for command in commands {
      guard let reason = Reason(command, in: simulation) else { return nil }
      reasons.append(reason)
    }
    guard let first = reasons.first else { return nil }
    (self.number, reason, help, mayBeMeant) = (number, first.text, first.help, first.mayBeMeant)
  }

  /// Why one command is in vain.
  fileprivate struct Reason {
    let text: String
    let help: String?
    let mayBeMeant: Bool

    init(text: String, help: String? = nil, mayBeMeant: Bool = false) {
      (self.text, self.help, self.mayBeMeant) = (text, help, mayBeMeant)
    }
  }
}

extension VainStep.Reason {
  fileprivate init?(_ command: Command, in simulation: Simulation) {
    switch command {
    case .touch where simulation.isTouched:
      self.init(text: "a finger is already down", help: "lift it with `release` before")
    case .release where !simulation.isTouched, .cancel where !simulation.isTouched:
      self.init(text: "no finger is down", help: "use `touch`, `drag`, `pull` or `swipe` to put a finger down")
    case .window(simulation.holds(.scroll(.window))):
      self.init(
        text: "the scroll view is already \(simulation.holds(.scroll(.window)) ? "in" : "out of") the window",
        mayBeMeant: true)
    case .rotate(to: simulation.viewport):
      let (width, height) = (simulation.viewport.width.shortestText, simulation.viewport.height.shortestText)
      self.init(text: "the viewport is already \(width) × \(height)", mayBeMeant: true)
    default:
      guard let role = command.traits.role, command.traits.effect != .attach else { return nil }
      guard let kind = simulation.kind(of: role) else {
        self.init(
          text: "there is no longer a \(role.rawValue)", help: "it was detached; use `attach` to add another")
        return
      }
      self.init(command, of: role, kind, in: simulation)
    }
  }

  /// Why a command is in vain for a component that is there.
  private init?(_ command: Command, of role: ComponentRole, _ kind: ComponentKind, in simulation: Simulation) {
    let (name, state) = (role.rawValue, simulation.state(of: role))
    switch command {
    case .endRefreshing where state == .idle:
      self.init(
        text: "the \(name) doesn't refresh", help: "it is `idle`, so there is nothing to end", mayBeMeant: true)
    case .endRefreshingWithNoMoreData where state == .noMoreData:
      self.init(text: "the \(name) is already at `noMoreData`", mayBeMeant: true)
    case .resetNoMoreData where state == .idle:
      self.init(text: "the \(name) isn't at `noMoreData`", help: "it is already `idle`", mayBeMeant: true)
    case .tap: self.init(tapOn: role, kind, in: simulation)
    default: return nil
    }
  }

  /// Why a tap on a component's label is in vain.
  private init?(tapOn role: ComponentRole, _ kind: ComponentKind, in simulation: Simulation) {
    guard let tap = simulation.tapSituation(of: role) else { return nil }
    let name = role.rawValue
    switch Situation.tap(tap).terms(of: .tap).first(where: { !$0.holds })?.condition {
    case .respondsToTaps:
      self.init(
        text: "a tap on a `\(kind.rawValue)` does nothing",
        help: "only the label of an auto footer responds to taps; this footer is pulled")
    case .shown: self.init(text: "the tap hits nothing: the \(name) is hidden", mayBeMeant: true)
    case .opaque: self.init(text: "the tap hits nothing: the \(name) is transparent", mayBeMeant: true)
    case .labelShown: self.init(text: "the tap hits nothing: the \(name)'s label is hidden", mayBeMeant: true)
    case .inWindow: self.init(text: "the tap hits nothing: the scroll view isn't in the window", mayBeMeant: true)
    case let condition:
      // A finger can't reach what the library would respond to.
      if let distance = simulation.distanceFromScreen(of: role) {
        let points = abs(distance).rounded(decimals: 2)
        let amount = points == 0 ? "just" : "\(points.shortestText) points"
        let way = distance < 0 ? "above" : "below"
        self.init(
          text: "a finger can't tap here: the \(name) is \(amount) \(way) the visible area",
          help: "scroll to it first, or reduce the content of the scene")
      } else if condition != nil, let state = simulation.state(of: role) {
        self.init(text: "a tap only loads when the \(name) is `idle`, but it is `\(state.name)`", mayBeMeant: true)
      } else {
        return nil
      }
    }
  }
}

extension Simulation {
  fileprivate func holds(_ observable: ObservablePath) -> Bool { self[observable] == .bool(true) }

  fileprivate var isTouched: Bool { holds(.scroll(.dragging)) }

  fileprivate var viewport: Size {
    Size(width: number(.scroll(.viewportWidth)), height: number(.scroll(.viewportHeight)))
  }

  fileprivate func state(of role: ComponentRole) -> RefreshState? {
    guard case .text(let name) = self[.component(role, .state)] else { return nil }
    return RefreshState.allCases.first { $0.name == name }
  }

  /// How far a component is from what the screen shows, below it positive; nil where a part of it is seen.
  fileprivate func distanceFromScreen(of role: ComponentRole) -> Double? {
    let (top, y) = (number(.scroll(.offsetY)), number(.component(role, .frameY)))
    let (bottom, end) = (top + viewport.height, y + number(.component(role, .frameHeight)))
    if y >= bottom { return y - bottom }
    return end <= top ? end - top : nil
  }
}
