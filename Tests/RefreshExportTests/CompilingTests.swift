import RefreshPresets
import Testing

@testable import RefreshExport

@Suite(.enabled(if: Compiling.tools.isUsable))
struct CompilingTests {
  private static let presets = ConfigsPresets.all.map(\.preset).filter(\.isExportable)

  private static func files(_ language: ExportOptions.Language) -> [Export.File] {
    var options = ExportOptions()
    options.language = language
    return Export(presets, options).files
  }

  @Test(arguments: [5, 6])
  func `exported Swift is right for MJRefresh's own headers, in both language modes`(mode: Int) throws {
    let compiling = try Compiling(Self.files(.swift))
    defer { compiling.remove() }
    #expect(try compiling.swift(mode: mode) == "")
  }

  @Test func `exported Objective-C has no warnings`() throws {
    let compiling = try Compiling(Self.files(.objectiveC))
    defer { compiling.remove() }
    #expect(try compiling.objectiveC() == "")
  }

  @Test func `Swift calls exported Objective-C by the names that exported Swift has`() throws {
    let presets = [ConfigsPresets["bilingual"], ConfigsPresets["everything"]]
    var options = ExportOptions()
    options.language = .objectiveC
    let compiling = try Compiling(Export(presets, options).files)
    defer { compiling.remove() }
    try compiling.write("Bridging.h", "#import \"RCBilingualRefresh.h\"\n#import \"RCEverythingRefresh.h\"\n")
    try compiling.write(
      "App.swift",
      """
      import MJRefresh
      import UIKit
      @MainActor func setUp(_ list: UIScrollView) -> MJRefreshStateHeader {
        BilingualRefresh.configure()
        EverythingRefresh.attach(to: list, header: {}, footer: {}, trailer: {})
        return BilingualRefresh.makeHeader(refreshing: {})
      }
      """)
    #expect(try compiling.swift(mode: 6, header: "Bridging.h") == "")
  }

  @Test func `an async function ends refreshing by the exported function, and not by MJRefresh's`() throws {
    let compiling = try Compiling(Export([ConfigsPresets["classic-header"]], ExportOptions()).files)
    defer { compiling.remove() }
    func app(_ call: String) -> String {
      """
      import MJRefresh
      import UIKit
      @MainActor func refresh(_ list: UIScrollView) async { \(call) }
      """
    }
    try compiling.write("App.swift", app("ClassicHeaderRefresh.endRefreshing(list.mj_header)"))
    #expect(try compiling.swift(mode: 6) == "")
    try compiling.write("App.swift", app("list.mj_header?.endRefreshing()"))
    #expect(try compiling.swift(mode: 6).contains("error: expression is 'async' but is not marked with 'await'"))
  }
}
