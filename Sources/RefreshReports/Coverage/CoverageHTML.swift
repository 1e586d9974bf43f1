import RefreshScenarios

/// Coverage as one page that needs nothing else, light and dark, for a phone as well.
enum CoverageHTML {
  static let format = CoverageFormat("html", "For a browser: one page that needs nothing else.") { coverage, _ in
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Coverage of presets: \(coverage.total.percent)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <main>
    <h1>Coverage of presets <span class="sum">\(sum(coverage.total))</span></h1>
    <p class="legend"><span class="goal seen">seen</span> <span class="goal">not seen</span> by the scenarios that ran, of \
    all that a component of its type can do. A key is seen when a scenario comes out differently without it.</p>
    \(coverage.presets.map(preset).joined())</main>
    </body>
    </html>

    """
  }

  private static func preset(_ preset: PresetCoverage) -> String {
    """
    <section>
    <h2>\(escaped(preset.name)) <span class="sum">\(sum(preset.total))</span></h2>
    <p class="path">\(escaped(preset.path))</p>
    \(preset.components.map(component).joined())\(keys(preset.keys))</section>

    """
  }

  private static func component(_ component: ComponentCoverage) -> String {
    let rows = CoverageKind.allCases.filter { !component.goals($0).isEmpty }.map { kind in
      let goals = component.goals(kind).map { goal in
        "<span class=\"goal\(component.seen.contains(goal) ? " seen" : "")\">\(escaped(goal.name))</span>"
      }
      return """
        <tr><th scope="row">\(kind.rawValue) <small>\(component.share(kind).text)</small></th>\
        <td>\(goals.joined(separator: " "))</td></tr>

        """
    }
    return """
      <h3>\(component.role.rawValue) \(component.kind.rawValue) <span class="sum">\(sum(component.share))</span></h3>
      <div class="scroll"><table>
      \(rows.joined())</table></div>

      """
  }

  private static func keys(_ keys: [KeyCoverage]) -> String {
    guard !keys.isEmpty else { return "" }
    let goals = keys.map { key in
      "<span class=\"goal\(key.seen ? " seen" : "")\" title=\"\(escaped(key.path)):\(key.line)\">\(escaped(key.name))"
        + " <small>\(key.line)</small></span>"
    }
    return """
      <h3>keys <span class="sum">\(sum(CoverageShare(keys)))</span></h3>
      <p>\(goals.joined(separator: " "))</p>

      """
  }

  private static func sum(_ share: CoverageShare) -> String { "\(share.percent) (\(share.seen) of \(share.count))" }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  /// Seen and not seen differ by more than their colour: what was not seen has a dashed border.
  private static let style = """
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
