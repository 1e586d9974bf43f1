import Testing

@testable import RefreshEngine
@testable import RefreshLaws

/// Pictures in parts, which fit into them.
struct PictureTests {
  private static let box = Rect(x: 10, y: 20, width: 40, height: 40)

  @Test(
    arguments: [
      (Rect(x: 10, y: 30, width: 40, height: 20), true),
      // Too small, distorted, beyond the edges, and not in the middle.
      (Rect(x: 20, y: 35, width: 20, height: 10), false),
      (Rect(x: 10, y: 20, width: 40, height: 40), false),
      (Rect(x: -10, y: 20, width: 80, height: 40), false),
      (Rect(x: 10, y: 20, width: 40, height: 20), false),
    ])
  func `a picture is as large as its part allows, and undistorted`(frame: Rect, fits: Bool) {
    #expect(frame.fits(Size(width: 60, height: 30), in: Self.box) == fits)
  }

  @Test(arguments: [PartKind.image, .frames]) func `a picture of another shape than its part is sound`(
    kind: PartKind
  ) {
    let place = PartPlace(
      horizontal: PartPlace.Span(start: PartPlace.Length(), size: PartPlace.Length(points: 40)),
      vertical: PartPlace.Span(start: PartPlace.Length(), size: PartPlace.Length(points: 40)))
    var part = PartSettings(name: PartName("sun"), kind: kind, place: place)
    let size = Size(width: 60, height: 30)
    if kind == .image {
      part.images = [size]
      part.rules = [PartSettings.Rule(.image, PartRule(.image(0)))]
    } else {
      part.frames = [PartSettings.Frames(.idle, FrameSequence(count: 3, size: size))]
    }
    var bench = Bench(ComponentBlueprint(kind: .header) { $0.parts = [part] }, laws: ["wrong-part"])
    bench.settle()
    bench.look(.looks(bench.component(.header)!))
    #expect(bench.found == [])
    #expect(bench.simulation.looks(of: .header)?.parts.first?.image?.frame.size == Size(width: 40, height: 20))
  }
}
