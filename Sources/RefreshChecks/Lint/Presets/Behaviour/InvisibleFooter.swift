import RefreshEngine
import RefreshLaws
import RefreshPresets

extension LintRule {
  /// An auto footer whose alpha follows the pulling percent, which it doesn't have, tried on all screens.
  ///
  /// `-[MJRefreshComponent setPullingPercent:]` sets a component's alpha, and `MJRefreshAutoFooter` calls it only
  /// when a refresh begins.
  static let invisibleFooter = LintRule(
    "invisible-footer", "a footer that can't be seen before its first refresh",
    .component { footer, warn in
      guard footer.kind.family == .autoFooter, footer.settings.automaticallyChangeAlpha, !footer.settings.hidden,
        case let shown = pointsShownBeforeLoading(footer), shown > 0,
        Surroundings.viewports.allSatisfy({ alpha(of: footer, showing: shown, on: $0) == 0 })
      else { return }
      warn(
        "the footer is invisible before its first refresh: when \(points(shown)) of it are in view, its alpha is 0",
        at: footer.valuePlace(of: "automaticallyChangeAlpha"),
        help: "remove `automaticallyChangeAlpha`; only components that are pulled fade in")
    })

  /// Returns how much of the footer is in view just before it loads automatically, in points.
  private static func pointsShownBeforeLoading(_ footer: ComponentGraph.Component) -> Double {
    let percent = footer.settings.automaticallyRefresh ? min(footer.settings.triggerPercent, 1) : 1
    return footer.settings.extent * percent - 1
  }

  private static func alpha(of footer: ComponentGraph.Component, showing points: Double, on viewport: Size)
    -> Double
  {
    var simulation = Surroundings(viewport).simulation(of: footer)
    simulation.step(.pull(.footer, .points(points)))
    return simulation.number(.component(.footer, .alpha))
  }
}
