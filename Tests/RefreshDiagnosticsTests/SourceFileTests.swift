import RefreshDiagnostics
import Testing

struct SourceFileTests {
  private func place(_ offset: Int, in file: SourceFile) -> [Int] {
    let position = file.position(at: offset)
    return [position.line, position.column, position.offset]
  }

  @Test func `lines end at each kind of line break`() {
    let file = SourceFile(path: "a", text: "one\ntwo\r\nthree\rfour\n\nsix")
    #expect(file.lineCount == 6)
    #expect((1...6).map(file.line) == ["one", "two", "three", "four", "", "six"])
    #expect(place(10, in: file) == [3, 2, 10])
    #expect(file.line(0) == "" && file.line(7) == "")
  }

  @Test func `lines end wherever their breaks are among other bytes`() {
    for length in 0..<10 {
      let start = String(repeating: "x", count: length)
      let file = SourceFile(path: "a", text: start + "\n\t\u{B}\r\n\u{E}é\u{C}\r\n\nend\rof it")
      #expect((1...6).map(file.line) == [start, "\t\u{B}", "\u{E}é\u{C}", "", "end", "of it"])
      #expect(file.lineCount == 6 && !file.isASCII)
    }
  }

  @Test func `a line break at the end begins an empty line`() {
    let file = SourceFile(path: "a", text: "one\r\n")
    #expect(file.lineCount == 2)
    #expect(file.line(1) == "one")
    #expect(place(5, in: file) == [2, 1, 5])
  }

  @Test func `a word is found wherever it is in a text`() {
    let file = SourceFile(path: "a", text: "ririn riring é")
    #expect(["", "ririn", "riring", "ring", "é"].allSatisfy(file.mentions))
    #expect(!["rings", "ring  ", "ringing", "è"].contains(where: file.mentions))
  }

  @Test func `an empty text has one empty line`() {
    let file = SourceFile(path: "a", text: "")
    #expect(file.lineCount == 1)
    #expect(place(0, in: file) == [1, 1, 0])
    #expect(place(9, in: file) == [1, 1, 0])
  }

  @Test func `columns are characters as people count them`() {
    let file = SourceFile(path: "a", text: "下拉👩‍👩‍👧‍👦e\u{301}x")
    #expect(place(file.bytes.count - 1, in: file) == [1, 5, file.bytes.count - 1])
    #expect(!file.isASCII)
  }

  @Test func `in ASCII text columns are bytes`() {
    let file = SourceFile(path: "a", text: "a: b\n\tc")
    #expect(file.isASCII)
    #expect(place(6, in: file) == [2, 2, 6])
  }

  @Test func `a byte order mark counts as no column`() {
    let file = SourceFile(path: "a", text: "\u{FEFF}ab")
    #expect(place(3, in: file) == [1, 1, 3])
    #expect(place(4, in: file) == [1, 2, 4])
    #expect(place(0, in: file) == [1, 1, 0])
    #expect(file.line(1) == "ab")
  }

  @Test func `places outside of the text are moved to its nearer end`() {
    let file = SourceFile(path: "a", text: "ab")
    #expect(place(-5, in: file) == [1, 1, 0])
    #expect(place(99, in: file) == [1, 3, 2])
    #expect(file.text(in: -3..<99) == "ab")
  }
}
