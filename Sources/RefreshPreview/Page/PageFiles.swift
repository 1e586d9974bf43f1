import RefreshReports
import RefreshText

/// The parts of a page, from the files embedded in the build.
enum PageFiles {
  /// The elements of the body, and the shapes that the phone shares with pictures.
  static let body = EmbeddedFiles.text("page.html") + Shapes.definitions
  /// The style sheet, with the colours that the phone shares with pictures.
  static let style =
    ":root { --sans: \(Shapes.typeface); }\n" + EmbeddedFiles.text("page.css") + "\n.screen { \(Shapes.colors) }\n"
  /// The modules as one script, because a page that is opened as a file can't load others.
  static let script = modules.reduce("\"use strict\";") { $0 + "\n" + bundled($1) }
  /// The engine as a WebAssembly module, gzipped and encoded in base64, in lines.
  static let engine = EmbeddedFiles.text("engine.wasm.gz")

  /// The SHA-256 of the style sheet, for the content security policy.
  static let styleDigest = digest(style)
  /// The SHA-256 of the script, for the content security policy.
  static let scriptDigest = digest(script)

  /// The names of the modules; each follows the ones that it imports.
  static let modules = [
    "dom", "keys", "wire", "recorder", "event", "engine", "animation", "player", "gesture", "shapes", "parts",
    "component", "screen", "phone", "machine", "observables", "eventlog", "timeline", "live", "steps", "controls",
    "moment", "link", "sheet", "problems", "remedy", "why", "hold", "glass", "strip", "peek", "preview", "main",
  ]

  /// Returns a module without its imports and exports.
  private static func bundled(_ module: String) -> String {
    EmbeddedFiles.text("\(module).js").split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
      .joined(separator: "\n")
  }

  /// Returns the digest of a text in the form of a content security policy.
  static func digest(_ text: String) -> String { "sha256-\(SHA256.digest(Array(text.utf8)).base64)" }
}
