import RefreshEngine

extension Symptom {
  /// A pulled footer is not at the position where it is pulled.
  static let misplaced = Symptom("misplaced", "The footer is not where it is pulled.") { viewing in
    let last = viewing.last
    // A refreshing component has its room in the inset, and a hidden one is not pulled.
    guard let footer = viewing.lasting(.footer), footer.kind.family == .backFooter, !footer.settings.hidden,
      !viewing.roles.contains(where: { last.holds(.component($0, .refreshing)) })
    else { return nil }
    let screen = last.scroll(.viewportHeight) - last.scroll(.insetTop) - last.scroll(.insetBottom)
    let place = max(last.scroll(.contentHeight), screen) + footer.settings.ignoredInset
    let difference = last.number(.component(.footer, .frameY)) - place
    guard abs(difference) > 0.01 else { return nil }
    let way = difference > 0 ? "below" : "above"
    return "the footer stands \(length(abs(difference))) \(way) where it is pulled"
  }

  /// A finger can't pull the header.
  static let unreachable = Symptom(
    "unreachable", "A finger can't pull the header to where it refreshes.",
    warnedOfBy: ["unreachable-threshold", "trailer-and-header"]
  ) {
    viewing in
    for (before, moment) in viewing.pairs where before.step < moment.step {
      guard case .swipe(let way, _) = viewing.commands(at: moment).first else { continue }
      let pull = viewing.moments.filter { $0.step == moment.step }
      // A finger that moves down half of the screen, on a list at its top, above which an idle header waits.
      guard way.y >= before.scroll(.viewportHeight) / 2, before.stands(.header, .idle),
        before.holds(.scroll(.window)),
        !before.holds(.component(.header, .hidden)), before.scroll(.offsetY) <= -before.scroll(.insetTop),
        !before.holds(.scroll(.decelerating)), !pull.contains(where: { !$0.events.isEmpty })
      else { continue }
      let pulled = pull.map { -$0.scroll(.offsetY) - $0.scroll(.insetTop) }.max() ?? 0
      let height = length(before.number(.component(.header, .frameHeight)))
      return "a finger that moves \(length(way.y)) pulls the header \(length(max(0, pulled))) of its \(height)"
    }
    return nil
  }

  /// A component is higher than its preset says.
  static let taller = Symptom(
    "taller", "Frames make a component higher than it says.", warnedOfBy: ["overridden-height", "cut-frames"]
  ) { viewing in
    for component in viewing.setup.components where component.kind.family != .trailer {
      let role = component.kind.role
      guard let said = component.settings.$height else { continue }
      let difference = viewing.moments[0].number(.component(role, .frameHeight)) - said
      guard difference > 0.01 else { continue }
      return "frames make the \(role.rawValue) \(length(difference)) higher than the \(length(said)) that it says"
    }
    return nil
  }

  /// At rest the scroll view's own inset is not what the app has set, with the auto footer's room.
  static let insetLeft = Symptom(
    "inset-left", "At rest an inset is not what it should be.", warnedOfBy: ["inset-left-behind"]
  ) { viewing in
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

  /// The inset does not follow the offset, so that section headers stay below the top.
  static let floating = Symptom("floating", "Section headers float below the top.") { viewing in
    let own = viewing.setup.scene.contentInset.top + viewing.setup.scene.safeArea.top
    let gaps = viewing.moments.filter { $0.stands(.header, .refreshing) && $0.holds(.scroll(.dragging)) }
      .map { $0.scroll(.insetTop) - max(own, -$0.scroll(.offsetY)) }
    guard let gap = gaps.max(), gap > 0.01 else { return nil }
    return "section headers float \(length(gap)) below the top"
  }

  /// The end of a refresh moves the list under the reader.
  static let jump = Symptom("jump", "The list jumps when it has loaded.") { viewing in
    guard !viewing.scrolls(viewing.appCommands) else { return nil }
    var height = 0.0
    for (before, moment) in viewing.pairs {
      if moment.events.contains(where: { $0.isChange(of: .footer, to: .refreshing) }) {
        height = before.scroll(.contentHeight)
      }
      let isEnd = moment.events.contains { $0.isChange(of: .footer, from: .refreshing) }
      // Neither a finger, a glide nor another component moves the list, nor does the step itself.
      guard isEnd, !before.isMoving, !moment.isMoving, !before.holds(.component(.header, .refreshing)),
        viewing.commands(at: moment).allSatisfy(\.isPassive),
        // The jump matters only if rows are loaded, before the end or soon after, so that there is something to
        // read.
        viewing.moments.contains(where: {
          before.time <= $0.time && $0.time <= moment.time + Interval(seconds: 0.5)
            && $0.scroll(.contentHeight) > height
        })
      else { continue }
      let way = moment.scroll(.offsetY) - before.scroll(.offsetY)
      guard abs(way) > 0.01 else { continue }
      return "the list jumps \(length(abs(way))) \(way < 0 ? "back" : "on") when it has loaded"
    }
    return nil
  }

  /// A motion was stopped beyond an edge.
  static let outOfRange = Symptom("out-of-range", "The list rests beyond its edge.") { viewing in
    let last = viewing.last
    // Without physics nothing springs back, and a list stays where an app scrolls it.
    guard viewing.setup.scene.physics == .uikit, !last.isMoving, !viewing.scrolls(viewing.allCommands) else {
      return nil
    }
    let sides: [(name: String, offset: Double, start: Double, end: Double)] = [
      (
        "top", last.scroll(.offsetY), -last.scroll(.insetTop),
        last.scroll(.contentHeight) + last.scroll(.insetBottom) - last.scroll(.viewportHeight)
      ),
      (
        "left edge", last.scroll(.offsetX), -last.scroll(.insetLeft),
        last.scroll(.contentWidth) + last.scroll(.insetRight) - last.scroll(.viewportWidth)
      ),
    ]
    for side in sides {
      let before = side.start - side.offset
      if before > 0.01 { return "the list rests \(length(before)) beyond its \(side.name)" }
      let behind = side.offset - max(side.start, side.end)
      if behind > 0.01 { return "the list rests \(length(behind)) beyond its end" }
    }
    return nil
  }
}

extension Viewing {
  /// Returns the scroll view's own inset as it should be at rest: the app's last value, plus the room of a visible
  /// auto footer.
  fileprivate func expectedInset(at edge: InsetEdge) -> Double {
    var inset = setup.scene.contentInset[edge]
    for case .setScene(.contentInset(edge, let value)) in allCommands { inset = value }
    let isAutomatic = last.simulation.kind(of: .footer)?.family == .autoFooter
    let isShown = last[.component(.footer, .state)] != nil && !last.holds(.component(.footer, .hidden))
    let hasRoom = edge == .bottom && isAutomatic && isShown
    return hasRoom ? inset + last.number(.component(.footer, .frameHeight)) : inset
  }
}

extension Command {
  /// Whether the command only lets time pass, or begins, ends or loads, so that a motion of the list is not due to
  /// the command itself.
  fileprivate var isPassive: Bool {
    switch self {
    case .wait, .settle, .loadRows, .loadHeight, .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData:
      true
    default: false
    }
  }
}
