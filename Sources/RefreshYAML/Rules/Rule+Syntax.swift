import RefreshDiagnostics

extension Rule {
  // MARK: - Lines: indentation, keys and dashes

  static let tabIndentation = Rule(
    "tab-indentation", "a tab that indents a line",
    what: "A line is indented with a tab.",
    why: "YAML allows only spaces there, because a tab is as wide as each editor likes it.",
    bad: .preset("name: classic\nheader:\n\ttype: normalHeader"),
    good: .preset("name: classic\nheader:\n  type: normalHeader"))

  static let wrongCharacter = Rule(
    "wrong-character", "a character that is typed for another",
    what:
      "A full-width, typographic or invisible character stands where the structure, a key or a value needs another: "
      + "`：` for `:`, `“` for `\"`, `％` for `%`, an ideographic space for a space.",
    why:
      "They look alike, but YAML and the values know only those of ASCII. In titles and descriptions they are text.",
    bad: .preset("name: classic\nheader：\n  type: normalHeader"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  titles: { idle: 下拉：刷新 }"))

  static let missingSpace = Rule(
    "missing-space", "a space that is missing",
    what: "No space follows the `:` behind a key, or the `-` before an item.",
    why: "Without it, YAML takes the whole for one text.",
    bad: .preset("name:classic\nheader:\n  type: normalHeader"),
    good: .preset("name: classic\nheader:\n  type: normalHeader"))

  static let joinedItems = Rule(
    "joined-items", "several items of a list in one line",
    what: "Behind an item of a list stands another in the same line.",
    why: "An item ends with its line; each has a `-` of its own.",
    bad: .steps(
      "- pull: { header: 60 }, release\n- expect: { header.state: refreshing }", name: "begins to refresh"),
    good: .steps(
      "- pull: { header: 60 }\n- release\n- expect: { header.state: refreshing }", name: "begins to refresh"))

  static let badIndentation = Rule(
    "bad-indentation", "a line whose indentation matches no other",
    what: "The indentation of a line matches none of the lines above.",
    why: "Indentation shows what belongs to what; here it is ambiguous.",
    bad: .preset("name: classic\nheader:\n    type: normalHeader\n  height: 60"),
    good: .preset("name: classic\nheader:\n    type: normalHeader\n    height: 60"))

  static let missingColon = Rule(
    "missing-colon", "a line without a colon",
    what: "A line among the keys of a map has no `:`, or its key is longer than a key may be.",
    why: "A colon separates a key from its value.",
    bad: .preset("name: classic\nheader:\n  type normalHeader\n  height: 60"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  height: 60"))

  static let missingDash = Rule(
    "missing-dash", "a line of a list without a dash",
    what: "A line among the items of a list does not begin with `- `.",
    why: "A dash separates an item from the one before.",
    bad: .steps("- wait: settled\nexpect: { header.state: idle }", name: "begins idle"),
    good: .steps("- wait: settled\n- expect: { header.state: idle }", name: "begins idle"))

  static let unexpectedColon = Rule(
    "unexpected-colon", "a colon where no key can be",
    what: "A `:` stands in a value, or lacks the space after it.",
    why: "A `:` followed by a space makes a key of the text before it. A text with such a `:` needs quotes.",
    bad: .description("Note: pulls to refresh"), good: .description("'Note: pulls to refresh'"))

  static let unexpectedDash = Rule(
    "unexpected-dash", "a list item where none can be",
    what: "A `- ` stands among the keys of a map, or in the line of a key.",
    why: "The items of a list stand below their key, one per line, or in brackets.",
    bad: .scenarios("suite: classic\nheader: { type: normalHeader }\nscenarios: - name: begins idle"),
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
    why: "Either it is one too many, or the opening one is missing.",
    bad: .preset("name: classic\nheader: { type: normalHeader }}"), good: .header())

  static let missingComma = Rule(
    "missing-comma", "a comma that is missing",
    what: "Two items or keys in brackets have no `,` between them.",
    why: "In brackets, line breaks and spaces separate nothing.",
    bad: .preset("name: classic\nheader: {\n  type: normalHeader\n  height: 60\n}"),
    good: .preset("name: classic\nheader: {\n  type: normalHeader,\n  height: 60\n}"))

  static let missingValue = Rule(
    "missing-value", "a value that is missing",
    what: "A comma or a closing bracket stands where a value should be.",
    why: "Something was left out, or a text that begins with one of `,`, `]`, `}` has no quotes.",
    bad: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 2, size: [60, , 60] } } }"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 2, size: [60, 60] } } }"))

