import RefreshEngine

/// What fingers and apps do to components, as a suite for any of them.
enum BuiltInGestures {
  /// A phone, and an 11-inch tablet; in points.
  private static let screens = [("a phone", "[375, 667]"), ("a tablet", "[834, 1194]")]

  /// The text of a suite with a scenario for each thing that is done to each component on each screen, all of them attached. Its tag is
  /// the same on all screens.
  static func text(for kinds: [ComponentKind]) -> String {
    let roles = kinds.map(\.role.rawValue)
    let components = kinds.map { "\($0.role.rawValue): { type: \($0.rawValue) }\n" }.joined()
    let apps = roles.map { "  \($0).refreshing: [ { wait: 1s }, { endRefreshing: \($0) } ]\n" }.joined()
    let scenarios = screens.flatMap { screen, size in
      kinds.flatMap(gestures).enumerated().map { index, gesture in
        "  - name: \(gesture.name), on \(screen)\n    tags: [gesture-\(index)]\n    scene: { viewport: \(size) }\n"
          + "    steps:\n"
          + gesture.steps.map { "      - \($0)\n" }.joined()
      }
    }.joined()
    return """
      suite: built-in gestures
      \(components)scene: { content: { width: 2000, rows: 60, rowHeight: 60 }, scrollView: table }
      app:
      \(apps)scenarios:
      \(scenarios)
      """
  }

  private static func gestures(for kind: ComponentKind) -> [(name: String, steps: [String])] {
    let role = kind.role.rawValue
    let asked = [
      "beginRefreshing: \(role)", "wait: settled", "window: false", "beginRefreshing: \(role)", "window: true",
      "wait: settled",
    ]
    var all: [(String, [String])] = [
      ("the \(role) is pulled by 10 pt at a time and let go", pull(kind) + ["release", "wait: settled"]),
      ("the \(role) is swiped and let go", swipe(kind) + ["release", "wait: settled"]),
      ("the app begins to refresh the \(role)", asked),
    ]
    if kind.role == .footer {
      all.append(
        (
          "the footer is told that there is no more",
          ["beginRefreshing: footer", "endRefreshing: { footer: noMoreData }", "wait: settled"]
            + ["resetNoMoreData: footer", "wait: settled"]
        ))
    }
    if kind.family == .autoFooter, kind.presentation != .none {
      all.append(("the footer is tapped", ["tap: footer", "wait: settled"]))
    }
    return all
  }

  /// Up to 120 pt, which is more than most components are high.
  private static func pull(_ kind: ComponentKind) -> [String] {
    (0...12).map { "pull: { \(kind.role.rawValue): \($0 * 10) }" }
  }

  /// A third of a phone's screen, from where the component is about to show.
  private static func swipe(_ kind: ComponentKind) -> [String] {
    let way =
      switch kind.family {
      case .header: "[0, 220]"
      case .autoFooter, .backFooter: "[0, -220]"
      case .trailer: "[-220, 0]"
      }
    let start = kind.family == .header ? [] : ["pull: { \(kind.role.rawValue): -60 }", "release", "wait: settled"]
    return start + ["swipe: { by: \(way), duration: 0.3s }"]
  }
}
