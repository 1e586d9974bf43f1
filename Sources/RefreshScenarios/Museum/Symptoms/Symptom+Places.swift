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

  /// At rest the scroll view's own inset is not what the app has set, with the auto footer's room.
  static let insetLeft = Symptom("inset-left", "At rest an inset is not what it should be.") { viewing in
    // What refreshes has its room rightly.
    guard !viewing.roles.contains(where: { viewing.last.stands($0, .refreshing) }) else { return nil }
    let edges: [(InsetEdge, ScrollLeaf)] = [
      (.top, .contentInsetTop), (.left, .contentInsetLeft), (.bottom, .contentInsetBottom),
      (.right, .contentInsetRight),
    ]
    for (edge, leaf) in edges {
      let difference = viewing.last.scroll(leaf) - viewing.expectedInset(at: edge)
      guard abs(difference) > 0.01 else { continue }
      let size = difference > 0 ? "large" : "small"
      return "leaves the \(edge.rawValue) inset \(length(abs(difference))) too \(size)"
    }
    return nil
  }

  /// The inset does not follow the offset, so that section headers stand below the top.
  static let floating = Symptom("floating", "Section headers float below the top.") { viewing in
    let own = viewing.setup.scene.contentInset.top + viewing.setup.scene.safeArea.top
    let gaps = viewing.moments.filter { $0.stands(.header, .refreshing) && $0.holds(.scroll(.dragging)) }
      .map { $0.scroll(.insetTop) - max(own, -$0.scroll(.offsetY)) }
    guard let gap = gaps.max(), gap > 0.01 else { return nil }
    return "section headers float \(length(gap)) below the top"
  }

  /// The end of a refresh moves the list under the reader.
  static let jump = Symptom("jump", "The list jumps when it has loaded.") { viewing in
    let end = viewing.happenings.first { $0.event.isChange(of: .footer, from: .refreshing) }
    guard let end, end.moment > 0 else { return nil }
    let way = viewing.last.scroll(.offsetY) - viewing.moments[end.moment - 1].scroll(.offsetY)
    guard abs(way) > 0.01 else { return nil }
    return "the list jumps \(length(abs(way))) \(way < 0 ? "back" : "on") when it has loaded"
  }
}

extension Viewing {
  /// The scroll view's own inset as it should be at rest: the app's last value, and the room of a shown auto footer.
  fileprivate func expectedInset(at edge: InsetEdge) -> Double {
    var inset = setup.scene.contentInset[edge]
    for case .setScene(.contentInset(edge, let value)) in allCommands { inset = value }
    let isAutomatic = component(.footer)?.kind.family == .autoFooter
    let isShown = last[.component(.footer, .state)] != nil && !last.holds(.component(.footer, .hidden))
    let hasRoom = edge == .bottom && isAutomatic && isShown
    return hasRoom ? inset + last.number(.component(.footer, .frameHeight)) : inset
  }
}
