import RefreshText

/// The texts of comments, which are the same in Swift and Objective-C.
extension AppUnit {
  static let configureSummary =
    "Sets MJRefresh's language and texts, which are the same for the whole process. Call it once, before any component is "
    + "made."
  static let relativeSummary = "MJRefresh's own wording of a time: any day with the same number is today."

  static let widthSummary = "The width: where MJRefresh sets its own, it stays what it was set to last."

  /// The comment of a component's subclass.
  static func subclassSummary(of component: AppComponent) -> String {
    let width = "Keeps its own width, where MJRefresh sets another at every layout."
    let texts = "Sets its own texts again when the language changes: MJRefresh puts its own in their place."
    let names = component.parts.map { "`\($0.settings.name.text)`" }
    let parts = "Shows parts of its own: \(joined(names, by: "and"))."
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
