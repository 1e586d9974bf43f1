import Testing

@testable import RefreshYAML

struct NameIndexTests {
  private let names = ["height", "hidden", "titles", "type", "automaticallyChangeAlpha", "下拉"]

  @Test func `each name is found at its position`() {
    let index = NameIndex(names)
    #expect(names.map(index.position) == names.indices.map(\.self))
  }

  @Test func `what is none of the names is not found`() {
    let index = NameIndex(names)
    let others = ["", "heigh", "heights", "heighT", "hiddeN", "automaticallyChangeAlphA", "下", "\u{212A}ey"]
    #expect(others.allSatisfy { index.position(of: $0) == nil })
    #expect(NameIndex([]).position(of: "") == nil && NameIndex(["Key"]).position(of: "\u{212A}ey") == nil)
  }
}
