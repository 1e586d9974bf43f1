import RefreshScenarios
import RefreshText

/// One picture as an SVG file of its own.
public enum Picture {
  /// The timeline of a scenario.
  ///
  /// - Parameter recording: what could be seen while it ran.
  public static func timeline(of recording: Recording) -> String? {
    guard let story = Story(recording) else { return nil }
    let timeline = Timeline(story)
    return file(recording, width: timeline.width, height: timeline.height) { timeline.draw(into: &$0) }
  }

  /// The film strip of a scenario.
  ///
  /// - Parameter recording: what could be seen while it ran.
  public static func film(of recording: Recording) -> String? {
    guard let story = Story(recording) else { return nil }
    let film = Film(story)
    var (gallery, frames) = (Gallery(), Markup())
    film.draw(with: &gallery, into: &frames)
    return file(recording, width: film.width, height: film.height, defs: gallery.defs) { $0.append(frames) }
  }

  /// The file, with the scenario's name above the picture.
  private static func file(
    _ recording: Recording, width: Double, height: Double, defs: Markup? = nil,
    _ draw: (inout Markup) -> Void
  ) -> String {
    let name = "\(recording.scenario.suite) › \(recording.scenario.name)"
    let verdict = recording.verdict
    let messages = verdict.failedSteps.flatMap { step in step.failures.map { "step \(step.number): \($0.message)" }
    }
    var markup = Markup()
    let (margin, head) = (24.0, 44.0)
    let size = (width: width + 2 * margin, height: height + head + Double(messages.count) * 18 + margin)
    markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "pic", "width": .number(size.width),
        "height": .number(size.height),
        "viewBox": .text("0 0 \(Coordinate.text(size.width)) \(Coordinate.text(size.height))"), "role": "img",
      ]
    ) { markup in
      markup.element("title", text: name)
      markup.element("style") {
        $0.raw(PictureStyle.colors)
        $0.raw(PictureStyle.pictures)
      }
      if let defs { markup.append(defs) }
      markup.empty("rect", ["width": "100%", "height": "100%", "fill": "var(--paper)"])
      markup.element(
        "text", ["class": "heading", "x": .number(margin), "y": 30], text: (verdict.failed ? "✗ " : "✓ ") + name)
      for (index, message) in messages.enumerated() {
        let y = size.height - margin - Double(messages.count - 1 - index) * 18
        markup.element("text", ["class": "message", "x": .number(margin), "y": .number(y)], text: "✗ \(message)")
      }
      markup.element(
        "g", ["transform": .text("translate(\(Coordinate.text(margin)) \(Coordinate.text(head)))")], draw)
    }
    return markup.string + "\n"
  }
}
