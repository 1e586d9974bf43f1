import RefreshText

/// The texts of comments, which are the same in Swift and Objective-C.
extension AppUnit {
  static let configureSummary =
    "Sets MJRefresh's language and texts, which the whole process shares. Call it once, before making any component."
  static let stringsSummary = "Set the texts before the language: setting the language reads them."
  static let relativeSummary = "MJRefresh's own wording of a time: the same day of any month counts as today."

  static let widthSummary = "The width that was set last, even where MJRefresh sets its own."

  /// The comment of a component's subclass.
  static func subclassSummary(of component: AppComponent) -> String {
    let width = "Keeps its own width, although MJRefresh sets another at every layout."
    let texts = "Sets its own texts again when the language changes, because MJRefresh replaces them."
    let names = component.parts.map { "`\($0.settings.name.text)`" }
    let parts = "Shows its own parts: \(joined(names, by: "and"))."
    return [
      component.width == nil ? nil : width, component.parts.isEmpty ? nil : parts,
      component.texts == nil ? nil : texts,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// The comment of `attach`.
  var attachSummary: String {
    let roles = components.map(\.role.rawValue)
    return "Makes the \(joined(roles, by: "and")) and attaches \(roles.count == 1 ? "it" : "them")."
  }
}

extension AppComponent {
  /// The comment of the function that makes it.
  var summary: String { "A \(role.rawValue) of type `\(kind.rawValue)`: \(origin)." }
}
