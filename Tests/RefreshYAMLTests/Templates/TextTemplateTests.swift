import Testing

@testable import RefreshYAML

struct TextTemplateTests {
  @Test func `a text without parameters is no template`() {
    for text in ["", "$", "{", "$ {a}", "costs 3$", "{a}", "$$"] { #expect(TextTemplate(text) == nil, "\(text)") }
  }

  @Test func `a text is taken apart at its parameters`() {
    #expect(TextTemplate("${a}")?.parts == [.parameter("a", 0..<4)])
    #expect(
      TextTemplate("von ${von} bis ${größe-2_x}!")?.parts == [
        .text("von "), .parameter("von", 4..<10), .text(" bis "), .parameter("größe-2_x", 15..<29), .text("!"),
      ])
  }

  @Test func `two dollars stand for one that begins no parameter`() {
    #expect(TextTemplate("$${a}")?.parts == [.text("${a}")])
    #expect(TextTemplate("$$${a} ${b}")?.parts == [.text("$${a} "), .parameter("b", 7..<11)])
  }

  @Test func `what begins like a parameter and is none is a flaw`() {
    #expect(TextTemplate("a ${b")?.parts == [.text("a "), .flaw(2..<5, isClosed: false)])
    #expect(TextTemplate("${}x")?.parts == [.flaw(0..<3, isClosed: true), .text("x")])
    #expect(TextTemplate("${a b}")?.parts == [.flaw(0..<6, isClosed: true)])
  }
}
