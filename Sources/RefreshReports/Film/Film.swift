import RefreshEngine
import RefreshScenarios
import RefreshText

/// A strip of frames of the phone at the significant moments.
struct Film {
  /// The world in which the scenario began.
  private let setup: Setup
  private let frames: [Frame]
  /// A note for the film's title on how many of the significant moments are shown, if there are too many.
  let note: String
  private let scale: Double
  /// The size of the largest viewport, scaled.
  private let cell: Size
  /// The number of rows of states below a frame.
  private let chipRows: Int

  /// A moment that is shown.
  private struct Frame: Sendable {
    let moment: Recording.Moment
    /// The name of its step.
    let name: String
    /// The messages of the step's failures, if it is the last moment of a step that failed.
    let failure: [String]?

    init(_ index: Int, of recording: Recording) {
      moment = recording.moments[index]
      name = recording.name(of: moment.step)
      let isLast = index + 1 == recording.moments.count || recording.moments[index + 1].step != moment.step
      failure = isLast ? recording.failure(of: moment.step) : nil
    }
  }

  /// The distance between two frames, in points.
  private static let gap = 24.0
  /// The width of a frame of a phone in portrait, in points.
  static let frameWidth = 208.0

  /// Chooses and lays out the frames.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - most: The greatest number of frames, at least 2. The default is 10.
  init(_ recording: Recording, most: Int = 10) {
    setup = recording.scenario.setup
    let cut = FilmCut(recording, most: most)
    let frames = cut.frames.map { Frame($0, of: recording) }
    note = cut.leftOut == 0 ? "" : " · \(frames.count) of \(frames.count + cut.leftOut) moments"
    let viewports = frames.map(\.moment.viewport)
    let (width, height) = (viewports.map(\.width).max() ?? 1, viewports.map(\.height).max() ?? 1)
    // At the same width, a phone in landscape would be tiny.
    let scale = max(Film.frameWidth / max(width, 1), min(1, 220 / max(height, 1)))
    self.frames = frames
    self.scale = min(scale, 1)
    cell = Size(width: max(width * self.scale, 120), height: height * self.scale)
    let chips = frames.flatMap { [cell] in Chip.all(of: $0.moment, width: cell.width + Film.gap / 2) }
    chipRows = (chips.map(\.row).max() ?? 0) + 1
  }

  /// The width of the picture in points.
  var width: Double { Double(frames.count) * (cell.width + Film.gap) - Film.gap + 8 }
  /// The height of the picture in points.
  var height: Double { cell.height + 70 + Double(chipRows - 1) * Chip.distance }

  /// Draws the film into an open SVG element.
  ///
  /// - Parameters:
  ///   - gallery: Collects the shapes that the frames share.
  ///   - markup: The open element.
  func draw(with gallery: inout Gallery, into markup: inout Markup) {
    for (number, frame) in frames.enumerated() {
      let (moment, failure) = (frame.moment, frame.failure)
      let x = 4 + Double(number) * (cell.width + Film.gap)
      markup.element(
        "g",
        [
          "class": failure == nil ? "frame" : "frame bad", "data-s": .number(Double(moment.step)),
          "transform": .translation(x, 4),
        ]
      ) { markup in
        if let failure { markup.element("title", text: failure.joined(separator: "\n")) }
        let size = moment.viewport
        markup.element(
          "g",
          [
            "class": "screen", "transform": .text("scale(\(scale.rounded(decimals: 4).shortestText))"),
            "clip-path": .text("url(#\(gallery.screen(size)))"),
          ]
        ) { Screen(moment: moment, setup: setup).draw(with: &gallery, into: &$0) }
        markup.rect("phone", width: size.width * scale, height: size.height * scale, rx: 28 * scale)
        drawCaption(of: frame, into: &markup)
      }
    }
  }

