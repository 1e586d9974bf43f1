import Testing

@Suite struct `Broken presets: values` {
  @Test(arguments: [
    Broken(
      """
      name: feed
      language: zh_Hans
      header:
        type: stateHeader
        titles: { idle: 下拉, noMoreData: 没有了, pulled: 松开, refreshing: { en_US: Loading } }
      """,
      [
        "2:11-18 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `zh_Hans`",
        "  help: write `zh-Hans`",
        "5:23-33 warning unused-state: `stateHeader` doesn't show titles for `noMoreData`",
        "  help: it shows titles for `idle`, `pulling` and `refreshing`",
        "5:40-46 unknown-key: unknown key `pulled` in `titles`",
        "  help: the keys of `titles` are `idle`, `pulling`, `refreshing`, `willRefresh` and `noMoreData`",
        "5:66-71 wrong-value: `language` must be a language tag like `en` or `zh-Hans`, found `en_US`",
        "  help: write `en-US`",
      ]),
    Broken(
      """
      name: feed
      header:
        type: gifHeader
        images:
          idle: frames/dropdown_{1..60}@2x.png
          pulling: { frames: [a@2x.png], duration: 0.3s }
          refreshing: { count: 0, size: [60, 60, 60] }
      """,
      [
        "5:11-41 missing-file: none of these 60 files is there: `frames/dropdown_1@2x.png`, "
          + "`frames/dropdown_2@2x.png`, `frames/dropdown_3@2x.png`, …",
        "6:25-33 missing-file: there is no file `a@2x.png`",
        "7:26-27 out-of-range: `count` must be at least 1, found `0`",
        "7:35-47 wrong-count: `size` must be a list of 2 items, each a length in points, found 3 items",
      ]),
    Broken(
      """
      name: feed
      header:
        type: stateHeader
        stateLabel: { textColor: #FF0000
          , hidden: yes }
        lastUpdatedTimeLabel: { fontsize: 12 }
        lastUpdatedTimeText: "Updated {date:YYYY-MM-dd}"
      """,
      [
        "4:27-27 no-value: `textColor` has no value; it must be a colour like `\"#5A5A5A\"`",
        "  help: a `#` without quotes begins a comment: write `\"#FF0000\"`",
        "5:15-18 warning boolean-spelling: `hidden` is written as `yes`, which some programs read as text",
        "  help: write `true`",
        "6:27-35 unknown-key: unknown key `fontsize` in `lastUpdatedTimeLabel`",
        "  help: did you mean `fontSize`? the keys of `lastUpdatedTimeLabel` are `hidden`, "
          + "`textColor` and `fontSize`",
        "7:39-43 bad-template: `lastUpdatedTimeText` has the unknown date field `YYYY`",
        "  help: write `yyyy`: `YYYY` counts the year of the week",
      ]),
    Broken(
      """
      name: feed
      footer:
        type: autoStateFooter
        autoTriggerTimes: -1
        fastAnimationDuration: 250
        slowAnimationDuration: 1:30
        labelLeftInset: 1_000
        height: .inf
      """,
      [
        "4:21-23 out-of-range: `autoTriggerTimes` must be a whole number of at least 0, found `-1`",
        "  help: write `unlimited` for MJRefresh's -1",
        "5:26-29 warning doubtful-unit: `fastAnimationDuration` is 250 seconds: a number without a unit is in seconds",
        "  help: write `250ms` for milliseconds, or `250s` if seconds are meant",
        "6:26-30 ambiguous-number: `slowAnimationDuration` is written as `1:30`, which some programs "
          + "read in base 60",
        "  help: write a decimal number",
        "7:19-24 ambiguous-number: `labelLeftInset` is written as `1_000`, which some programs read as text",
        "  help: write `1000`",
        "8:11-15 wrong-value: `height` must be a length in points, found `.inf`",
        "  help: write a finite number",
      ]),
    Broken(
      """
      name: feed
      header: { type: normalHeader, loading: { style: big }, arrow: { image: arrow.png } }
      """,
      [
        "2:49-52 unknown-value: `style` must be one of `medium`, `large`, `gray`, `white`, found `big`",
        "2:72-81 missing-file: there is no file `arrow.png`",
      ]),
  ])
  func `a wrong value is answered once, at its place`(broken: Broken) {
    #expect(load(broken.text).found == broken.found)
  }
}
