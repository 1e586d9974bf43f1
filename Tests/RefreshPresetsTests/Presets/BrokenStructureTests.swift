import Testing

@Suite struct `Broken presets: structure` {
  @Test(arguments: [
    Broken(
      """
      name: feed
      normalHeader:
        height: 60
      """,
      [
        "2:1-13 misplaced-key: `normalHeader` isn't a key of the preset",
        "  help: write `header: { type: normalHeader }`",
      ]),
    Broken(
      """
      name: feed
      heder:
        type: normalHeader
      """,
      [
        "2:1-6 unknown-key: unknown key `heder` in the preset",
        "  help: did you mean `header`? the keys of the preset are `name`, `description`, `extends`, "
          + "`language`, `strings`, `assets`, `header`, `footer` and `trailer`",
      ]),
    Broken(
      """
      name: feed
      type: normalHeader
      height: 60
      """,
      [
        "2:1-5 misplaced-key: `type` isn't a key of the preset",
        "  help: `type` belongs under `header`, `footer` or `trailer`",
        "3:1-7 misplaced-key: `height` isn't a key of the preset",
        "  help: `height` belongs one level deeper, under `header` or `footer`",
      ]),
    Broken(
      """
      name: feed
      header:
        type: stateHeader
        name: feed
      """,
      [
        "4:3-7 misplaced-key: `name` isn't a key of `stateHeader`",
        "  help: `name` belongs to the preset, one level up",
      ]),
    Broken(
      """
      header: { type: header }
      """,
      [
        "1:1-7 missing-key: the preset has no `name`",
        "  help: `name` must be a name of letters, digits, `-` and `_`",
      ]),
    Broken(
      """
      name: my feed
      header: { type: header }
      """,
      [
        "1:9-10 wrong-value: `name` can't have a blank in it",
        "  help: a name can have letters of any script, digits, `-` and `_`",
      ]),
    Broken(
      """
      name:
      header: { type: header }
      """,
      [
        "1:6-6 no-value: `name` has no value; it must be a name of letters, digits, `-` and `_`"
      ]),
    Broken(
      """
      name: feed
      """,
      [
        "1:1-5 no-component: the preset doesn't have a component",
        "  help: add a `header`, a `footer` or a `trailer`",
      ]),
    Broken(
      """
      - name: feed
      """,
      [
        "1:1-2 wrong-type: a preset must be a map, found a list",
        "  help: the shortest preset is `name: feed` and `header: { type: normalHeader }`",
      ]),
    Broken(
      """
      feed
      """,
      [
        "1:1-5 wrong-type: a preset must be a map, found `feed`",
        "  help: the shortest preset is `name: feed` and `header: { type: normalHeader }`",
      ]),
    Broken(
      """
      # nothing but a comment
      """,
      [
        "1:1-1 empty-file: there is no preset in this file",
        "  help: the shortest preset is `name: feed` and `header: { type: normalHeader }`",
      ]),
    Broken(
      """
      ---
      ...
      """,
      [
        "1:4-4 empty-file: there is no preset in this file",
        "  help: the shortest preset is `name: feed` and `header: { type: normalHeader }`",
      ]),
    Broken(
      """
      name: feed
      header: { type: header }
      ---
      name: list
      footer: { type: autoFooter }
      """,
      [
        "4:1-5 several-presets: a second preset begins here, but a file can only have one",
        "  1:1-5 the first preset",
        "  help: put each preset into a separate file",
      ]),
    Broken(
      """
      name: feed
      name: list
      header: { type: header, height: 50, height: 60 }
      """,
      [
        "2:1-5 duplicate-key: key `name` appears twice in this map",
        "  1:1-5 it first appears here",
        "3:37-43 duplicate-key: key `height` appears twice in this map",
        "  3:25-31 it first appears here",
      ]),
    Broken(
      """
      name: feed
      extends: base.preset.yaml
      strings: { de: { headerIdle: Ziehen } }
      assets: Images.xcassets
      """,
      [
        "2:10-26 cannot-read: `base.preset.yaml` can't be read: there is no such file",
        "4:9-24 missing-file: there is no folder `Images.xcassets`",
      ]),
  ])
  func `a broken file is answered once, at its place`(broken: Broken) {
    #expect(load(broken.text).found == broken.found)
  }
}
