extension Export {
  /// All code as one file of Swift; nil if an app needs more than code, such as a bundle of texts.
  ///
  /// A build has to know the names of its files before it reads a preset. With one file, it can choose the name.
  package var singleFile: [UInt8]? {
    guard files.allSatisfy({ $0.path.hasSuffix(".swift") }) else { return nil }
    let beginning = Export.mark + ": do not edit.\n"
    return Array(([beginning] + files.map(\.text)).joined(separator: "\n").utf8)
  }

  /// Whether a file was made by ``singleFile``, and may be replaced.
  package static func isSingleFile(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array(mark.utf8)) }

  private static let mark = "// Made by refreshcfg"
}
