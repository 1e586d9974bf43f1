import CLibYAML
import Foundation
import RefreshDiagnostics
import Testing

@testable import RefreshYAML

/// libyaml's errors in the user's words: one row per problem, with the complete diagnostic.
struct FailureSceneTests {
  private func expect(
    _ text: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(lines(read(text).diagnostics) == expected, sourceLocation: sourceLocation)
  }

  @Test func `a line without a colon among keys`() {
    expect(
      "a: 1\nfoo  # x\nb: 2\n",
      "2:1-2:4 missing-colon: this line doesn't have a `:` between a key and its value",
      "  help: write `key: value`, or `- item` in a list; indent further lines of a long text deeper than its key"
    )
  }

  @Test func `a first line without a colon`() {
    expect(
      "key without colon\nsecond: 1\n",
      "1:1-1:18 missing-colon: this line doesn't have a `:` between a key and its value",
      "  help: write `key: value`, or `- item` in a list; indent further lines of a long text deeper than its key"
    )
  }

  @Test func `a key of several lines`() {
    expect(
      "\"multi\n line\": 1\na: b\n",
      "1:1-2:7 missing-colon: a key must be on one line")
  }

  @Test func `a key of more than 1024 characters`() {
    expect(
      "a: 1\n" + String(repeating: "k", count: 1_030) + ": 2\n",
      "2:1-2:1034 missing-colon: there is no `:` within 1024 characters after the start of this key")
  }

  @Test func `a second colon in a line`() {
    expect(
      "title: Note: this\n",
      "1:12-1:13 unexpected-colon: this line has a second `:`, but a value can't be a key",
      "  1:6-1:7 the `:` after the key is here",
      "  help: write `title: \"Note: this\"`")
  }

  @Test func `a key below a value, deeper than its key`() {
    expect(
      "a: x\n  b: 2\n",
      "2:3-2:4 bad-indentation: this key is indented deeper than the key above, which already has a value",
      "  1:4-1:5 the value of the key above",
      "  help: indent all keys of a map alike; a text with `: ` in it needs quotes")
  }

  @Test func `a key below a list item, deeper than it`() {
    expect(
      "- bar: 1\n   baz: 2\n",
      "2:4-2:7 bad-indentation: this key is indented deeper than the key above, which already has a value",
      "  1:8-1:9 the value of the key above",
      "  help: indent all keys of a map alike; a text with `: ` in it needs quotes")
  }

  @Test func `a key between two columns`() {
    expect(
      "a:\n    b: 1\n  c: 2\n",
      "3:3-3:7 bad-indentation: the indentation of this line doesn't match any line above",
      "  1:1-1:2 the map begins here",
      "  help: indent all keys of a map, or all `-` of a list, alike")
  }

  @Test func `a list item between two columns`() {
    expect(
      "- - a\n  - b\n - c\n",
      "3:2-3:5 bad-indentation: this line is indented by 1 space, the one above it by 2",
      "  1:1-1:2 the list begins here",
      "  help: indent both lines alike")
  }

  @Test func `a list item among the keys of a map`() {
    expect(
      "a: 1\n- b\n",
      "2:1-2:4 unexpected-dash: a list item is among the keys of a map",
      "  1:1-1:2 the map begins here",
      "  help: write `key: value` in a map; write the items of a list below a key without a value")
  }

  @Test func `a key among the items of a list`() {
    expect(
      "- a\nb: 1\n",
      "2:1-2:5 missing-dash: this line of a list doesn't begin with `- `",
      "  help: write `- b: 1`")
  }

  @Test func `a list in the line of its key`() {
    expect(
      "a: - b\n",
      "1:4-1:5 unexpected-dash: a list can't begin on the line of its key",
      "  help: write `a: \"- b\"`")
  }

  @Test func `a tab as indentation`() {
    expect(
      "a:\n\tb: 1\n",
      "2:1-2:2 tab-indentation: this line is indented with a tab, which YAML doesn't allow",
      "  help: indent with spaces")
  }

  @Test func `a tab as indentation of a further line of text`() {
    expect(
      "a:\n  b\n\tc\n",
      "3:1-3:2 tab-indentation: this line is indented with a tab, which YAML doesn't allow",
      "  help: indent with spaces")
  }

