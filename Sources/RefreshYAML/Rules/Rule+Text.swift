import RefreshDiagnostics

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
