import RefreshDiagnostics

extension Rule {
  // MARK: - Lines: indentation, keys and dashes

  static let tabIndentation = Rule(
    "tab-indentation", "a tab that indents a line",
    what: "A line is indented with a tab.",
    why: "YAML only allows spaces there, because the width of a tab depends on the editor.",
    bad: .preset("name: classic\nheader:\n\ttype: normalHeader"),
    good: .preset("name: classic\nheader:\n  type: normalHeader"))

  static let wrongCharacter = Rule(
    "wrong-character", "a character typed instead of another",
    what:
      "A full-width, typographic or invisible character is used where the structure, a key or a value needs another one: "
      + "`：` for `:`, `“` for `\"`, `％` for `%`, an ideographic space for a space.",
    why:
      "They look alike, but YAML and values need the ASCII characters. In titles and descriptions they are ordinary text.",
    bad: .preset("name: classic\nheader：\n  type: normalHeader"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  titles: { idle: 下拉：刷新 }"))

  static let missingSpace = Rule(
    "missing-space", "a missing space",
    what: "There is no space after the `:` of a key, or after the `-` of an item.",
    why: "Without it, YAML reads the whole as one text.",
    bad: .preset("name:classic\nheader:\n  type: normalHeader"),
    good: .preset("name: classic\nheader:\n  type: normalHeader"))

  static let joinedItems = Rule(
    "joined-items", "several items of a list on one line",
    what: "An item of a list is followed by another on the same line.",
    why: "Each item needs its own line and its own `-`.",
    bad: .steps(
      "- pull: { header: 60 }, release\n- expect: { header.state: refreshing }", name: "begins to refresh"),
    good: .steps(
      "- pull: { header: 60 }\n- release\n- expect: { header.state: refreshing }", name: "begins to refresh"))

  static let badIndentation = Rule(
    "bad-indentation", "a line whose indentation doesn't match any other",
    what: "The indentation of a line doesn't match any line above.",
    why: "Indentation determines the structure; here it is ambiguous.",
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
    what: "A line among the items of a list doesn't begin with `- `.",
    why: "A dash separates an item from the previous one.",
    bad: .steps("- wait: settled\nexpect: { header.state: idle }", name: "begins idle"),
    good: .steps("- wait: settled\n- expect: { header.state: idle }", name: "begins idle"))

  static let unexpectedColon = Rule(
    "unexpected-colon", "a colon where a key isn't allowed",
    what: "There is a `:` in a value, or there is no space after a `:`.",
    why: "A `:` followed by a space turns the text before it into a key. A text with such a `:` needs quotes.",
    bad: .description("Note: pulls to refresh"), good: .description("'Note: pulls to refresh'"))

  static let unexpectedDash = Rule(
    "unexpected-dash", "a list item where none is allowed",
    what: "There is a `- ` among the keys of a map, or on the line of a key.",
    why: "Write the items of a list below their key, one per line, or in brackets.",
    bad: .scenarios("suite: classic\nheader: { type: normalHeader }\nscenarios: - name: begins idle"),
    good: .suite("header: { type: normalHeader }"))

  // MARK: - Lists and maps in brackets

  static let unclosedBracket = Rule(
    "unclosed-bracket", "an unclosed bracket",
    what: "A `[` or `{` is never closed, or not closed before something that must follow it.",
    why: "Everything after it would be part of the list or map. The location is that of the opening bracket.",
    bad: .preset("name: classic\nheader: { type: normalHeader\nfooter: { type: autoFooter }"),
    good: .preset("name: classic\nheader: { type: normalHeader }\nfooter: { type: autoFooter }"))

  static let unexpectedBracket = Rule(
    "unexpected-bracket", "an unmatched closing bracket",
    what: "A `]` or `}` doesn't have an opening bracket.",
    why: "Either it is superfluous, or the opening bracket is missing.",
    bad: .preset("name: classic\nheader: { type: normalHeader }}"), good: .header())

  static let missingComma = Rule(
    "missing-comma", "a missing comma",
    what: "There is no `,` between two items or keys in brackets.",
    why: "In brackets, line breaks and spaces don't separate items.",
    bad: .preset("name: classic\nheader: {\n  type: normalHeader\n  height: 60\n}"),
    good: .preset("name: classic\nheader: {\n  type: normalHeader,\n  height: 60\n}"))

  static let missingValue = Rule(
    "missing-value", "a missing value",
    what: "There is a comma or a closing bracket instead of a value.",
    why: "Something was left out, or a text that begins with `,`, `]` or `}` isn't in quotes.",
    bad: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 2, size: [60, , 60] } } }"),
    good: .preset("name: classic\nheader: { type: gifHeader, images: { idle: { count: 2, size: [60, 60] } } }"))

  // MARK: - Text, with and without quotes

  static let unclosedQuote = Rule(
    "unclosed-quote", "an unclosed quote",
    what: "A text in quotes isn't closed, or only by the quote that should begin the next text.",
    why: "Everything after it would be part of the text.",
    bad: .description("\"Pull to refresh"), good: .description("\"Pull to refresh\""))

  static let unquotedText = Rule(
    "unquoted-text", "a text that needs quotes",
    what: "A text contains characters with a meaning in YAML: braces, brackets, `#`, `*`, `&`, `!`.",
    why: "YAML would read it as a list, a map, a comment or an alias.",
    bad: .preset("name: classic\nheader: { type: normalHeader, stateLabel: { textColor: #5A5A5A } }"),
    good: .preset("name: classic\nheader: { type: normalHeader, stateLabel: { textColor: \"#5A5A5A\" } }"))

  static let unexpectedText = Rule(
    "unexpected-text", "text after a complete value",
    what: "Something follows a complete value: after a closing quote or bracket, or after the document.",
    why: "It isn't part of any value. A quote inside a quoted text must be doubled or escaped.",
    bad: .description("'It's for feeds'"), good: .description("'It''s for feeds'"))

  static let unexpectedCharacter = Rule(
    "unexpected-character", "a character with which no text can begin",
    what: "A text without quotes begins with `@`, `` ` ``, `%` or another character that YAML reserves.",
    why: "YAML readers reject it.",
    bad: .description("@home"), good: .description("'@home'"))

  static let unknownEscape = Rule(
    "unknown-escape", "an unknown escape",
    what: "In double quotes, a backslash and the character after it don't form an escape.",
    why: "Backslashes begin escapes in double quotes, and are plain text in single quotes.",
    bad: .description("\"in C:\\presets\""), good: .description("'in C:\\presets'"))

  static let badEscape = Rule(
    "bad-escape", "an escape with wrong digits",
    what: "In double quotes, `\\x`, `\\u` or `\\U` has too few digits, or its digits don't stand for a character.",
    why: "It is unclear which character is meant.",
    bad: .description("\"pull \\u219\""), good: .description("\"pull \\u2193\""))

  // MARK: - Anchors, tags, blocks and directives, and everything else

  static let badAnchor = Rule(
    "bad-anchor", "an anchor or alias with a wrong name",
    what: "The name after `&` or `*` has characters other than letters A–Z, digits, `-` and `_`.",
    why: "Usually, it is a text that begins with `&` or `*` and needs quotes.",
    bad: .description("*new* header"), good: .description("'*new* header'"))

  static let badBlockText = Rule(
    "bad-block-text", "a block of text on the line of its `|` or `>`",
    what: "Something other than `+`, `-` and an indentation follows `|` or `>`.",
    why: "The text of a block begins on the next line.",
    bad: .description("> pull to\n  refresh"), good: .description(">\n  pull to\n  refresh"))

  static let badTag = Rule(
    "bad-tag", "a tag with wrong characters",
    what: "The text after `!` isn't a valid tag.",
    why: "Usually, it is a text that begins with `!` and needs quotes.",
    bad: .description("!{new} header"), good: .description("'!{new} header'"))

  static let unknownTag = Rule(
    "unknown-tag", "an undeclared tag",
    what: "A tag like `!app!name` begins with a handle that isn't declared by a `%TAG` line.",
    why: "Tags are never needed here; usually, it is a text that begins with `!` and needs quotes.",
    bad: .description("!new!header x"), good: .description("'!new!header x'"))

  static let badDirective = Rule(
    "bad-directive", "an invalid line that begins with `%`",
    what: "A line that begins with `%` is neither `%YAML 1.1` nor a `%TAG`, or no `---` follows it.",
    why: "Such lines are directives for YAML readers, and only these two exist.",
    bad: .preset("%YAML 3.0\n---\nname: classic\nheader: { type: normalHeader }"),
    good: .preset("%YAML 1.1\n---\nname: classic\nheader: { type: normalHeader }"))

  static let invalidYAML = Rule(
    "invalid-yaml", "text that isn't YAML",
    what: "The text violates a rule of YAML that isn't covered by another rule here.",
    why: "Its meaning is undefined.")
}
