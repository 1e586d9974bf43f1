import ExternalTools
import Foundation

/// What tests need in addition to the module.
enum Tools {
  /// Whether the page is tested in Chromium.
  ///
  /// The movements of a hand take real time, which a busy machine does not have, so only `make browser` enables
  /// this.
  static let usesChromium: Bool = {
    guard ProcessInfo.processInfo.environment["BROWSER_TESTS"] != nil else {
      print("skipped: the page is tried in Chromium by `make browser` alone")
      return false
    }
    return ExternalTool("Chromium", "the page is tried in", check: chromiums).isUsable && ExternalTool.node.isUsable
  }()

  /// The path of a Chromium browser, or `nil` if there is none.
  static var chromium: String? {
    guard let ran = try? Program.run(["sh", "-c", chromiums]), ran.status == 0 else { return nil }
    return ran.text.trimmingCharacters(in: .newlines)
  }

  private static let chromiums = "command -v chromium || command -v chromium-browser || command -v google-chrome"
}
