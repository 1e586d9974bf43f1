import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// A component in an app's code: its class, and the statements that set it up.
struct AppComponent: Sendable {
  /// The type.
  let kind: ComponentKind
  /// The place of its key, as `KEY in FILE`: a line would change with what is written above it.
  let origin: String
  /// The statements that set it up, in order.
  private(set) var statements: [AppStatement] = []
  /// The texts that depend on the language; `nil` if there are none.
  let texts: AppTexts?
  /// The width, which needs a subclass because MJRefresh sets its own at every layout; `nil` if the preset does not
  /// set it.
  private(set) var width: Double?
  /// The parts that it shows in addition to those of its type, in drawing order.
  private(set) var parts: [AppPart] = []

  var role: ComponentRole { kind.role }
  /// The class of MJRefresh.
  var mjrefreshClass: String { ComponentClass.type(kind).mjrefresh }
  /// The role as part of the names of methods and types.
  var capitalizedRole: String { role.rawValue.capitalizedFirst }
  /// Whether it needs its own small subclass.
  var isSubclassed: Bool { texts != nil || width != nil || !parts.isEmpty }
  /// Whether it chooses among texts by MJRefresh's language.
  var choosesLanguage: Bool { texts?.versions.isEmpty == false || parts.contains(where: \.followsLanguage) }
  /// Whether a change of language affects its own texts or parts.
  var followsLanguage: Bool { texts != nil || parts.contains(where: \.followsLanguage) }
  /// The statements, including those for texts that depend on the language.
  var allStatements: [AppStatement] { statements + (texts?.statements ?? []) }

  /// Creates a component from a preset.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - origin: The location of its key.
  ///   - table: The name of the table in which titles are looked up; nil for the usual one.
  ///   - images: Collects and names its images.
  ///   - diagnostics: Collects the diagnostics of what no app can show.
  init(
    _ component: ComponentGraph.Component, origin: String, table: String?, images: inout AppImages,
    into diagnostics: inout Diagnostics
  ) {
    kind = component.kind
    self.origin = origin
    let settings = component.settings
    let members = AppMember.all(of: component.kind)
    texts = AppTexts(settings, keys: component.titleKeys, in: table, members: members)
    let superseded = AppMember.superseded(in: settings, of: component.kind)
    for key in members where !superseded.contains(key.name) {
      switch key.form {
      case .layout: if case .number(let number) = key.value(in: settings) { width = number }
      case .call: if key.value(in: settings) == .flag(true) { statements.append(.set(key, .flag(true))) }
      case .image:
        guard let path = component.images.arrow else { break }
        let place = component.place(of: key.name) ?? component.place
        let name = images.name(of: path, at: place, into: &diagnostics)
        statements.append(.set(key, .image(name)))
      case .wording:
        guard let wording = settings.lastUpdatedTimeText, !wording.isLocalized else { break }
        statements.append(.wording(key, wording.template(in: "")))
      case .titles: addTitles(key, settings)
      case .frames: addFrames(key, of: component, images: &images, into: &diagnostics)
      default: if let value = key.value(in: settings) { statements.append(.set(key, value)) }
      }
    }
    parts = settings.parts.map { AppPart($0, of: component, images: &images, into: &diagnostics) }
  }

  private mutating func addTitles(_ key: AppMember, _ settings: ComponentSettings) {
    for state in RefreshState.allCases {
      if let text = settings.titles[state]?.text { statements.append(.title(key, .text(text), state)) }
    }
    if texts != nil { statements.append(.ownTexts) }
  }

  private mutating func addFrames(
    _ key: AppMember, of component: ComponentGraph.Component, images: inout AppImages,
    into diagnostics: inout Diagnostics
  ) {
    for state in RefreshState.allCases {
      guard let frames = component.settings.images[state] else { continue }
      let found = images.names(
        ofFrames: component.images.frames[state], in: frames, of: component, named: "\(key.name).\(state.name)",
        into: &diagnostics)
      guard let found else { continue }
      statements.append(.frames(key, found.names, duration: found.duration, state))
    }
  }
}

extension ComponentClass {
  /// The name in MJRefresh.
  var mjrefresh: String { "MJRefresh" + name.capitalizedFirst }
}
