import RefreshEngine

/// The files of a component's frames and of its arrow, which the engine needs no more of than their sizes.
public struct ImageFiles: Equatable, Sendable {
  /// The paths of the frames of each state, in order; one alone where a file holds all frames, as GIFs do.
  public internal(set) var frames: [RefreshState: [String]] = [:]
  /// The path of the arrow's picture; nil for the library's own.
  public internal(set) var arrow: String?

  /// No files.
  public init() {}
}
