import RefreshEngine
import RefreshScenarios

/// A property of a run that holds by design, and is reported once.
package struct DesignNote: Sendable {
  /// The identity, by which notes of several runs are one.
  package let id: String
  /// What holds, in lower case, without a full stop.
  package let sentence: String
}

extension Inspector {
  /// The properties of the run that hold by design.
  package func notes(in world: World) -> [DesignNote] {
    var notes: [DesignNote] = []
    if ledger.bothAtOnce {
      notes.append(DesignNote(id: "both-at-once", sentence: "header and footer may refresh at the same time"))
    }
    for blueprint in ledger.blueprints { notes += blueprint.notes(in: world) }
    for role in ComponentRole.allCases where ledger.unreachable.contains(role) {
      notes.append(
        DesignNote(
          id: "unreachable \(role.rawValue)",
          sentence: "where the content is short, a finger can't pull the \(role.rawValue)"))
    }
    return notes
  }
}

extension ComponentBlueprint {
  fileprivate func notes(in world: World) -> [DesignNote] {
    var notes: [DesignNote] = []
    let family = kind.family
    func note(_ id: String, _ sentence: String) { notes.append(DesignNote(id: id, sentence: sentence)) }
    if family != .trailer, settings.extent > settings.height {
      note(
        "taller", "frames make the \(family.noun) \(length(settings.extent - settings.height)) higher than it says")
    }
    if family == .autoFooter, settings.automaticallyRefresh {
      let way = settings.triggerPercent * settings.extent
      if way < 0 { note("early-load", "the auto footer loads \(length(-way)) before it is seen") }
      if way > settings.extent {
        note(
          "late-load",
          "the auto footer loads only when it is pulled \(length(way - settings.extent)) past its end")
      }
    }
    if family == .header, kind.has(.lastUpdatedTimeLabel), !settings.lastUpdatedTimeLabel.hidden,
      settings.$lastUpdatedTimeKey == nil,
      world.scene.storedTimes.contains(where: { $0.key == StoredTime.defaultKey })
    {
      note("foreign-time", "the header shows a time that every header with the default key stores")
    }
    return notes
  }
}
