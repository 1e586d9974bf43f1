import RefreshEngine
import RefreshLaws
import RefreshScenarios

/// Something that a finger, an app or the world can do in a run.
struct Action: Sendable {
  /// The name by which suites allow or forbid it.
  let name: DrawnAction
  /// The minimum level of a run with this action, as far as it is known before the action is performed.
  let level: Level
  /// The frequency of the action, relative to that of others.
  var weight: Int
  /// Draws the commands of the action; none if it makes no sense.
  let draw: @Sendable (inout RunDraw) -> [Command]

  init(
    _ name: DrawnAction, _ level: Level, _ weight: Int, _ draw: @escaping @Sendable (inout RunDraw) -> [Command]
  ) {
    (self.name, self.level, self.weight, self.draw) = (name, level, weight, draw)
  }

  /// All actions.
  static let all = aroundApp + apps

  /// The actions of a finger and the world around a suite's own app.
  static let aroundApp = fingers + times + worlds

  /// Actions that only let time pass.
  private static let times = [
    Action(.wait, .answers, 10) { [.wait($0.time())] },
    Action(.settle, .answers, 8) { _ in [.settled] },
  ]

  /// Actions that an app performs on its own.
  static let apps = [
    // An app that does not end a refresh in its answer ends it some time later.
    Action(.end, .answers, 8) { draw in
      let component = draw.component()
      let role = component.kind.role
      guard draw.level >= .anything || !draw.answers(role) else { return [] }
      return [role == .footer && draw.random.chance(40) ? .endRefreshingWithNoMoreData(role) : .endRefreshing(role)]
    },
    Action(.begin, .will, 8) { draw in
      let role = draw.component().kind.role
      // An app may cancel a refresh immediately, and begin it again.
      return draw.random.chance(8)
        ? [.beginRefreshing(role), .endRefreshing(role), .beginRefreshing(role)] : [.beginRefreshing(role)]
    },
    Action(.load, .will, 5) { $0.load() },
    Action(.reset, .will, 3) { draw in draw.component(.footer) == nil ? [] : [.resetNoMoreData(.footer)] },
    Action(.scroll, .will, 4) { draw in
      let animated = draw.random.chance(30)
      switch draw.random.number(below: 4) {
      case 0: return [.scrollToEnd(.top, animated: animated)]
      case 1: return [.scrollToEnd(.bottom, animated: animated)]
      default:
        return [.scroll(to: Destination(y: draw.random.one(of: [0, 100, 400, 533, 1334])), animated: animated)]
      }
    },
    Action(.content, .will, 2) { draw in
      if draw.scene.content.rows > 0, draw.random.chance(25) {
        return [.setScene(.rowHeight(draw.random.one(of: [30, 80])))]
      }
      let insets = draw.scene.contentInset
      let visible = draw.scene.viewport.height - insets.top - insets.bottom
      return [.setScene(.contentHeight(draw.contentHeight(visible: visible)))]
    },
    Action(.inset, .settings, 4) { draw in
      let edge: InsetEdge = draw.random.one(of: [.top, .top, .bottom, .bottom, .left, .right])
      return [.setScene(.contentInset(edge, draw.random.one(of: [0, 20, 30, 64])))]
    },
    Action(.hide, .settings, 4) { draw in
      let hiding = draw.hiding(draw.component().kind.role)
      // An app may hide a component for a while.
      guard draw.random.chance(25), case .set(let role, var change) = hiding else { return [hiding] }
      change.hidden = !change.hidden
      return [hiding, .wait(draw.time()), .set(role, change)]
    },
    Action(.height, .settings, 2) { draw in
      let component = draw.component()
      var change = ComponentSettings()
      change.height = draw.random.one(of: [80, 30, component.settings.extent])
      return [.set(component.kind.role, change)]
    },
    Action(.detach, .settings, 2) { [.detach($0.component().kind.role)] },
    Action(.attach, .settings, 3) { draw in
      let component = draw.component()
      let attached = draw.random.chance(60) ? draw.varied(component) : component
      guard draw.random.chance(40) else { return [.attach(attached)] }
      return [.detach(component.kind.role)] + (draw.random.chance(50) ? [.wait(draw.time())] : [])
        + [.attach(attached)]
    },
    Action(.automatic, .settings, 2) { draw in
      guard draw.component(.footer)?.kind.family == .autoFooter else { return [] }
      var change = ComponentSettings()
      change.automaticallyRefresh = draw.random.chance(50)
      return [.set(.footer, change)]
    },
    Action(.property, .settings, 2) { [$0.property()] },
    Action(.paging, .settings, 1) { [.setScene(.paging($0.random.chance(50)))] },
  ]

  /// Actions in the surroundings of a list.
  private static let worlds = [
    Action(.window, .surroundings, 3) { [.window($0.random.chance(50))] },
    Action(.safeArea, .surroundings, 3) { draw in
      let edge: InsetEdge = draw.random.one(of: [.top, .top, .top, .bottom, .bottom, .left, .right])
      return [.setScene(.safeArea(edge, draw.random.one(of: [0, 20, 44, 59, 34])))]
    },
    Action(.rotate, .surroundings, 2) { draw in
      let size = draw.scene.viewport
      return [.rotate(to: draw.random.chance(70) ? Size(width: size.height, height: size.width) : size)]
    },
    Action(.language, .surroundings, 2) { draw in
      // Often the language that is shown already.
      [
        .language(
          draw.random.chance(15) ? draw.subject.scene.shownLanguage : draw.random.one(of: RunDraw.languages))
      ]
    },
  ]
}

extension RunDraw {
  /// Returns a command that hides or shows a component.
  mutating func hiding(_ role: ComponentRole) -> Command {
    var change = ComponentSettings()
    change.hidden = random.chance(60)
    return .set(role, change)
  }

  /// Returns a command that changes a property of a component that other actions don't.
  fileprivate mutating func property() -> Command {
    let component = component()
    var change = ComponentSettings()
    switch random.number(below: 9) {
    case 0 where component.kind.family == .autoFooter:
      change.autoTriggerTimes = random.chance(25) ? .unlimited : .times(Int32(random.number(below: 4)))
    case 1 where component.kind.has(.stateLabel):
      change.titles[random.one(of: component.kind.family.titleStates)] = random.one(of: RunDraw.titles)
    case 2 where component.kind.has(.loading): change.loading.style = .large
    case 3 where component.kind.has(.arrow): change.arrow.hidden = random.chance(50)
    case 4 where component.kind.has(.stateLabel): change.stateLabel.hidden = random.chance(60)
    case 6 where component.kind.has(.lastUpdatedTimeLabel):
      change.lastUpdatedTimeText = random.one(of: RunDraw.wordings)
    case 5 where component.kind.family == .autoFooter: change.triggerPercent = random.one(of: [0, 0.5, 2])
    case 7: change.ignoredInset = random.one(of: [0, 12, -8])
    default: change.automaticallyChangeAlpha = random.chance(60)
    }
    return .set(component.kind.role, change)
  }
}
