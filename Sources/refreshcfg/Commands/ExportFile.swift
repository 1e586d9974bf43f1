import RefreshExport
import RefreshFiles
import RefreshText

/// A place to which code is exported: a folder, or one file.
protocol ExportPlace {
  /// The path as it was given.
  var path: String { get }
  /// How many files are written.
  var count: Int { get }

  /// Writes as a whole or not at all.
  func write() throws(Refusal)
  /// The differences between what is there and what would be written, a text for each file.
  func differences() throws(Refusal) -> [String]
}

/// One file that holds all code.
///
/// It is written only where its bytes change, so that a build compiles nothing again that stayed the same.
struct ExportFile: ExportPlace {
  let path: String
  private let bytes: [UInt8]

  var count: Int { 1 }

  /// Joins the code of presets.
  init(_ export: RefreshExport.Export, path: String) throws(Refusal) {
    guard let bytes = export.singleFile else {
      throw Refusal(
        "texts under `strings` need a bundle beside the code, which one file can't hold; give --out a folder")
    }
    (self.path, self.bytes) = (path, bytes)
  }

  /// Whether a path is that of a file of Swift.
  static func isFile(_ path: String) -> Bool { path.hasSuffix(".swift") }

  func write() throws(Refusal) {
    guard try present() != bytes else { return }
    do throws(InputFile.Failure) {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw Refusal("\(VisibleText.of(path)) can't be written: \(error.reason)")
    }
  }

  func differences() throws(Refusal) -> [String] {
    let old = try present()
    guard old != bytes else { return [] }
    let (before, after) = (String(decoding: old ?? [], as: UTF8.self), String(decoding: bytes, as: UTF8.self))
    return [UnifiedDiff(path: path, old: before, new: after).text]
  }

  /// The bytes that are there, nil if there is no file. One that was not exported is refused.
  private func present() throws(Refusal) -> [UInt8]? {
    guard FolderSearch.isThere(path) else { return nil }
    let old: [UInt8]
    do throws(InputFile.Failure) {
      old = try InputFile.contents(of: path, limit: 1 << 28)
    } catch {
      throw Refusal("\(VisibleText.of(path)) can't be read: \(error.reason)")
    }
    guard RefreshExport.Export.isSingleFile(old) || old.isEmpty else {
      throw Refusal("\(VisibleText.of(path)) exists already and was not made by refreshcfg; name another file")
    }
    return old
  }
}
