import RefreshEngine

/// The text in which a time is observed as a header's `lastUpdatedTime`.
///
/// A header that has the time stored is asked for it, so that what is expected can't be worded otherwise than what is
/// observed.
///
/// - Parameter time: in seconds since 1970-01-01T00:00:00Z.
func observedText(of time: Int64) -> String {
  var scene = ScrollScene()
  scene.storedTimes = [StoredTime(key: StoredTime.defaultKey, time: time)]
  var simulation = Simulation(scene: scene)
  simulation.attach(ComponentBlueprint(kind: .stateHeader))
  guard case .text(let text) = simulation[.component(.header, .lastUpdatedTime)] else { return "" }
  return text
}
