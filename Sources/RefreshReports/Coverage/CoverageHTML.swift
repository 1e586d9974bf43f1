import RefreshScenarios
import RefreshText

/// Coverage as one page that needs nothing else, light and dark, for a phone as well.
enum CoverageHTML {
  static let format = CoverageFormat("html", "For a browser: one page that needs nothing else.") { coverage, _ in
    var markup = Markup()
    markup.raw("<!DOCTYPE html>\n")
    markup.element("html", ["lang": "en"]) { markup in
      markup.element("head") { drawHead(coverage, into: &$0) }
      markup.raw("\n")
      markup.element("body") { markup in
        markup.element("main") { markup in
          drawTop(coverage, into: &markup)
          for preset in coverage.presets { draw(preset, into: &markup) }
        }
      }
    }
    return markup.string + "\n"
  }

  private static func drawHead(_ coverage: Coverage, into markup: inout Markup) {
    markup.empty("meta", ["charset": "utf-8"])
    markup.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    markup.element("title", text: "Coverage of presets: \(coverage.total.percent)")
    markup.element("style") { $0.raw(style) }
  }

  private static func drawTop(_ coverage: Coverage, into markup: inout Markup) {
    draw("h1", "Coverage of presets", coverage.total, into: &markup)
    markup.element("p", ["class": "legend"]) { markup in
      drawGoal("seen", seen: true, into: &markup)
      markup.text(" ")
      drawGoal("not seen", seen: false, into: &markup)
      markup.text(
        " by the scenarios that ran, of all that a component of its type can do. A key is seen when a scenario comes out "
          + "differently without it.")
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
    draw("h3", "\(component.role.rawValue) \(component.kind.rawValue)", component.share, into: &markup)
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

  /// A heading with how much of it was seen.
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

  /// Seen and not seen differ by more than their colour: what was not seen has a dashed border.
  private static let style: StaticString = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --soft: #636366; --paper: #fff; --good: #1b7a3d; --bad: #b3261e; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f2f2f7; --soft: #a1a1a6; --paper: #1c1c1e; --good: #5dd07f; --bad: #ff8a80; }
    }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
    h1, h2, h3 { line-height: 1.2; margin: 1.5rem 0 .5rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; } h3 { font-size: 1rem; }
    .sum, .path, .legend, small { color: var(--soft); font-weight: normal; }
    .path, .legend { margin: 0 0 .5rem; overflow-wrap: anywhere; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; }
    th { text-align: left; vertical-align: top; padding: .2rem 1rem .2rem 0; white-space: nowrap; font-weight: 600; }
    .goal { display: inline-block; margin: .1rem 0; padding: 0 .4rem; border: 1px dashed var(--bad); border-radius: .4rem;
      color: var(--bad); font-size: .875rem; overflow-wrap: anywhere; }
    @media (max-width: 30rem) { th, td { display: block; } th { padding-top: .4rem; } }
    .goal.seen { border: 1px solid var(--good); color: var(--good); }
    """
}
