/// The party that is responsible for a problem.
public enum Responsibility: String, Sendable, CaseIterable {
  /// The preset's keys.
  case preset
  /// The app, or the lack of it.
  case app
  /// The gestures of the scenario's finger.
  case gesture
  /// The scenario's scene, or the world around the app.
  case scene
  /// MJRefresh, whose own rule it is.
  case library

  /// The responsible one in words.
  public var name: String {
    switch self {
    case .preset: "the preset"
    case .app: "the app"
    case .gesture: "the gesture"
    case .scene: "the scene"
    case .library: "MJRefresh's own rule"
    }
  }
}
