import RefreshEngine
import RefreshPresets
import Testing

@Suite struct `Component classes` {
  @Test(arguments: ComponentKind.allCases)
  func `a type and its class have one name`(kind: ComponentKind) {
    #expect(ComponentClass.type(kind).name == kind.rawValue)
    #expect(ComponentClass.type(kind).chain.last == .component)
  }

  @Test(
    arguments: [
      (.header, ["header", "component"]),
      (.gifHeader, ["gifHeader", "stateHeader", "header", "component"]),
      (.autoNormalFooter, ["autoNormalFooter", "autoStateFooter", "autoFooter", "footer", "component"]),
      (.backGifFooter, ["backGifFooter", "backStateFooter", "backFooter", "footer", "component"]),
      (.normalTrailer, ["normalTrailer", "stateTrailer", "trailer", "component"]),
    ] as [(ComponentKind, [String])])
  func `a type inherits as its class does in MJRefresh`(kind: ComponentKind, chain: [String]) {
    #expect(ComponentClass.type(kind).chain.map(\.name) == chain)
  }
}
