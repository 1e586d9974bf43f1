import RefreshEngine
import RefreshPresets

extension Setup {
  /// The families of the components that it begins with.
  var families: [Family] { components.map(\.kind.family) }

  /// The same with a preset's components in the place of its own, each with one of its family.
  ///
  /// The language and the texts are the preset's. Times that are stored under the key that its own header names are
  /// stored under that of the preset's header, too: they are those of its list.
  ///
  /// - Returns: nil if the preset lacks a component of one of the families.
  func replacing(with preset: Preset) -> Setup? {
    var setup = self
    setup.components = []
    for component in components {
      guard let other = preset[component.kind.role]?.blueprint, other.kind.family == component.kind.family else {
        return nil
      }
      setup.components.append(other)
      if let key = component.settings.$lastUpdatedTimeKey {
        let otherKey = other.settings.lastUpdatedTimeKey
        let times = scene.storedTimes.filter { $0.key == key && otherKey != key }
        setup.scene.storedTimes += times.map { StoredTime(key: otherKey, time: $0.time) }
      }
    }
    setup.scene.texts = preset.texts
    if let language = preset.language { setup.scene.language = language }
    return setup
  }

  /// The same with components of the same types that nothing is set of, apart from the key of their time.
  var withDefaults: Setup {
    var setup = self
    setup.components = components.map { component in
      ComponentBlueprint(kind: component.kind) { settings in
        if let key = component.settings.$lastUpdatedTimeKey { settings.lastUpdatedTimeKey = key }
      }
    }
    return setup
  }
}
