import RefreshEngine

/// Suites that reach every goal of a type.
enum Everything {
  /// Returns the text of a suite around one component.
  static func suite(for kind: ComponentKind) -> String {
    let frames = "{ count: 2, size: [20, 20] }"
    let images =
      switch (kind.presentation, kind.family) {
      case (.frames, .autoFooter): ", images: { refreshing: \(frames) }"
      case (.frames, _): ", images: { idle: \(frames), pulling: \(frames), refreshing: \(frames) }"
      default: ""
      }
    let role = kind.role.rawValue
    let steps = kind.family == .autoFooter ? revealed : pulled(role)
    let footer = kind.family == .backFooter ? toldOfTheEnd : []
    let tap = kind.family == .autoFooter && kind.presentation != .plain ? ["tap: footer"] + end(role) : []
    return """
      suite: everything
      \(role): { type: \(kind.rawValue)\(images) }
      scene: { content: { width: 1200, height: 1200 }, physics: none, paging: true }
      scenarios:
        - name: everything
          steps:
      \((steps + footer + tap).map { "      - \($0)\n" }.joined())
            - expect: { time: '>= 0' }
      """
  }

  private static func end(_ role: String) -> [String] {
    ["wait: settled", "endRefreshing: \(role)", "wait: settled"]
  }

  private static func pulled(_ role: String) -> [String] {
    [
      "pull: { \(role): 60% }", "pull: { \(role): 120% }", "pull: { \(role): 50% }", "pull: { \(role): 120% }",
      "release",
    ] + end(role) + ["beginRefreshing: \(role)"] + end(role)
      + [
        "window: false", "beginRefreshing: \(role)", "endRefreshing: \(role)", "beginRefreshing: \(role)",
        "window: true",
      ] + end(role)
      + [
        "pull: { \(role): 120% }", "window: false", "beginRefreshing: \(role)", "window: true",
      ] + end(role) + ["cancel"]
  }

  private static let toldOfTheEnd =
    [
      "endRefreshing: { footer: noMoreData }", "resetNoMoreData: footer", "pull: { footer: 120% }",
      "endRefreshing: { footer: noMoreData }", "beginRefreshing: footer", "endRefreshing: { footer: noMoreData }",
      "window: false", "beginRefreshing: footer", "endRefreshing: { footer: noMoreData }",
    ]

  private static let revealed =
    ["drag: { to: 10 }", "drag: { to: 600 }"] + end("footer") + [
      "release", "scroll: { to: 0 }", "scroll: { to: 600 }",
    ]
    + end("footer")
    + [
      "scroll: { to: 0 }", "set: { footer.automaticallyRefresh: false }", "drag: { to: 700 }", "release",
    ] + end("footer") + ["beginRefreshing: footer", "endRefreshing: { footer: noMoreData }", "wait: settled"]
    + [
      "beginRefreshing: footer", "endRefreshing: { footer: noMoreData }", "window: false",
      "beginRefreshing: footer",
      "endRefreshing: { footer: noMoreData }", "resetNoMoreData: footer", "endRefreshing: { footer: noMoreData }",
      "resetNoMoreData: footer", "beginRefreshing: footer", "endRefreshing: footer", "beginRefreshing: footer",
      "window: true",
    ] + end("footer")
}
