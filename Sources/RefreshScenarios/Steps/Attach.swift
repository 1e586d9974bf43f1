import RefreshEngine
import RefreshPresets
import RefreshText

/// `attach`: the app attaches components, which replace the current ones in their roles.
enum Attach {
  static let kind = StepKind(
    "attach", .keys(components, from: { [] }), forApps: true, examples: ["{ footer: { type: autoNormalFooter } }"],
    "The app attaches components; each replaces the existing one."
  ) { drafts, builder in
    let presets = drafts.compactMap { role, component -> ComponentGraph.Component? in
      let images = builder.world.images(around: component.node.span.file.path)
      let preset = ComponentGraph.Component.decode(
        component.node, role: role, at: component.place, images: images, into: &builder.diagnostics)
      if let preset { builder.cast.attach(preset.blueprint) } else { builder.cast.attachAny(role) }
      return preset
    }
    return presets.count == drafts.count ? Perform(presets.map { .attach($0.blueprint) }) : nil
  } write: { step in
    (step as? Perform)?.members { command in
      guard case .attach(let blueprint) = command else { return nil }
      return [YAMLValue.Member(blueprint.kind.role.rawValue, blueprint.written)]
    }
  }

  private static let components = KeySet<[(role: ComponentRole, component: WrittenComponent)]>(
    ComponentRole.allCases.map { role in
      Key(role.rawValue, .component(role), "The new \(role.rawValue).") { node, place, drafts, _ in
        drafts.append((role, WrittenComponent(node: node, place: place())))
        return true
      }
    })
}
