import Testing

@testable import RefreshYAML

struct SourceScanTests {
  private func scan<Result>(_ text: String, _ body: (SourceScan) -> Result) -> Result {
    Array(text.utf8).withUnsafeBufferPointer { body(SourceScan(bytes: $0)) }
  }

  @Test func `each line break of YAML has its length, from both sides`() {
    for (lineBreak, length) in [("\n", 1), ("\r", 1), ("\u{85}", 2), ("\u{2028}", 3), ("\u{2029}", 3)] {
      scan("a\(lineBreak)b") {
        #expect($0.breakLength(at: 1) == length && $0.breakLength(before: 1 + length) == length)
        #expect($0.breakLength(at: 0) == 0 && $0.breakLength(before: 1) == 0)
        #expect($0.endOfLine(from: 0) == 1 && $0.startOfLine(from: 1 + length) == 1 + length)
      }
    }
    scan("é…") { #expect($0.breakLength(at: 0) == 0 && $0.breakLength(at: 2) == 0) }
  }

  @Test func `blanks, line breaks and comments are skipped, not further than the limit`() {
    scan(" \t\n# x: y\n  z") {
      #expect($0.skippingSpace(from: 0, to: 13) == 12)
      #expect($0.skippingSpace(from: 0, to: 5) == 5)
      #expect($0.skippingSpace(from: 12, to: 13) == 12)
    }
  }

  @Test func `what is trimmed ends with what can be seen`() {
    scan("ab \t\r\n\u{2028}") {
      #expect($0.trimmingSpace(from: 0, to: 9) == 2)
      #expect($0.trimmingSpace(from: 3, to: 9) == 3)
      #expect($0.trimmingSpace(from: 0, to: 1) == 1)
    }
  }

  @Test func `lines begin after their breaks`() {
    scan("ab\r\ncd\n") {
      #expect([0, 2, 4, 5, 6].map($0.startOfLine) == [0, 0, 4, 4, 4])
      #expect([0, 4, 7].map($0.endOfLine) == [2, 6, 7])
    }
  }
}
