import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// A preset whose coverage is measured, with what it would be without each of its keys.
struct CoverageSubject: Sendable {
  /// A key, and how to find out whether it makes a difference.
  struct Key: Sendable {
    let coverage: KeyCoverage
    let test: Test
  }

  /// How to find out whether a key makes a difference.
  enum Test: Sendable {
    /// By running a scenario without it.
    case variation(Variation)
    /// By seeing its component.
    case presence(ComponentRole, ComponentKind)
    /// Not at all: another has taken its place.
    case never
  }

  let name: String
  let path: String
  let components: [ComponentGraph.Component]
  let keys: [Key]
  private let languages: [String]

  /// What a suite tries.
  init(_ suite: Suite) {
    components = suite.components
    if let preset = suite.preset {
      name = preset.name
      path = preset.node.span.file.path
      languages = [preset.language ?? ScrollScene().language] + preset.texts.tables.map(\.language)
      keys = CoverageSubject.keys(PresetLeaf.all(in: preset.node), of: preset.components) {
        Variation(preset.removing($0))
      }
    } else {
      let components = suite.components
      name = suite.name
      path = suite.span.file.path
      languages = []
      let leaves = components.flatMap { PresetLeaf.all(in: $0.node, below: [$0.kind.role.rawValue]) }
      keys = CoverageSubject.keys(leaves, of: components) { path in
        Variation(components: components.compactMap { CoverageSubject.removing(path, from: $0) })
      }
    }
  }

  private static func keys(
    _ leaves: [PresetLeaf], of components: [ComponentGraph.Component], without: ([String]) -> Variation
  ) -> [Key] {
    var keys: [Key] = []
    for leaf in leaves where !leaf.isDescription {
      let coverage = KeyCoverage(
        path: leaf.place.file.path, line: leaf.place.startPosition.line, name: leaf.name, seen: false)
      let component = components.first { $0.kind.role.rawValue == leaf.path[0] }
      if leaf.isReplaced {
        keys.append(Key(coverage: coverage, test: .never))
      } else if let component, leaf.isUnobservable(of: component.kind) {
        keys.append(Key(coverage: coverage, test: .presence(component.kind.role, component.kind)))
      } else {
        keys.append(Key(coverage: coverage, test: .variation(without(leaf.path))))
      }
    }
    return keys
  }

  private static func removing(_ path: [String], from component: ComponentGraph.Component) -> ComponentGraph
    .Component?
  {
    let role = component.kind.role
    guard path.first == role.rawValue else { return component }
    var ignored = Diagnostics()
    return ComponentGraph.Component.decode(
      component.node.removing(path.dropFirst()), role: role, at: component.place, into: &ignored)
  }

  /// What there is to see, and nothing seen yet.
  var unseen: PresetCoverage {
    PresetCoverage(
      name: name, path: path,
      components: components.map { component in
        let blueprint = component.blueprint
        let versions = blueprint.shownTitles.flatMap { $0.text.versions.map(\.language) }
        return ComponentCoverage(
          role: component.kind.role, kind: component.kind,
          goals: blueprint.goals + (languages + versions).flatMap(blueprint.titleGoals))
      }, keys: keys.map(\.coverage))
  }
}
