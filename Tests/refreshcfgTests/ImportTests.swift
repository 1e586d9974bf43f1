import Foundation
import Testing

@testable import refreshcfg

struct ImportTests {
  private static let code = """
    func setUp(list: UITableView) {
      let header = MJRefreshNormalHeader { }
      header.mj_h = 60
      list.mj_header = header
    }
    """

  @Test func `presets go to standard output, and the status is 0 when all was read`() throws {
    let console = try Console()
    let file = try console.file("Feed.swift", Self.code)
    #expect(try console.run(Import.self, file) == .success)
    #expect(
      console.output == """
        # Read from Feed.swift: `list`
        name: feed
        header:
          type: normalHeader  # Feed.swift:2
          height: 60  # Feed.swift:3

        """)
    #expect(console.error == "")
  }

  @Test func `a preset is no source code`() throws {
    let console = try Console()
    let file = try console.file("feed.preset.yaml", "name: feed\nheader: { type: normalHeader }\n")
    #expect(try console.run(Import.self, file) == .unusable)
    #expect(console.plainError == "error: import reads Swift and Objective-C; feed.preset.yaml is YAML\n")
  }

  @Test func `what was not read is shown, and the status is 1`() throws {
    let console = try Console()
    let file = try console.file("Feed.swift", Self.code.replacing("60", with: "height()"))
    #expect(try console.run(Import.self, file) == .failure)
    #expect(console.output.contains("# Not read, Feed.swift:3: `height` is computed"))
    #expect(console.error.contains("warning[unread-code]: `height` is computed"))
    #expect(console.error.contains("Feed.swift:3:3"))
  }

  @Test func `it is said whether there are no components, or none that can be read`() throws {
    let console = try Console()
    let none = try console.file("None.swift", "func f() { }\n")
    #expect(try console.run(Import.self, none) == .success)
    #expect(console.error.contains("no component of MJRefresh is set up in 1 file"))
    let unread = try console.file(
      "Unread.swift", "func f(list: UITableView) { list.mj_header = Factory.header() }\n")
    #expect(try console.run(Import.self, unread) == .failure)
    #expect(console.error.contains("no preset was made: the components in 1 file can't be read"))
  }

  @Test func `a folder is written that validate finds right, and can be written again`() throws {
    let console = try Console()
    try console.file("App/Feed.swift", Self.code)
    try console.file(
      "App/More/Old.m", "@implementation Old\n- (void)a { [[MJRefreshBackFooter new] linkTo:self.list]; }\n@end")
    try console.file("App/notes.txt", "MJRefresh")
    let (app, presets) = (console.folder.path + "/App", console.folder.path + "/Presets")
    for _ in 0..<2 { #expect(try console.run(Import.self, app, "--out", presets) == .success) }
    #expect(console.error.contains("2 presets: "))
    #expect(try console.run(Validate.self, presets) == .success)
  }

  @Test func `presets that differ from the code are shown with both places, and the status is 1`() throws {
    let console = try Console()
    let file = try console.file("Feed.swift", Self.code)
    let same = try console.file("a.preset.yaml", "name: feed\nheader: { type: normalHeader, height: 60 }\n")
    #expect(try console.run(Import.self, file, "--against", same) == .success)
    #expect(console.output == "")
    let other = try console.file("b.preset.yaml", "name: feed\nheader: { type: normalHeader, height: 50 }\n")
    #expect(try console.run(Import.self, file, "--against", other) == .failure)
    #expect(console.output.contains("error[differs-from-code]: `header.height` is `50` here, but `60` in the code"))
    #expect(console.output.contains("Feed.swift:3:3"))
  }

  @Test func `a link that leads nowhere has no code, and doesn't fail`() throws {
    let console = try Console()
    try console.file("App/Feed.swift", Self.code)
    let app = console.folder.path + "/App"
    try FileManager.default.createSymbolicLink(
      atPath: app + "/Package.h", withDestinationPath: app + "/Pods/Package.h")
    #expect(try console.run(Import.self, app) == .success)
    #expect(console.error == "")
  }

  @Test func `what can't be read as a file is no usage`() throws {
    let console = try Console()
    #expect(try console.run(Import.self, console.folder.path + "/nowhere.swift") == .unusable)
    #expect(try console.run(Import.self, console.folder.path) == .unusable)
    #expect(
      console.error.contains("there is no file that ends with `.swift`, `.m`, `.mm`, `.h` or `.pch` in this folder")
    )
    #expect(throws: (any Error).self) { try Import.parse(["a.swift", "--out", "b", "--against", "c"]) }
  }
}
