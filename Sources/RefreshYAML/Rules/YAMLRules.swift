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
      "The file or folder doesn't exist, isn't a file, or isn't readable. A pipe is only read if it is named on the "
      + "command line. A preset that another file refers to needs a name that ends with `.yaml` or `.yml`.",
    why:
      "A file that can't be read can't be checked. The exit status is 2, so that a script can distinguish a wrong path "
      + "from a wrong file.")

  static let invalidEncoding = Rule(
    "invalid-encoding", "bytes that aren't text",
    what: "The file has bytes that are neither UTF-8 nor, after a byte order mark, UTF-16.",
    why: "Programs would show and compare the text differently, if they read it at all. Usually, the file was "
      + "saved in an old encoding such as Latin-1 or GBK.",
    bad: Rule.Example(
      .preset,
      bytes: Array("name: classic\nheader:\n  type: normalHeader\n  titles: { idle: Aktualit".utf8) + [0xE4]
        + Array("t }\n".utf8)),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  titles: { idle: Aktualität }"))

  static let nulCharacter = Rule(
    "nul-character", "a NUL character",
    what: "The file has a byte with the value 0, which isn't allowed in text.",
    why: "Usually, the file isn't text at all, or it is UTF-16 without a byte order mark.",
    bad: .preset("name: classic\u{0}\nheader: { type: normalHeader }"), good: .header())

  static let controlCharacter = Rule(
    "control-character", "a control character",
    what: "The text has a control character that YAML doesn't allow, such as a backspace or an escape.",
    why: "Editors don't show it, and other YAML readers reject it, too.",
    bad: .header("titles: { idle: Pull\u{8} }"), good: .header("titles: { idle: Pull }"))

  static let byteOrderMark = Rule(
    "byte-order-mark", "a byte order mark inside the text",
    what: "There is a byte order mark, U+FEFF, that isn't at the beginning of the file.",
    why: "It is invisible, and becomes part of the adjacent text. It usually comes from joining files.",
    bad: .preset("name: classic\n\u{FEFF}header: { type: normalHeader }"), good: .header())

  // MARK: - Limits
  // Most of these have no example, because it would be longer than any page.

  static let documentTooLarge = Rule(
    "document-too-large", "a document that is too large",
    what: "A document is larger than 16 MiB.",
    why: "Presets are never that large. Reading it would cost memory and time, and most likely end in other errors."
  )

  static let tooDeep = Rule(
    "too-deep", "lists and maps that are nested too deeply",
    what: "Lists and maps are nested more than 128 deep.",
    why: "Presets never need that. In a malicious file, a few bytes could exhaust the program's stack.",
    bad: .header("titles: " + String(repeating: "[", count: 150) + String(repeating: "]", count: 150)),
    good: .header("titles: { idle: Pull }"))

  static let tooManyNodes = Rule(
    "too-many-nodes", "too many keys, values and items",
    what: "A document has more than a million keys, values and items, counted as often as aliases use them.",
    why: "Aliases of aliases grow fast: nine lines can expand to a thousand million items.",
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
    what: "There are more than 10,000 lines that begin with `%` before a document.",
    why: "A document needs at most one. Each is compared with all previous ones, which is slow.")

  static let tooManyErrors = Rule(
    "too-many-errors", "too many errors",
    what: "A document has more than 1,000 errors in its maps and aliases. The rest isn't read.",
    why: "Most likely, it is another kind of file.")

  static let outOfMemory = Rule(
    "out-of-memory", "not enough memory",
    what: "There isn't enough memory to read the file.",
    why: "A file that can't be read can't be checked.")

  // MARK: - Maps and aliases

  package static let duplicateKey = Rule(
    "duplicate-key", "a key that appears twice",
    what: "A map has the same key twice. The second occurrence is shown, with the first as a label.",
    why: "YAML readers differ: some take the first value, some the last, some refuse the file.",
    bad: .preset("name: classic\nheader:\n  type: normalHeader\n  height: 54\n  height: 60"),
    good: .preset("name: classic\nheader:\n  type: normalHeader\n  height: 60"))

  static let complexKey = Rule(
    "complex-key", "a key that isn't text",
    what: "A key of a map is itself a list or a map.",
    why:
      "Such keys have no meaning here. They usually come from braces without quotes, as in templates: `{{name}}: 1`.",
    bad: .preset("name: classic\nheader: { type: normalHeader }\n? [footer]\n: { type: autoFooter }"),
    good: .preset("name: classic\nheader: { type: normalHeader }\nfooter: { type: autoFooter }"))

  static let unknownAlias = Rule(
    "unknown-alias", "an alias without its anchor",
    what: "There is no anchor `&name` before the alias `*name`.",
    why: "The alias doesn't have a value. Anchors must come first, and are only valid within their document.",
    bad: .header("titles: *texts"),
    good: .preset(
      "name: classic\nheader: { type: normalHeader, titles: &texts { idle: Pull } }\n"
        + "footer: { type: autoNormalFooter, titles: *texts }"))

  static let recursiveAlias = Rule(
    "recursive-alias", "an alias inside its own value",
    what: "An alias is inside the list or map of its anchor.",
    why: "Its expansion would never end.",
    bad: .preset("name: classic\nheader: &h { type: normalHeader, titles: *h }"),
    good: .header("titles: { idle: Pull }"))

  static let badMerge = Rule(
    "bad-merge", "a merge key without a map",
    what: "The value of a merge key, `<<`, is neither a map nor a list of maps.",
    why: "A merge key adds the keys of other maps, usually through an alias. Here, there are none to add.",
    bad: .header("<<: base"),
    good: .preset(
      "name: classic\nheader: { <<: &base { hidden: true }, type: normalHeader }\n"
        + "footer: { <<: *base, type: autoFooter }"))
}
