import Foundation

/// A temporary folder for files, which is removed with this object.
final class Place {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("folder-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String, _ text: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
  }

  /// Creates a pipe, and returns its path.
  func pipe(_ name: String) -> String {
    let path = folder.appendingPathComponent(name).path
    mkfifo(path, 0o600)
    return path
  }
}
