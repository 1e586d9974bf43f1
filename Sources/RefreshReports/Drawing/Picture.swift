import RefreshEngine
import RefreshScenarios
import RefreshText

/// Pictures as separate SVG files.
public enum Picture {
  /// Returns the timeline of a scenario.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - observables: Additional observables to show: numbers as curves, others as bands. The default is none.
  public static func timeline(of recording: Recording, with observables: [ObservablePath] = []) -> String {
    let timeline = Timeline(recording, with: observables)
    return file(recording, size: Size(width: timeline.width, height: timeline.height)) { timeline.draw(into: &$0) }
  }

  /// Returns the film strip of a scenario.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - room: The width at which frames continue in another row, in points. The default is that of all pictures.
  public static func film(of recording: Recording, within room: Double? = nil) -> String {
    let film = Film(recording, within: room ?? RowLayout.width)
    var (gallery, frames) = (Gallery(), Markup())
    film.draw(with: &gallery, into: &frames)
    return file(recording, film.note, defs: gallery.defs, size: film.size) { $0.append(frames) }
  }

  /// Returns the file, with the scenario's name above the picture and what failed below it.
  private static func file(
    _ recording: Recording, _ note: String = "", defs: Markup? = nil, size: Size, _ draw: (inout Markup) -> Void
  ) -> String {
    let (scenario, verdict) = (recording.scenario, recording.verdict)
    // A scenario that was found passes as long as it shows its problem.
    let isProblem = recording.problemStep != nil
    let failures = verdict.failedSteps.flatMap { step in
      step.failures.map { "✗ step \(step.number): \($0.message)" }
    }
    return file(
      isProblem ? scenario.name : "\(scenario.suite) › \(scenario.name)",
      sign: isProblem ? "✗ Problem: " : verdict.failed ? "✗ " : "✓ ", note: note,
      failures + recording.problemMessages, defs: defs, size: size, draw)
  }

  /// Returns a file with a heading above the picture and messages below it.
  ///
  /// - Parameters:
  ///   - name: The title, which the heading shows after a sign and before a note.
  ///   - size: The size of the picture, in points.
  static func file(
    _ name: String, sign: String = "", note: String = "", _ messages: [String] = [], defs: Markup? = nil,
    size: Size, _ draw: (inout Markup) -> Void
  ) -> String {
    // Pictures have no markup.
    let heading = (sign + name + note).filter { $0 != "`" }
    let (width, height, margin) = (size.width, size.height, 24.0)
    // A long name is wrapped instead of widening the picture.
    let room = max(width, min(Picture.width(of: heading, fontSize: 15), RowLayout.width))
    let headings = Picture.lines(of: heading, fontSize: 15, width: room)
    let head = 24.0 + Double(headings.count) * 20
    let messages = messages.flatMap { Picture.lines(of: $0.filter { $0 != "`" }, fontSize: 13, width: room) }
    let size = (width: room + 2 * margin, height: height + head + Double(messages.count) * 18 + margin)
    return file(name, width: size.width, height: size.height) { markup in
      if let defs { markup.append(defs) }
      markup.rect("paper", width: size.width, height: size.height)
      for (index, line) in headings.enumerated() {
        let y = 30 + Double(index) * 20
        markup.element("text", ["class": "heading", "x": .number(margin), "y": .number(y)], text: line)
      }
      for (index, message) in messages.enumerated() {
        let y = size.height - margin - Double(messages.count - 1 - index) * 18
        markup.element("text", ["class": "message", "x": .number(margin), "y": .number(y)], text: message)
      }
      markup.element("g", ["transform": .translation(margin, head)], draw)
    }
  }

  /// Returns an estimate of the width of a text in points, in any font.
  private static func width(of text: String, fontSize: Double) -> Double {
    TextMeasurer.estimate.width(text, fontSize) * 1.15
  }

  /// Splits a text into lines that fit a width, between words, or between characters of a word that is wider.
  static func lines(of text: String, fontSize: Double, width room: Double) -> [String] {
    func fits(_ text: String) -> Bool { width(of: text, fontSize: fontSize) <= room }
    return text.split(separator: " ").reduce(into: []) { lines, word in
      if let longer = lines.last.map({ "\($0) \(word)" }), fits(longer) {
        lines[lines.count - 1] = longer
        return
      }
      lines.append("")
      guard !fits(String(word)) else { return lines[lines.count - 1] += word }
      for character in word {
        if !lines[lines.count - 1].isEmpty, !fits(lines[lines.count - 1] + String(character)) { lines.append("") }
        lines[lines.count - 1].append(character)
      }
    }
  }

