// MARK: Components

/// A component that a preset sets up.
@MainActor
private protocol LoadedComponent: MJRefreshComponent {
  /// What the preset sets.
  var look: LoadedLook? { get set }
}

/// A component whose width MJRefresh sets at every layout.
@MainActor
private protocol LoadedWidth: MJRefreshComponent {
  /// The width that was set last, or nil if it is MJRefresh's.
  var ownWidth: CGFloat? { get set }
}

/// What a preset sets on a component, at first and whenever the state, the pull or the language changes.
@MainActor
private final class LoadedLook {
  private let settings: LoadedSettings
  private let root: LoadedPlace
  private var parts: [LoadedPartView] = []

  init(_ settings: LoadedSettings, in root: LoadedPlace) { (self.settings, self.root) = (settings, root) }

  /// The statements of the language that is chosen, and those of all languages, whose texts the app looks up.
  private var ownStatements: [LoadedStatement] {
    let language = RefreshLanguage.chosen(of: settings.localized.keys.filter { $0 != "*" }.sorted())
    return (settings.localized["*"] ?? []) + (language.flatMap { settings.localized[$0] } ?? [])
  }

  /// Sets the texts of all languages, to find out whether the component has them.
  func tryTexts(on component: MJRefreshComponent) throws {
    for (language, statements) in settings.localized.sorted(by: { $0.key < $1.key }) {
      for statement in statements {
        try statement.perform(on: component, of: settings.type, in: root.at("localized.\(language)"))
      }
    }
  }

  func setUp(_ component: MJRefreshComponent) throws {
    for statement in settings.statements + ownStatements {
      try statement.perform(on: component, of: settings.type, in: root)
    }
    parts = try settings.parts.map { try LoadedPartView($0, of: component, in: root.at("parts.\($0.name)")) }
    for part in parts {
      component.addSubview(part.view)
      part.show(on: component)
      part.repeatValues(of: component)
    }
  }

  func place(in component: MJRefreshComponent) { for part in parts { part.place(in: component) } }

  func show(on component: MJRefreshComponent) { for part in parts { part.show(on: component) } }

  func stateDidChange(of component: MJRefreshComponent) {
    for part in parts {
      if let seconds = part.animate { UIView.animate(withDuration: seconds) { part.show(on: component) } }
      part.show(on: component)
      part.repeatValues(of: component)
    }
  }

  /// Sets the texts that differ by language again: MJRefresh replaces them with its own.
  func languageDidChange(of component: MJRefreshComponent) {
    show(on: component)
    guard !settings.localized.isEmpty else { return }
    let own = ownStatements
    let names = Set(settings.localized.values.joined().map(\.member.name))
    for member in LoadedMember.all where names.contains(member.name) {
      let others = member.reset == nil ? [] : settings.statements
      var statements = own.filter { $0.member.name == member.name }
      if statements.isEmpty { statements = others.filter { $0.member.name == member.name } }
      if statements.isEmpty { member.reset?(component) }
      for statement in statements { try? statement.perform(on: component, of: settings.type, in: root) }
    }
    component.placeSubviews()
  }
}
