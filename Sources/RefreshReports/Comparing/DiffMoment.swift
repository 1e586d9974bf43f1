import RefreshEngine
import RefreshScenarios
import RefreshText

/// A moment of a scenario at which two presets look different, as users see it with each of them.
struct DiffMoment {
  /// The appearance with the old preset.
  let old: Sight
  /// The appearance with the new preset.
  let new: Sight
  /// The differences, in words.
  let phrases: [String]
  /// The step that is running: `2 pull`.
  let step: String

  /// The greatest number of moments of a scenario.
  private static let most = 6

  /// Returns the moments at which a scenario looks different: those that films of both runs show, played by one clock.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - comparison: The presets, which take the place of its own.
  static func all(of scenario: Scenario, _ comparison: PresetComparison) -> [DiffMoment] {
    let recordings = [comparison.old, comparison.new].map { preset in
      Runner.record(scenario.with(preset.graph), snapshotUse: .update)
    }
    let playbacks = recordings.map { Playback($0) }
    var known: Set<Place> = []
    let places = zip(recordings, playbacks).flatMap { recording, playback in
      FilmCut(recording, playback, most: 24).frames.map { Place(step: $0.sight.moment.step, time: $0.time) }
    }.filter { known.insert($0).inserted }.ordered()
    var reported: Set<[String]> = []
    let moments = places.compactMap { place -> DiffMoment? in
      let sights = playbacks.map { $0.sight(at: place) }
      guard picture(sights[0], recordings[0]) != picture(sights[1], recordings[1]) else { return nil }
      let differences = ScenarioDifference.phrases(from: sights[0].moment, to: sights[1].moment)
      // Colours, fonts and images are in pictures, and no observable has them.
      let phrases = differences.isEmpty ? ["only what is drawn differs"] : differences
      // What only looks different may look so in another way each time.
      guard reported.insert(differences.isEmpty ? ["\(place)"] : phrases).inserted else { return nil }
      let name = recordings[0].name(of: place.step)
      return DiffMoment(
        old: sights[0], new: sights[1], phrases: phrases, step: place.step == 0 ? name : "\(place.step) \(name)")
    }
    guard moments.count > most else { return moments }
    return (0..<most).map { moments[$0 * (moments.count - 1) / (most - 1)] }
  }

  /// Returns what is drawn of a sight.
  private static func picture(_ sight: Sight, _ recording: Recording) -> [String] {
    var (gallery, screen) = (Gallery(), Markup())
    ScreenDrawing(sight: sight, setup: recording.scenario.setup, notes: .init(scale: 1)).draw(
      with: &gallery, into: &screen)
    return [gallery.defs.string, screen.string]
  }

  /// A step at a time.
  struct Place: Hashable, Comparable {
    let step: Int
    let time: Instant

    static func < (a: Place, b: Place) -> Bool { (a.step, a.time) < (b.step, b.time) }
  }
}

extension Playback {
  /// Returns what is seen in a step at an instant.
  fileprivate func sight(at place: DiffMoment.Place) -> Sight {
    let index = moments.lastIndex { $0.step < place.step || $0.step == place.step && $0.time <= place.time } ?? 0
    return sight(of: index, at: max(place.time, moments[index].time))
  }
}