  /// Returns a separate SVG file.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - style: The style sheet. The default is that of timelines and film strips.
  ///   - draw: Writes the content.
  static func file(
    _ title: String, width: Double, height: Double, style: Markup = StyleSheet.pictures,
    _ draw: (inout Markup) -> Void
  ) -> String {
    var markup = Markup()
    markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": Markup.xlink, "class": "pic", "width": .number(width),
        "height": .number(height),
        "viewBox": .box(width, height), "role": "img",
      ]
    ) { markup in
      markup.element("title", text: title)
      markup.element("style") { $0.append(style) }
      draw(&markup)
    }
    return markup.string + "\n"
  }
}

extension Recording {
  /// Returns the name of a step: `release`.
  func name(of step: Int) -> String { step == 0 ? "start" : scenario.steps[step - 1].name }

  /// Returns whether a step only expects something, and changes nothing.
  func isQuiet(_ step: Int) -> Bool { step > 0 && scenario.steps[step - 1].changesNothing }

  /// The number of the step that shows a problem that was found; `nil` if there is none, or it is fixed.
  var problemStep: Int? { verdict.failed ? nil : scenario.problemStep }

  /// The values that show a problem that was found.
  fileprivate var problemMessages: [String] {
    guard problemStep != nil, let simulation = moments.last?.simulation else { return [] }
    return scenario.problemObservables.map { observable in
      "✗ `\(observable.path)` is \(observable.type.text(of: simulation[observable]))"
    }
  }

  /// The components at which a problem that was found shows.
  var problemRoles: [ComponentRole] {
    let shown = scenario.problemObservables.compactMap { observable -> ComponentRole? in
      switch observable {
      case .component(let role, _), .part(let role, _, _): role
      default: nil
      }
    }
    return ComponentRole.allCases.filter(shown.contains)
  }

  /// Returns the messages of a step's failures, or `nil` if it did not fail.
  func failure(of step: Int) -> [String]? {
    failures(of: step)?.map(\.message)
  }

  /// Returns the edges whose insets a step's failures are about.
  func wrongEdges(of step: Int) -> [InsetEdge] {
    let observables = failures(of: step)?.compactMap(\.cause.observable) ?? []
    return InsetEdge.allCases.filter { observables.contains($0.leaf) }
  }

  private func failures(of step: Int) -> [Failure]? {
    let steps = verdict.failedSteps.filter { $0.number == step }
    return steps.isEmpty ? nil : steps.flatMap(\.failures)
  }
}

extension Picture {
  /// Returns the phone's screen at one moment as a separate SVG file, as users see it: with a bar at the top that
  /// shows the suite's name, and without the insets that films show.
  ///
  /// - Parameters:
  ///   - recording: The recording of a scenario.
  ///   - choose: Returns whether a moment is chosen; the last chosen one is drawn. The default chooses all.
  /// - Returns: The file, or `nil` if no moment was chosen.
  public static func still(
    of recording: Recording, where choose: (Recording.Moment) -> Bool = { _ in true }
  ) -> String? {
    guard let index = recording.moments.lastIndex(where: choose) else { return nil }
    let sight = Playback(recording).outcome(of: index)
    let moment = sight.moment
    var (gallery, screen) = (Gallery(), Markup())
    ScreenDrawing(sight: sight, setup: recording.scenario.setup, notes: nil).draw(with: &gallery, into: &screen)
    let (width, height) = (moment.viewport.width, moment.viewport.height)
    return file(recording.scenario.name, width: width, height: height, style: StyleSheet.still) { markup in
      markup.append(gallery.defs)
      markup.element("g", ["class": "screen"]) { markup in
        markup.append(screen)
        let (top, bottom) = (moment.simulation.safeArea.top, moment.simulation.safeArea.bottom)
        if top > 40 {
          markup.empty(
            "path", ["class": "edge", "d": .text("M0 \(Coordinate.text(top))H\(Coordinate.text(width))")])
          markup.element(
            "text", ["class": "bar", "x": .number(width / 2), "y": .number(top - 18)],
            text: recording.scenario.suite)
        }
        if bottom > 20 { markup.rect("home", x: width / 2 - 67, y: height - 13, width: 134, height: 5, rx: 2.5) }
      }
    }
  }
}
