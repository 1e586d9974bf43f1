import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

/// `attach`: the app attaches components, which replace the current ones in their roles.
enum Attach {
  static let kind = StepKind(
    "attach", type, forApps: true, examples: ["{ footer: { type: autoNormalFooter } }"],
    "The app attaches components; each replaces the existing one."
  ) { value, builder in
    guard case .components(let drafts) = value else {
      if case .type(let kind, let node) = value {
        builder.diagnostics.add(diagnostic(of: kind, at: node, in: builder.cast))
      }
      return nil
    }
    let components = drafts.compactMap { draft -> ComponentGraph.Component? in
      let component = draft.read(images: builder.world.images(around: draft.file.path), into: &builder.diagnostics)
      if let component { builder.cast.attach(component.blueprint) } else { builder.cast.attachAny(draft.role) }
      return component
    }
    return components.count == drafts.count ? .perform(components.map { .attach($0.blueprint) }) : nil
  } write: { action in
    action.members { command in
      guard case .attach(let blueprint) = command else { return nil }
      return [YAMLValue.Member(blueprint.kind.role.rawValue, blueprint.written)]
    }
  }

  /// The value of the step.
  private enum Value: Sendable {
    /// The components.
    case components([WrittenComponent])
    /// The name of a type alone, which is a mistake.
    case type(ComponentKind, Node)
  }

  private static let type: ValueType<Value> = {
    let type = ValueType<[WrittenComponent]>.keys(components, from: { [] })
    return type.map(Value.components).reading { node, name, diagnostics in
      if let kind = node.scalar.flatMap(ComponentKind.init) { return .type(kind, node) }
      return type.decode(node, as: name, into: &diagnostics).map(Value.components)
    }
  }()

  /// Returns the diagnostic of the name of a type alone.
  ///
  /// `header` and `trailer` are also the words for roles: then the type is that of the present component, if there is one.
  private static func diagnostic(of kind: ComponentKind, at node: Node, in cast: Cast) -> Diagnostic {
    let isRole = kind.rawValue == kind.role.rawValue
    let present = isRole ? cast.kind(at: kind.role) : nil
    let meant = "{ \(kind.role.rawValue): { type: \((present ?? kind).rawValue) } }"
    return .wrongKind(
      of: node, as: "attach", components.shape, help: "write `attach: \(meant)`",
      fix: node.fix(inPlaceOfScalar: meant, isSafe: !isRole || present != nil))
  }

  private static let components = KeySet<[WrittenComponent]>(
    ComponentRole.allCases.map { role in Key(role, "The new \(role.rawValue).") { $0.append($1) } })
}
