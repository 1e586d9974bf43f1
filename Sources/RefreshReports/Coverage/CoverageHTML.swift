import RefreshScenarios
import RefreshText

/// Coverage as one self-contained page, in light and dark colours, that also fits a phone.
enum CoverageHTML {
  static let format = CoverageFormat("html", "For browsers, as one self-contained page.") { coverage, _ in
    Markup.page("Coverage of presets: \(coverage.total.percent)", style: StyleSheet.coverage) { markup in
      markup.element("main") { markup in
        drawTop(coverage, into: &markup)
        for preset in coverage.presets { draw(preset, into: &markup) }
      }
    }
  }

  private static func drawTop(_ coverage: Coverage, into markup: inout Markup) {
    draw("h1", "Coverage of presets", coverage.total, into: &markup)
    markup.element("p", ["class": "legend"]) { markup in
      drawGoal("seen", seen: true, into: &markup)
      markup.text(" ")
      drawGoal("not seen", seen: false, into: &markup)
      markup.text(
        " by the scenarios that ran, out of everything that components of these types can do. A key is seen if a "
          + "scenario runs differently without it; the number after it is its line.")
    }
  }

  private static func draw(_ preset: PresetCoverage, into markup: inout Markup) {
    markup.element("section") { markup in
      draw("h2", preset.name, preset.total, into: &markup)
      markup.element("p", ["class": "path"], text: preset.path)
      for component in preset.components { draw(component, into: &markup) }
      draw(preset.keys, into: &markup)
    }
  }

  private static func draw(_ component: ComponentCoverage, into markup: inout Markup) {
    let (role, kind) = (component.role.rawValue, component.kind.rawValue)
    draw("h3", role == kind ? role : "\(role) \(kind)", component.share, into: &markup)
    markup.element("div", ["class": "scroll"]) { markup in
      markup.element("table") { markup in
        for kind in CoverageKind.allCases where !component.goals(kind).isEmpty {
          markup.element("tr") { markup in
            markup.element("th", ["scope": "row"]) { markup in
              markup.text(kind.rawValue + " ")
              markup.element("small", text: component.share(kind).text)
            }
            markup.element("td") { markup in
              for goal in component.goals(kind) {
                drawGoal(goal.name, seen: component.seen.contains(goal), into: &markup)
                markup.text(" ")
              }
            }
          }
        }
      }
    }
  }

  private static func draw(_ keys: [KeyCoverage], into markup: inout Markup) {
    guard !keys.isEmpty else { return }
    draw("h3", "keys", CoverageShare(keys), into: &markup)
    markup.element("p") { markup in
      for key in keys {
        drawGoal(key.name, seen: key.seen, line: key.line, of: key.path, into: &markup)
        markup.text(" ")
      }
    }
  }

  /// Writes a heading with its share of coverage.
  private static func draw(
    _ heading: StaticString, _ text: String, _ share: CoverageShare, into markup: inout Markup
  ) {
    markup.element(heading) { markup in
      markup.text(text + " ")
      markup.element("span", ["class": "sum"], text: "\(share.percent) (\(share.seen) of \(share.count))")
    }
  }

  private static func drawGoal(
    _ name: String, seen: Bool, line: Int? = nil, of path: String = "", into markup: inout Markup
  ) {
    let place = line.map { "\(path):\($0)" }
    markup.element("span", ["class": seen ? "goal seen" : "goal", "title": place.map { .text($0) }]) { markup in
      markup.text(name)
      guard let line else { return }
      markup.text(" ")
      markup.element("small", text: "\(line)")
    }
  }
}
