import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshExport

@Suite(.enabled(if: Compiling.tools.isUsable))
struct CompilingTests {
  private static let presets = ConfigsPresets.exportable.map(\.preset)

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

  /// Returns a preset of a type with all keys that the type can have, and with texts that have a meaning to
  /// compilers.
  private static func everything(of kind: ComponentKind) throws -> Preset {
    let text = #""\"\\\n\t%@ ??= */ \u202E\x01 \\(x) é 🎈""#
    let values = [
      "titles": "{ idle: \(text), refreshing: { en: \(text), de: b }, pulling: { de: c } }",
      "stateLabel": "{ hidden: true, textColor: '#01020304', fontSize: 9.5 }",
      "lastUpdatedTimeLabel": "{ hidden: true, textColor: '#010203', fontSize: 9.5 }",
      "lastUpdatedTimeText": "{ en: \(text), de: \"{relative} {date:yy 'o''clock' a}\" }",
      "arrow": "{ hidden: true, image: arrow@2x.png }", "loading": "{ style: gray }",
      "images": "{ idle: dots@2x.gif, pulling: [arrow@2x.png, arrow@2x.png], "
        + "refreshing: { frames: dots@2x.gif, duration: 1s } }",
      "lastUpdatedTimeKey": text, "autoTriggerTimes": "unlimited", "triggerPercent": "-1e-7", "height": "1e7",
      "width": "72.5",
      "parts": """
      {
        a: { kind: label, center: [50%, 1], size: [100%, 2], text: { default: \(text), state: { idle: { en: \(text), de: b } } } },
        b-1: { kind: ring, left: 1, right: 2, top: 1%, height: 2, animate: 1s, rotation: { state: { idle: { every: 1s, from: 0, to: -1.5, yoyo: true } } } },
        c: { kind: image, center: [1, 1], size: [2, 2], color: '#01020304', image: { pull: { 0%: arrow@2x.png, 12.5%: arrow@2x.png } } },
        d: { kind: frames, center: [1, 1], size: [2, 2], images: { idle: dots@2x.gif, refreshing: [arrow@2x.png, arrow@2x.png] } },
        e: { kind: bar, center: [1, 1], size: [2, 2], value: { pull: { 0%: 0, 100%: 1 } }, hidden: true },
        f: { kind: box, center: [1, 1], size: [2, 2], border: { width: 1, color: { pull: { 0%: '#010203', 100%: '#040506' } } } },
        g: { kind: spinner, center: [1, 1], size: [2, 2], style: white, animating: { state: { idle: true } } },
        switch: { kind: switch, center: [1, 1], size: [2, 2], on: true, scale: 0.5, moveX: 1 }
      }
      """.replacing("\n", with: " "),
    ]
    let lines = ComponentKeys.properties(of: kind).keys.map { key -> String in
      let value = if case .boolean = key.description.shape { "true" } else { "1" }
      // Durations are not set if animations are disabled.
      return "  \(key.name): \(key.name == "animationDisabled" ? "false" : values[key.name] ?? value)"
    }
    let yaml =
      "name: all-\(kind.rawValue)\ndescription: \(text)\nlanguage: en\nstrings: { en: { headerIdle: \(text) } }\n"
      + "\(kind.role.rawValue):\n  type: \(kind.rawValue)\n" + lines.joined(separator: "\n") + "\n"
    return try preset(yaml, path: Configs.folder + "/images/all.preset.yaml")
  }

  @Test(arguments: [ExportOptions.Language.swift, .objectiveC, .json])
  func `all keys of all types, with hostile texts, give what compilers take`(language: ExportOptions.Language)
    throws
  {
    var options = ExportOptions()
    options.language = language
    let export = Export(try ComponentKind.allCases.map(Self.everything), options)
    #expect(!export.diagnostics.hasErrors)
    let compiling = try Compiling(export.files)
    defer { compiling.remove() }
    switch language {
    case .swift: for mode in [5, 6] { #expect(try compiling.swift(mode: mode) == "") }
    case .objectiveC:
      let found = try compiling.objectiveC()
      #expect(found == "", "\(found)")
    case .json, .loader:
      for file in export.files where file.path.hasSuffix(".json") {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(file.bytes)) }
      }
    }
  }

  @Test(arguments: ["新闻", "é", "x١", "ªx"]) func `names in all scripts give what clang takes`(name: String) throws {
    var options = ExportOptions()
    options.language = .objectiveC
    let preset = try preset("name: \(name)\nheader: { type: normalHeader }\n", path: "a.preset.yaml")
    let compiling = try Compiling(Export([preset], options).files)
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
