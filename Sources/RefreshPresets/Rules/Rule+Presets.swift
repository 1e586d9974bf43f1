import RefreshDiagnostics

extension Rule {
  // MARK: - Presets and their components

  package static let unusedState = Rule(
    "unused-state", severity: .warning, "a text or frames for a state that is never shown",
    what: "A component has a title or frames for a state in which its type shows none.",
    why: "They are never seen. MJRefresh takes them without a word.",
    bad: .preset("name: classic\nheader: { type: normalHeader, titles: { noMoreData: The end } }"),
    good: .preset("name: classic\nfooter: { type: autoNormalFooter, titles: { noMoreData: The end } }"))

  package static let mjrefreshName = Rule(
    "mjrefresh-name", "a type by its class's name",
    what: "A type is written as MJRefresh's class is called.",
    why: "Types have short names here. It is clear what is meant, and the message says what to write.",
    bad: .preset("name: classic\nheader: { type: MJRefreshNormalHeader }"),
    good: .preset("name: classic\nheader: { type: normalHeader }"))

  package static let misplacedType = Rule(
    "misplaced-type", "a type under a role that it is not made for",
    what: "A header's type stands under `footer`, or the like.",
    why: "Each class of MJRefresh is made for one place. Keys of the type and of the role are both let pass, "
      + "since it is not known which of the two is meant.",
    bad: .preset("name: classic\nfooter: { type: normalHeader }"),
    good: .preset("name: classic\nheader: { type: normalHeader }"))

  package static let unknownType = Rule(
    "unknown-type", "a type that does not exist",
    what: "A `type` is none of MJRefresh's fifteen.",
    why: "Nothing can be said of a component without its type.",
    bad: .preset("name: classic\nheader: { type: normalHeadr }"),
    good: .preset("name: classic\nheader: { type: normalHeader }"))

  package static let noComponent = Rule(
    "no-component", "nothing to refresh with",
    what: "A preset or suite has neither `header` nor `footer` nor `trailer`.",
    why: "There is nothing that could be pulled.",
    bad: .preset("name: classic"),
    good: .preset("name: classic\nheader: { type: normalHeader }"))

  package static let emptyFile = Rule(
    "empty-file", "a file with nothing in it",
    what: "A file has no preset or suite in it, perhaps only comments.",
    why: "It was named or found by its name, so that something is expected of it.",
    bad: .preset("# to be written"),
    good: .preset("name: classic\nheader: { type: normalHeader }"))

  package static let severalPresets = Rule(
    "several-presets", severity: .warning, "a second preset in one file",
    what: """
      A `*.preset.yaml` goes on with another preset behind a line `---`. Each is checked all the same; commands and suites \
      that need the file's one preset refuse it.
      """,
    why: "A preset is named by its file's path; the second could never be.",
    bad: .preset("name: classic\nheader: { type: normalHeader }\n---\nname: plain\nheader: { type: header }"),
    good: .preset("name: classic\nheader: { type: normalHeader }"))
}
