import RefreshText

/// The list of a folder's files, which is itself one of them: a folder that has a list was made by the tool, and only files on the
/// list are ever removed.
///
/// A line of it is a path, followed by a tab and the SHA-256 digest of the file's bytes if changes are to be noticed.
struct FileList {
  /// The digests of the files by path; nil for those that have none.
  let digests: [String: String?]

  /// The maximum size of a list, in bytes: 64 MB.
  private static let limit = 1 << 26
  private static let digestLength = 64

  /// Reads a list.
  ///
  /// - Parameter path: The path of the list.
  /// - Returns: Nil if it can't be read.
  init?(at path: String) {
    guard let bytes = try? InputFile.contents(of: path, limit: FileList.limit) else { return nil }
    // A list that came through git on Windows may have other line ends.
    let lines = String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
    let pairs = lines.map { line -> (String, String?) in
      guard let tab = line.lastIndex(of: "\t"), line[tab...].dropFirst().count == FileList.digestLength else {
        return (String(line), nil)
      }
      return (String(line[..<tab]), String(line[tab...].dropFirst()))
    }
    digests = Dictionary(pairs) { first, _ in first }
  }

  /// Returns the bytes of a list.
  ///
  /// - Parameters:
  ///   - paths: The paths of all files in the folder, in order.
  ///   - digests: The digests of those that have one.
  static func bytes(of paths: [String], _ digests: [String: String]) -> [UInt8] {
    Array(paths.map { path in path + (digests[path].map { "\t" + $0 } ?? "") + "\n" }.joined().utf8)
  }

  /// Returns the digest of a file.
  static func digest(_ bytes: [UInt8]) -> String {
    SHA256.digest(bytes).map { hexadecimal($0, digits: 2) }.joined()
  }
}
