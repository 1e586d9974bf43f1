import RefreshEngine
import RefreshPresets

/// Something that a page plays: a preset in a scene of its own, or a scenario.
public struct PreviewScene: Sendable {
  /// The preset's or the scenario's name.
  public let name: String
  /// The world before anything happens; of a scenario too, whose steps stand in ``steps``.
  public let world: Replay
  /// The steps of a scenario; nil for a preset, with which the user does what they like.
  public let steps: [PreviewStep]?
  /// The lines of YAML by which a recorded scenario of this scene names its preset.
  public let source: String
  /// The images of the components.
  public let images: [PreviewImage]

  /// Makes a scene of its parts.
  public init(name: String, world: Replay, steps: [PreviewStep]?, source: String, images: [PreviewImage] = []) {
    self.name = name
    self.world = world
    self.steps = steps
    self.source = source
    self.images = images
  }

  var json: JSONValue {
    [
      "name": .string(name),
      "world": .string(Base64.text(world.encoded())),
      "source": .string(source),
      "steps": steps.map { .array($0.map(\.json)) } ?? .null,
      "images": .array(images.map(\.json)),
    ]
  }
}
