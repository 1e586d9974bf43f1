/// `language`: the app changes its language.
enum ChangeLanguage {
  static let kind = StepKind(
    "language", .language, forApps: true, examples: ["ko"], "The app changes its language while it runs.",
    make: { language, _ in .language(language) },
    from: { if case .language(let language) = $0 { language } else { nil } })
}
