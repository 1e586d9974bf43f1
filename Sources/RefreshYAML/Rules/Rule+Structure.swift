import RefreshDiagnostics

extension Rule {
  // MARK: - Lines: indentation, keys and dashes

  static let tabIndentation = Rule(
    "tab-indentation", "a tab that indents a line",
    what: "A line is indented with a tab.",
    why: "YAML allows only spaces there, because a tab is as wide as each editor likes it.",
    bad: .preset("name: classic\nheader:\n\ttype: normalHeader"),
    good: .preset("name: classic\nheader:\n  type: normalHeader"))

  static let badIndentation = Rule(
    "bad-indentation", "a line whose indentation fits no other",
    what: "A line is indented in a way that fits none of the lines above.",
    why: "Indentation says what belongs to what; here it says nothing.",
    bad: .preset("name: classic\nheader:\n    type: normalHeader\n  height: 60"),
    good: .preset("name: classic\nheader:\n    type: normalHeader\n    height: 60"))

  static let missingColon = Rule(
    "missing-colon", "a line without a colon",
    what: "A line among the keys of a map has no `:`, or its key is longer than a key may be.",
    why: "A key has to be told from its value.",
    bad: .preset("name: classic\nheader:\n  type normalHeader\n  height: 60"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  height: 60"))

  static let missingDash = Rule(
    "missing-dash", "a line of a list without a dash",
    what: "A line among the items of a list does not begin with `- `.",
    why: "An item has to be told from the one before.",
    bad: .steps("- wait: settled\nexpect: { header.state: idle }", name: "begins idle"),
    good: .steps("- wait: settled\n- expect: { header.state: idle }", name: "begins idle"))

  static let unexpectedColon = Rule(
    "unexpected-colon", "a colon where no key can be",
    what: "A `:` stands in a value, or without a blank behind it where one is needed.",
    why: "A `:` followed by a blank makes a key of what is before it. In a text it needs quotes.",
    bad: .preset("name: classic\ndescription: Note: pulls to refresh\nheader: { type: normalHeader }"),
    good: .preset("name: classic\ndescription: 'Note: pulls to refresh'\nheader: { type: normalHeader }"))

  static let unexpectedDash = Rule(
    "unexpected-dash", "a list item where none can be",
    what: "A `- ` stands among the keys of a map, or in the line of a key.",
    why: "The items of a list stand below their key, one in each line, or in brackets.",
    bad: .scenarios(
      """
      suite: classic
      header: { type: normalHeader }
      scenarios: - name: begins idle
      """),
    good: .suite("header: { type: normalHeader }"))

  // MARK: - Lists and maps in brackets

  static let unclosedBracket = Rule(
    "unclosed-bracket", "a bracket that is not closed",
    what: "A `[` or `{` is never closed, or not before what must follow it.",
    why: "All that follows would be part of the list or map. The place is that of the opening bracket.",
    bad: .preset("name: classic\nheader: { type: normalHeader\nfooter: { type: autoFooter }"),
    good: .preset("name: classic\nheader: { type: normalHeader }\nfooter: { type: autoFooter }"))

  static let unexpectedBracket = Rule(
    "unexpected-bracket", "a bracket that closes nothing",
    what: "A `]` or `}` has no opening bracket.",
    why: "Either it is too many, or the opening one is missing.",
    bad: .preset("name: classic\nheader: { type: normalHeader }}"),
    good: .preset("name: classic\nheader: { type: normalHeader }"))

  static let missingComma = Rule(
    "missing-comma", "a comma that is missing",
    what: "Two items or keys in brackets have no `,` between them.",
    why: "In brackets, lines and blanks separate nothing.",
    bad: .preset("name: classic\nheader: {\n  type: normalHeader\n  height: 60\n}"),
    good: .preset("name: classic\nheader: {\n  type: normalHeader,\n  height: 60\n}"))

  static let missingValue = Rule(
    "missing-value", "a value that is missing",
    what: "A comma or a closing bracket stands where a value should be.",
    why: "Something was left out, or a text that begins with one of `,`, `]`, `}` has no quotes.",
    bad: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 2, size: [60, , 60] } } }"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 2, size: [60, 60] } } }"))
}
