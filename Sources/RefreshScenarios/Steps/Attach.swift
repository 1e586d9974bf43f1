import RefreshEngine
import RefreshPresets
import RefreshText

/// `attach`: the app attaches components, which replace the current ones in their roles.
enum Attach {
  static let kind = StepKind(
    "attach", type, forApps: true, examples: ["{ footer: { type: autoNormalFooter } }"],
    "The app attaches components; each replaces the existing one."
  ) { drafts, builder in
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

  private static let type: ValueType<[WrittenComponent]> = {
    let type = ValueType<[WrittenComponent]>.keys(components, from: { [] })
    return type.reading { node, name, diagnostics in
      guard let kind = node.scalar.flatMap(ComponentKind.init) else {
        return type.decode(node, as: name, into: &diagnostics)
      }
      let meant = "{ \(kind.role.rawValue): { type: \(kind.rawValue) } }"
      return diagnostics.refuse(
        .wrongKind(
          of: node, as: name, components.shape, help: "write `\(name): \(meant)`",
          fix: node.fix(inPlaceOfScalar: meant)))
    }
  }()

  private static let components = KeySet<[WrittenComponent]>(
    ComponentRole.allCases.map { role in Key(role, "The new \(role.rawValue).") { $0.append($1) } })
}
