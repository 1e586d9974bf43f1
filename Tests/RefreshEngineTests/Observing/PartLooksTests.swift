import Testing

@testable import RefreshEngine

struct PartLooksTests {
  private func looks(_ rig: Rig) -> [PartLooks] { rig.simulation.looks(of: .header)?.parts ?? [] }

  @Test func `parts are seen in their order, with their values`() {
    let parts = looks(Rig(.header, [.set(\.parts, PartSettings.examples)]))
    #expect(parts.map(\.name.text) == PartSettings.examples.map(\.name.text))
    #expect(parts[0].number(.end) == 0 && parts[0].color(.color) == RGBAColor(rgba: 0xFF80_00FF))
    #expect(parts[0].frame == Rect(x: 173.5, y: 4, width: 28, height: 28))
    #expect(parts[1].text == "Hello" && parts[1].holds(.bold) && parts[1].name(.align) == "center")
    #expect(parts[2].color(.color) == nil && parts[2][.text] == .absent)
    #expect(parts[4].opacity == 0 && parts[5].opacity == 1)
  }

  @Test func `a picture is as large as its part allows`() {
    var (image, frames) = (PartSettings.examples[2], PartSettings.examples[3])
    image.place.horizontal.end = PartPlace.Length(points: 275)
    frames.place.horizontal.end = PartPlace.Length(points: 275)
    let parts = looks(Rig(.header, [.set(\.parts, [image, frames])]))
    #expect(
      parts[0].image == PartLooks.Image(state: nil, index: 1, frame: Rect(x: 0, y: 2, width: 100, height: 50)))
    #expect(
      parts[1].image == PartLooks.Image(state: .idle, index: 0, frame: Rect(x: 23, y: 0, width: 54, height: 54)))
  }

  @Test(arguments: [
    (3.0, 0.0, 0.8, PartLooks.Arc(radius: 12.5, start: 0, length: 0.8)),
    (3, -0.2, 1.4, PartLooks.Arc(radius: 12.5, start: 0, length: 1)), (3, 0.5, 0.5, nil), (0, 0, 1, nil),
    (28, 0, 1, nil),
  ])
  func `a ring is an arc that touches the edges and is no longer than the circle`(
    width: Double, start: Double, end: Double, arc: PartLooks.Arc?
  ) {
    var ring = PartSettings(
      "ring", .ring,
      [
        (.lineWidth, PartRule(.number(width))), (.start, PartRule(.number(start))), (.end, PartRule(.number(end))),
      ])
    ring.place = PartSettings.examples[0].place
    #expect(looks(Rig(.header, [.set(\.parts, [ring])])).first?.arc == arc)
  }

  @Test func `the corners of a box are as round as its sides allow`() {
    let radii = [4.0, 40].map { radius in
      var box = PartSettings("box", .box, [(.cornerRadius, PartRule(.number(radius)))])
      box.place = PartSettings.examples[0].place
      return looks(Rig(.header, [.set(\.parts, [box])])).first?.cornerRadius
    }
    #expect(radii == [4, 14])
  }

  @Test func `drawn numbers and colours follow a change of state, texts do not`() {
    func value(_ property: PartProperty, _ idle: PartValue, _ refreshing: PartValue) -> (PartProperty, PartRule) {
      (property, .states([(.refreshing, .value(refreshing))], plain: idle))
    }
    var part = PartSettings(
      "it", .label,
      [
        value(.alpha, .number(0), .number(1)),
        value(.color, .color(RGBAColor(rgba: 0x0000_00FF)), .color(RGBAColor(rgba: 0xFF00_00FF))),
        value(.text, .text(LocalizedText("a")), .text(LocalizedText("b"))),
        value(.hidden, .bool(true), .bool(false)),
        (
          .rotation,
          .states([(.refreshing, .repeating(PartRule.Repetition(every: Interval(seconds: 1), from: 0, to: 360)))])
        ),
      ])
    part.animate = Interval(seconds: 0.25)
    var rig = Rig(.header, [.set(\.parts, [part])])
    rig.begin(.header)
    for (wait, share, red) in [(0, 0, 0), (0.1, 0.4, 102), (0.1, 0.8, 204), (0.05, 1, 255), (0.1, 1, 255)] {
      rig.wait(wait)
      let drawn = looks(rig)[0]
      #expect(abs(drawn.number(.alpha) - share) < 1e-9)
      #expect(drawn.color(.color) == RGBAColor(rgba: UInt32(red) << 24 | 0xFF))
      #expect(drawn.text == "b" && !drawn.holds(.hidden))
      rig.expect(["header.parts.it.alpha": 1, "header.parts.it.rotation": .number(drawn.number(.rotation))])
    }
    #expect(looks(rig)[0].number(.rotation) == 0.35 * 360)
    rig.end(.header)
    // The model value of a repeating property does not change.
    #expect(looks(rig)[0].number(.rotation) == 0.35 * 360)
  }

  @Test func `before any change of state nothing lags behind the pull`() {
    var rig = Rig(.header, [.set(\.parts, PartSettings.examples)])
    rig.touch()
    rig.drag(to: -0.65 * 54)
    #expect(abs(looks(rig)[0].number(.end) - 0.5) < 1e-9)
  }
}