  private func drawCaption(of frame: Frame, into markup: inout Markup) {
    let (top, moment) = (cell.height, frame.moment)
    let name = moment.step == 0 ? frame.name : "\(moment.step) \(frame.name)"
    let title = (frame.failure == nil ? "" : "✗ ") + name
    markup.element("text", ["class": "when", "y": .number(top + 20)], text: title)
    markup.element("text", ["y": .number(top + 35)], text: "\(Timeline.number(moment.time.seconds)) s")
    for chip in Chip.all(of: moment, width: cell.width + Film.gap / 2) {
      let y = top + 44 + Double(chip.row) * Chip.distance
      markup.element("g", ["class": .text("chip \(chip.state.name)")]) { markup in
        markup.rect(x: chip.x, y: y, width: chip.width, height: 18, rx: 9)
        markup.element(
          "text", ["x": .number(chip.x + chip.width / 2), "y": .number(y + 12.5), "text-anchor": "middle"],
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
    /// The row; a chip that does not fit beside the previous one is put below it.
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

/// The choice of the moments that a film strip shows: the start, changes of state, rotations of the screen, the
/// farthest pulls, the moments before and at a failure, and the end; if there is room, also the steps that change
/// how parts look.
struct FilmCut {
  /// The indexes of the moments, in order.
  let frames: [Int]
  /// The number of moments that were left out for lack of room.
  let leftOut: Int

  /// The reason why a moment is shown; the last reasons are left out first.
  private enum Reason: Comparable {
    case failure, beginning, state, rotation, pull, beforeFailure, end, parts, text
  }

  /// Chooses the moments.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - most: The greatest number of frames, at least 2.
  init(_ recording: Recording, most: Int) {
    var reasons: [Int: Reason] = [:]
    func note(_ index: Int, _ reason: Reason) { reasons[index] = min(reason, reasons[index] ?? .text) }
    let moments = recording.moments
    note(0, .beginning)
    note(moments.count - 1, .end)
    var farthest: [ComponentRole: Int] = [:]
    var parts: [ComponentRole: [PartLooks]] = [:]
    for index in moments.indices {
      let step = moments[index].step
      let isLast = index + 1 == moments.count || moments[index + 1].step != step
      if index > 0, moments[index].viewport != moments[index - 1].viewport {
        note(FilmCut.end(of: index, in: moments), .rotation)
      }
      if isLast, recording.failure(of: step) != nil {
        note(index, .failure)
        if let before = moments[..<index].lastIndex(where: { $0.step < step }) { note(before, .beforeFailure) }
      }
      for role in ComponentRole.allCases {
        let percent = moments[index].number(.component(role, .pullingPercent))
        // A part may change without being shown while its component is out of view.
        if isLast, percent > 0, let looks = moments[index].simulation.looks(of: role),
          looks.parts != parts[role] ?? []
        {
          parts[role] = looks.parts
          note(index, .parts)
        }
        if percent > moments[farthest[role] ?? 0].number(.component(role, .pullingPercent)) {
          farthest[role] = FilmCut.end(of: index, in: moments)
        }
        let hasChanged = index > 0 && moments[index].state(of: role) != moments[index - 1].state(of: role)
        guard hasChanged else { continue }
        // The look of a state is seen when the step, or the instant, is over.
        note(FilmCut.end(of: index, in: moments), .state)
        if let pull = farthest[role] { note(pull, .pull) }
        farthest[role] = nil
      }
    }
    for (_, pull) in farthest.sorted(by: { $0.value < $1.value }) { note(pull, .pull) }
    let all = FilmCut.different(reasons, in: moments)
    frames = all.sorted { (reasons[$0]!, $0) < (reasons[$1]!, $1) }.prefix(most).sorted()
    leftOut = all.count - frames.count
  }

  /// Returns the last moment of the same instant and step as a moment.
  private static func end(of index: Int, in moments: [Recording.Moment]) -> Int {
    let instant = moments[index...].prefix { $0.step == moments[index].step && $0.time == moments[index].time }
    return instant.endIndex - 1
  }

  /// Returns the significant moments, without those that look like another.
  private static func different(_ reasons: [Int: Reason], in moments: [Recording.Moment]) -> [Int] {
    var different: [Int] = []
    for index in reasons.keys.sorted() {
      if let last = different.last, Frame(moments[last]) == Frame(moments[index]) {
        guard reasons[index] == .failure || reasons[last] != .failure && reasons[index]! < reasons[last]! else {
          continue
        }
        different[different.count - 1] = index
      } else {
        different.append(index)
      }
    }
    return different
  }

  /// What is visible at a moment; of two equal frames, only one is shown.
  private struct Frame: Equatable {
    let offset: Point
    let size: Size
    let viewport: Size
    let inset: Double
    let looks: [Looks?]

    init(_ moment: Recording.Moment) {
      offset = Point(x: moment.offset.x.rounded(), y: moment.offset.y.rounded())
      size = moment.contentSize
      viewport = moment.viewport
      inset = moment.number(.scroll(.insetTop))
      looks = ComponentRole.allCases.map { moment.simulation.looks(of: $0) }
    }
  }
}

extension Recording.Moment {
  /// The size of the content in points.
  var contentSize: Size { Size(width: number(.scroll(.contentWidth)), height: number(.scroll(.contentHeight))) }

  /// The size of the scroll view in points.
  var viewport: Size { Size(width: number(.scroll(.viewportWidth)), height: number(.scroll(.viewportHeight))) }
}
