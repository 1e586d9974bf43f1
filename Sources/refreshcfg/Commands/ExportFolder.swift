import RefreshExport
import RefreshFiles
import RefreshText

/// A folder of exported files.
struct ExportFolder: ExportPlace {
  let path: String
  let kind: String
  let files: [RefreshExport.Export.File]

  var count: Int { files.count }

  private var folder: OutputFolder { OutputFolder(path, of: kind) }

  func check() throws(Refusal) {
    do throws(OutputFolder.Failure) { try folder.check(files.map(\.path)) } catch {
      throw refusal("written", error)
    }
  }

  func write() throws(Refusal) {
    do throws(OutputFolder.Failure) {
      try folder.write(files.map { ($0.path, $0.bytes) })
    } catch { throw refusal("written", error) }
  }

  func differences() throws(Refusal) -> [String] {
    let there: [(path: String, bytes: [UInt8])]
    do throws(OutputFolder.Failure) { there = try folder.contents() } catch { throw refusal("compared", error) }
    let names = files.map(\.path) + there.map(\.path).filter { name in !files.contains { $0.path == name } }
    return names.compactMap { name in
      let (old, new) = (there.first { $0.path == name }?.bytes, files.first { $0.path == name }?.bytes)
      return old == new ? nil : FileDifference(path: FilePath.open(path) + name, old: old, new: new).text
    }
  }

  private func refusal(_ done: String, _ failure: OutputFolder.Failure) -> Refusal {
    Refusal("\(VisibleText.of(path)) can't be \(done): \(failure.reason)")
  }
}
