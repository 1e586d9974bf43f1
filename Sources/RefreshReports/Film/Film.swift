import RefreshEngine
import RefreshScenarios
import RefreshText

/// A strip of frames of the phone at the significant moments, in as many rows as it needs.
struct Film {
  /// The world in which the scenario began.
  private let setup: Setup
  private let frames: [Frame]
  /// A note for the film's title on how many of the significant moments are shown, if there are too many.
  let note: String
  private let scale: Double
  private let layout: RowLayout

  /// A moment that is shown.
  private struct Frame: Sendable {
    let sight: Sight
    /// `2 pull`
    let title: String
    /// `0.25 s · header pulled 70 %`
    let caption: [String]
    /// The messages of the step's failures, if it is the last moment of a step that failed.
    let failure: [String]?
    /// The edges whose insets these failures are about.
    let wrongEdges: [InsetEdge]
    let chips: [Chip]
    /// The size of the phone in the picture.
    let phone: Size
    /// The marks of a problem that was found; empty for other moments.
    let marks: [ProblemMark]

    /// The size with the caption.
    var size: Size {
      let rows = Double((chips.map(\.row).max() ?? -1) + 1)
      return Size(
        width: max(phone.width, Film.leastWidth),
        height: captionTop + 4 + Double(caption.count) * 15 + 5 + rows * Chip.distance)
    }

    /// The place of the first line of the caption; above it are the phone and any component out of its view.
    var captionTop: Double { phone.height + 20 + marks.reduce(0) { $0 + $1.height } }
  }

  /// The width of a frame of a phone in portrait, in points.
  static let frameWidth = 208.0
  /// The least width of a frame with its caption, in points.
  private static let leastWidth = 168.0

  /// Chooses and lays out the frames.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - most: The greatest number of frames, at least 2. The default is 10.
  ///   - room: The width at which frames continue in another row, in points. The default is that of all pictures.
  init(_ recording: Recording, most: Int = 10, within room: Double = RowLayout.width) {
    setup = recording.scenario.setup
    let playback = Playback(recording)
    let cut = FilmCut(recording, playback, most: most)
    note = cut.leftOut == 0 ? "" : " · \(cut.frames.count) of \(cut.frames.count + cut.leftOut) moments"
    // All frames have the scale of the narrowest, so that a phone that rotates keeps its size.
    let narrowest =
      cut.frames.map { min($0.sight.moment.viewport.width, $0.sight.moment.viewport.height) }.min() ?? 1
    let scale = min(1, Film.frameWidth / max(narrowest, 1))
    self.scale = scale
    frames = cut.frames.map { Film.frame($0, of: recording, scale: scale) }
    layout = RowLayout(frames.map(\.size), within: room)
  }

  private static func frame(_ frame: FilmCut.Frame, of recording: Recording, scale: Double) -> Frame {
    let (moment, moments) = (frame.sight.moment, recording.moments)
    let isLast = frame.index + 1 == moments.count || moments[frame.index + 1].step != moment.step
    let isProblem = isLast && moment.step == recording.problemStep
    let failure = isLast ? recording.failure(of: moment.step) ?? (isProblem ? [] : nil) : nil
    let name = recording.name(of: moment.step)
    let phone = Size(width: moment.viewport.width * scale, height: moment.viewport.height * scale)
    let width = max(phone.width, leastWidth)
    return Frame(
      sight: frame.sight,
      title: (failure == nil ? "" : "✗ ") + (moment.step == 0 ? name : "\(moment.step) \(name)"),
      caption: caption(of: frame.sight).flatMap { Picture.lines(of: $0, fontSize: 11, width: width) },
      failure: failure,
      wrongEdges: isLast ? recording.wrongEdges(of: moment.step) : [],
      chips: Chip.all(of: moment, width: width + RowLayout.gap / 2), phone: phone,
      marks: isProblem
        ? recording.problemRoles.compactMap { ProblemMark(of: $0, in: frame.sight, scale: scale) } : [])
  }

