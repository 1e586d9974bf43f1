#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder that holds what the tool made and nothing else.
package struct OutputFolder {
  /// Why it can't be written.
  package struct Failure: Error, Equatable {
    /// Lower case, without a full stop.
    package let reason: String
  }

  private let path: String
  /// What the folder is, in messages.
  private let kind: String
  /// The file that lists what is in the folder, so that only that is ever removed.
  private var list: String { ".refreshcfg-\(kind)" }

  /// Makes it of its path; nothing is written yet.
  ///
  /// - Parameter kind: what it is, like `gallery`.
  package init(_ path: String, of kind: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    (self.path, self.kind) = (path, kind)
  }

  /// Writes files as a whole or not at all, in the place of those that were written before.
  ///
  /// - Parameter files: their texts with their paths in the folder.
  package func write(_ files: [(path: String, text: String)]) throws(Failure) {
    let old = try oldFiles()
    let (draft, aside) = ("\(path).\(getpid()).tmp", "\(path).\(getpid()).old")
    let names = files.map(\.path) + [list]
    do throws(InputFile.Failure) {
      try OutputFile.makeFolder(draft)
      for file in files + [(list, names.map { $0 + "\n" }.joined())] {
        for folder in Self.folders(of: file.path, in: draft).dropFirst() { try OutputFile.makeFolder(folder) }
        try OutputFile.write(file.text.utf8, to: draft + "/" + file.path)
      }
      if old != nil { try InputFile.call { rename(path, aside) } }
      if rename(draft, path) != 0 {
        let problem = errno
        // As it was before.
        if old != nil { _ = rename(aside, path) }
        throw .system(problem)
      }
    } catch {
      Self.remove(names, in: draft)
      throw Failure(reason: error.reason)
    }
    if let old { Self.remove(old, in: aside) }
  }

  /// The files that are there; nil if there is nothing.
  private func oldFiles() throws(Failure) -> [String]? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw Failure(reason: InputFile.Failure.system(errno).reason) }
      return nil
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Failure(reason: "it is there already, and is no folder")
    }
    let there = FolderSearch.files(below: path, includingHidden: true).map {
      String($0.dropFirst(FilePath.open(path).count))
    }
    if there.isEmpty { return [] }
    guard let bytes = try? InputFile.contents(of: .path("\(path)/\(list)"), limit: 1 << 26) else {
      throw Failure(reason: "it is there already, and is no \(kind); name another folder")
    }
    let own = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    if let other = there.first(where: { !own.contains($0) }) {
      throw Failure(reason: "there is \(other) in it, which no \(kind) wrote; name another folder")
    }
    return there
  }

  /// The folders that a file needs, from the outermost on.
  private static func folders(of name: String, in folder: String) -> [String] {
    name.split(separator: "/").dropLast().reduce(into: [folder]) { $0.append("\($0[$0.count - 1])/\($1)") }
  }

  /// Removes files, and the folders that are empty then.
  private static func remove(_ names: [String], in folder: String) {
    for name in names { unlink(folder + "/" + name) }
    let folders = Set(names.flatMap { Self.folders(of: $0, in: folder) } + [folder])
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { rmdir(folder) }
  }
}
