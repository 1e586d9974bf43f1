import RefreshEngine
import RefreshLaws
import RefreshPresets

extension LintRule {
  /// A footer that loads when the header is pulled and released, tried on all screens; MJRefresh's issues 933,
  /// 1386, 1500 and 1618.
  ///
  /// While the content returns from a pull, the offset increases, which an auto footer takes for scrolling down.
  /// Its threshold can be before the top only with a negative trigger percent.
  static let headerFiresFooter = LintRule(
    "header-fires-footer", "a footer that loads when the header is pulled",
    .preset { preset, warn in
      guard let header = preset.header, let footer = preset.footer, let percent = footer.settings.$triggerPercent,
        percent < 0, footer.settings.automaticallyRefresh, !footer.settings.hidden, !header.settings.hidden,
        let surroundings = surroundings(loading: -percent * footer.settings.extent)
          .first(where: { fires($0, header, footer) })
      else { return }
      warn(
        """
        pulling the header makes the footer load: with `triggerPercent` \(footer.written("triggerPercent")) it loads \
        \(points(-percent * footer.settings.extent)) before it is visible, and pulling the header by \
        \(points(pull(of: header))) and letting go is enough on \(surroundings.phrase)
        """,
        at: footer.valuePlace(of: "triggerPercent"),
        labels: [("the header that is pulled", header.place)],
        help: "with `0` it loads when it comes into view, but not when the header is pulled")
    })

  /// Returns all screens with all contents, and then, since only a list that is hardly longer than its screen shows a small
  /// percent, those that are longer by half of the way before the end at which the footer loads.
  private static func surroundings(loading way: Double) -> [Surroundings] {
    Surroundings.all + Surroundings.viewports.map { Surroundings($0, overflow: way / 2) }
  }

  /// Returns half of the header's height, limited to a comfortable pull, in points.
  private static func pull(of header: ComponentGraph.Component) -> Double { min(header.settings.extent / 2, 60) }

  /// Returns whether the footer refreshes after a pull that is too short for the header.
  private static func fires(
    _ surroundings: Surroundings, _ header: ComponentGraph.Component, _ footer: ComponentGraph.Component
  ) -> Bool {
    var simulation = surroundings.simulation(of: header, footer)
    simulation.step(.pull(.header, .points(pull(of: header))))
    simulation.step([.release(velocity: nil), .settle(atMost: Interval(seconds: 5))])
    return simulation.number(.component(.footer, .callsRefreshing)) > 0
  }
}
