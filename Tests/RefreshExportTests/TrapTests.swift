import Foundation
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshExport

/// Common pitfalls of code for MJRefresh. `CompilingTests` tests `await endRefreshing()` with a compiler, and
/// `ExportTests` tests that there is one language per process.
struct TrapTests {
  /// Returns the exported files of preset texts, as if these were beside the images of `Configs`.
  private func files(_ texts: String..., to language: ExportOptions.Language = .swift) throws -> [Export.File] {
    var options = ExportOptions()
    options.language = language
    let folder = Configs.folder + "/images/"
    let presets = try texts.enumerated().map { number, text in
      try preset("name: feed-\(number)\n\(text)", path: folder + "\(number).preset.yaml")
    }
    return Export(presets, options).files
  }

  /// Returns whether texts occur in a text in this order.
  private func stand(_ parts: String..., in text: String) -> Bool {
    var rest = text[...]
    for part in parts {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  @Test func `durations are set after init, which sets MJRefresh's own after prepare`() throws {
    let text =
      "trailer: { type: stateTrailer, width: 72, slowAnimationDuration: 1s, titles: { idle: { en: All } } }"
    let swift = try files(text)[0].text
    #expect(stand("= Trailer(refreshingBlock:", "trailer.slowAnimationDuration = 1", "return trailer", in: swift))
    let objectiveC = try files(text, to: .objectiveC)[1].text
    #expect(
      stand("trailerWithRefreshingBlock:", "trailer.slowAnimationDuration = 1;", "return trailer;", in: objectiveC))
    for code in [swift, objectiveC] + (try files(text, to: .loader).map(\.text)) {
      #expect(!code.contains("prepare"))
    }
  }

  @Test func `the height comes before frames, which only make it greater, and all before attaching`() throws {
    let text = """
      footer: { type: autoGifFooter, images: { idle: [arrow@2x.png] }, ignoredInset: 4, hidden: true, height: 60 }
      """
    let parts = (frames: "footer.setImages(", attached: "scrollView.mj_footer = makeFooter(")
    let swift = try files(text)[0].text
    #expect(stand("footer.mj_h = 60", parts.frames, "ContentInsetBottom = 4", "footer.isHidden = true", in: swift))
    #expect(stand("return footer", parts.attached, in: swift))
    let objectiveC = try files(text, to: .objectiveC)[1].text
    #expect(
      stand("footer.mj_h = 60;", "[footer setImages:", "return footer;", "mj_footer = [self make", in: objectiveC))
    let loader = try #require(try files(text, to: .loader).first { $0.path == "RefreshLoader.swift" }).text
    #expect(
      stand(".mj_h = value", "setImages(", "ContentInsetBottom = value", ".isHidden = value", in: loader))
    #expect(stand("for component in try make(", "scrollView.mj_footer = footer", in: loader))
  }

  @Test func `texts in several languages are set again after super, those in one are not`() throws {
    let text = "header: { type: stateHeader, titles: { idle: { en: Pull, de: Ziehen }, pulling: Now } }"
    let swift = try files(text)[0].text
    #expect(stand("super.i18nDidChange()", "setTexts()", "placeSubviews()", in: swift))
    #expect(stand("func setTexts()", #"setTitle("Pull", for: .idle)"#, in: swift))
    #expect(!stand("func setTexts()", "Now", in: swift))
    let objectiveC = try files(text, to: .objectiveC)[1].text
    #expect(stand("[super i18nDidChange];", "[self setTexts];", "[self placeSubviews];", in: objectiveC))
    let plain = try files("header: { type: stateHeader, titles: { pulling: Now } }")[0].text
    #expect(!plain.contains("class") && !plain.contains("i18nDidChange"))
  }

  @Test(arguments: [ExportOptions.Language.swift, .objectiveC])
  func `what reads GIFs is written once, and plays them as long as they say`(language: ExportOptions.Language)
    throws
  {
    let text = "header: { type: gifHeader, images: { idle: dots@2x.gif } }"
    let files = try files(text, text, to: language)
    let helpers = files.filter { $0.path.contains("RefreshImages.") }
    #expect(helpers.map(\.path).count == (language == .swift ? 1 : 2))
    #expect(helpers.contains { $0.text.contains("kCGImagePropertyGIFUnclampedDelayTime") })
    let code = files.filter { !$0.path.contains("RefreshImages.") }.map(\.text).joined()
    #expect(!code.contains("kCGImage") && code.contains("duration:"))
  }

  @Test func `exported Swift uses no macro, and the museum describes both traps of Swift`() throws {
    let presets = ConfigsPresets.exportable.map(\.preset)
    for language in [ExportOptions.Language.swift, .loader] {
      var options = ExportOptions()
      options.language = language
      #expect(!Export(presets, options).files.contains { $0.text.contains("MJRefreshCheckState") })
    }
    let museum = try String(
      contentsOfFile: Configs.folder + "/museum/README.md", encoding: .utf8)
    #expect(museum.contains("`await`") && museum.contains("`MJRefreshCheckState`"))
  }
}
