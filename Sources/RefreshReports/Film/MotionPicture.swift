import RefreshEngine
import RefreshScenarios
import RefreshText

/// A scenario as a moving picture, at the speed of the virtual clock, until its last animation is over.
///
/// Steps that take no time are held for a moment, because a finger and an app need one.
public struct MotionPicture: Sendable {
  /// The frames as separate SVG files, in order. Many are the same as the one before.
  public let frames: [String]
  /// The number of frames in a second.
  public static let rate = 60
  /// The longest moving picture, in seconds.
  public static let longest = 60

  /// The length in seconds.
  public var duration: Double { Double(frames.count) / Double(MotionPicture.rate) }

  /// The number of frames for which steps that take no time are held.
  private static let held = 24
  /// The number of frames for which the end is held.
  private static let heldAtEnd = 60
  /// The distance between the phone and the edges, in points.
  private static let margin = 16.0
  /// The height of the caption below the phone, in points.
  private static let foot = 48.0

  /// Draws the frames, or fails if there would be more of them than the longest moving picture has.
  public init?(_ recording: Recording) {
    let playback = Playback(recording)
    let instants = MotionPicture.instants(of: playback)
    guard let instants else { return nil }
    let sizes = playback.moments.map(\.viewport)
    let size = Size(width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
    var frames: [String] = []
    for (number, instant) in instants.enumerated() {
      if number > 0, instant == instants[number - 1] {
        frames.append(frames[number - 1])
      } else {
        frames.append(MotionPicture.frame(of: playback.sight(of: instant.index, at: instant.time), recording, size))
      }
    }
    self.frames = frames
  }

  /// An instant with the last moment before it or at it.
  private struct Instance: Equatable {
    let index: Int
    let time: Instant
  }

  /// Returns the instant of each frame, or `nil` if there are too many.
  private static func instants(of playback: Playback) -> [Instance]? {
    let moments = playback.moments
    guard let start = moments.first?.time, (playback.end - start).seconds <= Double(longest) else { return nil }
    var instants: [Instance] = []
    func hold(_ instance: Instance, _ count: Int) { instants += Array(repeating: instance, count: count) }
    func play(_ run: Range<Int>, from start: Instant, to end: Instant) {
      var (index, next) = (run.lowerBound, 0)
      let before = max(0, run.lowerBound - 1)
      while true {
        let time = start + Interval(nanoseconds: Int64(next) * 1_000_000_000 / Int64(rate))
        guard time < end else { return }
        while index < run.upperBound, moments[index].time <= time { index += 1 }
        instants.append(Instance(index: index == run.lowerBound ? before : index - 1, time: time))
        next += 1
      }
    }
    for (step, run) in moments.map(\.step).runs {
      let (first, last) = (moments[max(0, run.lowerBound - 1)], moments[run.upperBound - 1])
      if last.time > first.time {
        play(run, from: first.time, to: last.time)
      } else if step == 0 || !last.looksLike(first) {
        hold(Instance(index: run.upperBound - 1, time: last.time), held)
      }
      guard instants.count <= longest * rate else { return nil }
    }
    let index = moments.count - 1
    play(index..<index + 1, from: moments[index].time, to: playback.end)
    hold(Instance(index: index, time: playback.end), heldAtEnd)
    return instants.count <= longest * rate ? instants : nil
  }

  private static func frame(of sight: Sight, _ recording: Recording, _ size: Size) -> String {
    let moment = sight.moment
    var (gallery, screen) = (Gallery(), Markup())
    ScreenDrawing(sight: sight, setup: recording.scenario.setup, notes: .init(scale: 1, hasInsets: false))
      .draw(with: &gallery, into: &screen)
    let clip = gallery.screen(moment.viewport)
    let width = size.width + 2 * margin
    let height = size.height + 2 * margin + foot
    let name = recording.name(of: moment.step)
    return Picture.file(recording.scenario.name, width: width, height: height) { markup in
      markup.append(gallery.defs)
      markup.rect("paper", width: width, height: height)
      let left = margin + (size.width - moment.viewport.width) / 2
      markup.element("g", ["class": "frame", "transform": .translation(left, margin)]) { markup in
        markup.element("g", ["class": "screen", "clip-path": .text("url(#\(clip))")]) { $0.append(screen) }
        markup.rect("phone", width: moment.viewport.width, height: moment.viewport.height, rx: 28)
      }
      let top = size.height + 2 * margin
      markup.element(
        "text", ["class": "heading", "x": .number(margin), "y": .number(top + 14)],
        text: moment.step == 0 ? name : "\(moment.step) \(name)")
      let states = ComponentRole.allCases.compactMap { role in
        moment.state(of: role).map { "\(role.rawValue) \($0.name)" }
      }
      let time = Timeline.number(moment.time.seconds.rounded(decimals: 2)) + " s"
      let words = TextMeasurer.estimate.fitting(([time] + states).joined(separator: " · "), 13, width: size.width)
      markup.element(
        "text", ["x": .number(margin), "y": .number(top + 34), "font-size": 13], text: words)
    }
  }
}

extension Recording.Moment {
  /// Returns whether nothing that is drawn has changed since another moment.
  fileprivate func looksLike(_ other: Recording.Moment) -> Bool {
    offset == other.offset && contentSize == other.contentSize && viewport == other.viewport
      && holds(.scroll(.dragging)) == other.holds(.scroll(.dragging))
      && ComponentRole.allCases.allSatisfy { simulation.looks(of: $0) == other.simulation.looks(of: $0) }
  }
}
