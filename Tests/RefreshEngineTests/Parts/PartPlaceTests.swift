import Testing

@testable import RefreshEngine

struct PartPlaceTests {
  /// In 100 points, with 20 before and 30 after the part: any two lengths give the same result.
  @Test(arguments: [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100])
  func `two lengths of a direction say where a part is`(lengths: Int) {
    func length(_ bit: Int, _ points: Double) -> PartPlace.Length? {
      lengths & bit == 0 ? nil : PartPlace.Length(points: points)
    }
    let span = PartPlace.Span(
      start: length(1, 20), end: length(2, 30), center: length(4, 45), size: length(8, 50))
    let extent = span.extent(in: 100)
    #expect(extent.origin == 20 && extent.length == 50)
  }

  @Test func `percentages are of the component, points are added`() {
    let place = PartPlace(
      horizontal: PartPlace.Span(
        center: PartPlace.Length(points: -10, fraction: 0.5), size: PartPlace.Length(fraction: 0.25)),
      vertical: PartPlace.Span(start: PartPlace.Length(fraction: 1), size: PartPlace.Length(points: 8)))
    #expect(
      place.frame(in: Size(width: 400, height: 60)) == Rect(x: 140, y: 60, width: 100, height: 8))
  }

  @Test func `where the edges overlap there is no width`() {
    let span = PartPlace.Span(start: PartPlace.Length(points: 70), end: PartPlace.Length(points: 60))
    #expect(span.extent(in: 100) == (55, 0), "in the middle between them")
  }

  @Test func `a part has the frame of a new view until the first layout, and that of the last layout then`() {
    var (hint, control, spinner) = (
      PartSettings("hint", .label), PartSettings("on", .switch), PartSettings("spin", .spinner)
    )
    for place in [\PartSettings.place.horizontal, \.place.vertical] {
      hint[keyPath: place] = PartPlace.Span(start: PartPlace.Length(), end: PartPlace.Length())
      control[keyPath: place] = PartPlace.Span(start: PartPlace.Length(), size: PartPlace.Length(points: 9))
      spinner[keyPath: place] = control[keyPath: place]
    }
    spinner.rules = [PartSettings.Rule(.style, PartRule(.name(1)))]
    var rig = Rig(.header, [.set(\.parts, [hint, control, spinner])]) { $0.window = false }
    rig.expectFrame("header.parts.hint", 0, 0, 0, 0)
    rig.expectFrame("header.parts.on", 0, 0, 51, 31)
    rig.expectFrame("header.parts.spin", -8.5, -8.5, 37, 37)
    rig.setWindow(true)
    rig.expectFrame("header.parts.hint", 0, 0, 375, 54)
    rig.expectFrame("header.parts.spin", 0, 0, 9, 9)
    rig.setWindow(false)
    rig.rotate(width: 667, height: 375)
    rig.expectFrame("header.parts.hint", 0, 0, 375, 54)
    // A change of language lays out at once, also off screen.
    rig.setLanguage("ko")
    rig.expectFrame("header.parts.hint", 0, 0, 667, 54)
  }

  @Test func `a part stays in its place while its component grows`() {
    var part = PartSettings("hint", .label)
    part.place.vertical = PartPlace.Span(end: PartPlace.Length(points: 4), size: PartPlace.Length(points: 16))
    var rig = Rig(.header, [.set(\.parts, [part])])
    rig.expectFrame("header.parts.hint", 0, 34, 375, 16)
    rig.set(.set(\.height, 80), of: .header)
    rig.expectFrame("header.parts.hint", 0, 60, 375, 16)
  }
}
