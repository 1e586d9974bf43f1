import RefreshFiles
import RefreshScenarios

extension Streams {
  /// Writes the snapshots that differ from what is stored, each as a whole or not at all.
  ///
  /// - Returns: Failure where one name was used for two states, unusable where a file can't be written.
  func write(_ snapshots: [TakenSnapshot]) -> ExitStatus {
    var status = ExitStatus.success
    var texts: [String: String] = [:]
    for snapshot in snapshots {
      let text = snapshot.text
      if let first = texts[snapshot.path] {
        guard first != text else { continue }
        error("error: two steps take the snapshot `\(snapshot.name)`, but in different states\n")
        status = max(status, .failure)
        continue
      }
      texts[snapshot.path] = text
      let stored = try? InputFile.contents(of: snapshot.path, limit: 1 << 30)
      guard stored != Array(text.utf8) else { continue }
      let written = write(text, to: snapshot.path)
      status = max(status, written)
      if written == .success {
        output("\(stored == nil ? "new" : "updated") snapshot: \(snapshot.path)\n")
      }
    }
    return status
  }
}
