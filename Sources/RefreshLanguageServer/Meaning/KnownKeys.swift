/// The keys whose values name something elsewhere, which no shape says. A test checks that they are declared.
enum KnownKeys {
  /// A preset's key for those that it extends.
  static let extends = "extends"
  /// A suite's key for its preset.
  static let preset = "preset"
  /// A suite's key for its flows.
  static let flows = "flows"
  /// The step that runs a flow.
  static let flow = "flow"
  /// A suite's key for its scenarios.
  static let scenarios = "scenarios"
  /// A suite's name.
  static let suite = "suite"
  /// A scenario's name.
  static let name = "name"
  /// A scenario's tags.
  static let tags = "tags"
  /// A scenario's examples.
  static let examples = "examples"
  /// The keys whose values are names of the author's.
  static let references: Set<String> = [extends, preset, flow, tags, snapshot]
  /// The step that compares a snapshot.
  static let snapshot = "snapshot"
  /// A preset's key for its asset catalog.
  static let assets = "assets"
  /// A preset's key for the app's own texts.
  static let strings = "strings"
  /// The steps of a scenario.
  static let steps = "steps"
  /// A component's key for its parts.
  static let parts = "parts"
}
