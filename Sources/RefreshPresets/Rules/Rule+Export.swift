import RefreshDiagnostics

extension Rule {
  // MARK: - Code generated from presets

  package static let framesWithoutFiles = Rule(
    "frames-without-files", "frames that an app can't show",
    what: "A preset that is exported has frames that are given by their number and size.",
    why: "They are enough to try a preset, but an app needs pictures.")

  package static let ambiguousImage = Rule(
    "ambiguous-image", "two images of one name",
    what: "Presets that are exported name two image files of different folders that have the same name.",
    why: "In an app all images lie side by side, and are found by their names alone.")

  package static let sameTypeName = Rule(
    "same-type-name", "two presets that would be one type",
    what: "Presets that are exported together have names that give the same name of a type.",
    why: "An app can't have two types, or files, of one name: `feed-list` and `feed_list` would both be "
      + "`FeedListRefresh`.")

  package static let oneSetting = Rule(
    "one-setting", severity: .warning, "presets that disagree on what an app has once",
    what: "Presets that are exported together have different languages or texts of their own.",
    why: "`MJRefreshConfig` is one for the whole process: what is set last counts for all lists.")
}
