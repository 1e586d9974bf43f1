import RefreshEngine
import RefreshScenarios

/// A component's states over a timeline, with what it called.
struct StateLane {
  /// The component.
  let role: ComponentRole
  /// Its states, in order; there are gaps while it is not attached.
  private(set) var stretches: [Stretch] = []
  /// Its calls, in order.
  private(set) var calls: [Call] = []

  /// A state from one moment to another.
  struct Stretch {
    let state: RefreshState
    let x: Double
    var endX: Double
    /// When it began, in seconds.
    let time: Double
  }

  /// Calls to the app, one after the other at one moment.
  struct Call {
    /// The name of the call: `refreshing()`.
    var name: String
    let x: Double
    /// When, in seconds.
    let time: Double
  }

  /// The lane of a component; nil if it was never there.
  init?(_ role: ComponentRole, of recording: Recording, on axis: StepAxis) {
    self.role = role
    var isThere = false
    for (index, moment) in recording.moments.enumerated() {
      let x = index == 0 ? axis.bands[0].x : axis.positions[index]
      noteCalls(in: moment, at: axis.positions[index])
      if isThere { stretches[stretches.count - 1].endX = x }
      guard let state = moment.state(of: role) else {
        isThere = false
        continue
      }
      if !isThere || stretches.last?.state != state {
        stretches.append(Stretch(state: state, x: x, endX: x, time: moment.time.seconds))
      }
      isThere = true
    }
    if isThere { stretches[stretches.count - 1].endX = axis.endX }
    if stretches.isEmpty { return nil }
  }

  private mutating func noteCalls(in moment: Recording.Moment, at x: Double) {
    for event in moment.events {
      guard case .call(role, let callback) = event.kind else { continue }
      let name = "\(callback.name)()"
      if let last = calls.last, last.x == x {
        calls[calls.count - 1].name += ", " + name
      } else {
        calls.append(Call(name: name, x: x, time: event.time.seconds))
      }
    }
  }
}
