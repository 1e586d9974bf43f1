import BrokenTexts
import CLibYAML
import Foundation
import RefreshDiagnostics
import Testing

@testable import RefreshYAML

/// libyaml's errors in the user's words: one row per problem, with the complete diagnostic.
struct FailureSceneTests {
  @Test(arguments: BrokenText.all(in: "failures.txt"))
  func `each problem has a complete diagnostic`(broken: BrokenText) {
    #expect(ranges(read(broken.text).diagnostics) == broken.expected)
  }

  private func expect(
    _ text: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(ranges(read(text).diagnostics) == expected, sourceLocation: sourceLocation)
  }

  @Test func `a key of more than 1024 characters`() {
    expect(
      "a: 1\n" + String(repeating: "k", count: 1_030) + ": 2\n",
      "2:1-1034 missing-colon: there is no `:` within 1024 characters after the start of this key")
  }

  @Test func `a byte order mark of a file that was joined`() {
    expect(
      "a: 1\n\u{FEFF}b: 2\nc: 3\n",
      "2:1-2 byte-order-mark: there is a byte order mark (U+FEFF) inside the text",
      "  help: remove it; it usually comes from joining files")
  }

  @Test func `a byte order mark before the line that begins a document`() {
    expect(
      "a: 1\n\u{FEFF}---\nb: 2\nc: 3\n",
      "2:1-2 byte-order-mark: there is a byte order mark (U+FEFF) inside the text",
      "  help: remove it; it usually comes from joining files")
  }

  @Test func `a control character`() {
    expect(
      "a: b\u{7}c\n",
      "1:5-6 control-character: control character U+0007 isn't allowed",
      "  help: remove it, or write it as `\\u0007` in double quotes")
  }

  @Test func `a control character after characters of several bytes`() {
    expect(
      "下: é\nb: \u{1B}[31m\n",
      "2:4-5 control-character: control character U+001B isn't allowed",
      "  help: remove it, or write it as `\\u001B` in double quotes")
  }

  @Test func `a control character in a comment after a byte order mark`() {
    expect(
      "\u{FEFF}# \u{7F}\n",
      "1:3-4 control-character: control character U+007F isn't allowed",
      "  help: remove it, or write it as `\\u007F` in double quotes")
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

  @Test func `an unknown sentence is reported in libyaml's words, at its place`() {
    let file = SourceFile(path: "test.yaml", text: "a: [ 下, ?\n")
    let failure = ParserError(
      origin: .syntax, problem: "found what is new", mark: 6, contextMark: 3, readerOffset: 0)
    var diagnostics = Diagnostics()
    file.bytes.withUnsafeBufferPointer { bytes in
      let builder = DocumentBuilder(
        file, bytes: bytes, limits: .standard, cursor: MarkCursor(base: 0, isASCII: false))
      let scene = FailureScene(failure, after: builder, documentStart: 0, previous: nil)
      diagnostics.add(scene.diagnostic(refusal: nil, limits: .standard))
    }
    #expect(
      ranges(diagnostics) == [
        "1:7-8 invalid-yaml: this isn't valid YAML", "  1:4-5 it is in the value that begins here",
        "  help: libyaml reports: found what is new",
      ])
  }
}
