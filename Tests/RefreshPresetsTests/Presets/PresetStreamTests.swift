import RefreshDiagnostics
import RefreshPresets
import Testing

struct PresetStreamTests {
  private func read(_ text: String) -> [String] {
    var found: [String] = []
    PresetLoader.forEachPreset(in: SourceFile(path: "s.yaml", text: text)) { preset, diagnostics in
      found.append(
        ([preset?.name ?? "-"] + diagnostics.all.map { "\($0.span.startPosition.line) \($0.id.rawValue)" }).joined(
          separator: " "))
    }
    return found
  }

  @Test func `each document is a preset, with what is wrong in it`() {
    let text = "name: a\nheader: { type: header }\n---\nname: b\n---\nname: c\nheader: { type: header }\n"
    #expect(read(text) == ["a", "- 4 no-component", "c"])
  }

  @Test func `what can't be read on is told at the end`() {
    #expect(read("name: a\nheader: { type: header }\n---\nname: [\n").last?.hasPrefix("- ") == true)
    #expect(read("") == [])
  }
}
