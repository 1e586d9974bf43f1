import Foundation
import Testing

@testable import RefreshPreview
@testable import refreshcfg

struct WatchedFeedTests {
  /// Watches a file, and keeps the feeds that are loaded.
  private final class Watch {
    private(set) var feeds: [PreviewFeed] = []
    private var watched: WatchedFeed?

    init(_ path: String) throws {
      let (project, name) = (try ProjectOptions.parse([]), try NameOption.parse([]))
      watched = WatchedFeed { log in
        log.during { PreviewInput(TestPaths([path]), name, project, takesPipes: false).feed }
      } tell: { [unowned self] feed in
        feeds.append(feed)
        return ServerEvent(id: "\(feeds.count)", data: feed.json)
      }
      _ = watched?.turn(isNoticed: false)
    }

    /// Handles a change, without waiting for the system's notification.
    func look() -> PreviewFeed? {
      let count = feeds.count
      _ = watched?.turn(isNoticed: false)
      return feeds.count > count ? feeds.last : nil
    }
  }

  private func write(_ text: String, to name: String, of console: Console) throws {
    // Editors do it this way, too; writing to the same file within a clock tick could look like no change.
    let path = try console.file(name + ".new", text)
    try #require(rename(path, console.folder.appendingPathComponent(name).path) == 0)
  }

  @Test func `a file that changes is loaded again, one that does not is not`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", "name: feed\nheader: { type: header }\n")
    let watch = try Watch(path)
    #expect(watch.feeds.map(\.title) == ["feed"])
    #expect(watch.look() == nil)
    try write("name: other\nheader: { type: header }\n", to: "feed.preset.yaml", of: console)
    #expect(watch.look()?.title == "other")
    try write("name: other\nheader: { type: header, x: 1 }\n", to: "feed.preset.yaml", of: console)
    let broken = try #require(watch.look())
    #expect(broken.scenes.isEmpty && broken.diagnostics.map(\.id.rawValue) == ["unknown-key"])
  }

  @Test func `a pipe in the file's place isn't waited for`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", "name: feed\nheader: { type: header }\n")
    let watch = try Watch(path)
    try FileManager.default.removeItem(atPath: path)
    try #require(mkfifo(path, 0o600) == 0)
    let feed = try #require(watch.look())
    #expect(
      feed.scenes.isEmpty
        && feed.diagnostics.map(\.message) == ["`\(path)` can't be read: it is a pipe, not a file"])
    try write("name: other\nheader: { type: header }\n", to: "feed.preset.yaml", of: console)
    #expect(watch.look()?.title == "other")
  }

  @Test func `what it extends, its texts and its images are watched, also before they are there`() throws {
    let console = try Console()
    let path = try console.file(
      "feed.preset.yaml",
      """
      name: feed
      extends: base.preset.yaml
      strings: { bundle: Texts.bundle, file: Localizable }
      header: { titles: { idle: Pull }, arrow: { image: arrow.png } }
      """)
    let watch = try Watch(path)
    #expect(watch.feeds.last?.scenes.isEmpty == true)
    try console.file("base.preset.yaml", "header: { type: normalHeader }\n")
    let missing = try #require(watch.look()).diagnostics.map(\.id.rawValue)
    #expect(missing.contains("missing-file") && !missing.contains("cannot-read"))
    try console.file("Texts.bundle/en.lproj/Localizable.strings", "\"MJRefreshHeaderIdleText\" = \"Down\";\n")
    try Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 15, 0, 0, 0, 40,
      8,
      6, 0, 0, 0, 0, 0, 0, 0,
    ]).write(to: console.folder.appendingPathComponent("arrow.png"))
    let whole = try #require(watch.look())
    #expect(whole.diagnostics.isEmpty && whole.scenes.count == 1)
    try write(
      "\"MJRefreshHeaderIdleText\" = \"Downwards\";\n", to: "Texts.bundle/en.lproj/Localizable.strings", of: console
    )
    #expect(watch.look() != nil)
    try FileManager.default.removeItem(at: console.folder.appendingPathComponent("arrow.png"))
    #expect(watch.look()?.diagnostics.map(\.id.rawValue) == ["missing-file"])
  }

  @Test func `a file that goes is missed, and welcome again`() throws {
    let console = try Console()
    let path = try console.file("feed.preset.yaml", "name: feed\nheader: { type: header }\n")
    let watch = try Watch(path)
    try FileManager.default.removeItem(atPath: path)
    #expect(watch.look()?.diagnostics.map(\.id.rawValue) == ["cannot-read"])
    try console.file("feed.preset.yaml", "name: feed\nheader: { type: header }\n")
    #expect(watch.look()?.diagnostics.isEmpty == true)
  }
}