  /// Returns the time, and how far the content is pulled or scrolled.
  private static func caption(of sight: Sight) -> [String] {
    let moment = sight.moment
    let pulls = ComponentRole.allCases.compactMap { role -> String? in
      let percent = moment.number(.component(role, .pullingPercent)) * 100
      return percent > 0 ? "\(role.rawValue) pulled \(percent.rounded(decimals: 1).shortestText)\u{A0}%" : nil
    }
    let isSideways = moment.contentSize.width > moment.viewport.width * 1.2
    func text(_ offset: Point) -> String {
      (isSideways ? offset.x : offset.y).rounded(decimals: 1).shortestText
    }
    // During an animation, the scroll view's offset is already that at which the animation ends.
    let offsets = [sight.offset, moment.offset].map(text).runs.map(\.value).joined(separator: " → ")
    let scrolled = "offset.\(isSideways ? "x" : "y") \(offsets)\u{A0}pt"
    return [(["\(Timeline.number(moment.time.seconds)) s"] + pulls).joined(separator: " · "), scrolled]
  }

  /// The size of the picture in points.
  var size: Size { layout.size }

  /// Draws the film into an open SVG element.
  ///
  /// - Parameters:
  ///   - gallery: Collects the shapes that the frames share.
  ///   - markup: The open element.
  func draw(with gallery: inout Gallery, into markup: inout Markup) {
    for (frame, place) in zip(frames, layout.places) {
      let moment = frame.sight.moment
      markup.element(
        "g",
        [
          "class": frame.failure == nil ? "frame" : "frame bad", "data-s": .number(Double(moment.step)),
          "data-t": .number(moment.time.seconds), "transform": .translation(place.x, place.y),
        ]
      ) { markup in
        if let failure = frame.failure, !failure.isEmpty {
          markup.element("title", text: failure.joined(separator: "\n"))
        }
        ScreenDrawing(
          sight: frame.sight, setup: setup, notes: ScreenDrawing.Notes(scale: scale, wrongEdges: frame.wrongEdges)
        )
        .drawPhone(
          at: scale, with: &gallery, into: &markup
        ) { markup in
          for mark in frame.marks { mark.draw(onScreenInto: &markup) }
        }
        var y = frame.phone.height
        for mark in frame.marks {
          mark.draw(at: y, setup: setup, with: &gallery, into: &markup)
          y += mark.height
        }
        drawCaption(of: frame, into: &markup)
      }
    }
  }

  private func drawCaption(of frame: Frame, into markup: inout Markup) {
    var y = frame.captionTop
    markup.element("text", ["class": "when", "y": .number(y)], text: frame.title)
    for line in frame.caption {
      y += 15
      markup.element("text", ["y": .number(y)], text: line)
    }
    for chip in frame.chips {
      let top = y + 9 + Double(chip.row) * Chip.distance
      markup.element("g", ["class": .text("chip \(chip.state.name)")]) { markup in
        markup.rect(x: chip.x, y: top, width: chip.width, height: 18, rx: 9)
        markup.element(
          "text", ["x": .number(chip.x + chip.width / 2), "y": .number(top + 12.5), "text-anchor": "middle"],
          text: chip.text)
      }
    }
  }

  /// The state of a component, shown below a frame.
  private struct Chip {
    let text: String
    let state: RefreshState
    let x: Double
    let width: Double
    /// The row; a chip that does not fit next to the previous one is put below it.
    let row: Int

    /// The distance between two rows, in points.
    static let distance = 22.0

    static func all(of moment: Recording.Moment, width: Double) -> [Chip] {
      var chips: [Chip] = []
      for role in ComponentRole.allCases {
        guard let state = moment.state(of: role) else { continue }
        let text = "\(role.rawValue) \(state.name)"
        let own = Double(text.count) * 6.6 + 16
        let end = chips.last.map { $0.x + $0.width + 5 } ?? 0
        let fits = end + own <= width
        let row = (chips.last?.row ?? 0) + (fits || chips.isEmpty ? 0 : 1)
        chips.append(Chip(text: text, state: state, x: fits ? end : 0, width: own, row: row))
      }
      return chips
    }
  }
}