  // MARK: - Text, with and without quotes

  static let unclosedQuote = Rule(
    "unclosed-quote", "a quote that is not closed",
    what: "A text in quotes has no closing quote, or only the one that should begin the next text.",
    why: "All that follows would be part of the text.",
    bad: .description("\"Pull to refresh"), good: .description("\"Pull to refresh\""))

  static let unquotedText = Rule(
    "unquoted-text", "a text that needs quotes",
    what: "A text has signs in it that mean something to YAML: braces, brackets, `#`, `*`, `&`, `!`.",
    why: "YAML would take it for a list, a map, a comment or an alias.",
    bad: .preset("name: classic\nheader: { type: normalHeader, stateLabel: { textColor: #5A5A5A } }"),
    good: .preset("name: classic\nheader: { type: normalHeader, stateLabel: { textColor: \"#5A5A5A\" } }"))

  static let unexpectedText = Rule(
    "unexpected-text", "text after a complete value",
    what: "Something follows a complete value: after a closing quote or bracket, or after the document.",
    why: "It belongs to nothing. A quote inside a quoted text must be doubled or escaped.",
    bad: .description("'It's for feeds'"), good: .description("'It''s for feeds'"))

  static let unexpectedCharacter = Rule(
    "unexpected-character", "a character that no text begins with",
    what: "A text without quotes begins with `@`, `` ` ``, `%` or another character that YAML reserves.",
    why: "YAML readers reject it.",
    bad: .description("@home"), good: .description("'@home'"))

  static let unknownEscape = Rule(
    "unknown-escape", "a backslash that means nothing",
    what: "In double quotes, a backslash and the character after it form no escape.",
    why: "Backslashes begin escapes in double quotes, and are plain text in single quotes.",
    bad: .description("\"in C:\\presets\""), good: .description("'in C:\\presets'"))

  static let badEscape = Rule(
    "bad-escape", "an escape with wrong digits",
    what: "In double quotes, `\\x`, `\\u` or `\\U` has too few digits, or those of no character.",
    why: "There is no telling which character is meant.",
    bad: .description("\"pull \\u219\""), good: .description("\"pull \\u2193\""))

  // MARK: - Anchors, tags, blocks and directives, and everything else

  static let badAnchor = Rule(
    "bad-anchor", "an anchor or alias with a wrong name",
    what: "The name behind `&` or `*` has characters other than letters A–Z, digits, `-` and `_`.",
    why: "Most often a text begins with `&` or `*` and needs quotes.",
    bad: .description("*new* header"), good: .description("'*new* header'"))

  static let badBlockText = Rule(
    "bad-block-text", "a block of text on the line of its `|` or `>`",
    what: "Something other than `+`, `-` and an indentation follows `|` or `>`.",
    why: "The text of a block begins on the next line.",
    bad: .description("> pull to\n  refresh"), good: .description(">\n  pull to\n  refresh"))

  static let badTag = Rule(
    "bad-tag", "a tag with wrong characters",
    what: "The text after `!` is not a valid tag.",
    why: "Most often a text begins with `!` and needs quotes.",
    bad: .description("!{new} header"), good: .description("'!{new} header'"))

  static let unknownTag = Rule(
    "unknown-tag", "a tag that was not declared",
    what: "A tag like `!app!name` begins with a handle that no line `%TAG` declares.",
    why: "Tags are never needed here; most often a text begins with `!` and needs quotes.",
    bad: .description("!new!header x"), good: .description("'!new!header x'"))

  static let badDirective = Rule(
    "bad-directive", "a wrong line that begins with `%`",
    what: "A line that begins with `%` is neither `%YAML 1.1` nor a `%TAG`, or no `---` follows it.",
    why: "Such lines are for YAML readers, which know only these two.",
    bad: .preset("%YAML 3.0\n---\nname: classic\nheader: { type: normalHeader }"),
    good: .preset("%YAML 1.1\n---\nname: classic\nheader: { type: normalHeader }"))

  static let invalidYAML = Rule(
    "invalid-yaml", "text that is not YAML",
    what: "The text breaks a rule of YAML that has no name of its own here.",
    why: "There is no telling what it means.")
}
