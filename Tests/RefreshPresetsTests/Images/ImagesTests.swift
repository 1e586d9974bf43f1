import ExternalTools
import RefreshEngine
import Testing

@testable import RefreshPresets

@Suite struct `Images` {
  /// Loads a preset with an indented map of images, whose first line is line 5.
  private func load(
    _ images: String, in folder: TestFolder, head: String = "description: x", allowsOutside: Bool = false
  ) throws
    -> (images: [String], found: [String])
  {
    let lines = images.split(separator: "\n").map { "    \($0)\n" }.joined()
    let (preset, found) = try folder.load(
      text: "name: it\n\(head)\nheader:\n  images:\n\(lines)  type: gifHeader\n", allowsOutside: allowsOutside)
    let sequences = RefreshState.allCases.compactMap { state in
      (preset?.header?.settings.images[state]).map {
        "\(state.name): \($0.count) of \($0.size.width)×\($0.size.height) in \($0.duration.seconds)"
      }
    }
    return (sequences, found)
  }

  @Test(arguments: [("", " "), ("", "\n          "), (", ", "")])
  func `paths of several images in a row are no folder`(comma: String, space: String) throws {
    let folder = try TestFolder(project: [:])
    for name in ["a@2x.png", "b@2x.png"] { try folder.write("art/\(name)", Pictures.png(8, 8)) }
    let (_, found) = try folder.load(
      text:
        "name: it\nheader:\n  type: gifHeader\n  images:\n    idle:\n      - art/a@2x.png\(comma)\(space)art/b@2x.png\n"
    )
    #expect(
      found.last == "  help: these are 2 paths: write each as a separate item, with `- ` before it", "\(found)")
  }

  @Test func `frames are found by ranges, lists, maps and as a GIF`() throws {
    let folder = try TestFolder(project: [:])
    for i in 1...12 { try folder.write("frames/a_\(i)@2x.png", Pictures.png(120, 90)) }
    for i in ["01", "02", "03"] { try folder.write("frames/b\(i)@3x.jpg", Pictures.jpeg(90, 60)) }
    try folder.write("c.webp", Pictures.webP("VP8X", [0, 0, 0, 0, 9, 0, 0, 9, 0, 0]))
    try folder.write("loading.gif", Pictures.gif(40, 30, delays: [5, 10]))
    let whole = try load(
      "idle: frames/a_{1..12}@2x.png\npulling: { frames: ['frames/b{01..03}@3x.jpg', ./frames/../frames/b01@3x.jpg], duration: 0.8s }\n"
        + "refreshing: loading.gif", in: folder)
    #expect(whole.found == [])
    #expect(
      whole.images == [
        "idle: 12 of 60.0×45.0 in 1.2", "pulling: 4 of 30.0×20.0 in 0.8", "refreshing: 2 of 40.0×30.0 in 0.15",
      ])
    #expect(
      try load("idle: [c.webp]\nrefreshing: { frames: loading.gif, duration: 2s }", in: folder).images == [
        "idle: 1 of 10.0×10.0 in 0.1", "refreshing: 2 of 40.0×30.0 in 2.0",
      ])
    // If there are several files, a GIF is one frame.
    #expect(try load("idle: [loading.gif, loading.gif]", in: folder).images == ["idle: 2 of 40.0×30.0 in 0.2"])
  }

  @Test func `frames are named from their file`() throws {
    let folder = try TestFolder(project: [
      "lib/base.yaml": "header: { type: gifHeader, images: { idle: img/a.png } }",
      "app/feed.yaml": "name: feed\nextends: ../lib/base.yaml",
    ])
    try folder.write("lib/img/a.png", Pictures.png(10, 10))
    let (preset, found) = folder.load("app/feed.yaml")
    #expect(found == [])
    #expect(PresetPrinter().print(try #require(preset)).contains("idle: ../lib/img/a.png\n"))
  }

  @Test func `what is wrong with frames is said where they are named`() throws {
    let folder = try TestFolder(project: ["a_3.png": "text", "frame@2x.png": ""])
    for i in [1, 2, 5] { try folder.write("a_\(i).png", Pictures.png(10, 10)) }
    try folder.write("big.png", Pictures.png(30, 10))
    try folder.write("cut.gif", Array(Pictures.gif(3, 3, delays: [1]).dropLast(3)))
    try folder.write("dir.png/x", "")
    #expect(
      try load("idle: a_{1..60}.png\npulling: [a_1.png, a_3.png, big.pgn]\nrefreshing: frame.png", in: folder).found
        == [
          "it.yaml:5:11-24 bad-image: `a_3.png` isn't a PNG, JPEG, GIF or WebP image",
          "it.yaml:6:24-31 bad-image: `a_3.png` isn't a PNG, JPEG, GIF or WebP image",
          "it.yaml:6:33-40 missing-file: there is no file `big.pgn`", "  help: did you mean `big.png`?",
          "it.yaml:7:17-26 missing-file: there is no file `frame.png`", "  help: did you mean `frame@2x.png`?",
        ])
    #expect(
      try load("idle: a_{4..7}.png\npulling: [cut.gif, dir.png]\nrefreshing: b_{1..x}.png", in: folder).found == [
        "it.yaml:5:11-23 missing-file: of these 4 files 3 are missing: `a_4.png`, `a_6.png`, `a_7.png`",
        "  help: did you mean `a_1.png`, `a_2.png` or `a_3.png`?",
        "it.yaml:6:15-22 bad-image: `cut.gif` is a damaged image",
        "it.yaml:6:24-31 bad-image: `dir.png` isn't a file",
        "it.yaml:7:19-25 bad-range: `{1..x}` isn't a range of numbers",
        "  help: write a range like `{1..60}` or `{01..60}`",
      ])
    let mixed = try load("idle: [a_1.png, big.png]", in: folder)
    #expect(
      mixed.found == [
        "it.yaml:5:21-28 warning mixed-frame-sizes: the frames of `idle` differ in size: `a_1.png` has 10×10 pt, "
          + "`big.png` 30×10 pt", "  it.yaml:5:12-19 the first frame",
        "  help: the first frame's size is used for all frames",
      ])
    #expect(mixed.images == ["idle: 2 of 10.0×10.0 in 0.2"])
    #expect(
      try load(
        "idle: { frames: a_1.png, count: 3 }\npulling: { frames: [] }\nrefreshing: [ 'x{1..900}', 'y{1..900}' ]",
        in: folder
      )
      .found == [
        "it.yaml:5:30-35 misplaced-key: `count` isn't a key of `idle`",
        "  help: `count` is for frames without files; these have `frames`",
        "it.yaml:6:24-26 wrong-count: `frames` must be a non-empty list, each item the path of an image, "
          + "found an empty list",
        "it.yaml:7:19-30 missing-file: none of these 900 image sets is there: `x1`, `x2`, `x3`, …",
        "  help: a name without an extension is an image in the catalog under `assets`",
        "it.yaml:7:32-43 too-many-frames: `refreshing` has more than 1000 frames",
      ])
  }

  @Test func `an asset catalog has frames by name`() throws {
    func contents(_ files: String) -> String { "{ \"images\" : [ \(files) ], \"info\" : { \"version\" : 1 } }" }
    let folder = try TestFolder(project: [
      "App/Images.xcassets/Contents.json": "{}",
      "App/Images.xcassets/drop/a1.imageset/Contents.json": contents(
        "{\"idiom\":\"universal\",\"scale\":\"1x\"}, {\"filename\":\"a@2x.png\",\"idiom\":\"universal\",\"scale\":\"2x\"},"
          + "{\"filename\":\"dark.png\",\"scale\":\"2x\",\"appearances\":[{}]}"),
      "App/Images.xcassets/a2.imageset/Contents.json": contents(
        "{\"filename\":\"low.png\",\"scale\":\"1x\"},{\"filename\":\"high.png\",\"scale\":\"3x\",\"idiom\":\"universal\"}"
      ),
      "App/Images.xcassets/none.imageset/Contents.json": contents("{\"idiom\":\"universal\"}"),
      "App/Images.xcassets/gone.imageset/Contents.json": contents("{\"filename\":\"no.png\"}"),
      "App/Images.xcassets/torn.imageset/Contents.json": "{ \"images\" : [ ",
      "App/Images.xcassets/odd.imageset/Contents.json": "{ \"images\" : 3 }",
    ])
    try folder.write("App/Images.xcassets/drop/a1.imageset/a@2x.png", Pictures.png(80, 40))
    try folder.write("App/Images.xcassets/a2.imageset/high.png", Pictures.png(120, 60))
    let assets = "assets: App/Images.xcassets"
    let whole = try load("idle: a{1..2}\npulling: drop/a1", in: folder, head: assets)
    #expect(whole.found == [])
    #expect(whole.images == ["idle: 2 of 40.0×20.0 in 0.2", "pulling: 1 of 40.0×20.0 in 0.1"])
    let broken = try load("idle: [none, gone, b]\npulling: torn\nrefreshing: odd", in: folder, head: assets).found
    #expect(
      broken == [
        "App/Images.xcassets/odd.imageset/Contents.json:1:14-15 bad-image-set: this image set doesn't have a list `images`",
        "  it.yaml:7:17-20 the image is used here",
        "App/Images.xcassets/torn.imageset/Contents.json:1:14-15 unclosed-bracket: this `[` is never closed",
        "  App/Images.xcassets/torn.imageset/Contents.json:1:15-15 the document ends here",
        "  it.yaml:6:14-18 the image is used here",
        "it.yaml:5:12-16 bad-image: `none` is an image set without a file",
        "it.yaml:5:18-22 bad-image: `gone` doesn't have its file `no.png`",
        "it.yaml:5:24-25 missing-file: there is no image set `b`",
      ])
    #expect(
      try load("idle: a1", in: folder, head: "assets: App/Image.xcassets").found == [
        "it.yaml:2:9-27 missing-file: there is no folder `App/Image.xcassets`",
        "  help: there is a `Images.xcassets` there",
      ])
  }

  @Test func `images lie in the project, also behind links`() throws {
    let other = try TestFolder(project: [:])
    try other.write("a.png", Pictures.png(10, 10))
    let folder = try TestFolder()
    try folder.link("link.png", to: other.url.path + "/a.png")
    for name in ["link.png", other.url.path + "/a.png", "../a.png", "../no/{1..2}.png"] {
      let found = try load("idle: '\(name)'", in: folder).found
      #expect(found.count == 2)
      #expect(found.first?.contains("outside-project: `") ?? false, "\(found)")
      #expect(
        found.last
          == "  help: `--allow-outside` allows files outside; a `refreshcfg.yaml` marks the root of a project")
    }
    #expect(try load("idle: link.png", in: folder, allowsOutside: true).images == ["idle: 1 of 10.0×10.0 in 0.1"])
    // The root is the project's folder, not the preset's.
    try other.write("presets/it.yaml", "name: it\nheader: { type: gifHeader, images: { idle: ../a.png } }")
    #expect(other.load("presets/it.yaml").found == [])
  }

  @Test func `an arrow has a picture, too`() throws {
    let folder = try TestFolder(project: [:])
    try folder.write("arrow@2x.png", Pictures.png(30, 90))
    let (preset, found) = try folder.load(
      text: "name: it\ntrailer: { type: normalTrailer, arrow: { image: arrow@2x.png } }")
    #expect(found == [])
    #expect(preset?.trailer?.settings.arrow.$image == Size(width: 15, height: 45))
    // A trailer's arrow is 5 pt from the edge.
    func arrowX(_ components: [ComponentGraph.Component]) -> Double {
      var simulation = Simulation(scene: ScrollScene())
      for component in components { simulation.attach(component.blueprint) }
      simulation.turn()
      if case .number(let x) = simulation[.component(.trailer, .arrowCenterX)] { return x }
      return .nan
    }
    #expect(arrowX(try #require(preset).components) == 12.5)
    #expect(
      try folder.load(text: "name: it\nheader: { type: normalHeader, arrow: { image: arow@2x.png } }").found == [
        "it.yaml:2:47-58 missing-file: there is no file `arow@2x.png`", "  help: did you mean `arrow@2x.png`?",
      ])
  }
}
