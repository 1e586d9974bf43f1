import Testing

@testable import RefreshPresets

struct ReferencePageTests {
  @Test func `a table leaves out columns with nothing in them`() {
    var page = ReferencePage("T", "L.")
    page.table(["a", "b", "c"], [["1", "", "x|y"], ["2", "", ""]])
    #expect(page.text.hasSuffix("\nL.\n\n| a | c |\n| --- | --- |\n| 1 | x\\|y |\n| 2 |  |\n"))
  }

  @Test func `the keys of a map below have names with dots`() {
    var page = ReferencePage("T", "L.")
    let inner = KeyDescription(name: "top", shape: .boolean, defaultText: "false", summary: "Top.")
    page.keys([KeyDescription(name: "inset", shape: .keys { [inner] }, isRequired: true, summary: "Inset.")])
    #expect(page.text.contains("| `inset` (required) | a map |  | Inset. |\n"))
    #expect(page.text.contains("| `inset.top` | `true` or `false` | `false` | Top. |\n"))
  }
}
