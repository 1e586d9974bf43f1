import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// A component as an app makes it: its class, and what is done to it.
struct AppComponent: Sendable {
  /// The type.
  let kind: ComponentKind
  /// The place of its key, as `KEY in FILE`: a line would change with what is written above it.
  let origin: String
  /// The statements that set it up, in order.
  private(set) var statements: [AppStatement] = []
  /// The texts that differ by language; nil if there are none.
  let texts: AppTexts?
  /// The width, which MJRefresh would set to its own at every layout; nil if nobody says it.
  private(set) var width: Double?
  /// What it shows beyond its type, in the order in which it is drawn.
  private(set) var parts: [AppPart] = []

  /// The role.
  var role: ComponentRole { kind.role }
  /// The class of MJRefresh.
  var mjrefreshClass: String { "MJRefresh" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() }
  /// Whether it is of a small subclass of its own.
  var isSubclassed: Bool { texts != nil || width != nil || !parts.isEmpty }
  /// Whether something of its own is to be shown anew when the language changes.
  var followsLanguage: Bool { texts != nil || parts.contains(where: \.followsLanguage) }
  /// The statements, with those of texts that differ by language.
  var allStatements: [AppStatement] { statements + (texts?.statements ?? []) }

  /// Reads off what a preset says of a component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - origin: The place of its key.
  ///   - images: Names its images.
  ///   - diagnostics: Collects the diagnostics: what no app can show.
  init(
    _ component: ComponentGraph.Component, origin: String, images: inout AppImages,
    into diagnostics: inout Diagnostics
  ) {
    kind = component.kind
    self.origin = origin
    let settings = component.settings
    texts = AppTexts(settings)
    for key in AppKey.all where key.role == nil || key.role == component.kind.role {
      switch key.form {
      case .layout(let path): width = settings[keyPath: path]
      case .seconds where settings.animationDisabled: break
      case .call(let path): if settings[keyPath: path] == true { statements.append(.call(key)) }
      case .image:
        guard let path = component.images.arrow else { break }
        let place = component.place(of: key.name) ?? component.place
        let name = images.name(of: path, at: place, into: &diagnostics)
        statements.append(.set(key, .image(name)))
      case .wording(let path):
        guard let wording = settings[keyPath: path] ?? nil, !wording.isLocalized else { break }
        statements.append(.wording(key, wording.template(in: "")))
      case .titles: addTitles(key, settings)
      case .frames: addFrames(key, of: component, images: &images, into: &diagnostics)
      default: if let value = key.form.value(in: settings) { statements.append(.set(key, value)) }
      }
    }
    parts = settings.parts.map { AppPart($0, of: component, images: &images, into: &diagnostics) }
  }

  private mutating func addTitles(_ key: AppKey, _ settings: ComponentSettings) {
    for state in RefreshState.allCases {
      if let text = settings.titles[state]?.text { statements.append(.title(key, text, state)) }
    }
    if texts != nil { statements.append(.ownTexts) }
  }

  private mutating func addFrames(
    _ key: AppKey, of component: ComponentGraph.Component, images: inout AppImages,
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
