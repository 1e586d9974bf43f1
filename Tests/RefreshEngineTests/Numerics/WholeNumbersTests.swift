import Testing

@testable import RefreshEngine

@Suite struct `whole numbers` {
  static let values: [Double] = {
    var source = ArgumentSource(seed: 40)
    let drawn = (0..<1000).map { _ in source.magnitude(-4, 60) }
    let halves = (-9...9).map { Double($0) / 2 }
    let borders = [0.5, 0x1p51, 0x1p52, 0x1p53].flatMap { (border: Double) in
      [border.nextDown, border, border.nextUp]
    }
    return drawn + halves + borders + borders.map { -$0 } + [1e300, .infinity, -.infinity]
  }()

  @Test func `are rounded as the standard library rounds them`() {
    for value in Self.values {
      #expect(Numerics.roundToNearest(value) == value.rounded(.toNearestOrEven), "\(value)")
      #expect(Numerics.roundDown(value) == value.rounded(.down), "\(value)")
      #expect(Numerics.roundUp(value) == value.rounded(.up), "\(value)")
    }
    #expect(Numerics.roundToNearest(.nan).isNaN)
  }
}
