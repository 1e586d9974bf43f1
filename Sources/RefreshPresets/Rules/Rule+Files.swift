import RefreshDiagnostics

extension Rule {
  // MARK: - Presets that build on others

  package static let extendsCycle = Rule(
    "extends-cycle", "presets that extend each other in a circle",
    what: "A preset extends another that extends the first, maybe by way of others. The message shows the chain.",
    why: "There would be no end to what is to be merged, and nothing to begin with.",
    bad: .preset("name: classic\nextends: example.preset.yaml\nheader: { type: normalHeader }"), good: .header())

  package static let extendsTooDeep = Rule(
    "extends-too-deep", "too many presets that extend each other in a row",
    what: "More than sixteen presets extend each other, one the next. The message shows the chain.",
    why: "Nobody could say where a value comes from. A list under `extends` takes several presets side by side.")

  package static let extendedTwice = Rule(
    "duplicate-extends", "a preset that is extended twice",
    what: "A list under `extends` names the same file twice.",
    why: "The second changes nothing but the order of which wins, which is hardly meant.")

  // MARK: - Files that presets name

  package static let missingFile = Rule(
    "missing-file", "a file or folder that is not there",
    what:
      "An image, an asset catalog or a bundle of texts is named that does not exist. Paths begin at the folder of "
      + "the file that they stand in.",
    why: "What it was to show would be missing in the app, too.",
    bad: .preset("name: classic\nheader: { type: gifHeader, images: { idle: nowhere.png } }"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 60, size: [50, 50] } } }"))

  package static let outsideProject = Rule(
    "outside-project", "a file outside of the project",
    what: "A path leads out of the project: above the nearest folder with a `.git`, a `Package.swift` or a "
      + "`refreshcfg.yaml`, or without one out of the preset's own folder. Symbolic links count by what they lead to.",
    why: "It may not be there for others, and a file from elsewhere should not look around on this machine. "
      + "`--allow-outside` allows it.")

  package static let badImage = Rule(
    "bad-image", "a file that is not a usable image",
    what: "A file is not a PNG, JPEG, GIF or WebP image, or it is damaged, or an image set has no file.",
    why: "The size of a frame is needed to lay the component out.")

  package static let badImageSet = Rule(
    "bad-image-set", "an image set that can't be read",
    what: "The `Contents.json` of an image set has no list of images.",
    why: "It says which file is meant for which scale.")

  package static let badRange = Rule(
    "bad-range", "a malformed range of frames",
    what: "Braces in the name of frames hold no two numbers, are not closed, or stand there twice.",
    why: "`{1..60}` stands for sixty names. What else is meant can't be guessed.",
    bad: .preset("name: classic\nheader:\n  type: gifHeader\n  images:\n    idle: frame_{1-60}.png"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 60, size: [50, 50] } } }"))

  package static let tooManyFrames = Rule(
    "too-many-frames", "more frames than a state can have",
    what: "A state has more than 1,000 frames.",
    why: "They would not fit into a phone's memory; it is most likely a slip in a range.",
    bad: .preset("name: classic\nheader:\n  type: gifHeader\n  images:\n    idle: frame_{1..6000}.png"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 60, size: [50, 50] } } }"))

  package static let mixedSizes = Rule(
    "mixed-frame-sizes", severity: .warning, "frames that differ in size",
    what: "The frames of a state are not all of one size in points.",
    why: "MJRefresh takes the size of the first; the others jump or are cut off.")

  package static let conflictingStrings = Rule(
    "conflicting-strings", "texts by language and a bundle at once",
    what: "`strings` has texts of a language and a `bundle`.",
    why: "MJRefresh looks into one place. Which of the two counts can't be guessed.",
    bad: .preset(
      "name: classic\nheader: { type: normalHeader }\nstrings: { bundle: Own.bundle, de: { headerIdle: Ziehen } }"
    ),
    good: .preset("name: classic\nheader: { type: normalHeader }\nstrings: { de: { headerIdle: Ziehen } }"))

  package static let badStrings = Rule(
    "bad-strings", "a malformed table of texts",
    what:
      "A `.strings` file of a bundle is not written as such: a quote, a `=` or a `;` is missing, or an escape does "
      + "not exist.",
    why: "iOS reads nothing of such a file, and shows the keys instead.")

  package static let duplicateText = Rule(
    "duplicate-text", severity: .warning, "a text that is given twice",
    what: "A `.strings` file has one of MJRefresh's keys twice.",
    why: "Only the later one is ever shown.")
}
