import RefreshDiagnostics

extension Rule {
  // MARK: - Presets that build on others

  package static let extendsCycle = Rule(
    "extends-cycle", "presets that extend each other in a cycle",
    what: "A preset extends another that extends the first, directly or indirectly. The message shows the chain.",
    why: "The presets can't be merged, because there is no first one.",
    bad: .preset("name: classic\nextends: example.preset.yaml\nheader: { type: normalHeader }"), good: .header())

  package static let extendsTooDeep = Rule(
    "extends-too-deep", "too many presets that extend each other",
    what: "More than sixteen presets extend each other in a chain. The message shows the chain.",
    why:
      "It would be hard to see where a value comes from. To extend several presets side by side, write a list under `extends`."
  )

  package static let extendedTwice = Rule(
    "duplicate-extends", "a preset that is extended twice",
    what: "A list under `extends` has the same file twice.",
    why: "The second entry only changes which preset takes precedence, which is hardly intended.")

  // MARK: - Files that presets name

  package static let missingFile = Rule(
    "missing-file", "a missing file or folder",
    what:
      "An image, an asset catalog or a bundle of texts doesn't exist. Paths are relative to the folder of "
      + "the file that contains them.",
    why: "It would be missing in the app, too.",
    bad: .preset("name: classic\nheader: { type: gifHeader, images: { idle: nowhere.png } }"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 60, size: [50, 50] } } }"))

  package static let outsideProject = Rule(
    "outside-project", "a file outside the project",
    what: "A path leads out of the project: above the nearest folder with a `.git`, a `Package.swift` or a "
      + "`refreshcfg.yaml` or, without these, the preset's own folder. For symbolic links, the target counts.",
    why:
      "Other people may not have the file, and a preset from elsewhere shouldn't read other files on this machine. "
      + "`--allow-outside` allows it.")

  package static let badImage = Rule(
    "bad-image", "an unusable image file",
    what: "A file isn't a PNG, JPEG, GIF or WebP image, or it is damaged, or an image set doesn't have a file.",
    why: "The size of a frame is needed for the layout of the component.")

  package static let badImageSet = Rule(
    "bad-image-set", "an image set that can't be read",
    what: "The `Contents.json` of an image set doesn't have a list of images.",
    why: "This list specifies the file for each scale.")

  package static let badRange = Rule(
    "bad-range", "a malformed range of frames",
    what: "Braces in the name of frames don't contain two numbers, aren't closed, or appear twice.",
    why: "`{1..60}` stands for sixty names. Other forms have no meaning.",
    bad: .preset("name: classic\nheader:\n  type: gifHeader\n  images:\n    idle: frame_{1-60}.png"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 60, size: [50, 50] } } }"))

  package static let tooManyFrames = Rule(
    "too-many-frames", "more frames than a state can have",
    what: "A state has more than 1,000 frames.",
    why: "They wouldn't fit into a phone's memory; most likely, it is a typing error in a range.",
    bad: .preset("name: classic\nheader:\n  type: gifHeader\n  images:\n    idle: frame_{1..6000}.png"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 60, size: [50, 50] } } }"))

  package static let mixedSizes = Rule(
    "mixed-frame-sizes", severity: .warning, "frames that differ in size",
    what: "The frames of a state differ in size in points.",
    why: "MJRefresh uses the size of the first frame; the others jump or are cut off.")

  package static let conflictingStrings = Rule(
    "conflicting-strings", "texts by language together with a bundle",
    what: "`strings` has both texts by language and a `bundle`.",
    why: "MJRefresh only uses one of the two, and it is unclear which one is meant.",
    bad: .preset(
      "name: classic\nheader: { type: normalHeader }\nstrings: { bundle: Own.bundle, de: { headerIdle: Ziehen } }"
    ),
    good: .preset("name: classic\nheader: { type: normalHeader }\nstrings: { de: { headerIdle: Ziehen } }"))

  package static let badStrings = Rule(
    "bad-strings", "a malformed table of texts",
    what:
      "A `.strings` file of a bundle has a syntax error: a quote, a `=` or a `;` is missing, or an escape doesn't "
      + "exist.",
    why: "iOS ignores such a file and shows the keys instead.")

  package static let duplicateText = Rule(
    "duplicate-text", severity: .warning, "a text that appears twice",
    what: "A `.strings` file has one of MJRefresh's keys twice.",
    why: "Only the later one is used.")
}
