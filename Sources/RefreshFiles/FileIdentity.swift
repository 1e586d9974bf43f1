/// The identity of a path on any file system, so that two paths are equal if they can be one file somewhere.
///
/// Macs and Windows treat names that differ only in case as the same, and Macs also those that compose accents
/// differently. Files that are written into one folder must be distinguished there, too.
package struct FileIdentity: Hashable, Sendable {
  // Texts are compared by their appearance, however accents are composed.
  private let name: String

  /// Makes the identity of a path.
  package init(_ path: String) { name = path.uppercased().lowercased() }

  /// Returns the first two of some paths that can be one file; nil if all are different.
  package static func collision(in paths: some Sequence<String>) -> (first: String, second: String)? {
    var known: [FileIdentity: String] = [:]
    for path in paths {
      if let first = known.updateValue(path, forKey: FileIdentity(path)) { return (first, path) }
    }
    return nil
  }
}