  @Test func `a tab as indentation of a block of text`() {
    expect(
      "a: |\n  b\n\tc\n",
      "3:1-3:2 tab-indentation: this line is indented with a tab, which YAML doesn't allow",
      "  help: indent with spaces")
  }

  @Test func `a value that begins with a reserved character`() {
    expect(
      "a: @b\n",
      "1:4-1:5 unexpected-character: text can't begin with `@`",
      "  help: write `a: \"@b\"`")
  }

  @Test func `a value that begins with a percent sign`() {
    expect(
      "a: %b\n",
      "1:4-1:5 unexpected-character: text can't begin with `%`",
      "  help: write `a: \"%b\"`")
  }

  @Test func `a value that begins with a question mark`() {
    expect(
      "a: ? b\n",
      "1:4-1:5 unexpected-character: a value can't begin with `? `",
      "  help: write `a: \"? b\"`")
  }

  @Test func `a block of text in brackets`() {
    expect(
      "a: [|\n  b]\n",
      "1:5-1:6 unexpected-character: a block of text (`|`) isn't allowed in brackets",
      "  help: write the text in quotes")
  }

  @Test func `text behind the sign of a block of text`() {
    expect(
      "a: |b\n  c\n",
      "1:5-1:6 bad-block-text: only `+`, `-` and an indentation of 1 to 9 can follow `|` or `>`",
      "  help: the text of a block begins on the next line; text that begins with `|` or `>` needs quotes")
  }

  @Test func `a block of text indented by 0`() {
    expect(
      "a: |0\n b\n",
      "1:5-1:6 bad-block-text: only `+`, `-` and an indentation of 1 to 9 can follow `|` or `>`",
      "  help: the text of a block begins on the next line; text that begins with `|` or `>` needs quotes")
  }

  @Test func `text behind a value in quotes`() {
    expect(
      "a: 'it's'\n",
      "1:8-1:10 unexpected-text: this follows the closing quote of a value",
      "  1:4-1:8 the quoted value",
      "  help: write `a: 'it''s'`")
  }

  @Test func `text behind a map in braces`() {
    expect(
      "a: {x: 1} y\n",
      "1:11-1:12 unexpected-text: this follows a complete value",
      "  help: remove `y`, or put the whole value in quotes if it is a text")
  }

  @Test func `a line that is indented less than the document`() {
    expect(
      "  a: 1\nb: 2\n",
      "2:1-2:5 bad-indentation: this line is indented less than the first line of the document",
      "  1:3-1:4 the document begins here")
  }

  @Test func `a line behind a document that is complete`() {
    expect(
      "[1]\n[2]\n",
      "2:1-2:4 unexpected-text: the document was complete before this line",
      "  1:1-1:2 the document begins here",
      "  help: write `---` before another document")
  }

  @Test func `a second root behind the end of a document`() {
    expect(
      "a: 1\n...\nb: 2\n",
      "3:1-3:5 unexpected-text: the document was complete before this line",
      "  1:1-1:2 the document begins here",
      "  help: write `---` before another document")
  }

  @Test func `the end of a document that has not begun`() {
    expect(
      "...\n",
      "1:1-1:4 unexpected-text: this line ends a document, but no document has begun")
  }

  @Test func `a byte order mark of a file that was joined`() {
    expect(
      "a: 1\n\u{FEFF}b: 2\nc: 3\n",
      "2:1-2:2 byte-order-mark: there is a byte order mark (U+FEFF) inside the text",
      "  help: remove it; it usually comes from joining files")
  }

  @Test func `a byte order mark before the line that begins a document`() {
    expect(
      "a: 1\n\u{FEFF}---\nb: 2\nc: 3\n",
      "2:1-2:2 byte-order-mark: there is a byte order mark (U+FEFF) inside the text",
      "  help: remove it; it usually comes from joining files")
  }

  @Test func `a list that is never closed`() {
    expect(
      "a: [1, 2\n",
      "1:4-1:5 unclosed-bracket: this `[` is never closed",
      "  1:9-1:9 the document ends here",
      "  help: write `a: [1, 2]`")
  }

  @Test func `a bracket at the very end`() {
    expect(
      "a: [",
      "1:4-1:5 unclosed-bracket: this `[` is never closed",
      "  1:5-1:5 the document ends here")
  }

