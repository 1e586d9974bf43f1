import Foundation
import Testing

@testable import refreshcfg

struct ExportTests {
  private func console() throws -> Console {
    let console = try Console()
    try console.file(
      "in/feed.preset.yaml",
      "name: feed\nlanguage: de\nstrings: { de: { headerIdle: Ziehen } }\nheader: { type: stateHeader }\n")
    try console.file("in/base.preset.yaml", "header: { type: normalHeader }\n")
    try console.file("in/news.preset.yaml", "name: news\nextends: base.preset.yaml\nheader: { height: 60 }\n")
    return console
  }

  /// Runs the command on the folder `in`, with the output in the folder `out`.
  private func export(_ console: Console, _ arguments: String...) throws -> refreshcfg.ExitStatus {
    let folder = console.folder.path
    return try console.run(
      Export.self, [folder + "/in", "--to", "swift", "--out", folder + "/out"] + arguments)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a folder has a file of each preset, and the texts beside them`() throws {
    let console = try console()
    #expect(try export(console) == .success)
    #expect(console.plainOutput == "" && console.plainError == "3 files: out/\n")
    #expect(
      try names(in: console.folder.appendingPathComponent("out")) == [
        ".refreshcfg-export", "FeedRefresh.bundle", "FeedRefresh.bundle/de.lproj",
        "FeedRefresh.bundle/de.lproj/FeedRefresh.strings", "FeedRefresh.swift", "NewsRefresh.swift",
      ])
  }

  @Test func `one file goes to standard output as it is, several with their names`() throws {
    let console = try console()
    let path = console.folder.path + "/in/news.preset.yaml"
    #expect(try console.run(Export.self, path, "--to", "swift") == .success)
    #expect(
      console.output.hasPrefix("// Made by refreshcfg from news.preset.yaml: do not edit.\n\nimport MJRefresh\n"))
    #expect(try console.run(Export.self, path, "--to", "objc", "--prefix", "") == .success)
    #expect(console.output.contains("// NewsRefresh.h\n\n") && console.output.contains("\n// NewsRefresh.m\n\n"))
  }

  @Test func `what is not as it would be written is shown, and nothing is written`() throws {
    let console = try console()
    #expect(try export(console, "--check") == .failure)
    #expect(console.plainError == "3 files are out of date; export without --check\n")
    #expect(!FileManager.default.fileExists(atPath: console.folder.path + "/out"))
    #expect(try export(console) == .success)
    #expect(try export(console, "--check") == .success)
    try console.file("in/news.preset.yaml", "name: news\nextends: base.preset.yaml\nheader: { height: 70 }\n")
    try FileManager.default.removeItem(atPath: console.folder.path + "/in/feed.preset.yaml")
    let before = console.plainOutput
    #expect(try export(console, "--check") == .failure)
    let shown = console.plainOutput.dropFirst(before.count)
    #expect(shown.contains("-    header.mj_h = 60\n+    header.mj_h = 70\n"))
    #expect(
      shown.contains("--- out/FeedRefresh.swift\n")
        && shown.contains("-/* Made by refreshcfg from feed.preset.yaml"))
    #expect(try export(console) == .success)
    #expect(
      try names(in: console.folder.appendingPathComponent("out")) == [".refreshcfg-export", "NewsRefresh.swift"])
  }

  @Test func `a catalog has an image set of each image in all its scales`() throws {
    let console = try console()
    let images = Repository.root.appendingPathComponent("Configs/images")
    for name in ["arrow.png", "arrow@2x.png", "arrow@3x.png", "dots@2x.gif"] {
      try FileManager.default.copyItem(
        at: images.appendingPathComponent(name), to: console.folder.appendingPathComponent("in/" + name))
    }
    try console.file(
      "in/news.preset.yaml", "name: news\nextends: base.preset.yaml\nheader: { arrow: { image: arrow@2x.png } }\n")
    try console.file(
      "in/dots.preset.yaml", "name: dots\nheader: { type: gifHeader, images: { refreshing: dots@2x.gif } }\n")
    let catalog = console.folder.appendingPathComponent("Refresh.xcassets")
    #expect(try export(console, "--assets", catalog.path) == .success)
    #expect(
      try names(in: catalog) == [
        ".refreshcfg-catalog", "Contents.json", "arrow.imageset", "arrow.imageset/Contents.json",
        "arrow.imageset/arrow.png", "arrow.imageset/arrow@2x.png", "arrow.imageset/arrow@3x.png", "dots.dataset",
        "dots.dataset/Contents.json", "dots.dataset/dots@2x.gif",
      ])
    #expect(try export(console, "--assets", catalog.path, "--check") == .success)
    try Data([1, 0xFF]).write(to: catalog.appendingPathComponent("arrow.imageset/arrow.png"))
    #expect(try export(console, "--assets", catalog.path, "--check") == .failure)
    #expect(console.plainOutput == "Binary files Refresh.xcassets/arrow.imageset/arrow.png differ\n")
  }

  @Test func `where a preset is wrong, or a folder is someone else's, nothing is written`() throws {
    let console = try console()
    try console.file("out/mine.swift", "")
    #expect(try export(console) == .unusable)
    #expect(
      console.plainError
        == "error: out can't be written: it already exists and isn't an export; choose another folder\n")
    try console.file(
      "in/bad.preset.yaml", "name: bad\nheader: { type: gifHeader, images: { idle: { count: 2, size: [9, 9] } } }\n"
    )
    #expect(try export(console) == .failure)
    #expect(console.plainError.contains("error[frames-without-files]: `images.idle` has 2 frames without files"))
    #expect(try names(in: console.folder.appendingPathComponent("out")) == ["mine.swift"])
  }

  @Test func `what no line shows is said, and a folder is made with those around it`() throws {
    let console = try console()
    let folder = console.folder.path
    func export(_ arguments: String...) throws -> refreshcfg.ExitStatus {
      try console.run(
        Export.self, [folder + "/in/news.preset.yaml", "--to", "swift", "--out", folder + "/a/b"] + arguments)
    }
    #expect(try export() == .success)
    let code = console.folder.appendingPathComponent("a/b/NewsRefresh.swift")
    let text = try String(contentsOf: code, encoding: .utf8)
    try Data(("\u{FEFF}" + text.replacingOccurrences(of: "\n", with: "\r\n")).utf8).write(to: code)
    #expect(try export("--check") == .failure)
    #expect(
      console.plainOutput
        == "a/b/NewsRefresh.swift differs only in that it has a byte order mark and CRLF line endings\n")
  }

  @Test(arguments: [
    (
      ["--type-name", "class"],
      "the type of this preset would be `class`, which is a word of Swift, C or Objective-C"
    ),
    (["--prefix", "1A"], "--prefix must be the start of a name with letters, digits and _, found `1A`"),
    (["--bundle", ".main\n}"], "--bundle must be an expression on one line, found `.main␊}`"),
  ])
  func `names that no code can have are refused`(arguments: [String], message: String) throws {
    let console = try console()
    let path = console.folder.path + "/in/news.preset.yaml"
    do {
      #expect(try console.run(Export.self, [path, "--to", "swift"] + arguments) != .success)
      #expect(console.plainError.contains(message))
    } catch {
      #expect("\(error)".contains(message) || Export.message(for: error).contains(message))
    }
  }

  @Test func `one file holds all code, and is written only where it changes`() throws {
    let console = try console()
    let (folder, out) = (console.folder.path, console.folder.path + "/Presets.swift")
    try FileManager.default.removeItem(atPath: folder + "/in/feed.preset.yaml")
    try console.file(
      "in/parts.preset.yaml",
      "name: parts\nheader: { type: header, parts: { a: { kind: box, left: 0, width: 9, top: 0, height: 9 } } }\n")
    func export(_ arguments: String...) throws -> refreshcfg.ExitStatus {
      try console.run(Export.self, [folder + "/in", "--to", "swift", "--out", out] + arguments)
    }
    #expect(try export("--check") == .failure)
    #expect(console.plainOutput.hasPrefix("--- Presets.swift\n+++ Presets.swift\n"))
    #expect(try export() == .success)
    #expect(console.plainError.hasSuffix("1 file: Presets.swift\n"))
    let text = try String(contentsOfFile: out, encoding: .utf8)
    #expect(text.hasPrefix("// Made by refreshcfg: do not edit.\n\n// Made by refreshcfg from news.preset.yaml"))
    for piece in ["enum NewsRefresh {", "enum PartsRefresh {", "\nenum RefreshParts {"] {
      #expect(text.components(separatedBy: piece).count == 2, "\(piece)")
    }
    #expect(try export("--check") == .success)
    let old = Date(timeIntervalSince1970: 1_000_000)
    func modified() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: out)[.modificationDate] as? Date
    }
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: out)
    #expect(try export() == .success)
    #expect(try modified() == old)
    try console.file("in/news.preset.yaml", "name: news\nextends: base.preset.yaml\nheader: { height: 70 }\n")
    #expect(try export() == .success)
    #expect(try modified() != old)
  }

  @Test func `one file takes the place of no other, and holds no texts`() throws {
    let console = try console()
    let out = try console.file("Presets.swift", "let mine = 1\n")
    func export(_ input: String, to out: String) throws -> refreshcfg.ExitStatus {
      try console.run(Export.self, console.folder.path + "/in/" + input, "--to", "swift", "--out", out)
    }
    #expect(try export("news.preset.yaml", to: out) == .unusable)
    #expect(
      console.plainError
        == "error: Presets.swift already exists and wasn't made by refreshcfg; choose another file\n")
    #expect(try String(contentsOfFile: out, encoding: .utf8) == "let mine = 1\n")
    #expect(try export("feed.preset.yaml", to: console.folder.path + "/Other.swift") == .unusable)
    #expect(console.plainError.contains("texts under `strings` need a bundle next to the code"))
    #expect(!FileManager.default.fileExists(atPath: console.folder.path + "/Other.swift"))
  }

  @Test func `a name that only a type can't have is no obstacle to JSON`() throws {
    let console = try Console()
    let path = try console.file("ns-feed.preset.yaml", "name: ns-feed\nheader: { type: header }\n")
    #expect(try console.run(Export.self, path, "--to", "swift", "--type-name", "NSFeed") == .failure)
    #expect(try console.run(Export.self, path, "--to", "json") == .success)
  }

  @Test func `options that can't be meant are refused`() throws {
    let console = try console()
    func refusal(_ arguments: String...) -> String? {
      do {
        _ = try console.run(Export.self, ["in", "--to", "swift"] + arguments)
        return nil
      } catch { return Export.message(for: error) }
    }
    #expect(
      refusal("--out", "a.swift", "--to", "json")
        == "only Swift can be written into one file; for --to json, --out must name a folder, found `a.swift`")
    #expect(refusal("--check") == "--check needs --out, the folder to check")
    #expect(refusal("--assets", "a.xcassets") == "--assets needs --out, the folder for the code")
    #expect(
      refusal("--out", "a", "--assets", "a") == "--assets must name a folder that ends with `.xcassets`, found `a`")
    for (code, catalog) in [("a.xcassets", "a.xcassets"), ("a", "a/b.xcassets"), ("b.xcassets/a", "./b.xcassets")] {
      let found = "found `\(code)` and `\(catalog)`"
      #expect(
        refusal("--out", code, "--assets", catalog)?.hasSuffix("because each contains nothing else, \(found)")
          == true)
    }
    #expect(
      refusal("--type-name", "1a")
        == "--type-name must be the start of a name with letters, digits and _, found `1a`")
    for (language, option, allowed) in [
      ("json", ["--prefix", "AB"], "swift, objc and loader"), ("json", ["--type-name", "Feed"], "swift and objc"),
      ("json", ["--access", "public"], "swift"), ("json", ["--bundle", ".module"], "swift, objc and loader"),
      ("json", ["--localized", "f(%@)"], "swift and objc"), ("objc", ["--access", "internal"], "swift"),
      ("loader", ["--access", "public"], "swift"), ("loader", ["--type-name", "Feed"], "swift and objc"),
      ("loader", ["--localized", "f(%@)"], "swift and objc"),
    ] {
      #expect(
        refusal("--to", language, option[0], option[1])
          == "\(option[0]) is for --to \(allowed); it can't be combined with --to \(language)")
    }
    for (language, option) in [
      ("objc", ["--prefix", "AB"]), ("loader", ["--bundle", ".module"]), ("loader", ["--prefix", "AB"]),
    ] {
      #expect(throws: Never.self) { try Export.parse(["in", "--to", language] + option) }
    }
    #expect(try export(console, "--type-name", "Feed") == .unusable)
    #expect(console.plainError == "error: --type-name is for a single preset, but there are 2\n")
  }
}
