import RefreshDiagnostics

extension Rule {
  // MARK: - Code generated from presets

  package static let framesWithoutFiles = Rule(
    "frames-without-files", "frames that an app can't show",
    what: "An exported preset has frames that are specified by number and size.",
    why: "That is enough to test a preset, but an app needs images.")

  package static let ambiguousImage = Rule(
    "ambiguous-image", "two images with the same name",
    what:
      "Exported presets use two image files that have the same name in an app: from different folders, with different "
      + "formats in an asset catalog, or with names that differ only in case or in the composition of accents.",
    why:
      "In an app, all images are in one place and are found by name alone; a Mac's file system treats `A` and `a` as the same."
  )

  package static let namelessImage = Rule(
    "nameless-image", "an image without a name",
    what:
      "An exported preset uses an image file whose name is empty without scale and extension: `@2x.png`.",
    why: "An app finds images by name.")

  package static let reservedName = Rule(
    "reserved-name", "a type with a reserved name",
    what:
      "The type of an exported preset would have a name that the language, UIKit, MJRefresh or the code itself uses.",
    why: "The code wouldn't compile, or would replace a type of the library.")

  package static let sameTypeName = Rule(
    "same-type-name", "two presets with the same type name",
    what: "The names of presets that are exported together result in the same type name.",
    why: "An app can't have two types, or files, with the same name: `feed-list` and `feed_list` would both be "
      + "`FeedListRefresh`.")

  package static let oneSetting = Rule(
    "one-setting", severity: .warning, "presets that disagree on a global setting",
    what: "Presets that are exported together have different languages or different `strings`.",
    why: "`MJRefreshConfig` is shared by the whole process: the last value applies to all lists.")
}
