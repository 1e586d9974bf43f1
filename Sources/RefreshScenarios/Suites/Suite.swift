import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

/// A document of a `*.scenarios.yaml` file: a preset or components, in a scene, with scenarios.
public struct Suite: Sendable {
  /// Its name.
  public let name: String
  /// The location of its name.
  public let span: Span
  /// Its scenarios, in the order of the file.
  public internal(set) var scenarios: [Scenario]
  /// The preset that it names; `nil` if it declares its own components.
  public let preset: Preset?
  /// The components that its scenarios begin with, in the order in which they are attached.
  public let components: [ComponentGraph.Component]
  /// The world in which its scenarios begin, unless they override it.
  package let setup: Setup
  /// The rules for the actions of explorations in its runs.
  package let drawing: DrawingRules
  /// The types of its `attach` steps, in scenarios, flows and examples.
  package let attached: Set<ComponentKind>
  /// Whether it has no errors, because of which scenarios are missing.
  package let isWhole: Bool

  /// The conditions that must hold after every change in every scenario.
  package var always: [Condition] { setup.always }
  /// The conditions that must hold at the end of every scenario that comes to rest.
  package var atRest: [Condition] { setup.atRest }
  /// The promises over time that every scenario has to keep.
  package var promises: [TimedPromise] { setup.promises }
  /// The suite's keys that describe the world of its scenarios, in written form, in order to add them to a suite of
  /// further scenarios. Each text has one or more lines.
  public var beginning: [String] { setup.keys.map(\.span.textMovedLeft) }

  /// Returns the keys of a scenario that override the world of its suite.
  public func beginning(of scenario: Scenario) -> [String] {
    scenario.example == nil ? scenario.setup.keys.map(\.span.textMovedLeft) : []
  }

  /// Returns the place of one of these keys; nil if it doesn't have it.
  package func place(of key: String) -> Span? { setup.keys.first { $0.value == key }?.span }

  /// Whether it declares a scene.
  package var namesScene: Bool { setup.keys.contains { $0.value == "scene" } }
  /// Whether it declares what the app does.
  package var namesApp: Bool { setup.keys.contains { $0.value == "app" } }
}

extension Span {
  /// The text, with the lines after the first unindented by the column of the first.
  var textMovedLeft: String {
    let indentation = startPosition.column - 1
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return lines.enumerated().map { index, line in
      guard index > 0 else { return String(line) }
      return String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)))
    }.joined(separator: "\n")
  }
}
