import RefreshDiagnostics

extension Rule {
  // MARK: - Code generated from presets

  package static let framesWithoutFiles = Rule(
    "frames-without-files", "frames that an app can't show",
    what: "A preset that is exported has frames that are given by their number and size.",
    why: "They are enough to try a preset, but an app needs pictures.")

  package static let ambiguousImage = Rule(
    "ambiguous-image", "two images of one name",
    what:
      "Presets that are exported name two image files that have the same name in an app: of different folders, of different "
      + "formats in an asset catalog, or of names that differ only in case or in how accents are composed.",
    why:
      "In an app all images lie side by side, and are found by their names alone; a Mac's disk takes `A` and `a` for one name."
  )

  package static let namelessImage = Rule(
    "nameless-image", "an image without a name",
    what:
      "A preset that is exported names an image file of which nothing is left without its scale and extension: `@2x.png`.",
    why: "An app finds an image by its name.")

  package static let reservedName = Rule(
    "reserved-name", "a type that can't have its name",
    what:
      "The type of a preset that is exported would have a name that the languages, UIKit, MJRefresh or the code itself use.",
    why: "The code would not compile, or would take the place of a type of the library.")

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
