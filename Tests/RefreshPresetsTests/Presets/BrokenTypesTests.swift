import RefreshEngine
import RefreshText
import Testing

/// Returns the types of a role, as messages list them.
private func types(of role: ComponentRole) -> [String] { ComponentKind.all(of: role).map { "`\($0.rawValue)`" } }

@Suite struct `Broken presets: types` {
  @Test(arguments: [
    Broken(
      """
      name: feed
      header:
        height: 60
      """,
      [
        "2:1-7 missing-key: `header` has no `type`",
        "  help: `type` must be one of \(types(of: .header).joined(separator: ", "))",
      ]),
    Broken(
      """
      name: feed
      header: { height: 60 }
      """,
      [
        "2:1-7 missing-key: `header` has no `type`",
        "  help: `type` must be one of \(types(of: .header).joined(separator: ", "))",
      ]),
    Broken(
      """
      name: feed
      header: { type: MJRefreshNormalHeader, height: 60pt }
      """,
      [
        "2:17-38 mjrefresh-name: write the short name instead of the class `MJRefreshNormalHeader`",
        "  help: write `normalHeader`",
        "2:48-52 wrong-unit: `height` must be a length in points, found `60pt`",
        "  help: lengths are in points, without a unit: write `60`",
      ]),
    Broken(
      """
      name: feed
      header:
        type: MJRefreshFooter
      footer:
        type: MJRefreshFooter
      """,
      [
        "3:9-24 unknown-type: `type` must be one of \(types(of: .header).joined(separator: ", ")), found `MJRefreshFooter`",
        "  help: `footer` is the common base of these types, not a type itself",
        "5:9-24 unknown-type: `type` must be one of \(types(of: .footer).joined(separator: ", ")), found `MJRefreshFooter`",
        "  help: `footer` is the common base of these types, not a type itself",
      ]),
    Broken(
      """
      name: feed
      header:
        type: autoNormalFooter
        triggerPercent: 50%
      """,
      [
        "3:9-25 misplaced-type: `autoNormalFooter` is a footer and can't be a header",
        "  help: write it under `footer:`; a header is one of `header`, `stateHeader`, "
          + "`normalHeader` or `gifHeader`",
      ]),
    Broken(
      """
      name: feed
      footer:
        type: normalHeader
        triggerPercent: 50
        arrow: { hidden: true }
      """,
      [
        "3:9-21 misplaced-type: `normalHeader` is a header and can't be a footer",
        "  help: write it under `header:`; a footer is one of \(joined(types(of: .footer)))",
      ]),
    Broken(
      """
      name: feed
      header:
        type: normlHeader
        height: 0
      """,
      [
        "3:9-20 unknown-type: `type` must be one of `header`, `stateHeader`, `normalHeader`, "
          + "`gifHeader`, found `normlHeader`",
        "  help: did you mean `normalHeader`?",
        "4:11-12 out-of-range: `height` must be greater than 0, found `0`",
      ]),
    Broken(
      """
      name: feed
      header: normalHeader
      """,
      [
        "2:9-21 wrong-type: `header` must be a map, found `normalHeader`",
        "  help: write `header: { type: normalHeader }`",
      ]),
    Broken(
      """
      name: feed
      header:
      """,
      [
        "2:8-8 no-value: `header` has no value; it must be a map",
        "  help: write `header: { type: normalHeader }`",
      ]),
    Broken(
      """
      name: feed
      header: [normalHeader]
      """,
      [
        "2:9-23 wrong-type: `header` must be a map, found a list",
        "  help: write `header: { type: normalHeader }`",
      ]),
    Broken(
      """
      name: feed
      trailer: &t { type: normalTrailer, height: 60 }
      footer: *t
      """,
      [
        "2:21-34 misplaced-type: `normalTrailer` is a trailer and can't be a footer",
        "  help: write it under `trailer:`; a footer is one of \(joined(types(of: .footer)))",
        "2:36-42 misplaced-key: `height` isn't a key of `normalTrailer`",
        "  help: `height` is for every header and every footer",
      ]),
    Broken(
      """
      name: feed
      header: { type: !!int normalHeader, hidden: !!str true, height: !!str 60 }
      """,
      [
        "2:23-35 wrong-tag: `type` must be one of `header`, `stateHeader`, `normalHeader`, "
          + "`gifHeader`, but has the tag `!!int`",
        "  help: remove the tag; the key determines the type of its value",
        "2:51-55 wrong-tag: `hidden` must be `true` or `false`, but has the tag `!!str`",
        "  help: remove the tag; the key determines the type of its value",
        "2:71-73 wrong-tag: `height` must be a length in points, but has the tag `!!str`",
        "  help: remove the tag; the key determines the type of its value",
      ]),
    Broken(
      """
      name: feed
      header: { type: , height: tall, hidden: maybe }
      """,
      [
        "2:16-16 no-value: `type` has no value; it must be one of `header`, `stateHeader`, "
          + "`normalHeader`, `gifHeader`",
        "2:27-31 wrong-value: `height` must be a length in points, found `tall`",
        "2:41-46 wrong-value: `hidden` must be `true` or `false`, found `maybe`",
      ]),
  ])
  func `a wrong type is answered once, at its place`(broken: Broken) {
    #expect(load(broken.text).found == broken.found)
  }
}
