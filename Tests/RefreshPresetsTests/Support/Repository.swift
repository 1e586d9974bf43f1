import Foundation

/// The files of the repository itself.
enum Repository {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the presets to read and to copy.
  static func presets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Configs/presets").path)
      .filter { $0.hasSuffix(".preset.yaml") }.sorted().map { root.path + "/Configs/presets/" + $0 }
  }
}
