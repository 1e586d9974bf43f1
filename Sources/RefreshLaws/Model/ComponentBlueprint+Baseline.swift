import RefreshEngine

extension ComponentBlueprint {
  /// The component with default settings, except for the key of its time, which is what an app shows and not how it shows it.
  package var byDefault: ComponentBlueprint {
    ComponentBlueprint(kind: kind) { other in
      if let key = settings.$lastUpdatedTimeKey { other.lastUpdatedTimeKey = key }
    }
  }
}
