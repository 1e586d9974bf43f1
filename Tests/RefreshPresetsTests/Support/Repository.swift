import Foundation

/// The files of the repository itself.
enum Repository {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The presets to read and to copy.
  static func presets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Configs/presets").path)
      .filter { $0.hasSuffix(".preset.yaml") }.sorted().map { "Configs/presets/" + $0 }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
