import RefreshScenarios

/// The pictures of a run for its section of a page. Nothing else of a recording is kept: it may take much more memory.
package struct ScenarioPictures: Sendable {
  let film: Film
  let timeline: Timeline

  /// Makes the pictures of a recording, or fails if the scenario was skipped.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scenario.
  ///   - count: The number of scenarios on the page; of very many, those that passed get fewer frames.
  package init?(_ recording: Recording, amongScenarios count: Int) {
    guard !recording.moments.isEmpty else { return nil }
    let isShort = count > ScenarioPictures.largeRun && recording.verdict.passed
    film = Film(recording, most: isShort ? 5 : 10)
    timeline = Timeline(recording)
  }

  /// The number of scenarios above which those that passed have shorter films.
  private static let largeRun = 100
  /// The number of scenarios that have pictures, and then of those among the rest that failed. With those of 20,000, a page would
  /// be larger than browsers can show.
  package static let most = 1_000
}
