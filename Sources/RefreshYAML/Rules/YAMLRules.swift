import RefreshDiagnostics

/// The rules of reading YAML.
package enum YAMLRules {
  /// All rules, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .cannotRead, .invalidEncoding, .nulCharacter, .controlCharacter, .byteOrderMark,
    .documentTooLarge, .tooDeep, .tooManyNodes, .tooManyDirectives, .tooManyErrors, .outOfMemory,
    .duplicateKey, .complexKey, .unknownAlias, .recursiveAlias, .badMerge,
    .wrongCharacter, .missingSpace, .joinedItems,
    .tabIndentation, .badIndentation, .missingColon, .missingDash, .unexpectedColon, .unexpectedDash,
    .unclosedBracket, .unexpectedBracket, .missingComma, .missingValue,
    .unclosedQuote, .unquotedText, .unexpectedText, .unexpectedCharacter, .unknownEscape, .badEscape,
    .badAnchor, .badBlockText, .badTag, .unknownTag, .badDirective, .invalidYAML,
  ]
}

extension Rule {
  // MARK: - Files and their bytes

  package static let cannotRead = Rule(
    "cannot-read", "a file that can't be read",
    what:
      "The file or folder does not exist, is not a file, or must not be read. A pipe is read where it is named on the "
      + "command line; a preset that a file names has to end with `.yaml` or `.yml`.",
    why: "A file that can't be read can't be checked. The exit status is 2, so that a script can tell a wrong path "
      + "from a wrong file.")

  static let invalidEncoding = Rule(
    "invalid-encoding", "bytes that are not text",
    what: "The file has bytes that are neither UTF-8 nor, behind a byte order mark, UTF-16.",
    why: "Programs would show and compare the text differently, if they read it at all. Most often the file was "
      + "saved in an old encoding such as Latin-1 or GBK.",
    bad: Rule.Example(
      .preset,
      bytes: Array("name: classic\nheader:\n  type: normalHeader\n  titles: { idle: Aktualit".utf8) + [0xE4]
        + Array("t }\n".utf8)),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  titles: { idle: Aktualität }"))

  static let nulCharacter = Rule(
    "nul-character", "a NUL character",
    what: "The file has a byte of value 0, which is not a character of a text.",
    why: "Most often the file is not text at all, or UTF-16 without a byte order mark.",
    bad: .preset("name: classic\u{0}\nheader: { type: normalHeader }"), good: .header())

  static let controlCharacter = Rule(
    "control-character", "a control character",
    what: "The text has a control character that YAML does not allow, such as a backspace or an escape.",
    why: "It is invisible in editors, and other YAML readers reject it, too.",
    bad: .header("titles: { idle: Pull\u{8} }"), good: .header("titles: { idle: Pull }"))

  static let byteOrderMark = Rule(
    "byte-order-mark", "a byte order mark inside the text",
    what: "A byte order mark, U+FEFF, is not at the beginning of the file.",
    why: "It is invisible, and becomes part of the text beside it. It comes from files that were joined.",
    bad: .preset("name: classic\n\u{FEFF}header: { type: normalHeader }"), good: .header())

  // MARK: - Limits
  // Most of these have no example, because it would be longer than any page.

  static let documentTooLarge = Rule(
    "document-too-large", "a document that is too large",
    what: "A document is larger than 16 MiB.",
    why: "No preset is that large. Reading it would cost memory and time, and most likely end in other errors.")

  static let tooDeep = Rule(
    "too-deep", "lists and maps that are nested too deeply",
    what: "Lists and maps are nested more than 128 deep.",
    why: "No preset needs that. In a hostile text, a few bytes can cost a program its whole stack.",
    bad: .header("titles: " + String(repeating: "[", count: 150) + String(repeating: "]", count: 150)),
    good: .header("titles: { idle: Pull }"))

  static let tooManyNodes = Rule(
    "too-many-nodes", "too many keys, values and items",
    what: "A document has more than a million keys, values and items, counted as often as aliases use them.",
    why: "Aliases of aliases grow fast: nine lines can stand for a thousand million items.",
    bad: .preset(
      """
      a: &a [x, x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
      """),
    good: .header())

  static let tooManyDirectives = Rule(
    "too-many-directives", "too many lines that begin with `%`",
    what: "More than 10,000 lines that begin with `%` stand before a document.",
    why: "A document needs at most one. Each is compared with all before it, which is slow.")

  static let tooManyErrors = Rule(
    "too-many-errors", "too many errors",
    what: "A document has more than 1,000 errors in its maps and aliases, and is not read further.",
    why: "Most likely it is not the kind of file that it should be.")

  static let outOfMemory = Rule(
    "out-of-memory", "not enough memory",
    what: "The machine has no memory left to read the file.",
    why: "A file that can't be read can't be checked.")

  // MARK: - Maps and aliases

  package static let duplicateKey = Rule(
    "duplicate-key", "a key that is given twice",
    what: "A map has the same key twice. The second place is shown, with the first as a label.",
    why: "YAML readers differ: some take the first value, some the last, some refuse the file.",
    bad: .preset("name: classic\nheader:\n  type: normalHeader\n  height: 54\n  height: 60"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  height: 60"))

  static let complexKey = Rule(
    "complex-key", "a key that is not text",
    what: "A key of a map is itself a list or a map.",
    why: "Such keys mean nothing here. They come from braces without quotes, as in templates: `{{name}}: 1`.",
    bad: .preset("name: classic\nheader: { type: normalHeader }\n? [footer]\n: { type: autoFooter }"),
    good: .preset("name: classic\nheader: { type: normalHeader }\nfooter: { type: autoFooter }"))

  static let unknownAlias = Rule(
    "unknown-alias", "an alias without its anchor",
    what: "An alias, `*name`, has no anchor `&name` before it.",
    why: "It stands for nothing. Anchors must come first, and are valid only within their document.",
    bad: .header("titles: *texts"),
    good: .preset(
      "name: classic\nheader: { type: normalHeader, titles: &texts { idle: Pull } }\n"
        + "footer: { type: autoNormalFooter, titles: *texts }"))

  static let recursiveAlias = Rule(
    "recursive-alias", "an alias inside the value that it stands for",
    what: "An alias stands within the list or map that its anchor names.",
    why: "It would never end.",
    bad: .preset("name: classic\nheader: &h { type: normalHeader, titles: *h }"),
    good: .header("titles: { idle: Pull }"))

  static let badMerge = Rule(
    "bad-merge", "a merge key without a map",
    what: "The value of a merge key, `<<`, is neither a map nor a list of maps.",
    why: "A merge key adds the keys of other maps, most often through an alias. Here there are none to add.",
    bad: .header("<<: base"),
    good: .preset(
      "name: classic\nheader: { <<: &base { hidden: true }, type: normalHeader }\n"
        + "footer: { <<: *base, type: autoFooter }"))
}
