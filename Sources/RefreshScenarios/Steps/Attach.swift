import RefreshEngine
import RefreshPresets

/// `attach`: the app puts components in the places of those that are there.
struct Attach: Action {
  let blueprints: [ComponentBlueprint]

  func act(on simulation: inout Simulation) {
    for blueprint in blueprints { simulation.attach(blueprint) }
  }

  /// A component that is written, nil if it is wrong.
  private struct Draft: Sendable {
    let role: ComponentRole
    let preset: ComponentPreset?
  }

  static let kind = StepKind(
    "attach", .keys(components, from: { [] }), examples: ["{ footer: { type: autoNormalFooter } }"],
    "The app attaches components; each takes the place of the one that is there."
  ) { drafts, builder in
    for draft in drafts {
      if let preset = draft.preset { builder.cast.attach(preset.kind) } else { builder.cast.attachAny(draft.role) }
    }
    let presets = drafts.compactMap(\.preset)
    return presets.count == drafts.count ? Attach(blueprints: presets.map(\.blueprint)) : nil
  }

  private static let components = KeySet<[Draft]>(
    ComponentRole.allCases.map { role in
      Key(role.rawValue, .component(role), "The \(role.rawValue) that is attached.") {
        node, place, drafts, diagnostics in
        let preset = ComponentPreset.decode(node, role: role, at: place(), into: &diagnostics)
        drafts.append(Draft(role: role, preset: preset))
        return true
      }
    })
}
