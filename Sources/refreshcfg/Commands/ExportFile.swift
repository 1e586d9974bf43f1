import RefreshExport
import RefreshFiles
import RefreshText

/// One file that holds all code.
///
/// It is written only if its bytes change, so that a build doesn't compile unchanged code again.
struct ExportFile: ExportPlace {
  let path: String
  private let bytes: [UInt8]

  var count: Int { 1 }

  /// Joins the code of presets.
  init(_ export: RefreshExport.Export, path: String) throws(Refusal) {
    guard let bytes = export.singleFile else {
      throw Refusal(
        "texts under `strings` need a bundle next to the code, which a single file can't contain; use a folder for --out"
      )
    }
    (self.path, self.bytes) = (path, bytes)
  }

  /// Whether a path is that of a file of Swift.
  static func isFile(_ path: String) -> Bool { path.hasSuffix(".swift") }

  func check() throws(Refusal) { _ = try present() }

  func write() throws(Refusal) {
    guard try present() != bytes else { return }
    do throws(InputFile.Failure) {
      try OutputFile.write(bytes, to: path)
    } catch { throw Refusal("\(VisibleText.of(path)) can't be written: \(error.reason(writing: path))") }
  }

  func differences() throws(Refusal) -> [String] {
    let old = try present()
    guard old != bytes else { return [] }
    return [FileDifference(path: path, old: old, new: bytes).text]
  }

  /// The bytes of the existing file, nil if there is none. A file that was not exported is refused.
  private func present() throws(Refusal) -> [UInt8]? {
    guard FolderSearch.isThere(path) else { return nil }
    let old: [UInt8]
    do throws(InputFile.Failure) {
      old = try InputFile.contents(of: path, limit: 1 << 28)
    } catch { throw Refusal("\(VisibleText.of(path)) can't be read: \(error.reason)") }
    guard RefreshExport.Export.isSingleFile(old) || old.isEmpty else {
      throw Refusal("\(VisibleText.of(path)) already exists and wasn't made by refreshcfg; choose another file")
    }
    return old
  }
}
