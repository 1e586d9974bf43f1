import RefreshFiles
import RefreshScenarios
import RefreshText

extension Streams {
  /// Writes the snapshots that differ from what is stored, each as a whole or not at all.
  ///
  /// - Parameters:
  ///   - snapshots: The snapshots.
  ///   - replacesOthers: Whether they take the place of what is stored; else nothing may have been stored.
  /// - Returns: Failure where one name was used for two states, unusable where a file can't be written.
  func write(_ snapshots: [TakenSnapshot], replacingOthers replacesOthers: Bool) -> ExitStatus {
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
      let bytes = Array(text.utf8)
      do throws(InputFile.Failure) {
        if replacesOthers {
          try OutputFile.write(bytes, to: snapshot.path)
        } else if try !OutputFile.create(bytes, at: snapshot.path) {
          error("error: \(VisibleText.of(snapshot.path)) was stored by somebody else meanwhile\n")
          status = max(status, .failure)
          continue
        }
        output("\(stored == nil ? "new" : "updated") snapshot: \(VisibleText.of(snapshot.path))\n")
      } catch {
        self.error("error: \(VisibleText.of(snapshot.path)) can't be written: \(error.reason)\n")
        status = .unusable
      }
    }
    return status
  }
}
