import RefreshProtocol
import RefreshText
import Testing

@testable import RefreshLanguageServer

struct FormattingTests {
  @Test(
    arguments: [
      (
        "name: p   \nheader:\n    type: normalHeader # why\n    # a note\n    height: 60\n\n\n\n",
        "name: p\nheader:\n  type: normalHeader # why\n  # a note\n  height: 60\n"
      ),
      (
        "name: p\nheader: { type: normalHeader }\ndescription: |\n   a\n    b\n",
        "name: p\nheader: { type: normalHeader }\ndescription: |\n   a\n    b\n"
      ),
      ("a:\n- b: 1\n  c: 2\n", "a:\n  - b: 1\n    c: 2\n"),
    ] as [(String, String)])
  func `formatting keeps comments and meaning, and once is enough`(text: String, expected: String) throws {
    let client = try Client()
    func formatted(_ text: String) -> String {
      client.applying(
        client.request("textDocument/formatting", client.open("p.preset.yaml", text, hasCursor: false)).items,
        to: "p.preset.yaml")
    }
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
  }

  @Test func `formatting keeps the line breaks of Windows`() throws {
    let client = try Client()
    let text = "name:  a\r\nheader:\r\n    type: normalHeader  \r\n"
    let place = client.open("p.preset.yaml", text, hasCursor: false)
    let formatted = client.applying(
      client.request("textDocument/formatting", place).items, to: "p.preset.yaml")
    #expect(formatted == "name:  a\r\nheader:\r\n  type: normalHeader\r\n")
    client.change("p.preset.yaml", nil, formatted)
    #expect(client.request("textDocument/formatting", place).items.isEmpty)
  }

  @Test func `there is one blank after a dash`() {
    let text =
      "suite: s\nscenarios:\n  -   name: a  \n      steps:\n        -   -  touch\n        -  pull: 1 # one\n"
    let expected = "suite: s\nscenarios:\n  - name: a\n    steps:\n      - - touch\n      - pull: 1 # one\n"
    let document = Document(uri: "a.scenarios.yaml", version: 0, text: text)
    #expect(Formatting(document).text == expected)
    #expect(Formatting(Document(uri: "a.scenarios.yaml", version: 0, text: expected)).text == expected)
  }

  @Test(
    arguments: [
      ("a:  |+\n    x\n\n\n", "a:  |+\n    x\n\n\n"),
      ("b:\n    a: |+\n        x\n\n\n", "b:\n  a: |+\n      x\n\n\n"),
      ("b:\n    a: |+\n        x\n\n\n    c: 1  \n\n\n", "b:\n  a: |+\n      x\n\n\n  c: 1\n"),
      ("b:\n    a: |\n        x\n\n\n", "b:\n  a: |\n      x\n"),
      ("b:\n    - >+2\n        x\n\n\n    - c\n\n", "b:\n  - >+2\n      x\n\n\n  - c\n"),
      ("b:\n    a: |\n        x", "b:\n  a: |\n      x"),
      ("b:\n    a: |+\n        x", "b:\n  a: |+\n      x"),
      ("b:\n    a: |-\n        x", "b:\n  a: |-\n      x\n"),
      ("b:\n    a: 1", "b:\n  a: 1\n"),
      ("b:\r\n    a: |+\r\n        x\r\n\r\n", "b:\r\n  a: |+\r\n      x\r\n\r\n"),
    ] as [(String, String)])
  func `the lines at the end of a text that keeps them stay`(text: String, expected: String) {
    let document = Document(uri: "a.scenarios.yaml", version: 0, text: text)
    #expect(Formatting(document).text == expected)
    #expect(Formatting(Document(uri: "a.scenarios.yaml", version: 0, text: expected)).text == expected)
  }

  @Test func `an item may have an anchor with a dash`() {
    let text = "suite: s\nsteps:\n    - &my-step wait: 1s\n    - *my-step\n    -   &a-b\n        touch\n"
    let expected = "suite: s\nsteps:\n  - &my-step wait: 1s\n  - *my-step\n  - &a-b\n      touch\n"
    #expect(Formatting(Document(uri: "a.scenarios.yaml", version: 0, text: text)).text == expected)
  }
}
