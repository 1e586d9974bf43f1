#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes a Swift file that holds other files: `embed OUTPUT.swift FILE …`.
///
/// A literal of a string compiles in no time; one of as many bytes, as SwiftPM's own `.embedInCode` writes it, takes seconds.
@main
struct Embed {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first else { fatalError("usage: embed OUTPUT.swift FILE …") }
    let entries = try paths.dropFirst().map { path in
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let name = URL(fileURLWithPath: path).lastPathComponent
      return "    \"\(name)\": \(literal(String(validating: bytes, as: UTF8.self) ?? base64(bytes))),\n"
    }
    let source = """
      /// The files that the build has put into the program.
      enum EmbeddedFiles {
        /// Their texts by their names; files that are no text are in base64.
        static let texts: [String: String] = [
      \(entries.joined())  ]
      }

      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: output))
  }

  /// A literal of a text, with as many `#` as it takes.
  private static func literal(_ text: String) -> String {
    var marks = "#"
    while text.contains("\"\"\"\(marks)") || text.contains("\\\(marks)") { marks += "#" }
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }

  /// Lines of 120 characters.
  private static func base64(_ bytes: Data) -> String {
    stride(from: 0, to: bytes.count, by: 90)
      .map { bytes[$0..<min($0 + 90, bytes.count)].base64EncodedString() }
      .joined(separator: "\n")
  }
}
