import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// A document of a `*.scenarios.yaml`: a preset, or components, in a scene, and what should happen.
public struct Suite: Sendable {
  /// Its name.
  public let name: String
  /// Where its name stands.
  public let span: Span
  /// Its scenarios, in the order of the file.
  public internal(set) var scenarios: [Scenario]
  /// The preset that it names, nil if it has components of its own.
  public let preset: Preset?
  /// The components that its scenarios begin with, in the order in which they are attached.
  public let components: [ComponentGraph.Component]
  /// The world that its scenarios begin in, where they do not say otherwise.
  package let setup: Setup
  /// The conditions that have to hold after every change in every scenario.
  package let always: [Condition]
  /// The conditions that have to hold at the end of every scenario that comes to rest.
  package let atRest: [Condition]
  /// The types that its `attach` steps bring, in scenarios, flows and examples.
  let attached: Set<ComponentKind>
  /// The map that describes it.
  let node: Node

  /// The keys of the suite that say where its scenarios happen, as they are written, for a suite of further scenarios: one
  /// text for each, of one line or several.
  public var beginning: [String] { Suite.setting(of: node) }

  /// The keys of a scenario that say where it happens, and that go before those of its suite.
  public func beginning(of scenario: Scenario) -> [String] {
    guard scenario.example == nil else { return [] }
    let item = node["scenarios"]?.items.first { $0.span.start == scenario.span.start }
    return item.map(Suite.setting) ?? []
  }

  /// Whether it says where its scenarios happen.
  package var namesScene: Bool { node["scene"] != nil }
  /// Whether it says what the app does.
  package var namesApp: Bool { node["app"] != nil }

  private static func setting(of node: Node) -> [String] {
    node.entries.filter { entry in
      ["preset", "header", "footer", "trailer", "scene", "app"].contains { entry.key.isScalar($0) }
    }.map { Span(file: $0.key.span.file, start: $0.key.span.start, end: $0.value.span.end).textMovedLeft }
  }
}

extension Span {
  /// The text, whose lines behind the first are moved to the left as far as the first one was indented.
  var textMovedLeft: String {
    let indentation = startPosition.column - 1
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      guard index > 0 else { return String(line) }
      return String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)))
    }.joined(separator: "\n")
  }
}