  @Test func `a bracket that a new document ends`() {
    expect(
      "a: {b: 1\n---\nc: 2\n",
      "1:4-1:5 unclosed-bracket: this `{` is never closed",
      "  2:1-2:1 the document ends here",
      "  help: write `a: {b: 1}`")
  }

  @Test func `a brace that isn't closed before the next key`() {
    expect(
      "header: {a: 1\nfooter: {b: 2}\n",
      "1:9-1:10 unclosed-bracket: this `{` isn't closed before the next key",
      "  2:1-2:7 the next key",
      "  help: write `header: {a: 1}`")
  }

  @Test func `a comma that is missing before a key`() {
    expect(
      "a: {\n  b: 1\n  c: 2\n}\n",
      "3:3-3:4 missing-comma: `,` is missing before this",
      "  1:4-1:5 the map begins here",
      "  help: write `b: 1,`")
  }

  @Test func `a comma that is missing in a line`() {
    expect(
      "a: {'b': 1 'c': 2}\n",
      "1:12-1:15 missing-comma: `,` is missing before this",
      "  1:4-1:5 the map begins here",
      "  help: write `a: {'b': 1, 'c': 2}`")
  }

  @Test func `a list closed by a brace`() {
    expect(
      "a: {b: [1, 2}\n",
      "1:13-1:14 unclosed-bracket: `]` is missing before this `}`",
      "  1:8-1:9 the list begins here",
      "  help: write `a: {b: [1, 2]}`")
  }

  @Test func `a bracket too many`() {
    expect(
      "a: [1, 2]]\n",
      "1:10-1:11 unexpected-bracket: this `]` closes no `[`",
      "  help: remove it")
  }

  @Test func `a brace too many in a line of its own`() {
    expect(
      "a: 1\n}\n",
      "2:1-2:2 unexpected-bracket: this `}` closes no `{`",
      "  help: remove it")
  }

  @Test func `a comma too many`() {
    expect(
      "a: [1, , 2]\n",
      "1:8-1:9 missing-value: a value is missing before this `,`",
      "  1:4-1:5 the brackets open here",
      "  help: remove it")
  }

  @Test func `a value that begins with a closing brace`() {
    expect(
      "a: }\n",
      "1:4-1:5 missing-value: a value can't begin with `}`",
      "  help: write `a: \"}\"`")
  }

  @Test func `a colon without a blank`() {
    expect(
      "a: {b:[1]}\n",
      "1:6-1:7 missing-space: a space is missing after this `:`",
      "  help: write `a: {b: [1]}`")
  }

  @Test func `a quote that is never closed`() {
    expect(
      "a: \"open\nb: 2\n",
      "1:4-1:5 unclosed-quote: the quote that begins here is never closed",
      "  2:5-2:5 the text ends here",
      "  help: write `a: \"open\"`")
  }

  @Test func `a quote that a new document ends`() {
    expect(
      "a: 'open\n---\nb: 2\n",
      "1:4-1:5 unclosed-quote: the quote that begins here is never closed",
      "  2:1-2:1 the document ends here",
      "  help: write `a: 'open'`")
  }

  @Test func `a quote that the next quote closes`() {
    expect(
      "a: \"open\nb: \"c\"\n",
      "1:4-1:5 unclosed-quote: the quote that begins here isn't closed on its line",
      "  2:4-2:5 this quote closes it",
      "  help: write `a: \"open\"`")
  }

  @Test func `an unknown escape`() {
    expect(
      "a: \"C:\\path\"\n",
      "1:7-1:9 unknown-escape: `\\p` isn't an escape in double quotes",
      "  help: write `a: 'C:\\path'`")
  }

  @Test func `an escape of a character of several bytes`() {
    expect(
      "a: \"é\\下\"\n",
      "1:6-1:8 unknown-escape: `\\下` isn't an escape in double quotes",
      "  help: write `a: 'é\\下'`")
  }

  @Test func `an escape with too few digits`() {
    expect(
      "a: \"\\x4\"\n",
      "1:5-1:8 bad-escape: `\\x` needs 2 hexadecimal digits",
      "  help: write `\\\\` for a backslash in double quotes")
  }

