import RefreshEngine

extension Symptom {
  /// The header shows a time that another list has stored.
  static let foreignTime = Symptom("foreign-time", "The header shows when another list was refreshed.") {
    viewing in
    let first = viewing.moments[0]
    // Only the scenario knows whose list it was; a time under the header's own key belongs to the header.
    guard viewing.tags.contains("foreign-time"),
      viewing.component(.header)?.settings.lastUpdatedTimeKey == StoredTime.defaultKey, first.showsTime,
      let stored = first.text(.component(.header, .lastUpdatedTime))
    else { return nil }
    return "the header says that its list was refreshed at \(stored), when it was another one"
  }

  /// A change of language makes the header forget its time.
  static let forgottenTime = Symptom("forgotten-time", "The header forgets when it was last refreshed.") {
    viewing in
    let first = viewing.moments[0]
    // A refresh stores another time.
    guard viewing.lasting(.header) != nil, viewing.changesLanguage, first.showsTime,
      !viewing.happenings.contains(where: { $0.event.isChange(of: .header, from: .refreshing) }),
      let stored = first.text(.component(.header, .lastUpdatedTime))
    else { return nil }
    guard viewing.last.text(.component(.header, .lastUpdatedTime)) != stored else { return nil }
    return "in another language the header no longer knows that it was refreshed at \(stored)"
  }

  /// A date long ago is called today.
  static let wrongDay = Symptom("wrong-day", "A day long ago is called today.") { viewing in
    let scene = viewing.setup.scene
    let today = scene.texts.text(.dateToday, in: scene.shownLanguage)
    let first = viewing.moments[0]
    guard first.showsTime, let text = first.text(.component(.header, .lastUpdatedTimeLabelText)),
      !today.isEmpty, text.utf8.contains(today.utf8)
    else { return nil }
    let key = viewing.component(.header)?.settings.lastUpdatedTimeKey ?? StoredTime.defaultKey
    guard let stored = scene.storedTimes.first(where: { $0.key == key }) else { return nil }
    let age = scene.now - stored.time
    // The library compares the day of the month only, so a time less than a day old can't be wrong.
    guard age >= 86_400 else { return nil }
    return "says \"\(today)\" of a time \(age / 86_400) days ago"
  }

  /// A change of the language takes the app's own words.
  static let lostWords = Symptom(
    "lost-words", "Another language takes the app's own words.", warnedOfBy: ["missing-title-language"]
  ) { viewing in
    for component in viewing.setup.components where viewing.changesLanguage {
      let role = component.kind.role
      // The label of another state, or of another component, has other texts.
      guard viewing.lasting(role) != nil, viewing.last.stands(role, .idle),
        !viewing.last.holds(.component(role, .stateLabelHidden))
      else { continue }
      let label = ObservablePath.component(role, .stateLabelText)
      let languages = (viewing.setup.scene.shownLanguage, viewing.last.simulation.language)
      guard let title = component.settings.titles[.idle], let own = title.text(in: languages.0),
        viewing.moments[0].text(label) == own, let text = viewing.last.text(label),
        text != title.text(in: languages.1)
      else { continue }
      return "in another language the \(role.rawValue)'s own \"\(own)\" is the library's \"\(text)\""
    }
    return nil
  }
}

extension Viewing {
  /// Whether a step or the app sets the language.
  fileprivate var changesLanguage: Bool {
    allCommands.contains { if case .language = $0 { true } else { false } }
  }
}

extension Recording.Moment {
  /// Whether the header has a visible label with the time of its last refresh.
  fileprivate var showsTime: Bool {
    self[.component(.header, .lastUpdatedTimeLabelHidden)] == .bool(false)
  }
}
