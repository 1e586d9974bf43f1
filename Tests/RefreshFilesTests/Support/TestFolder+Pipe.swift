import ExternalTools
import Foundation

extension TestFolder {
  /// Creates a pipe, and returns its path.
  func pipe(_ name: String) -> String {
    let path = url.appendingPathComponent(name).path
    mkfifo(path, 0o600)
    return path
  }
}
