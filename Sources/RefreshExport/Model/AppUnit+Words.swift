import RefreshText

/// The words of comments, which are the same in both languages.
extension AppUnit {
  static let configureSummary =
    "Sets MJRefresh's language and texts, which are the same for the whole process. Call it once, before any component is "
    + "made."
  static let languageSummary =
    "MJRefresh's language, or the one of some languages that is the system's, whose region does not matter."
  static let relativeSummary = "MJRefresh's own wording of a time: any day with the same number is today."
  static let subclassSummary =
    "Sets its own texts again when the language changes: MJRefresh puts its own in their place."

  /// The comment of `attach`.
  var attachSummary: String {
    let roles = components.map(\.role.rawValue)
    return "Makes the \(joined(roles, by: "and")) and attaches \(roles.count == 1 ? "it" : "them")."
  }
}
