import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// Judging the parts that a preset adds to a component.
extension Monitor {
  /// Compares each property with the preset's rule for the current state and percentage.
  func judgeParts(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    guard isThorough, !simulation.components[index].settings.parts.isEmpty else { return }
    let (state, percent) = (simulation.components[index].state, simulation.components[index].pullingPercent)
    if state == .refreshing { judgeTimedParts(role, index, in: &simulation) }
    guard records[role.rank].judgedParts.map({ $0 != (state, percent) }) ?? true else { return }
    let isFirst = records[role.rank].judgedParts == nil
    records[role.rank].judgedParts = (state, percent)
    let moment = "in `\(state.name)` at \(percent.shortestText)"
    for part in simulation.components[index].settings.parts {
      for rule in part.rules {
        guard let said = rule.rule.said(in: state, at: percent, in: simulation.language) else { continue }
        let hides = rule.property == .hidden && part.isStill(in: state, at: percent)
        let expected = hides ? ObservedValue.bool(true) : said
        judge(.property(rule.property), of: part, role, index, is: expected, moment, in: &simulation)
      }
      if state == .idle, let frames = part.frames.first(where: { $0.state == .idle })?.sequence {
        let shown = ObservedValue.number(
          Double(min(max(Int32(percent * Double(frames.count)), 0), frames.count - 1)))
        judge(.image, of: part, role, index, is: shown, moment, in: &simulation)
      }
      if isFirst { judgePlace(of: part, role, index, in: &simulation) }
    }
  }

  /// Judges the properties that depend on the time since the refresh began.
  private func judgeTimedParts(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    let age = simulation.now - Instant(nanoseconds: changes[role.rank])
    let moment = "\(milliseconds(age)) after it began to refresh"
    for part in simulation.components[index].settings.parts {
      for rule in part.rules {
        for entry in rule.rule.states where entry.state == .refreshing {
          guard case .repeating(let repetition) = entry.value, let number = repetition.said(after: age) else {
            continue
          }
          judge(.property(rule.property), of: part, role, index, is: .number(number), moment, in: &simulation)
        }
      }
      guard let frames = part.frames.first(where: { $0.state == .refreshing })?.sequence, frames.count > 1,
        frames.duration > .zero
      else { continue }
      let round = age.nanoseconds % frames.duration.nanoseconds
      let shown = round * Int64(frames.count) / frames.duration.nanoseconds
      // At the change from one frame to the next, rounding decides.
      guard round * Int64(frames.count) % frames.duration.nanoseconds > 1000 else { continue }
      judge(.image, of: part, role, index, is: .number(Double(shown)), moment, in: &simulation)
    }
  }

  /// Judges the frame of a part, which any two of four lengths determine.
  private func judgePlace(
    of part: PartSettings, _ role: ComponentRole, _ index: Int, in simulation: inout Simulation
  ) {
    // Before the first layout it has no place.
    guard let size = simulation.components[index].partsSize else { return }
    guard size.width == simulation.scroll.viewport.width || role == .trailer else { return }
    for (span, whole, leaves) in [
      (part.place.horizontal, size.width, (PartLeaf.frameX, PartLeaf.frameWidth)),
      (part.place.vertical, size.height, (.frameY, .frameHeight)),
    ] {
      func judge(_ leaf: PartLeaf, _ expected: Double) {
        self.judge(leaf, of: part, role, index, is: .number(expected), "always", in: &simulation)
      }
      func points(_ length: PartPlace.Length?) -> Double? { length.map { $0.points + $0.fraction * whole } }
      guard let (start, end) = span.edges(points, in: whole) else { continue }
      judge(leaves.0, end < start ? (start + end) / 2 : start)
      judge(leaves.1, max(0, end - start))
    }
  }

  private func judge(
    _ leaf: PartLeaf, of part: PartSettings, _ role: ComponentRole, _ index: Int, is expected: ObservedValue,
    _ moment: @autoclosure () -> String, in simulation: inout Simulation
  ) {
    let path = ObservablePath.part(role, part.name, leaf)
    let found = simulation[path]
    guard found != expected, !found.isClose(to: expected) else { return }
    raise(
      .wrongPart, role, simulation.components[index].family, cause: path.path,
      observed: [(path.path, expected)],
      "\(moment()) `\(path.path)` is \(path.type.text(of: found)), and the preset says \(path.type.text(of: expected))"
    )
  }
}

extension PartSettings {
  /// Whether it is a spinner that does not turn, which hides.
  fileprivate func isStill(in state: RefreshState, at percent: Double) -> Bool {
    let rule = rules.first { $0.property == .animating }?.rule
    return kind == .spinner && rule?.said(in: state, at: percent) != .bool(true)
  }
}

extension PartRule {
  /// Returns the value of the rule, or `nil` if it changes with time or is not a number, colour, text or Boolean.
  func said(in state: RefreshState, at percent: Double, in language: String = "en") -> ObservedValue? {
    for entry in states where entry.state == state {
      guard case .value(let value) = entry.value else { return nil }
      return value.observed(in: language)
    }
    guard let first = ramp.first, let last = ramp.last else { return plain.flatMap { $0.observed(in: language) } }
    guard percent > first.percent else { return first.value.observed(in: language) }
    for (stop, next) in zip(ramp, ramp.dropFirst()) where percent < next.percent {
      guard case .number(let low) = stop.value, case .number(let high) = next.value else { return nil }
      return .number(low + (high - low) * (percent - stop.percent) / (next.percent - stop.percent))
    }
    return last.value.observed(in: language)
  }
}

extension PartRule.Repetition {
  /// Returns the number at a time after the state was entered, which runs to and fro or repeats from the beginning;
  /// `nil` at the moment at which it jumps back.
  fileprivate func said(after age: Interval) -> Double? {
    let turns = age.seconds / every.seconds
    let share = turns - turns.rounded(.down)
    guard yoyo || 1e-6...(1 - 1e-6) ~= share else { return nil }
    return from + (to - from) * (yoyo && Int(turns) % 2 == 1 ? 1 - share : share)
  }
}

extension PartPlace.Span {
  /// Returns the positions of the start and the end.
  fileprivate func edges(_ points: (PartPlace.Length?) -> Double?, in whole: Double) -> (Double, Double)? {
    let (near, far) = (points(start), points(end).map { whole - $0 })
    if let near, let far { return (near, far) }
    if let middle = points(center) {
      if let near { return (near, near + 2 * (middle - near)) }
      if let far { return (far - 2 * (far - middle), far) }
      return points(size).map { (middle - $0 / 2, middle + $0 / 2) }
    }
    guard let size = points(size) else { return nil }
    return near.map { ($0, $0 + size) } ?? far.map { ($0 - size, $0) }
  }
}

extension PartValue {
  fileprivate func observed(in language: String) -> ObservedValue? {
    switch self {
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .color(let color): .text(color.text)
    case .text(let text): text.text(in: language).map { .text($0) }
    case .image(let index): .number(Double(index))
    case .name, .absent: nil
    }
  }
}

extension ObservedValue {
  /// Returns whether both are numbers without a visible difference.
  func isClose(to other: ObservedValue) -> Bool {
    guard case .number(let a) = self, case .number(let b) = other else { return false }
    return abs(a - b) < 0.01
  }
}
