import RefreshPreview
import RefreshYAML

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder that holds a site and nothing else.
struct SiteFolder {
  /// Why it can't be written.
  struct Failure: Error, Equatable {
    /// Lower case, without a full stop.
    let reason: String

    init(_ reason: String) { self.reason = reason }

    fileprivate static func system(_ number: Int32) -> Failure { Failure(InputFile.Failure.system(number).reason) }
  }

  /// The file that lists what a site has, so that only that is ever removed.
  private static let list = ".refreshcfg-gallery"

  private let path: String

  /// Makes it of its path; nothing is written yet.
  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// Writes a site as a whole or not at all, in the place of one that was written before.
  func write(_ files: [GallerySite.File]) throws(Failure) {
    let old = try oldFiles()
    let (draft, aside) = ("\(path).\(getpid()).tmp", "\(path).\(getpid()).old")
    let names = files.map(\.path) + [SiteFolder.list]
    do throws(Failure) {
      try make(draft)
      for file in files { try write(file.text, to: file.path, in: draft) }
      try write(names.map { $0 + "\n" }.joined(), to: SiteFolder.list, in: draft)
      if old != nil, rename(path, aside) != 0 { throw .system(errno) }
      if rename(draft, path) != 0 {
        let problem = errno
        // As it was before.
        if old != nil { _ = rename(aside, path) }
        throw .system(problem)
      }
    } catch {
      SiteFolder.remove(names, in: draft)
      throw error
    }
    if let old { SiteFolder.remove(old, in: aside) }
  }

  /// The files of the site that is there; nil if there is nothing.
  private func oldFiles() throws(Failure) -> [String]? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .system(errno) }
      return nil
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw Failure("it is there already, and is no folder") }
    let there = SiteFolder.files(in: path)
    if there.isEmpty { return [] }
    guard let bytes = try? InputFile.contents(of: .path("\(path)/\(SiteFolder.list)"), limit: 1 << 26) else {
      throw Failure("it is there already, and is no gallery; name another folder")
    }
    let own = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    if let other = there.first(where: { !own.contains($0) }) {
      throw Failure("there is \(other) in it, which no gallery wrote; name another folder")
    }
    return there
  }

  private func write(_ text: String, to name: String, in folder: String) throws(Failure) {
    let parts = name.split(separator: "/").dropLast()
    for count in parts.indices { try make(folder + "/" + parts[...count].joined(separator: "/")) }
    do throws(InputFile.Failure) {
      try OutputFile.write(Array(text.utf8), to: folder + "/" + name)
    } catch {
      throw Failure(error.reason)
    }
  }

  private func make(_ folder: String) throws(Failure) {
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .system(errno) }
  }

  /// All files below a folder, hidden ones too; a link is a file.
  private static func files(in folder: String, below name: String = "") -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let part = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard part != ".", part != ".." else { continue }
      var status = stat()
      guard lstat(folder + "/" + part, &status) == 0 else { continue }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      found += isFolder ? files(in: folder + "/" + part, below: name + part + "/") : [name + part]
    }
    return found.sorted()
  }

  /// Removes files, and the folders that are empty then.
  private static func remove(_ names: [String], in folder: String) {
    var folders: Set<String> = [folder]
    for name in names {
      unlink(folder + "/" + name)
      let parts = name.split(separator: "/").dropLast()
      for count in parts.indices { folders.insert(folder + "/" + parts[...count].joined(separator: "/")) }
    }
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) { rmdir(folder) }
  }
}
