import RefreshDiagnostics

extension Rule {
  // MARK: - Files and their bytes

  package static let cannotRead = Rule(
    "cannot-read", "a file that can't be read",
    what: "The file or folder is not there, is no file, or the system does not let it be read.",
    why: "Nothing can be said of what is not there. The exit status is 2, so that a script can tell a wrong path "
      + "from a wrong file.")

  static let invalidEncoding = Rule(
    "invalid-encoding", "bytes that are no text",
    what: "The file has bytes that are neither UTF-8 nor, behind a byte order mark, UTF-16.",
    why: "Programs would show and compare the text differently, if they read it at all. Most often the file was "
      + "saved in an old encoding such as Latin-1 or GBK.",
    bad: Rule.Example(
      .preset,
      bytes: Array("name: classic\nheader:\n  type: normalHeader\n  titles: { idle: Aktualit".utf8) + [0xE4]
        + Array("t }\n".utf8)),
    good: .preset(
      """
      name: classic
      header:
        type: normalHeader
        titles: { idle: Aktualität }
      """))

  static let nulCharacter = Rule(
    "nul-character", "a NUL character",
    what: "The file has a byte of value 0, which is no character of a text.",
    why: "Most often the file is no text at all, or UTF-16 without a byte order mark.",
    bad: .preset("name: classic\u{0}\nheader: { type: normalHeader }"),
    good: .preset("name: classic\nheader: { type: normalHeader }"))

  static let controlCharacter = Rule(
    "control-character", "a control character",
    what: "The text has a control character that YAML does not allow, such as a backspace or an escape.",
    why: "It can't be seen in an editor, and other readers of YAML refuse it, too.",
    bad: .preset("name: classic\nheader: { type: normalHeader, titles: { idle: Pull\u{8} } }"),
    good: .preset("name: classic\nheader: { type: normalHeader, titles: { idle: Pull } }"))

  static let byteOrderMark = Rule(
    "byte-order-mark", "a byte order mark inside of the text",
    what: "A byte order mark, U+FEFF, stands somewhere else than at the beginning of the file.",
    why: "It can't be seen, and becomes part of what stands beside it. It comes from files that were joined.",
    bad: .preset("name: classic\n\u{FEFF}header: { type: normalHeader }"),
    good: .preset("name: classic\nheader: { type: normalHeader }"))
}
