import Foundation

/// The files that belong to the tests.
enum Fixture {
  /// The folder of this target's tests.
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  /// The folder of the package.
  static let package = tests.deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the contents of a file in `Fixtures`.
  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: tests.appending(path: "Fixtures").appending(path: name))
  }
}