  @Test func `a long escape with too few digits`() {
    expect(
      "a: \"\\u12\"\n",
      "1:5-1:9 bad-escape: `\\u` needs 4 hexadecimal digits",
      "  help: write `\\\\` for a backslash in double quotes")
  }

  @Test func `the longest escape with too few digits`() {
    expect(
      "a: \"\\U0001\"\n",
      "1:5-1:11 bad-escape: `\\U` needs 8 hexadecimal digits",
      "  help: write `\\\\` for a backslash in double quotes")
  }

  @Test func `an escape of half a character`() {
    expect(
      "a: \"\\ud800\"\n",
      "1:5-1:11 bad-escape: `\\ud800` is only half of a surrogate pair",
      "  help: write the character itself or the whole pair, like `\\ud83d\\ude00`")
  }

  @Test func `text that begins with an asterisk`() {
    expect(
      "a: *bold*\n",
      "1:4-1:10 bad-anchor: the name of an alias can only have letters A–Z, digits, `-` and `_`",
      "  help: write `a: \"*bold*\"`")
  }

  @Test func `text that begins with an ampersand`() {
    expect(
      "a: & b\n",
      "1:4-1:5 bad-anchor: the name of an anchor can only have letters A–Z, digits, `-` and `_`",
      "  help: write `a: \"& b\"`")
  }

  @Test func `an anchor with other letters`() {
    expect(
      "a: &下 b\n",
      "1:4-1:6 bad-anchor: the name of an anchor can only have letters A–Z, digits, `-` and `_`",
      "  help: write `a: \"&下 b\"`")
  }

  @Test func `text that begins with an exclamation mark`() {
    expect(
      "a: !<x y\n",
      "1:4-1:7 bad-tag: this isn't a valid tag",
      "  help: write `a: \"!<x y\"`")
  }

  @Test func `a tag with other characters`() {
    expect(
      "a: !x{y} z\n",
      "1:4-1:9 bad-tag: this isn't a valid tag",
      "  help: write `a: \"!x{y} z\"`")
  }

  @Test func `a tag with a broken escape`() {
    expect(
      "a: !x%zz y\n",
      "1:4-1:9 bad-tag: this isn't a valid tag",
      "  help: write `a: \"!x%zz y\"`")
  }

  @Test func `a tag with a broken byte`() {
    expect(
      "a: !x%FF y\n",
      "1:4-1:9 bad-tag: this isn't a valid tag",
      "  help: write `a: \"!x%FF y\"`")
  }

  @Test func `a tag whose beginning was not declared`() {
    expect(
      "a: !foo!bar x\n",
      "1:4-1:12 unknown-tag: the beginning of the tag `!foo!bar` isn't declared",
      "  help: write `a: \"!foo!bar x\"`")
  }

  @Test func `a version that is not known`() {
    expect(
      "%YAML 2.0\n---\na: 1\n",
      "1:1-1:10 bad-directive: the version of YAML must be 1.1 or 1.2")
  }

  @Test func `a version that is no number`() {
    expect(
      "%YAML x\n---\na: 1\n",
      "1:1-1:8 bad-directive: the version of YAML must be 1.1 or 1.2")
  }

  @Test func `a version that is half a number`() {
    expect(
      "%YAML 1\n---\na: 1\n",
      "1:1-1:8 bad-directive: the version of YAML must be 1.1 or 1.2")
  }

  @Test func `a version that is no end of a number`() {
    expect(
      "%YAML 11111111111\n---\na: 1\n",
      "1:1-1:18 bad-directive: the version of YAML must be 1.1 or 1.2")
  }

  @Test func `a version given twice`() {
    expect(
      "%YAML 1.1\n%YAML 1.1\n---\na\n",
      "2:1-2:10 bad-directive: this `%` line appears twice")
  }

  @Test func `a prefix of tags given twice`() {
    expect(
      "%TAG !a! b\n%TAG !a! c\n---\na\n",
      "2:1-2:11 bad-directive: this `%` line appears twice")
  }

  @Test func `a directive that is not known`() {
    expect(
      "%FOO\n---\na: 1\n",
      "1:1-1:5 bad-directive: a line that begins with `%` must be `%YAML 1.1` or `%TAG !name! prefix`",
      "  help: text that begins with `%` needs quotes")
  }

