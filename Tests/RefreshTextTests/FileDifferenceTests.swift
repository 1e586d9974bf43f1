import Testing

@testable import RefreshText

struct FileDifferenceTests {
  private func text(_ old: String?, _ new: String?) -> String {
    FileDifference(path: "a\u{1B}b.swift", old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }).text
  }

  @Test func `what no line shows is said in words`() {
    #expect(text("a\r\nb\r\n", "a\nb\n") == "a␛b.swift differs only in that it has CRLF line endings\n")
    #expect(text("\u{FEFF}a\n", "a\n") == "a␛b.swift differs only in that it has a byte order mark\n")
    #expect(
      text("\u{FEFF}a\r\n", "a\n")
        == "a␛b.swift differs only in that it has a byte order mark and CRLF line endings\n")
    #expect(text("a\n", "\u{FEFF}a\n") == "a␛b.swift differs only in that it lacks a byte order mark\n")
  }

  @Test func `lines that differ are shown without what is said in words`() {
    #expect(
      text("a\r\nb\r\n", "a\nc\n")
        == "a␛b.swift has CRLF line endings\n--- a␛b.swift\n+++ a␛b.swift\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n")
  }

  @Test func `nothing in a difference controls a terminal`() {
    #expect(
      text("a\u{1B}[31m\u{7}\n", "a\u{202E}\n")
        == "--- a␛b.swift\n+++ a␛b.swift\n@@ -1 +1 @@\n-a␛[31m␇\n+a<U+202E>\n")
    #expect(text("same", "same") == "")
    #expect(text(nil, "a\n") == "--- a␛b.swift\n+++ a␛b.swift\n@@ -0,0 +1 @@\n+a\n")
    #expect(FileDifference(path: "a", old: [0xFF], new: [0xFE]).text == "Binary files a differ\n")
  }
}
