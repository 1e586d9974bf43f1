import Testing

@testable import RefreshEngine

struct PartIndexTests {
  private func parts(_ names: [String]) -> [PartSettings] {
    names.map {
      PartSettings(
        name: PartName($0), kind: .box, place: PartPlace(horizontal: PartPlace.Span(), vertical: PartPlace.Span()))
    }
  }

  @Test func `a part is found by its name, the first of several`() {
    let names = ["b", "a", "long", "", "b", "\u{FF}", "aa"]
    let index = PartIndex(parts(names))
    for name in Set(names) { #expect(index.place(of: PartName(name)) == names.firstIndex(of: name), "\(name)") }
    for name in ["c", "ab", "lonf", "longer"] { #expect(index.place(of: PartName(name)) == nil, "\(name)") }
    #expect(PartIndex([]).place(of: PartName("a")) == nil)
  }

  @Test func `settings find the parts that they have now`() {
    var settings = ComponentSettings()
    #expect(settings.part(PartName("a")) == nil)
    settings.parts = parts(["b", "a"])
    #expect(settings.part(PartName("a"))?.name == PartName("a"))
    settings.parts.removeLast()
    #expect(settings.part(PartName("a")) == nil)
    settings.parts[0] = parts(["c"])[0]
    #expect(settings.part(PartName("b")) == nil && settings.part(PartName("c")) != nil)
  }
}
