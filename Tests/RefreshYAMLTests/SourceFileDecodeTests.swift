import BrokenTexts
import RefreshDiagnostics
import Testing

@testable import RefreshYAML

struct SourceFileDecodeTests {
  private func decode(_ bytes: [UInt8]) -> (file: SourceFile?, problems: [String]) {
    var diagnostics = Diagnostics()
    let file = SourceFile.decode(path: "a.yaml", bytes: bytes, into: &diagnostics)
    return (file, ranges(diagnostics))
  }

  private func utf16(_ units: [UInt16], isLittleEndian: Bool = true) -> [UInt8] {
    ([0xFEFF] + units).flatMap {
      isLittleEndian ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
  }

  @Test func `UTF-8 is taken as it is, with or without a byte order mark`() {
    for text in ["", "a: é\n", "\u{FEFF}a: 下\n", "\u{FEFF}", "😀\u{10FFFF}\u{D7FF}\u{E000}"] {
      let (file, problems) = decode(Array(text.utf8))
      #expect(file?.bytes == Array(text.utf8) && problems.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `UTF-16 becomes UTF-8 without the mark`(isLittleEndian: Bool) {
    for text in ["", "a: é下😀\n", "\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"] {
      let (file, problems) = decode(utf16(Array(text.utf16), isLittleEndian: isLittleEndian))
      #expect(file?.bytes == Array(text.utf8) && problems.isEmpty)
    }
  }

  @Test func `a byte that is not valid is shown at its place`() {
    let (file, problems) = decode(Array("a: 1\nb: é".utf8) + [0xE4, 0x20, 0xFF])
    #expect(file == nil)
    #expect(
      problems == [
        "2:5-6 invalid-encoding: byte 0xE4 isn't valid UTF-8", "  help: save the file as UTF-8",
      ])
  }

  @Test(arguments: [0x00, 0x80, 0xBF, 0xFF] as [UInt8])
  func `a byte that is not valid is found wherever it is among ASCII`(_ byte: UInt8) {
    for offset in 0..<20 {
      var bytes = [UInt8](repeating: 0x01, count: 20)
      bytes[offset] = byte
      #expect(decode(bytes).problems.first?.hasPrefix("1:\(offset + 1)-") == true)
    }
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE4, 0xB8], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func `long forms, surrogates, what lies beyond and what is cut off are not valid`(_ bytes: [UInt8]) {
    #expect(decode([0x61] + bytes).problems.first?.hasPrefix("1:2-3 invalid-encoding") == true)
  }

  @Test func `NUL is an error at its place`() {
    let help = "  help: remove it; if the file is UTF-16 without a byte order mark, save it as UTF-8"
    #expect(
      decode(Array("ab\n\u{0}".utf8)).problems == [
        "2:1-2 nul-character: a NUL character (U+0000) isn't allowed in text", help,
      ])
    #expect(
      decode(utf16([0x62, 0])).problems == [
        "1:2-3 nul-character: a NUL character (U+0000) isn't allowed in text", help,
      ])
  }

  @Test(arguments: [[0xD83D], [0xDE00], [0xD83D, 0x61], [0xDE00, 0xD83D]] as [[UInt16]])
  func `half a character in UTF-16 is an error at its place`(_ units: [UInt16]) {
    let digits = String(units[0], radix: 16, uppercase: true)
    #expect(
      decode(utf16([0x61, 0x0A] + units)).problems == [
        "2:1-2 invalid-encoding: half a character: 0x\(digits) isn't followed by its other half",
        "  help: save the file as UTF-8",
      ])
  }

  @Test func `an odd byte at the end of UTF-16 is an error`() {
    #expect(
      decode(utf16([0x61]) + [0x62]).problems == [
        "1:2-3 invalid-encoding: the text is UTF-16 and ends in the middle of a character",
        "  help: save the file as UTF-8",
      ])
  }

  @Test(arguments: [[0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]] as [[UInt8]])
  func `UTF-32 is named in the message`(_ bytes: [UInt8]) {
    #expect(
      decode(bytes).problems == [
        "1:1-1 invalid-encoding: the text is UTF-32; only UTF-8 and UTF-16 with a byte order mark are supported",
        "  help: save the file as UTF-8",
      ])
  }
}
