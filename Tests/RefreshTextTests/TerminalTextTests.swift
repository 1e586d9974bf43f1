import RefreshText
import Testing

struct TerminalTextTests {
  @Test func `what acts on a terminal is shown`() {
    #expect(VisibleText.of("a\u{1B}[31m\u{7F}\u{202E}") == "a␛[31m␡<U+202E>")
  }

  @Test func `texts are padded by the columns that they take`() {
    #expect("下a".padded(to: 5) == "下a  " && "下a".padded(to: 5, before: true) == "  下a")
    #expect("abc".padded(to: 2) == "abc")
  }

  @Test(arguments: [("a b  ", "a b"), ("   ", ""), ("", ""), ("a", "a")])
  func `blanks at the end go`(text: String, trimmed: String) {
    #expect(text.withoutTrailingBlanks == trimmed)
  }

  @Test func `pieces are set in lines of a width`() {
    #expect(wrapped(["ab,", "cd,", "下"], width: 6) == ["ab,", "cd, 下"])
    #expect(wrapped(["too long", "a"], width: 3) == ["too long", "a"])
    #expect(wrapped([String](), width: 3) == [])
  }

  @Test func `prose ends its lines between words, and keeps its blanks and breaks`() {
    let paint = Paint(color: false)
    let text = "one two  three\nfour fivesixseven"
    #expect(paint.prose(text, width: nil, after: 9, indent: 2) == "one two  three\n  four fivesixseven")
    #expect(paint.prose(text, width: 12, after: 4, indent: 2) == "one two\n  three\n  four\n  fivesixseven")
    #expect(paint.prose("下拉 刷新", width: 5, indent: 0) == "下拉\n刷新")
    #expect(paint.prose("", width: 5, indent: 0) == "")
    #expect(
      Paint(color: true).prose("a b", .strong, width: 1, indent: 1) == "\u{1B}[1ma\u{1B}[0m\n \u{1B}[1mb\u{1B}[0m")
  }

  @Test func `only texts are painted, and only where colours are wanted`() {
    let paint = Paint(color: true)
    #expect(paint("a", .bad) == "\u{1B}[1;31ma\u{1B}[0m" && paint("", .bad) == "" && paint("a", .plain) == "a")
    #expect(Paint(color: false)("a", .bad) == "a")
  }
}
