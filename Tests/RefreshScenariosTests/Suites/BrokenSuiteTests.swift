import BrokenTexts
import SuiteTexts
import Testing

@Test(arguments: BrokenText.all(in: "broken-suites.txt"))
func `each mistake of a suite is answered at its place`(broken: BrokenText) {
  #expect(load(broken.text).lines == broken.expected)
}

@Test func `a preset and own components exclude each other`() {
  #expect(
    load(
      """
      suite: x
      preset: a.preset.yaml
      header: { type: header }
      scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]
      """,
      files: ["suites/a.preset.yaml": "name: a\nheader: { type: normalHeader }\n"]
    ).lines == [
      "3:1 preset-and-components: a suite can have a preset or its own components, but not both",
      "  2:9 the preset is here",
    ])
}

@Test func `a mistake in a preset is shown in the preset`() {
  #expect(
    load(
      """
      suite: x
      preset: ../presets/a.preset.yaml
      scenarios: [ { name: a, steps: [ { expect: { header.state: idle } } ] } ]
      """,
      files: ["presets/a.preset.yaml": "name: a\nheader: { type: normalHeader, heigth: 4 }\n"]
    ).lines == [
      "presets/a.preset.yaml:2:31 unknown-key: unknown key `heigth` in `normalHeader`",
      "  help: did you mean `height`?",
    ])
}

@Test func `a document without its beginning is two errors`() {
  let text = "scenarios:\n  - name: a\n    steps: [ { flow: go }, { expect: { header.state: idle } } ]\n"
  #expect(load(text).lines.filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != ":" }) } == ["1", "1"])
}

@Test func `a component's type beside the name is one error`() {
  let text =
    "suite: a\ntype: normalHeader\nscenarios: [ { name: a, steps: [ { expect: { header.state: idle } } ] } ]\n"
  #expect(load(text).lines.filter { !$0.hasPrefix(" ") } == ["2:1 misplaced-key: `type` isn't a key of a suite"])
}
