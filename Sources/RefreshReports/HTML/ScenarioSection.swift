import RefreshText

/// The section of a page about a scenario: its result, failures, pictures and steps.
struct ScenarioSection {
  /// The scenario with its result.
  let result: RunReport.Scenario
  /// The pictures of the run; `nil` for a section without pictures.
  let pictures: ScenarioPictures?

  /// Writes the section.
  func draw(with gallery: inout Gallery, into markup: inout Markup) {
    let isFailed = result.outcome == .failed
    markup.element(
      "details",
      [
        "class": .text("scenario \(result.outcome.rawValue)"), "id": .text("s\(result.number)"),
        "open": isFailed ? "open" : nil, "data-t": .text(result.tags.joined(separator: "\n")),
      ]
    ) { markup in
      markup.element("summary") { drawSummary(into: &$0) }
      markup.element("div", ["class": "body"]) { markup in
        markup.element("div", ["class": "words"]) { markup in
          drawMeta(into: &markup)
          for failure in result.failures { drawFailure(failure, into: &markup) }
        }
        drawPictures(with: &gallery, into: &markup)
        drawSteps(into: &markup)
      }
    }
  }

  private func drawSummary(into markup: inout Markup) {
    let sign = result.outcome == .passed ? "✓" : result.outcome == .failed ? "✗" : "–"
    markup.element(
      "span", ["class": .text("verdict \(result.outcome.rawValue)")], text: "\(sign) \(result.outcome.rawValue)")
    markup.element("span", ["class": "title"], text: result.name)
    if let reason = result.skipReason { markup.element("span", ["class": "time reason"], text: reason) }
    for tag in result.tags { markup.element("span", ["class": "tag"], text: tag) }
    if result.outcome != .skipped { markup.element("span", ["class": "time"], text: seconds(result.duration)) }
  }

  private func drawMeta(into markup: inout Markup) {
    markup.element("p", ["class": "meta"]) { markup in
      if result.outcome == .skipped {
        markup.text(result.skipReason ?? RunReport.onlyOthers.capitalizedFirst + ".")
      } else {
        markup.element("code", text: result.rerun)
      }
      if let example = result.example { markup.text(" · with \(example.text)") }
    }
  }

  private func drawFailure(_ failure: RunReport.FailedStep, into markup: inout Markup) {
    markup.element("section", ["class": "failure"]) { markup in
      markup.element("h3") { markup in
        if failure.step == 0 {
          markup.text("Setup, at \(seconds(failure.time))")
        } else {
          markup.element("a", ["href": .text("#\(id(of: failure.step))")], text: "Step \(failure.step)")
          markup.text(", at \(seconds(failure.time))")
        }
      }
      for problem in failure.problems {
        markup.element("div", ["class": "problem"]) { draw(problem, into: &$0) }
      }
      drawState(failure, into: &markup)
    }
  }

  private func draw(_ problem: RunReport.Problem, into markup: inout Markup) {
    markup.element("p", ["class": "what"]) { $0.prose(problem.message) }
    let values = [("expected", problem.expected), ("actual", problem.actual)]
    if values.contains(where: { $0.1 != nil }) || !problem.reasons.isEmpty {
      markup.element("dl") { markup in
        for case (let name, let value?) in values {
          markup.element("dt", text: name)
          markup.element("dd") { $0.element("code", text: value) }
        }
        for (name, reason) in problem.reasons {
          markup.element("dt", text: name)
          markup.element("dd") { $0.prose(reason) }
        }
      }
    }
    markup.element("pre", ["tabindex": 0, "aria-label": "Source"], text: trimmed(problem.excerpt))
  }

  private func drawState(_ failure: RunReport.FailedStep, into markup: inout Markup) {
    markup.element("details") { markup in
      markup.element("summary", text: "State and last events")
      markup.element("dl") { markup in
        for subject in failure.state {
          markup.element("dt", text: subject.name)
          markup.element("dd", text: VisibleText.of(subject.values.joined(separator: ", ")))
        }
        for event in failure.events {
          markup.element("dt", text: seconds(event.time))
          markup.element("dd") { $0.element("code", text: VisibleText.of(event.text)) }
        }
      }
    }
  }

  private func drawPictures(with gallery: inout Gallery, into markup: inout Markup) {
    guard let pictures else { return }
    let (film, timeline) = (pictures.film, pictures.timeline)
    markup.element("div", ["class": "pictures"]) { markup in
      picture(
        "Film", note: film.note, width: film.size.width, height: film.size.height, style: "pic film", into: &markup
      ) {
        film.draw(with: &gallery, into: &$0)
      }
      picture("Timeline", width: timeline.width, height: timeline.height, style: "pic timeline", into: &markup) {
        timeline.draw(into: &$0)
      }
    }
  }

  private func picture(
    _ name: String, note: String = "", width: Double, height: Double, style: String, into markup: inout Markup,
    _ draw: (inout Markup) -> Void
  ) {
    markup.element("h3", text: name + note)
    markup.element(
      "div",
      ["class": "scroller", "tabindex": 0, "role": "region", "aria-label": .text("\(name) of \(result.name)")]
    ) { markup in
      markup.element(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": Markup.xlink, "class": .text(style), "role": "img",
          "aria-label": .text("\(name); the steps below describe the same in words"),
          "tabindex": name == "Timeline" ? 0 : nil,
          "width": .number(width), "height": .number(height),
          "viewBox": .box(width, height),
        ], draw)
    }
  }

  private func drawSteps(into markup: inout Markup) {
    guard !result.steps.isEmpty, result.outcome != .skipped else { return }
    markup.element("div", ["class": "course"]) { markup in
      markup.element("h3", text: "Steps")
      markup.element("ol", ["class": "steps"]) { markup in
        for step in result.steps {
          markup.element("li", ["id": .text(id(of: step.number)), "class": .text(step.outcome.rawValue)]) {
            markup in
            let (sign, word) =
              switch step.outcome {
              case .passed: ("✓", "passed")
              case .failed: ("✗", "failed")
              case .notRun: ("–", "not run")
              }
            markup.element("span", ["class": "s", "role": "img", "aria-label": .text(word)], text: sign)
            markup.element("span", ["class": "n"], text: String(step.number))
            markup.element("code", text: step.text)
            markup.element("span", ["class": "time"], text: step.outcome == .notRun ? "" : seconds(step.end))
            markup.element("span", ["class": "place"], text: "line \(step.place.line)")
          }
        }
      }
    }
  }

  private func id(of step: Int) -> String { "s\(result.number)-\(step)" }

  private func seconds(_ time: Double) -> String { Timeline.number(time) + " s" }

  private func trimmed(_ text: String) -> String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
}
