import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

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
  /// The conditions that must hold after every change in every scenario.
  package let always: [Condition]
  /// The conditions that must hold at the end of every scenario that comes to rest.
  package let atRest: [Condition]
  /// The types of its `attach` steps, in scenarios, flows and examples.
  let attached: Set<ComponentKind>
  /// The map of the suite.
  let node: Node

  /// The suite's keys that describe the world of its scenarios, in written form, in order to add them to a suite of
  /// further scenarios. Each text has one or more lines.
  public var beginning: [String] { Suite.setting(of: node) }

  /// Returns the keys of a scenario that override the world of its suite.
  public func beginning(of scenario: Scenario) -> [String] {
    guard scenario.example == nil else { return [] }
    let item = node["scenarios"]?.items.first { $0.span.start == scenario.span.start }
    return item.map(Suite.setting) ?? []
  }

  /// Whether it declares a scene.
  package var namesScene: Bool { node["scene"] != nil }
  /// Whether it declares what the app does.
  package var namesApp: Bool { node["app"] != nil }

  private static func setting(of node: Node) -> [String] {
    node.entries.filter { entry in
      ["preset", "header", "footer", "trailer", "scene", "app"].contains { entry.key.isScalar($0) }
    }.map { Span(file: $0.key.span.file, start: $0.key.span.start, end: $0.value.span.end).textMovedLeft }
  }
}

extension Span {
  /// The text, with the lines after the first unindented by the column of the first.
  var textMovedLeft: String {
    let indentation = startPosition.column - 1
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      guard index > 0 else { return String(line) }
      return String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)))
    }.joined(separator: "\n")
  }
}
