import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// A preset whose coverage is measured, with its variants that each lack one key.
struct CoverageSubject: Sendable {
  /// A key, and the test of whether it makes a difference.
  struct Key: Sendable {
    let coverage: KeyCoverage
    let test: Test
  }

  /// A way to test whether a key makes a difference.
  enum Test: Sendable {
    /// The scenario is run with a graph that lacks the key.
    case removal(ComponentGraph)
    /// The component is present.
    case presence(ComponentRole, ComponentKind)
    /// There is no test, because another value overrides the key.
    case never
  }

  let name: String
  let path: String
  let components: [ComponentGraph.Component]
  let keys: [Key]
  private let languages: [String]

  /// Creates the subject from a suite's preset, or from its own components.
  init(_ suite: Suite) {
    let (components, preset) = (suite.components, suite.preset)
    self.components = components
    name = preset?.name ?? suite.name
    path = preset?.path ?? suite.span.file.path
    languages = preset.map { [$0.language ?? ScrollScene().language] + $0.texts.tables.map(\.language) } ?? []
    let leaves =
      preset?.written.leaves() ?? components.flatMap { $0.written.leaves(below: [$0.kind.role.rawValue]) }
    let (shown, texts) = (languages, preset?.texts ?? Texts())
    keys = CoverageSubject.keys(leaves, of: components) { component, size in
      FontSizeEffect.moves(component, from: size, in: shown, with: texts)
    } without: { path in
      if let preset { return preset.removing(path)?.graph ?? ComponentGraph(components: []) }
      return ComponentGraph(
        components: components.compactMap { component in
          let role = component.kind.role
          guard path.first == role.rawValue else { return component }
          return component.removing(Array(path.dropFirst()))
        })
    }
  }

  private static func keys(
    _ leaves: [WrittenValue.Leaf], of components: [ComponentGraph.Component],
    moves: (ComponentBlueprint, ComponentBlueprint) -> Bool, without: ([String]) -> ComponentGraph
  ) -> [Key] {
    leaves.filter { !$0.isDescription }.map { leaf in
      let component = components.first { $0.kind.role.rawValue == leaf.path[0] }
      let test: Test =
        if leaf.isReplaced {
          .never
        } else if let component, leaf.isUnobservable {
          .presence(component.kind.role, component.kind)
        } else if let component, leaf.isFontSize, case let graph = without(leaf.path) {
          graph[component.kind.role].map { moves(component.blueprint, $0.blueprint) } == false
            ? .presence(component.kind.role, component.kind) : .removal(graph)
        } else {
          .removal(without(leaf.path))
        }
      let place = leaf.place
      return Key(
        coverage: KeyCoverage(
          path: place.file.path, line: place.startPosition.line, name: leaf.name, seen: false), test: test)
    }
  }

  /// The coverage with all goals and keys, none of them reached yet.
  var unseen: PresetCoverage {
    PresetCoverage(
      name: name, path: path,
      components: components.map { component in
        let blueprint = component.blueprint
        let versions = blueprint.shownTitles.flatMap { $0.text.versions.map(\.language) }
        return ComponentCoverage(
          kind: component.kind, goals: blueprint.goals + (languages + versions).flatMap(blueprint.titleGoals))
      }, keys: keys.map(\.coverage))
  }
}

extension WrittenValue.Leaf {
  /// Whether it is part of the preset's description, which no run can show: its name, its description and what it
  /// extends.
  fileprivate var isDescription: Bool { path.count == 1 && ["name", "description", "extends"].contains(path[0]) }

  /// Whether nothing observable depends on the value, so that it counts as soon as its component is present: the component's type,
  /// and values that only affect its appearance.
  fileprivate var isUnobservable: Bool {
    switch path.dropFirst() {
    case let rest where rest.first == "parts": false
    case ["type"], ["loading", "style"]: true
    case let rest where rest.last == "textColor": true
    default: false
    }
  }

  /// Whether it is the size of a label's font, which counts in the same way if it moves nothing.
  fileprivate var isFontSize: Bool { path.last == "fontSize" && path.dropFirst().first != "parts" }
}
