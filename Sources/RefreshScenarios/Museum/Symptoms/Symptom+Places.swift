import RefreshEngine

extension Symptom {
  /// A pulled footer stands somewhere else than where it is pulled.
  static let misplaced = Symptom("misplaced", "The footer is not where it is pulled.") { viewing in
    let last = viewing.last
    let ignored = viewing.component(.footer)?.settings.ignoredInset ?? 0
    let insets = [ComponentLeaf.originalInsetTop, .originalInsetBottom].map { last.number(.component(.footer, $0)) }
    let screen = last.scroll(.viewportHeight) - insets[0] - insets[1]
    let place = max(last.scroll(.contentHeight), screen) + ignored
    let difference = last.number(.component(.footer, .frameY)) - place
    guard abs(difference) > 0.01 else { return nil }
    let way = difference > 0 ? "below" : "above"
    return "the footer stands \(length(abs(difference))) \(way) where it is pulled"
  }

  /// A finger can't pull the header.
  static let unreachable = Symptom("unreachable", "A finger can't pull the header to where it refreshes.") {
    viewing in
    guard !viewing.moments.contains(where: { $0.stands(.header, .pulling) }) else { return nil }
    var finger = 0.0
    for case .swipe(by: let way, _) in viewing.allCommands { finger = max(finger, way.y) }
    let pulled = viewing.moments.map { -$0.scroll(.offsetY) - $0.scroll(.insetTop) }.max() ?? 0
    let height = viewing.last.number(.component(.header, .frameHeight))
    let way = length(max(0, pulled))
    return "a finger that moves \(length(finger)) pulls the header \(way) of its \(length(height))"
  }

  /// A component is higher than its preset says.
  static let taller = Symptom("taller", "Frames make a component higher than it says.") { viewing in
    for component in viewing.setup.components where component.kind.family != .trailer {
      let role = component.kind.role
      let said = component.settings.height
      let difference = viewing.moments[0].number(.component(role, .frameHeight)) - said
      guard difference > 0.01 else { continue }
      return "frames make the \(role.rawValue) \(length(difference)) higher than the \(length(said)) that it says"
    }
    return nil
  }
}
