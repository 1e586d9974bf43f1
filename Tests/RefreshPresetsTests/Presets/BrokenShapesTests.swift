import Testing

/// One mistake gives one message: keys at the wrong level, and missing keys that are misspelt.
@Suite struct `Broken presets: shapes` {
  @Test(arguments: [
    Broken(
      "nmae: feed\nheader: { typ: normalHeader }",
      [
        "1:1-5 unknown-key: unknown key `nmae` in the preset",
        "  help: did you mean `name`? the keys of the preset are `name`, `description`, `extends`, `language`, `strings`, "
          + "`assets`, `header`, `footer` and `trailer`",
        "2:11-14 unknown-key: unknown key `typ` in `header`",
        "  help: did you mean `type`?",
      ]),
    Broken(
      "name: feed\nheader:\n  type: normalHeader\n  titles: { en: { idle: Pull }, ko: { idle: 당겨, pulling: 놓아 } }",
      [
        "4:13-15 misplaced-key: the language `en` is above `idle`, but belongs below it",
        "  help: write `titles: { idle: { en: Pull, ko: 당겨 }, pulling: { ko: 놓아 } }`",
      ]),
    Broken(
      "name: feed\nheader: { type: normalHeader }\nstrings: { headerIdle: { en: Pull, de: Ziehen } }",
      [
        "3:12-22 misplaced-key: `headerIdle` is above its languages, but belongs below them",
        "  help: write `strings: { en: { headerIdle: Pull }, de: { headerIdle: Ziehen } }`",
      ]),
    Broken(
      "name: feed\nheader: { type: gifHeader, images: { frames: { idle: { count: 3, size: [9, 9] } } } }",
      [
        "2:38-44 misplaced-key: `frames` is one level too many in `images`",
        "  help: `idle` belongs in its place",
      ]),
    Broken(
      "name: feed\nheader: { type: gifHeader, images: { idle: { frames: { count: 3, size: [9, 9] } } } }",
      [
        "2:54-55 misplaced-key: this `frames` is inside another `frames`",
        "  help: replace the outer `frames` with what is in it",
      ]),
    Broken(
      "name: feed\nheader: { type: gifHeader, images: { idle: [[a.png]] } }",
      [
        "2:45-52 wrong-type: `idle` must be a non-empty list, each item the path of an image, found a list in a "
          + "list",
        "  help: remove one pair of brackets or one dash",
      ]),
    Broken(
      "name: feed\nheader: { type: normalHeader, height: 54,5 }",
      [
        "2:42-43 unknown-key: unknown key `5` in `normalHeader`",
        "  help: write the decimal point as `.`: `54.5`",
      ]),
    Broken(
      "suite: feed\nheader: { type: normalHeader }\nscenarios: []",
      [
        "1:1-6 wrong-file: this is a suite of scenarios, but a preset is needed",
        "  help: to run a suite, name its file `*.scenarios.yaml` and use `refreshcfg test`",
      ]),
  ])
  func `one mistake has one message`(broken: Broken) {
    #expect(load(broken.text).found == broken.found)
  }
}
