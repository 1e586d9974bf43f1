import Testing

@testable import RefreshEngine

@Suite struct `the rubber band` {
  @Test(arguments: [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] as [(Double, Double)])
  func `shows what UIScrollView shows on a screen of 960 points`(travel: Double, shown: Double) {
    let offset = RubberBand.offset(forTravel: travel, dimension: 960)
    #expect((offset * 100).rounded() / 100 == shown)
  }

  @Test func `follows the formula, however small the travel`() {
    for dimension in [320.0, 960] {
      for travel in stride(from: 1.0, through: 2000, by: 37) {
        let formula = (1 - 1 / (travel * 0.55 / dimension + 1)) * dimension
        #expect(abs(RubberBand.offset(forTravel: travel, dimension: dimension) - formula) < 1e-11)
      }
    }
    #expect(abs(RubberBand.offset(forTravel: 1e-12, dimension: 960) - 0.55e-12) < 1e-26)
  }

  @Test func `grows with the travel and never reaches the extent`() {
    var last = 0.0
    for step in 1...2000 {
      let travel = Double(step * step) / 4
      let offset = RubberBand.offset(forTravel: travel, dimension: 500)
      #expect(offset > last && offset < 500 && offset < travel)
      last = offset
    }
  }

  @Test func `is the same at both edges`() {
    for travel in [0.25, 3, 77, 1234] {
      #expect(
        RubberBand.offset(forTravel: -travel, dimension: 700) == -RubberBand.offset(
          forTravel: travel, dimension: 700))
      #expect(
        RubberBand.travel(forOffset: -travel, dimension: 700) == -RubberBand.travel(
          forOffset: travel, dimension: 700))
    }
  }

  @Test func `gives back the travel when a stretched view is taken hold of`() {
    for travel in stride(from: -3000.0, through: 3000, by: 61) {
      let offset = RubberBand.offset(forTravel: travel, dimension: 812)
      #expect(abs(RubberBand.travel(forOffset: offset, dimension: 812) - travel) < 1e-9)
    }
    for offset in stride(from: -800.0, through: 800, by: 16) {
      let travel = RubberBand.travel(forOffset: offset, dimension: 812)
      #expect(abs(RubberBand.offset(forTravel: travel, dimension: 812) - offset) < 1e-9)
    }
  }

  @Test func `has a travel even for a stretch of a whole extent and more`() {
    for offset in [512.0, 513, 1e9] {
      let travel = RubberBand.travel(forOffset: offset, dimension: 512)
      #expect(travel.isFinite)
      #expect(abs(RubberBand.offset(forTravel: travel, dimension: 512) - 511.5) < 1e-9)
    }
  }

  @Test func `shows nothing where the viewport has no extent`() {
    #expect(RubberBand.offset(forTravel: 100, dimension: 0) == 0)
    #expect(RubberBand.travel(forOffset: 100, dimension: 0) == 0)
  }

  @Test func `lets the view follow the finger between the edges and stretches beyond them`() {
    let range = -88.0...300
    for free in [-88.0, 0, 299, 300] {
      #expect(RubberBand.shown(free, in: range, dimension: 960) == free)
      #expect(RubberBand.free(free, in: range, dimension: 960) == free)
    }
    #expect(
      RubberBand.shown(-188, in: range, dimension: 960) == -88 - RubberBand.offset(forTravel: 100, dimension: 960))
    #expect(
      RubberBand.shown(700, in: range, dimension: 960) == 300 + RubberBand.offset(forTravel: 400, dimension: 960))
    for free in [-500.0, -100, 450, 2000] {
      let shown = RubberBand.shown(free, in: range, dimension: 960)
      #expect(abs(RubberBand.free(shown, in: range, dimension: 960) - free) < 1e-9)
    }
  }
}
