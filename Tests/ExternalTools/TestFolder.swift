import Foundation

/// A new folder for the files of a test, which is removed with this object.
public final class TestFolder {
  /// Where it is.
  public let url: URL

  /// The path of the folder.
  public var path: String { url.path }

  /// Creates a folder.
  ///
  /// - Parameter texts: Files by path. The default is none.
  public init(_ texts: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("refreshcfg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in texts { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Runs a body with a new folder.
  public static func use<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = try TestFolder()
    return try withExtendedLifetime(folder) { try body(folder.url) }
  }

  /// Writes a file, and creates the folders that it is in.
  public func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  /// Writes a file, and creates the folders that it is in.
  public func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Creates a symbolic link.
  public func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }
}
