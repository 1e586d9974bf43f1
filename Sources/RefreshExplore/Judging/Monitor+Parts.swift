import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// What is wrong with what a preset adds to a component.
extension Monitor {
  /// Compares each property with the preset's rule for the present state and percent.
  func judgeParts(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    guard !simulation.components[index].settings.parts.isEmpty else { return }
    let (state, percent) = (simulation.components[index].state, simulation.components[index].pullingPercent)
    for part in simulation.components[index].settings.parts {
      for rule in part.rules {
        guard let expected = value(of: rule.rule, in: state, at: percent) else { continue }
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

  /// What a rule says; nil where it changes with time, or is of a kind that has no number.
  private func value(of rule: PartRule, in state: RefreshState, at percent: Double) -> ObservedValue? {
    for entry in rule.states where entry.state == state {
      guard case .value(let value) = entry.value else { return nil }
      return plain(value)
    }
    guard let first = rule.ramp.first, let last = rule.ramp.last else { return rule.plain.flatMap(plain) }
    guard percent > first.percent else { return plain(first.value) }
    for (stop, next) in zip(rule.ramp, rule.ramp.dropFirst()) where percent < next.percent {
      guard case .number(let low) = stop.value, case .number(let high) = next.value else { return nil }
      return .number(low + (high - low) * (percent - stop.percent) / (next.percent - stop.percent))
    }
    return plain(last.value)
  }

  private func plain(_ value: PartValue) -> ObservedValue? {
    switch value {
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
