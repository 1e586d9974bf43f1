@testable import RefreshEngine

/// One setting of a component, so that tests can list several: `.set(\.height, 60)`.
struct Change: Sendable {
  /// Settings of which only this one is set.
  let settings: ComponentSettings

  static func set<Value>(_ path: WritableKeyPath<ComponentSettings, Value>, _ value: Value) -> Change {
    var settings = ComponentSettings()
    settings[keyPath: path] = value
    return Change(settings: settings)
  }
}

extension ComponentBlueprint {
  init(kind: ComponentKind, properties: [Change]) {
    self.init(kind: kind) { settings in
      for change in properties {
        settings.parts += change.settings.parts
        settings.merge(change.settings)
      }
    }
  }
}

extension Simulation {
  mutating func set(_ change: Change, of role: ComponentRole) { set(role, change.settings) }
}
