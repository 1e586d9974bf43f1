import RefreshFiles
import RefreshText

/// The rule that no output replaces a file that its command reads: suites, presets and what they name.
enum KeptInputs {
  /// Refuses outputs that are files that the command has read so far, also by another path.
  ///
  /// - Parameter outputs: The paths of the outputs.
  static func check(_ outputs: [String]) throws(Refusal) {
    // Whatever doesn't exist wasn't read.
    let existing = outputs.compactMap { output in FolderSearch.realPath(output).map { (output, $0) } }
    guard !existing.isEmpty, let log = LookupLog.current else { return }
    let read = Set(log.paths.map { FileLookups.realPath($0) })
    let kept = existing.filter { _, path in
      names(of: path).contains(where: read.contains) || isPart(path, of: read)
    }
    guard kept.isEmpty else {
      throw Refusal(
        messages: kept.map { output, _ in "\(VisibleText.of(output)) can't be written: this command reads it" })
    }
  }

  /// Returns the paths by which a file may be named: an image also without its scale.
  private static func names(of path: String) -> [String] {
    [path] + ["@2x.", "@3x."].filter(path.contains).map { path.replacing($0, with: ".") }
  }

  /// Returns whether a file is part of an asset catalog or a bundle of texts that was read.
  private static func isPart(_ path: String, of read: Set<String>) -> Bool {
    let endings = [".xcassets", ".bundle", ".lproj"]
    let isInside = path.split(separator: "/").dropLast().contains { name in endings.contains(where: name.hasSuffix)
    }
    return isInside && read.contains { path.hasPrefix($0 + "/") }
  }
}
