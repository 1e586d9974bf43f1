import RefreshEngine
import RefreshPresets
import RefreshScenarios
import RefreshText

/// A part of a component, with the facts that the page needs before it draws anything.
package struct PreviewPart: Sendable {
  /// The role of its component.
  let role: ComponentRole
  let name: String
  let kind: PartKind
  /// Its images; `nil` if it has none.
  let images: PreviewImage?
  /// The frames of its states.
  let frames: [PreviewImage]
  /// The observables of the part that follow the state or the pull.
  let follows: [String]

  /// Returns the parts of all components of a setup.
  static func all(of setup: Setup) -> [PreviewPart] {
    setup.components.flatMap { component in
      let role = component.kind.role
      return component.settings.parts.map { part in
        let files = setup.images(of: role).parts[part.name] ?? PartFiles()
        return PreviewPart(
          role: role, name: part.name.text, kind: part.kind,
          images: part.images.first.map { size in
            PreviewImage(
              role: role, state: nil, count: Int32(part.images.count), size: size,
              files: PreviewImage.addresses(of: files.images))
          },
          frames: part.frames.map { frames in
            PreviewImage(
              role: role, state: frames.state, count: frames.sequence.count, size: frames.sequence.size,
              files: PreviewImage.addresses(of: files.frames[frames.state] ?? []))
          },
          follows: part.rules.filter { !$0.rule.states.isEmpty || !$0.rule.ramp.isEmpty }.map(\.property.row.path)
            + (part.kind == .frames ? ["image", "animating"] : []))
      }
    }
  }

  /// The part as JSON, in which files are numbers.
  func json(_ files: SharedFiles) -> JSONValue {
    [
      "role": .string(role.rawValue),
      "name": .string(name),
      "kind": .string(kind.rawValue),
      "images": files.numbers(of: images?.files ?? []),
      "frames": .array(frames.map { $0.json(files) }),
      "follows": .strings(follows),
    ]
  }
}
