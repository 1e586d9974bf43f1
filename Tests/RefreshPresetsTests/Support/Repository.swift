import Foundation

/// The files of the repository itself.
enum Repository {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the paths of the presets that are meant to be read and copied.
  static func presets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Configs/presets").path)
      .filter { $0.hasSuffix(".preset.yaml") }.sorted().map { root.path + "/Configs/presets/" + $0 }
  }
}
