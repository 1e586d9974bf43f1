import Testing

@Suite struct `Broken presets: keys` {
  @Test(arguments: [
    Broken(
      """
      name: feed
      header:
        type: normalHeader
        heigth: 60
      """,
      [
        "4:3-9 unknown-key: unknown key `heigth` in `normalHeader`",
        "  help: did you mean `height`?",
      ]),
    Broken(
      """
      name: feed
      header:
        type: normalHeader
        colour: "#FF0000"
      """,
      [
        "4:3-9 unknown-key: unknown key `colour` in `normalHeader`",
        "  help: of 18 keys the nearest are `slowAnimationDuration`, `loading` and `collectionViewAnimationBug`",
      ]),
    Broken(
      """
      name: feed
      header:
        type: normalHeader
        textColor: "#FF0000"
      """,
      [
        "4:3-12 misplaced-key: `textColor` isn't a key of `normalHeader`",
        "  help: `textColor` belongs one level deeper, under `stateLabel` or `lastUpdatedTimeLabel`",
      ]),
    Broken(
      """
      name: feed
      header:
        type: gifHeader
        arrow: { hidden: true }
      """,
      [
        "4:3-8 misplaced-key: `arrow` isn't a key of `gifHeader`",
        "  help: `arrow` is for `normalHeader`",
      ]),
    Broken(
      """
      name: feed
      header:
        type: normalHeader
        triggerPercent: 50%
      """,
      [
        "4:3-17 misplaced-key: `triggerPercent` isn't a key of `normalHeader`",
        "  help: `triggerPercent` is for `autoFooter`, `autoStateFooter`, `autoNormalFooter` and "
          + "`autoGifFooter`",
      ]),
    Broken(
      """
      name: feed
      header:
        type: normalHeader
        ignoredScrollViewContentInsetTop: 20
      """,
      [
        "4:3-35 misplaced-key: `ignoredScrollViewContentInsetTop` isn't a key of `normalHeader`",
        "  help: MJRefresh's `ignoredScrollViewContentInsetTop` is called `ignoredInset` here",
      ]),
  ])
  func `a wrong key is answered once, at its place`(broken: Broken) {
    #expect(load(broken.text).found == broken.found)
  }
}
