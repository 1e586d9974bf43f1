/// The inputs that determine the values of a component's parts.
struct PartMoment: Sendable {
  let state: RefreshState
  /// The pulling percent, as a fraction.
  let percent: Double
  /// The time since the state was entered.
  let age: Interval
}

/// A component's last change of state, for values that repeat and for drawn values that follow the change.
struct StateChange: Sendable {
  /// The time at which the component entered its state.
  let time: Instant
  /// The parts' inputs just before that time, or nil for the initial state.
  let before: PartMoment?
}

extension PartRule {
  /// Returns the value at a moment, or nil if the kind's default applies.
  func value(at moment: PartMoment) -> PartValue? {
    for entry in states where entry.state == moment.state {
      switch entry.value {
      case .value(let value): return value
      case .repeating(let repetition): return .number(repetition.value(after: moment.age))
      }
    }
    return value(atPercent: moment.percent) ?? plain
  }

  /// Returns whether a state has a repeating value.
  func repeats(in state: RefreshState) -> Bool {
    states.contains { if $0.state == state, case .repeating = $0.value { true } else { false } }
  }

  /// Returns the ramp's value: interpolated between two stops, constant beyond the first and the last.
  private func value(atPercent percent: Double) -> PartValue? {
    guard var stop = ramp.first else { return nil }
    for next in ramp.dropFirst() {
      if percent < next.percent {
        let share = (percent - stop.percent) / (next.percent - stop.percent)
        return stop.value.interpolated(to: next.value, max(0, share))
      }
      stop = next
    }
    return stop.value
  }
}

extension PartRule.Repetition {
  /// Returns the number at a time after the state was entered.
  func value(after age: Interval) -> Double {
    let one = every.nanoseconds
    guard one > 0 else { return to }
    var passed = age.nanoseconds % (yoyo ? 2 * one : one)
    if passed > one { passed = 2 * one - passed }
    return from + (to - from) * (Double(passed) / Double(one))
  }
}

extension PartSettings {
  /// Returns the rule that is set for a property.
  func rule(of property: PartProperty) -> PartRule? { rules.first { $0.property == property }?.rule }

  /// Sets a rule, replacing the property's existing one.
  mutating func set(_ rule: Rule) {
    if let index = rules.firstIndex(where: { $0.property == rule.property }) {
      rules[index] = rule
    } else {
      rules.append(rule)
    }
  }

  /// The frame that UIKit makes its view with, in points; a large spinner grows about its middle.
  var initialFrame: Rect {
    switch kind {
    case .spinner:
      let isLarge = rule(of: .style)?.plain == .name(1)
      return isLarge ? Rect(x: -8.5, y: -8.5, width: 37, height: 37) : Rect(x: 0, y: 0, width: 20, height: 20)
    case .switch: return Rect(x: 0, y: 0, width: 51, height: 31)
    case .label, .image, .frames, .ring, .bar, .box: return .zero
    }
  }

  /// The value of a property at a moment.
  func value(of property: PartProperty, at moment: PartMoment) -> PartValue {
    // `hidesWhenStopped`: a spinner that doesn't spin is hidden, regardless of its rule.
    if kind == .spinner, property == .hidden, ruled(.animating, at: moment) != .bool(true) { return .bool(true) }
    return ruled(property, at: moment)
  }

  private func ruled(_ property: PartProperty, at moment: PartMoment) -> PartValue {
    rule(of: property)?.value(at: moment) ?? property.initial(for: kind)
  }

  /// Returns the frame that is shown: one of the state's own frames, or, if the state has none, the one of idle for
  /// the current pull.
  func shownFrame(at moment: PartMoment) -> ShownFrame? {
    func sequence(of state: RefreshState) -> FrameSequence? { frames.first { $0.state == state }?.sequence }
    if moment.state != .idle, let own = sequence(of: moment.state) {
      let round = own.cycle.nanoseconds
      let isPlaying = own.count > 1
      let share = isPlaying ? Double(moment.age.nanoseconds % round) / Double(round) : 0
      return ShownFrame(state: moment.state, sequence: own, share: share, isPlaying: isPlaying)
    }
    return sequence(of: .idle).map {
      ShownFrame(state: .idle, sequence: $0, share: moment.percent, isPlaying: false)
    }
  }

  /// The visible frame of a part that shows frames.
  struct ShownFrame {
    /// The state that the frames are for.
    let state: RefreshState
    /// The index, from 0.
    let index: Int32
    let isPlaying: Bool
    /// In points.
    let size: Size

    fileprivate init(state: RefreshState, sequence: FrameSequence, share: Double, isPlaying: Bool) {
      self.state = state
      let index = Numerics.roundDown(Double(sequence.count) * share)
      self.index = Int32(min(max(index, 0), Double(sequence.count - 1)))
      self.isPlaying = isPlaying
      size = sequence.size
    }
  }
}

extension Simulation {
  /// Returns the current inputs of a component's parts.
  func moment(of c: ComponentID) -> PartMoment {
    PartMoment(state: self[c].state, percent: self[c].pullingPercent, age: now - self[c].change.time)
  }

  /// Returns a component's part by its name.
  func part(_ name: PartName, of c: ComponentID) -> PartSettings? { self[c].settings.part(name) }

  /// Starts the animations of parts whose drawn values take time to follow a change of state. Observed values
  /// change immediately.
  mutating func animateParts(of c: ComponentID) {
    for part in self[c].settings.parts where part.animate > .zero {
      record(.partAnimation(self[c].role, part.name, part.animate))
      animationsEnd = max(animationsEnd, now + part.animate)
    }
  }
}
