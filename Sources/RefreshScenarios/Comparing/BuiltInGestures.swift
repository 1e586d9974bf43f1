import RefreshEngine

/// Gestures of a finger and calls of the app, as scenarios for any components.
enum BuiltInGestures {
  /// The sizes of a phone and of an 11-inch tablet, in points.
  private static let screens = [
    ("a phone", Size(width: 375, height: 667)), ("a tablet", Size(width: 834, height: 1194)),
  ]

  /// Returns a scenario for each gesture and call, each component and each screen, with all components attached. A
  /// scenario has the same tag on all screens.
  static func scenarios(for kinds: [ComponentKind]) -> [Scenario] {
    let gestures = kinds.flatMap(gestures)
    return screens.flatMap { screen, size in
      gestures.enumerated().map { index, gesture in
        Scenario(
          name: "\(gesture.name), on \(screen)", suite: "built-in gestures", path: "built-in gestures",
          tags: ["gesture-\(index)"], setup: setup(of: kinds, on: size), commands: gesture.commands)
      }
    }
  }

  /// Returns a table, which scrolls in both directions if there is a trailer, and an app that takes a second to load.
  private static func setup(of kinds: [ComponentKind], on screen: Size) -> Setup {
    var scene = ScrollScene()
    scene.viewport = screen
    scene.content = SceneContent(
      rows: 60, rowHeight: 60, width: kinds.contains { $0.family == .trailer } ? 2000 : nil)
    scene.scrollView = .table
    let app = kinds.map { kind in
      AppProgram.Entry(
        hook: .callback(kind.role, .refreshing), commands: [.wait(Interval(seconds: 1)), .endRefreshing(kind.role)])
    }
    return Setup(scene: scene, components: kinds.map { ComponentBlueprint(kind: $0) }, app: AppProgram(app))
  }

  private static func gestures(for kind: ComponentKind) -> [(name: String, commands: [Command])] {
    let role = kind.role
    let begin = Command.beginRefreshing(role)
    var all: [(String, [Command])] = [
      ("the \(role.rawValue) is pulled by 10 pt at a time and let go", pull(role) + [release, rest]),
      ("the \(role.rawValue) is swiped and let go", swipe(kind) + [release, rest]),
      ("the app begins to refresh the \(role.rawValue)", [begin, rest, window(false), begin, window(true), rest]),
    ]
    if role == .footer {
      let end = Command.endRefreshingWithNoMoreData(role)
      let reset = Command.resetNoMoreData(role)
      all.append(("the app reports no more data to the footer", [begin, end, rest, reset, rest]))
    }
    if kind.family == .autoFooter, kind.has(.stateLabel) {
      all.append(("the footer is tapped", [.tap(role), rest]))
    }
    return all
  }

  /// Returns pulls of up to 120 pt, which is more than the height of most components.
  private static func pull(_ role: ComponentRole) -> [Command] {
    (0...12).map { .pull(role, .points(Double($0) * 10)) }
  }

  /// Returns a swipe over a third of a phone's screen, which starts where the component is about to appear.
  private static func swipe(_ kind: ComponentKind) -> [Command] {
    let way =
      switch kind.family {
      case .header: Point(x: 0, y: 220)
      case .autoFooter, .backFooter: Point(x: 0, y: -220)
      case .trailer: Point(x: -220, y: 0)
      }
    let start: [Command] = [.pull(kind.role, .points(-60)), release, rest]
    return (kind.family == .header ? [] : start) + [.swipe(by: way, Interval(seconds: 0.3))]
  }

  private static var release: Command { .release(velocity: nil) }
  private static var rest: Command { .settled }
  private static func window(_ isThere: Bool) -> Command { .window(isThere) }
}
