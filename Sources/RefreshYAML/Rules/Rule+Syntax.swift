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

extension Rule {
  // MARK: - Text, with and without quotes

  static let unclosedQuote = Rule(
    "unclosed-quote", "a quote that is not closed",
    what: "A text in quotes has no closing quote, or only the one that should begin the next text.",
    why: "All that follows would be part of the text.",
    bad: .preset("name: classic\ndescription: \"Pull to refresh\nheader: { type: normalHeader }"),
    good: .preset("name: classic\ndescription: \"Pull to refresh\"\nheader: { type: normalHeader }"))

  static let unexpectedText = Rule(
    "unexpected-text", "text behind a value that was complete",
    what: "Something follows a value that had ended: behind a closing quote or bracket, or behind the document.",
    why: "It belongs to nothing. In quotes, a quote that is part of the text has to be written differently.",
    bad: .preset("name: classic\ndescription: 'It's for feeds'\nheader: { type: normalHeader }"),
    good: .preset("name: classic\ndescription: 'It''s for feeds'\nheader: { type: normalHeader }"))

  static let unexpectedCharacter = Rule(
    "unexpected-character", "a character that no text begins with",
    what: "A text without quotes begins with `@`, `` ` ``, `%` or another sign that YAML keeps for itself.",
    why: "Readers of YAML refuse it.",
    bad: .preset("name: classic\ndescription: @home\nheader: { type: normalHeader }"),
    good: .preset("name: classic\ndescription: '@home'\nheader: { type: normalHeader }"))

  static let unknownEscape = Rule(
    "unknown-escape", "a backslash before a letter that means nothing",
    what: "In double quotes a backslash stands before a character that it gives no meaning to.",
    why: "Backslashes are signs in double quotes, and plain text in single ones.",
    bad: .preset("name: classic\ndescription: \"in C:\\presets\"\nheader: { type: normalHeader }"),
    good: .preset("name: classic\ndescription: 'in C:\\presets'\nheader: { type: normalHeader }"))

  static let badEscape = Rule(
    "bad-escape", "an escape with wrong digits",
    what: "Behind `\\x`, `\\u` or `\\U` in double quotes stand too few digits, or those of no character.",
    why: "It can't be said which character is meant.",
    bad: .preset("name: classic\ndescription: \"pull \\u219\"\nheader: { type: normalHeader }"),
    good: .preset("name: classic\ndescription: \"pull \\u2193\"\nheader: { type: normalHeader }"))

  // MARK: - Anchors, tags, blocks and directives, and of what none of the others tells

  static let badAnchor = Rule(
    "bad-anchor", "an anchor or alias with a wrong name",
    what: "The name behind `&` or `*` has other characters than letters A–Z, digits, `-` and `_`.",
    why: "Most often a text begins with `&` or `*` and needs quotes.",
    bad: .preset("name: classic\ndescription: *new* header\nheader: { type: normalHeader }"),
    good: .preset("name: classic\ndescription: '*new* header'\nheader: { type: normalHeader }"))

  static let badBlockText = Rule(
    "bad-block-text", "a block of text that begins in the line of its sign",
    what: "Behind `|` or `>` stands something else than `+`, `-` and an indentation.",
    why: "The text of a block begins on the next line.",
    bad: .preset("name: classic\ndescription: > pull to\n  refresh\nheader: { type: normalHeader }"),
    good: .preset("name: classic\ndescription: >\n  pull to\n  refresh\nheader: { type: normalHeader }"))

  static let badTag = Rule(
    "bad-tag", "a tag with wrong characters",
    what: "What stands behind `!` is no tag.",
    why: "Most often a text begins with `!` and needs quotes.",
    bad: .preset("name: classic\ndescription: !{new} header\nheader: { type: normalHeader }"),
    good: .preset("name: classic\ndescription: '!{new} header'\nheader: { type: normalHeader }"))

  static let unknownTag = Rule(
    "unknown-tag", "a tag that was not declared",
    what: "A tag like `!app!name` begins with a handle that no line `%TAG` declares.",
    why: "Tags are never needed here; most often a text begins with `!` and needs quotes.",
    bad: .preset("name: classic\ndescription: !new!header x\nheader: { type: normalHeader }"),
    good: .preset("name: classic\ndescription: '!new!header x'\nheader: { type: normalHeader }"))

  static let badDirective = Rule(
    "bad-directive", "a wrong line that begins with `%`",
    what: "A line that begins with `%` is neither `%YAML 1.1` nor a `%TAG`, or no `---` follows it.",
    why: "Such lines are for readers of YAML, and these know only the two.",
    bad: .preset("%YAML 3.0\n---\nname: classic\nheader: { type: normalHeader }"),
    good: .preset("%YAML 1.1\n---\nname: classic\nheader: { type: normalHeader }"))

  static let invalidYAML = Rule(
    "invalid-yaml", "text that is no YAML",
    what: "The text breaks a rule of YAML that has no name of its own here.",
    why: "Nothing can be said of what it means.")
}
