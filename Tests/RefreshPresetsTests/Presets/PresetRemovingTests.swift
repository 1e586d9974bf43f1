import RefreshPresets
import Testing

@Test func `without a key its default counts, whoever extends whom`() throws {
  let files = Files([
    "base.preset.yaml": "name: base\nheader: { type: normalHeader, height: 70 }\n",
    "feed.preset.yaml": "name: feed\nextends: base.preset.yaml\nheader: { height: 80, labelLeftInset: 5 }\n",
  ])
  let preset = try #require(files.load("feed.preset.yaml").preset)
  let without = try #require(preset.removing(["header", "height"])?.header)
  #expect(without.value(of: "height") == nil)
  #expect(said(without.settings).count == 1)
  #expect(said(preset.header?.settings).count == 2)
}

@Test func `without its only component or its name there is no preset`() throws {
  let files = Files(["feed.preset.yaml": "name: feed\nheader: { type: normalHeader }\n"])
  let preset = try #require(files.load("feed.preset.yaml").preset)
  #expect(preset.removing(["header"]) == nil)
  #expect(preset.removing(["header", "type"]) == nil)
  #expect(preset.removing(["name"]) == nil)
  #expect(preset.removing(["footer"]) != nil)
}
