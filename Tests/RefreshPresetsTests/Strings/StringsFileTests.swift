import BrokenTexts
import RefreshDiagnostics
import Testing

@testable import RefreshPresets

@Suite struct `Tables of texts` {
  private func read(_ text: String) -> (entries: [String], found: [String]) {
    var diagnostics = Diagnostics()
    let file = StringsFile(SourceFile(path: "Localizable.strings", text: text), into: &diagnostics)
    return (file.entries.map { "\($0.key)=\($0.text)" }, ranges(diagnostics))
  }

  @Test func `entries are read with and without quotes, around comments`() {
    let (entries, found) = read(
      """
      \u{FEFF}/* Of the header. */
      "MJRefreshHeaderIdleText" = "下拉";  // behind
      bare.Key-1 = value_2; 'single' /* between */ = 'it';
      "alone";"a"="b";
      // the end
      """)
    #expect(found == [])
    #expect(entries == ["MJRefreshHeaderIdleText=下拉", "bare.Key-1=value_2", "single=it", "alone=alone", "a=b"])
    #expect(read("").entries == [] && read("").found == [])
  }

  @Test(arguments: [
    (#"\n\t\r"#, "\n\t\r"), (#"\"\\\'"#, "\"\\'"), (#"\U00e9x"#, "éx"), (#"\u00E9"#, "é"), (#"\UD83D\UDE42"#, "🙂"),
    (#"\101\60"#, "A0"), (#"\a\b\v\f"#, "\u{7}\u{8}\u{B}\u{C}"), ("a\nb", "a\nb"), ("\\\n", "\n"), (#"\U9"#, "\t"),
    ("/* no comment */", "/* no comment */"), ("e\u{301}", "e\u{301}"),
  ])
  func `escapes are what they stand for`(written: String, text: String) {
    let (entries, found) = read("k = \"\(written)\";")
    #expect(found == [])
    #expect(entries.first.map { Array($0.unicodeScalars) } == Array("k=\(text)".unicodeScalars))
  }

  @Test(arguments: [
    Broken("\"a\" \"b\";", ["1:4-4 bad-strings: `=` is missing after the key"]),
    Broken("\"a\" = \"b\"\n\"c\" = \"d\";", ["1:10-10 bad-strings: `;` is missing after the text"]),
    Broken("a = b; c = \"d", ["1:12-13 bad-strings: this quote is never closed"]),
    Broken("/* a", ["1:1-3 bad-strings: this comment is never closed"]),
    Broken("/*", ["1:1-3 bad-strings: this comment is never closed"]),
    Broken("a = ", ["1:1-2 bad-strings: the text for this key is missing"]),
    Broken("a = ;", ["1:5-6 bad-strings: a text begins with a quote or a letter, found `;`"]),
    Broken("下 = a;", ["1:1-2 bad-strings: a key begins with a quote or a letter, found `下`"]),
    Broken(
      #"a = "\q";"#,
      [
        "1:6-8 bad-strings: there is no escape `\\q`",
        #"  help: the escapes are `\n`, `\t`, `\r`, `\"`, `\'`, `\\` and `\U` with four hexadecimal digits"#,
      ]),
    Broken(#"a = "\Ux";"#, [#"1:6-8 bad-strings: `\U` needs up to four hexadecimal digits"#]),
    Broken(
      #"a = "\UD83D";"#,
      [#"1:5-13 bad-strings: a `\U` in this text is only half of a surrogate pair"#, "  help: write both halves"]),
    Broken(
      #"a = "\351";"#,
      [
        "1:6-10 bad-strings: octal escapes only support ASCII",
        #"  help: write `\U` and four hexadecimal digits"#,
      ]),
    Broken("a = \"\\", ["1:6-7 bad-strings: nothing follows this backslash"]),
    Broken(
      "bplist00",
      [
        "1:1-1 bad-strings: this is a compiled property list, not a text file with strings",
        "  help: use the source file, with lines like `\"key\" = \"text\";`",
      ]),
    Broken(
      "<?xml version=\"1.0\"?>",
      [
        "1:1-1 bad-strings: this is an XML property list, not a text file with strings",
        "  help: use the source file, with lines like `\"key\" = \"text\";`",
      ]),
  ])
  func `a mistake is shown at its place`(broken: Broken) {
    #expect(read(broken.text).found == broken.found)
  }

  @Test func `any damage is answered, never a crash`() {
    let whole = Array("/* c */ \"a\\U00e9\" = 'b\\'';\nc = \"d\\101\"; // e".utf8)
    for cut in 0...whole.count {
      for byte in [UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "*"), 0xE4, 0xFF] {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "x", bytes: Array(whole[..<cut]) + [byte])
        _ = StringsFile(file, into: &diagnostics)
        #expect(diagnostics.all.allSatisfy { $0.span.end <= file.bytes.count })
      }
    }
  }
}
