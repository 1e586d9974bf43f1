import RefreshDiagnostics
import RefreshScenarios

extension Rule {
  static let unlimitedOnShortContent = Rule(
    "unlimited-on-short-content", severity: .warning, "unlimited triggers with content that doesn't fill the screen"
  )
}

/// `autoTriggerTimes: unlimited` on content that does not fill the screen; MJRefresh's issues 463, 603, 828, 1162
/// and 1306.
///
/// On short content, `-[MJRefreshAutoFooter scrollViewPanStateDidChange:]` refreshes whenever a finger is lifted
/// while the content is at rest or pulled up.
enum UnlimitedOnShortContent {
  static let rule = SuiteLintRule(rule: .unlimitedOnShortContent) { suite, diagnostics in
    var places: Set<Span> = []
    for scenario in suite.scenarios
    where scenario.setup.components.contains(where: { $0.settings.autoTriggerTimes == .unlimited }) {
      let scene = scenario.setup.scene
      let missing = scene.viewport.height - scene.contentInset.top - scene.safeArea.top - scene.content.height
      guard scene.content.height > 0, missing >= 0 else { continue }
      let place = scenario.setup.world.scene.places["content"] ?? scenario.nameSpan
      guard places.insert(place).inserted else { continue }
      diagnostics.add(
        .unlimitedOnShortContent,
        """
        the content ends \(missing.shortestText) pt above the end of the screen: with unlimited trigger times, each \
        finger that is lifted makes the footer load once more
        """,
        at: place,
        help: """
          use content taller than \((scene.content.height + missing).shortestText) pt, or limit the footer's \
          trigger times
          """)
    }
  }
}
