import Testing

@testable import RefreshEngine

@Suite struct ComponentKindTests {
  @Test func `each type is a family and a presentation`() {
    let rows: [(ComponentKind, String, Family, Presentation)] = [
      (.header, "header", .header, .plain),
      (.stateHeader, "stateHeader", .header, .labels),
      (.normalHeader, "normalHeader", .header, .arrowAndSpinner),
      (.gifHeader, "gifHeader", .header, .frames),
      (.autoFooter, "autoFooter", .autoFooter, .plain),
      (.autoStateFooter, "autoStateFooter", .autoFooter, .labels),
      (.autoNormalFooter, "autoNormalFooter", .autoFooter, .arrowAndSpinner),
      (.autoGifFooter, "autoGifFooter", .autoFooter, .frames),
      (.backFooter, "backFooter", .backFooter, .plain),
      (.backStateFooter, "backStateFooter", .backFooter, .labels),
      (.backNormalFooter, "backNormalFooter", .backFooter, .arrowAndSpinner),
      (.backGifFooter, "backGifFooter", .backFooter, .frames),
      (.trailer, "trailer", .trailer, .plain),
      (.stateTrailer, "stateTrailer", .trailer, .labels),
      (.normalTrailer, "normalTrailer", .trailer, .arrowAndSpinner),
    ]
    #expect(ComponentKind.allCases == rows.map(\.0))
    for (kind, name, family, presentation) in rows {
      #expect(kind.rawValue == name)
      #expect(kind.family == family)
      #expect(kind.presentation == presentation)
      #expect(kind.role == family.role)
    }
  }

  @Test func `each family has its place, axis and extent`() {
    func expect(_ family: Family, _ role: ComponentRole, _ axis: ScrollAxis, _ extent: Double) {
      #expect(family.role == role)
      #expect(family.axis == axis)
      #expect(family.extent == extent)
    }
    expect(.header, .header, .vertical, 54)
    expect(.autoFooter, .footer, .vertical, 44)
    expect(.backFooter, .footer, .vertical, 44)
    expect(.trailer, .trailer, .horizontal, 60)
  }
}
