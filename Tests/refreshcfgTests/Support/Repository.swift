import ExternalTools
import Foundation

/// The folder of the package.
enum Repository {
  static let root = ExternalTool.package

  /// Returns the text of a file, given by its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the paths of the files below a folder whose names have a suffix.
  static func files(below folder: String, endingIn end: String) -> [String] {
    let start = root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(end) }.sorted().map { start + "/" + $0 }
  }
}
