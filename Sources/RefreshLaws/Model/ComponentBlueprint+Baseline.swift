import RefreshEngine

extension ComponentBlueprint {
  /// The component with default settings, except for its texts, its frames and the key of its time, which are what an app
  /// shows and not how it shows it. A component that has frames gets some of a usual size, for each state that shows them.
  package var byDefault: ComponentBlueprint {
    ComponentBlueprint(kind: kind) { other in
      other.titles = settings.titles
      if let key = settings.$lastUpdatedTimeKey { other.lastUpdatedTimeKey = key }
      guard RefreshState.allCases.contains(where: { settings.images[$0] != nil }) else { return }
      for state in [RefreshState.idle, .pulling, .refreshing] { other.images[state] = Self.usualFrames }
    }
  }

  private static let usualFrames = FrameSequence(count: 6, size: Size(width: 40, height: 40))
}
