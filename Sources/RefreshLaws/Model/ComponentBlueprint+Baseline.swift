import RefreshEngine

extension ComponentBlueprint {
  /// The component with default settings, except for its texts and the key of its time, which are what an app shows and
  /// not how it shows it.
  package var byDefault: ComponentBlueprint {
    ComponentBlueprint(kind: kind) { other in
      other.titles = settings.titles
      if let key = settings.$lastUpdatedTimeKey { other.lastUpdatedTimeKey = key }
    }
  }
}
