import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// What is wrong with what a preset adds to a component.
extension Monitor {
  /// Compares each property with the preset's rule for the present state and percent.
  func judgeParts(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    guard !simulation.components[index].settings.parts.isEmpty else { return }
    let (state, percent) = (simulation.components[index].state, simulation.components[index].pullingPercent)
    guard records[role.rank].judgedParts.map({ $0 != (state, percent) }) ?? true else { return }
    records[role.rank].judgedParts = (state, percent)
    for part in simulation.components[index].settings.parts {
      for rule in part.rules {
        guard let expected = rule.rule.said(in: state, at: percent) else { continue }
        let path = ObservablePath.part(role, part.name, .property(rule.property))
        let found = simulation[path]
        guard found != expected, !found.isClose(to: expected) else { continue }
        raise(
          .wrongPart, role, simulation.components[index].family, cause: path.path,
          observed: [(path.path, expected)],
          "in `\(state.name)` at \(percent.shortestText) `\(path.path)` is \(path.type.text(of: found)), "
            + "and the preset says \(path.type.text(of: expected))")
      }
    }
  }
}

extension PartRule {
  /// What it says; nil where that changes with time, or is no number, colour or truth.
  func said(in state: RefreshState, at percent: Double) -> ObservedValue? {
    for entry in states where entry.state == state {
      guard case .value(let value) = entry.value else { return nil }
      return value.observed
    }
    guard let first = ramp.first, let last = ramp.last else { return plain.flatMap(\.observed) }
    guard percent > first.percent else { return first.value.observed }
    for (stop, next) in zip(ramp, ramp.dropFirst()) where percent < next.percent {
      guard case .number(let low) = stop.value, case .number(let high) = next.value else { return nil }
      return .number(low + (high - low) * (percent - stop.percent) / (next.percent - stop.percent))
    }
    return last.value.observed
  }
}

extension PartValue {
  fileprivate var observed: ObservedValue? {
    switch self {
    case .number(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .color(let color): .text(color.text)
    case .text, .image, .name, .absent: nil
    }
  }
}

extension ObservedValue {
  /// Whether both are numbers with no difference that anyone sees.
  func isClose(to other: ObservedValue) -> Bool {
    guard case .number(let a) = self, case .number(let b) = other else { return false }
    return abs(a - b) < 0.01
  }
}
