import RefreshYAML
import Testing

@testable import RefreshPresets

struct MissingKeysTests {
  private func keys(beside siblings: [String], above value: KeylessValue) -> [String] {
    PresetKeys.all.shape.missingKeys(beside: siblings, above: value)
  }

  @Test func `paths of images belong to keys that take them`() {
    let states = ["idle", "pulling"]
    #expect(keys(beside: ["type"], above: .keys(states)) == ["titles", "images"])
    #expect(keys(beside: ["type"], above: .keys(states, hasImages: true)) == ["images"])
    let part = ["kind", "center", "size"]
    #expect(keys(beside: part, above: .keys(["pull", "state"], hasImages: true)) == ["image"])
    #expect(keys(beside: part, above: .keys(["pull", "state"])).count > 3)
  }

  @Test func `a word belongs to the key that declares it`() {
    #expect(keys(beside: ["height"], above: .word("normalHeader")) == ["type"])
    #expect(keys(beside: ["center"], above: .word("ring")) == ["kind"])
    #expect(keys(beside: ["type"], above: .word("normalHeader")) == [])
    #expect(keys(beside: [], above: .word("what")) == [])
  }
}