  @Test func `a directive without a name`() {
    expect(
      "% x\n---\na: 1\n",
      "1:1-1:4 bad-directive: a line that begins with `%` must be `%YAML 1.1` or `%TAG !name! prefix`",
      "  help: text that begins with `%` needs quotes")
  }

  @Test func `a directive with a dash in its name`() {
    expect(
      "%A-B\n---\na: 1\n",
      "1:1-1:5 bad-directive: a line that begins with `%` must be `%YAML 1.1` or `%TAG !name! prefix`",
      "  help: text that begins with `%` needs quotes")
  }

  @Test func `a directive for tags without a prefix`() {
    expect(
      "%TAG !a!\n---\na: 1\n",
      "1:1-1:9 bad-directive: a line that begins with `%` must be `%YAML 1.1` or `%TAG !name! prefix`",
      "  help: text that begins with `%` needs quotes")
  }

  @Test func `a directive for tags without a name`() {
    expect(
      "%TAG a b\n---\na: 1\n",
      "1:1-1:9 bad-directive: a line that begins with `%` must be `%YAML 1.1` or `%TAG !name! prefix`",
      "  help: text that begins with `%` needs quotes")
  }

  @Test func `a directive with text behind it`() {
    expect(
      "%YAML 1.1 x\n---\na: 1\n",
      "1:1-1:12 bad-directive: a line that begins with `%` must be `%YAML 1.1` or `%TAG !name! prefix`",
      "  help: text that begins with `%` needs quotes")
  }

  @Test func `a directive without the line that begins the document`() {
    expect(
      "a: 1\n...\n%YAML 1.1\nb: 2\n",
      "4:1-4:5 bad-directive: a line `---` is missing between `%` lines and the document")
  }

  @Test func `a control character`() {
    expect(
      "a: b\u{7}c\n",
      "1:5-1:6 control-character: control character U+0007 isn't allowed",
      "  help: remove it, or write it as `\\u0007` in double quotes")
  }

  @Test func `a control character behind characters of several bytes`() {
    expect(
      "下: é\nb: \u{1B}[31m\n",
      "2:4-2:5 control-character: control character U+001B isn't allowed",
      "  help: remove it, or write it as `\\u001B` in double quotes")
  }

  @Test func `a control character in a comment behind a byte order mark`() {
    expect(
      "\u{FEFF}# \u{7F}\n",
      "1:3-1:4 control-character: control character U+007F isn't allowed",
      "  help: remove it, or write it as `\\u007F` in double quotes")
  }

  @Test func `a character that is none`() {
    expect(
      "a: \u{FFFF}\n",
      "1:4-1:5 control-character: control character U+FFFF isn't allowed",
      "  help: remove it, or write it as `\\uFFFF` in double quotes")
  }

  @Test func `libyaml is of the version whose sentences are known, and has each of them`() throws {
    #expect(String(cString: yaml_get_version_string()) == FailureScene.libraryVersion)
    // Linux lists the files that a program has loaded; on other systems, the version has to suffice.
    let loaded = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    guard
      let path = loaded.split(separator: "\n").first(where: { $0.contains("libyaml") })?.split(separator: " ").last
    else { return }
    let library = try Data(contentsOf: URL(fileURLWithPath: String(path)))
    for sentence in FailureScene.rules.keys {
      #expect(library.range(of: Data(sentence.utf8)) != nil, "\(sentence)")
    }
  }

  @Test func `a sentence that is unknown is told in libyaml's own words, at its place`() {
    let file = SourceFile(path: "test.yaml", text: "a: [ 下, ?\n")
    let failure = Failure(
      origin: .syntax, problem: "found what is new", mark: 6, contextMark: 3, readerOffset: 0)
    var diagnostics = Diagnostics()
    file.bytes.withUnsafeBufferPointer { bytes in
      let builder = DocumentBuilder(
        file, bytes: bytes, limits: .standard, cursor: MarkCursor(base: 0, isASCII: false))
      let scene = FailureScene(failure, after: builder, documentStart: 0, previous: nil)
      diagnostics.add(scene.diagnostic(refusal: nil, limits: .standard))
    }
    #expect(
      lines(diagnostics) == [
        "1:7-1:8 invalid-yaml: this isn't valid YAML", "  1:4-1:5 it is in the value that begins here",
        "  help: libyaml reports: found what is new",
      ])
  }
}
