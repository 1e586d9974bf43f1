import RefreshEngine
import RefreshScenarios
import RefreshText

/// A comparison of presets as one self-contained page: the moments at which they differ, side by side or on
/// top of each other, then the keys.
enum DiffPage {
  static let format = DiffFormat("html", "For browsers, as one page with the moments that differ side by side.") {
    report, _ in page(of: report)
  }

  private static func page(of report: DiffReport) -> String {
    var (gallery, body) = (Gallery(), Markup())
    draw(report, with: &gallery, into: &body)
    let title = "\(VisibleText.of(report.comparison.old.name)) and \(VisibleText.of(report.comparison.new.name))"
    return Markup.page(title, gallery, StyleSheet.diff, script: StyleSheet.diffScript) { markup in
      markup.element("main") { $0.append(body) }
    }
  }

  private static func draw(_ report: DiffReport, with gallery: inout Gallery, into markup: inout Markup) {
    let paths = report.paths
    markup.element("h1", text: report.isEmpty ? "No difference" : "What changes in \(report.comparison.new.name)")
    markup.element("p") { markup in
      markup.element("code", text: paths.old)
      markup.text(" → ")
      markup.element("code", text: paths.new)
    }
    if !report.behaviour.isEmpty {
      markup.element("ul") { markup in
        for line in report.behaviour { markup.element("li") { $0.prose(line) } }
      }
    }
    markup.element("p", text: "\(report.summary.capitalizedFirst).")
    drawPictures(of: report, with: &gallery, into: &markup)
    draw(report.comparison.changes, into: &markup)
  }

  private static func draw(_ changes: [PresetChange], into markup: inout Markup) {
    guard !changes.isEmpty else { return }
    markup.element("h2", text: "Keys")
    markup.element("div", ["class": "wide"]) { markup in
      markup.element("table") { markup in
        markup.element("tr") { markup in
          for name in ["Key", "Old", "New"] { markup.element("th", ["scope": "col"], text: name) }
        }
        for change in changes {
          markup.element("tr") { markup in
            markup.element("td") { $0.element("code", text: change.name) }
            for value in [change.old, change.new] {
              markup.element("td") { markup in
                if let value { markup.element("code", text: value.text) } else { markup.text(change.unwritten) }
              }
            }
          }
        }
      }
    }
  }

  private static func drawPictures(of report: DiffReport, with gallery: inout Gallery, into markup: inout Markup) {
    let shown = report.shown
    guard !shown.isEmpty else { return }
    markup.element("form", ["class": "bar", "hidden": "hidden"]) { markup in
      for (value, name) in [("beside", "Side by side"), ("slide", "Slider"), ("fade", "Onion skin")] {
        markup.element("label") { markup in
          markup.empty(
            "input",
            ["type": "radio", "name": "way", "value": .text(value), "checked": value == "beside" ? "checked" : nil])
          markup.text(name)
        }
      }
      markup.empty(
        "input",
        [
          "type": "range", "name": "split", "min": 0, "max": 100, "value": 50,
          "aria-label": "From the new preset to the old one",
        ])
    }
    markup.element("div", ["class": "differences"]) { markup in
      for difference in shown {
        markup.element("section") { markup in
          markup.element("h2", text: difference.title.capitalizedFirst)
          if !difference.consequences.isEmpty {
            markup.element("p") { $0.prose(difference.consequences.joined(separator: "; ").capitalizedFirst + ".") }
          }
          markup.element("div", ["class": "moments"]) { markup in
            for moment in DiffMoment.all(of: difference.scenario, report.comparison) {
              draw(moment, of: difference.scenario, report.comparison, with: &gallery, into: &markup)
            }
          }
        }
      }
    }
    if report.parting.count > shown.count {
      markup.element("p", text: "\(report.parting.count - shown.count) more differ.")
    }
    if let repeated = report.repeated { markup.element("p", text: "\(repeated).") }
  }

  private static func draw(
    _ moment: DiffMoment, of scenario: Scenario, _ comparison: PresetComparison, with gallery: inout Gallery,
    into markup: inout Markup
  ) {
    markup.element("section", ["class": "moment"]) { markup in
      let time = Timeline.number(max(moment.old.moment.time, moment.new.moment.time).seconds)
      markup.element("h3", text: "Step \(moment.step), at \(time) s")
      markup.element("ul") { markup in
        for phrase in moment.phrases { markup.element("li") { $0.prose(phrase) } }
      }
      markup.element("div", ["class": "pair"]) { markup in
        for (name, sight, preset) in [("old", moment.old, comparison.old), ("new", moment.new, comparison.new)] {
          markup.element("figure") { markup in
            draw(sight, of: scenario.with(preset.graph), name: name, with: &gallery, into: &markup)
            markup.element("figcaption", text: name)
          }
        }
      }
    }
  }

  private static func draw(
    _ sight: Sight, of scenario: Scenario, name: String, with gallery: inout Gallery, into markup: inout Markup
  ) {
    let size = sight.moment.viewport
    let clip = gallery.screen(size)
    var screen = Markup()
    ScreenDrawing(sight: sight, setup: scenario.setup, notes: .init(scale: 0.6)).draw(with: &gallery, into: &screen)
    markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": Markup.xlink, "class": "pic", "role": "img",
        "aria-label": .text("The phone with the \(name) preset"), "width": .number(size.width),
        "height": .number(size.height), "viewBox": .box(size.width, size.height),
      ]
    ) { markup in
      markup.element("g", ["class": "screen", "clip-path": .text("url(#\(clip))")]) { $0.append(screen) }
      markup.rect("phone", x: 1.5, y: 1.5, width: size.width - 3, height: size.height - 3, rx: 28)
    }
  }
}
