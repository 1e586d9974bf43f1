import BrokenTexts
import RefreshEngine
import RefreshText
import Testing

/// Returns the types of a role, as messages list them.
private func types(of role: ComponentRole) -> [String] { ComponentKind.all(of: role).map { "`\($0.rawValue)`" } }

@Suite struct `Broken presets` {
  @Test(arguments: BrokenText.all(in: "broken-presets.txt"))
  func `each mistake is answered once, at its place`(broken: BrokenText) {
    #expect(load(broken.text).found == broken.expected)
  }

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
      trailer: &t { type: normalTrailer, height: 60 }
      footer: *t
      """,
      [
        "2:21-34 misplaced-type: `normalTrailer` is a trailer and can't be a footer",
        "  help: write it under `trailer:`; a footer is one of \(joined(types(of: .footer)))",
        "2:36-42 misplaced-key: `height` isn't a key of `normalTrailer`",
        "  help: `height` is for every header and every footer",
      ]),
  ])
  func `a wrong type is answered with the types of the role`(broken: Broken) {
    #expect(load(broken.text).found == broken.found)
  }
}
