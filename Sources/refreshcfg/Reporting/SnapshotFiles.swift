import RefreshFiles
import RefreshScenarios

/// The files of the snapshots that scenarios have taken.
struct SnapshotFiles {
  private let snapshots: [TakenSnapshot]

  /// Collects them from what came of the suites.
  init(_ results: [SuiteVerdict]) {
    snapshots = results.flatMap(\.verdicts).flatMap(\.snapshots)
  }

  /// Writes those that differ from what is there, each as a whole or not at all.
  ///
  /// - Returns: failure where one name was used for two states, unusable where a file can't be written.
  func write(on streams: Streams) -> ExitStatus {
    var status = ExitStatus.success
    var texts: [String: String] = [:]
    for snapshot in snapshots {
      let text = snapshot.text
      if let first = texts[snapshot.path] {
        guard first != text else { continue }
        streams.error("error: two steps take the snapshot `\(snapshot.name)`, and what they see differs\n")
        status = max(status, .failure)
        continue
      }
      texts[snapshot.path] = text
      let stored = try? InputFile.contents(of: .path(snapshot.path), limit: 1 << 30)
      guard stored != Array(text.utf8) else { continue }
      let written = streams.write(text, to: snapshot.path)
      status = max(status, written)
      if written == .success {
        streams.output("\(stored == nil ? "new" : "updated") snapshot: \(snapshot.path)\n")
      }
    }
    return status
  }
}
