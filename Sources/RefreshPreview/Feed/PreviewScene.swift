import RefreshEngine
import RefreshPresets
import RefreshText

/// Something that a page plays: a preset in a scene of its own, or a scenario.
public struct PreviewScene: Sendable {
  /// The preset's or the scenario's name.
  public let name: String
  /// The name of the scenario's suite; nil for a preset.
  public let suite: String?
  /// The world before anything happens; of a scenario too, whose steps stand in ``steps``.
  public let world: Replay
  /// The steps of a scenario; nil for a preset, with which the user does what they like.
  public let steps: [PreviewStep]?
  /// The lines of YAML by which a suite with a recorded scenario of this scene begins, but for its name.
  public let source: [String]
  /// The lines of YAML, not indented, by which a recorded scenario itself begins, but for its name.
  public let ownSource: [String]
  /// The images of the components.
  public let images: [PreviewImage]

  /// Makes a scene of its parts.
  public init(
    name: String, suite: String? = nil, world: Replay, steps: [PreviewStep]?, source: [String],
    ownSource: [String] = [],
    images: [PreviewImage] = []
  ) {
    self.name = name
    self.suite = suite
    self.world = world
    self.steps = steps
    self.source = source
    self.ownSource = ownSource
    self.images = images
  }

  var json: JSONValue {
    [
      "name": .string(name),
      "suite": .string(orNull: suite),
      "world": .string(world.encoded().base64),
      "source": .strings(source),
      "ownSource": .strings(ownSource),
      "roles": .array(world.components.map { .string($0.kind.role.rawValue) }),
      "language": .string(world.scene.language),
      "steps": steps.map { .array($0.map(\.json)) } ?? .null,
      "images": .array(images.map(\.json)),
    ]
  }
}
