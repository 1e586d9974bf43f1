import Foundation

/// Files that belong to the tests.
enum Fixture {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Returns the path of a file.
  static func path(_ name: String) -> String { folder.appending(path: name).path }
}
