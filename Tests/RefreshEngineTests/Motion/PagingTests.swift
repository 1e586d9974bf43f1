import Testing

@testable import RefreshEngine

@Suite struct `paging` {
  private let range = -88.0...3812
  private func page(began: Double, end: Double) -> Double {
    Paging(size: 400, origin: -88, began: began).page(nearestTo: end, in: range)
  }

  @Test func `goes to the page nearest to the projected end`() {
    #expect(page(began: 312, end: 312) == 312)
    #expect(page(began: 312, end: 511) == 312)
    #expect(page(began: 312, end: 513) == 712)
    #expect(page(began: 312, end: 113) == 312)
    #expect(page(began: 312, end: 111) == -88)
  }

  @Test func `turns no page for half the way, whichever page it is`() {
    for began in [312.0, 712] {
      #expect(page(began: began, end: began + 200) == began)
      #expect(page(began: began, end: began - 200) == began)
    }
  }

  @Test func `takes a drag that began between pages for one of the nearer page`() {
    #expect(page(began: 552, end: 512) == 712)
    #expect(page(began: 472, end: 512) == 312)
  }

  @Test func `turns one page at most`() {
    #expect(page(began: 1112, end: 3500) == 1512)
    #expect(page(began: 1112, end: -2000) == 712)
    #expect(page(began: 1272, end: 3500) == 1512)
    #expect(page(began: 1272, end: -2000) == 1112)
  }

  @Test func `can turn a whole page from a view that was held just before it came to rest`() {
    #expect(page(began: 1110, end: 3500) == 1512)
    #expect(page(began: 1114, end: -2000) == 712)
  }

  @Test func `stays between the edges, also if the drag began beyond them`() {
    #expect(page(began: -88, end: -900) == -88)
    #expect(page(began: -200, end: 900) == 312)
    #expect(Paging(size: 400, origin: 0, began: 0).page(nearestTo: 500, in: 0...300) == 300)
    #expect(Paging(size: 400, origin: 0, began: 800).page(nearestTo: 1300, in: 0...1000) == 1000)
  }

  @Test func `goes to the projected end where a page has no extent`() {
    #expect(Paging(size: 0, origin: 0, began: 0).page(nearestTo: 500, in: 0...300) == 300)
  }
}
