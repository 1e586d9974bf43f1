import ExternalTools
import RefreshDiagnostics
import RefreshPresets
import RefreshYAML
import Testing

/// What presets name is looked at once in a run: what changes meanwhile is not seen, and what is there need not be found again.
struct PresetLookupsTests {
  private static let header: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 8, 0, 0, 0, 8]

  private func load(_ text: String, in folder: TestFolder, with library: inout PresetLibrary) -> (Preset?, [String])
  {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: folder.url.path + "/it.yaml", text: text)
    var reader = YAMLReader(file)
    let preset = reader.next(into: &diagnostics).flatMap { library.decode($0, into: &diagnostics) }
    return (preset, diagnostics.all.map { [$0.message, $0.help ?? ""].joined(separator: "; ") })
  }

  @Test(arguments: [
    "header: { type: normalHeader, arrow: { image: arrow.png } }",
    "header: { type: gifHeader, images: { idle: 'arrow{1..2}.png', pulling: [arrow1.png, ./arrow2.png] } }",
    "assets: A.xcassets\nheader: { type: normalHeader, arrow: { image: own } }",
    "strings: { bundle: Texts.bundle }\nheader: { type: normalHeader }",
  ])
  func `what presets of a run name is looked up once`(_ text: String) throws {
    var names: [String] = []
    let folder = try TestFolder(project: [:])
    for name in ["arrow.png", "arrow1.png", "arrow2.png", "A.xcassets/own.imageset/own.png"] {
      try folder.write(name, Self.header)
      names.append(name)
    }
    try folder.write("A.xcassets/own.imageset/Contents.json", #"{ "images": [ { "filename": "own.png" } ] }"#)
    try folder.write("Texts.bundle/en.lproj/Localizable.strings", #""MJRefreshHeaderIdleText" = "Pull";"#)
    var library = PresetLibrary()
    let (first, found) = load("name: a\n" + text, in: folder, with: &library)
    #expect(found == [])
    for name in names + ["A.xcassets/own.imageset/Contents.json", "Texts.bundle/en.lproj/Localizable.strings"] {
      try folder.write(name, "")
    }
    // A copy, as each thread has one, knows what the library knows.
    var copy = library
    let (second, again) = load("name: b\n" + text, in: folder, with: &copy)
    #expect(again == [])
    #expect("\(first?.header?.settings as Any)" == "\(second?.header?.settings as Any)")
    #expect("\(first?.texts as Any)" == "\(second?.texts as Any)")
    // Another run sees what has changed.
    var other = PresetLibrary()
    let (third, changed) = load("name: c\n" + text, in: folder, with: &other)
    #expect(!changed.isEmpty || "\(third?.texts as Any)" != "\(first?.texts as Any)")
  }

  @Test func `a component without one of its keys, or with another value, still has its catalog and its texts`()
    throws
  {
    let folder = try TestFolder(project: [:])
    try folder.write("A.xcassets/spin.imageset/spin.png", Self.header)
    try folder.write("A.xcassets/spin.imageset/Contents.json", #"{ "images": [ { "filename": "spin.png" } ] }"#)
    try folder.write("App/en.lproj/Localizable.strings", #""pull" = "Pull";"#)
    var library = PresetLibrary()
    let text = """
      name: a
      assets: A.xcassets
      strings: { table: App/Localizable.strings }
      header: { type: gifHeader, height: 60, titles: { idle: { key: pull } }, images: { idle: [spin, spin] } }
      """
    let (preset, found) = load(text, in: folder, with: &library)
    #expect(found == [])
    let header = try #require(preset?.header)
    for changed in [header.removing(["height"]), header.setting(["height"], to: "70")] {
      let settings = try #require(changed).settings
      #expect("\(settings.images)" == "\(header.settings.images)")
      #expect("\(settings.titles)" == "\(header.settings.titles)")
    }
  }

  #if !canImport(Darwin)
  @Test func `a missing file is not taken for one whose name only looks like its own`() throws {
    let folder = try TestFolder(project: [:])
    let names = ["caf\u{E9}.png", "cafe\u{301}.png"]
    try folder.write(names[0], Self.header)
    for names in [names, names.reversed()] {
      var library = PresetLibrary()
      for name in names {
        let text = "name: a\nheader: { type: normalHeader, arrow: { image: \(name) } }"
        let found = load(text, in: folder, with: &library).1
        #expect(found.isEmpty == name.unicodeScalars.contains("\u{E9}"))
      }
    }
  }
  #endif

  @Test func `an image that one preset may use is not lent to one of another project`() throws {
    let folder = try TestFolder(project: ["inner/refreshcfg.yaml": ""])
    try folder.write("arrow.png", Self.header)
    try folder.write(
      "inner/base.yaml", "header: { type: normalHeader, arrow: { image: ../arrow.png } }")
    try folder.write("inner/own.yaml", "name: own\nextends: base.yaml\n")
    var library = PresetLibrary()
    #expect(load("name: a\nextends: inner/base.yaml", in: folder, with: &library).1 == [])
    var diagnostics = Diagnostics()
    let own = SourceFile.read(path: folder.url.path + "/inner/own.yaml", into: &diagnostics)
    _ = own.flatMap { library.load($0, into: &diagnostics) }
    #expect(diagnostics.all.map(\.id.rawValue) == ["outside-project"])
  }

  @Test func `each preset reports the images that it misses`() throws {
    let folder = try TestFolder(project: ["frame@2x.png": "", "arrow.png": ""])
    var library = PresetLibrary()
    for _ in 0..<2 {
      #expect(
        load("name: a\nheader: { type: gifHeader, images: { idle: frame.png } }", in: folder, with: &library).1
          == ["there is no file `frame.png`; did you mean `frame@2x.png`?"])
    }
    #expect(
      load("name: a\nheader: { type: normalHeader, arrow: { image: arow.png } }", in: folder, with: &library).1
        == ["there is no file `arow.png`; did you mean `arrow.png`?"])
  }
}
