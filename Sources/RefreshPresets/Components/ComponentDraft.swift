import RefreshEngine

/// What the keys of a component have set so far.
public struct ComponentDraft: Sendable {
  /// In the order of the text.
  public var properties: [ComponentProperty] = []

  /// The frames of states whose files have not been looked up yet.
  var frames: [(state: RefreshState, source: FrameSource)] = []
  /// The arrow's picture, which has not been looked up yet.
  var arrowImage: ImageName?

  /// The files of those that were found.
  var files = ImageFiles()

  /// Starts with nothing set.
  public init() {}
}
