import RefreshFiles
import RefreshScenarios
import RefreshText

extension Streams {
  /// Writes the snapshots that differ from the stored ones, each file completely or not at all.
  ///
  /// - Parameters:
  ///   - snapshots: The snapshots.
  ///   - replacesOthers: Whether they replace stored snapshots; otherwise, none may be stored yet.
  /// - Returns: `failure` if two names would be one file, `unusable` if a file can't be written.
  func write(_ snapshots: [TakenSnapshot], replacingOthers replacesOthers: Bool) -> ExitStatus {
    // On a Mac, one would replace the other.
    let folders = Set(snapshots.map { FilePath.folder(of: $0.path) })
    let stored = folders.flatMap { folder in FolderSearch.names(in: folder).map { folder + $0 } }
    if let same = FileIdentity.collision(in: Set(stored + snapshots.map(\.path)).ordered()) {
      let (first, second) = (VisibleText.of(same.first), VisibleText.of(same.second))
      say(.error, "\(first) and \(second) would be the same file on a Mac; rename one of the snapshots")
      return .failure
    }
    var status = ExitStatus.success
    var written: Set<String> = []
    for snapshot in snapshots where written.insert(snapshot.path).inserted {
      let bytes = Array(snapshot.text.utf8)
      guard (try? InputFile.contents(of: snapshot.path, limit: bytes.count)) != bytes else { continue }
      let isNew = !FolderSearch.isThere(snapshot.path)
      do throws(InputFile.Failure) {
        if replacesOthers {
          try OutputFile.write(bytes, to: snapshot.path)
        } else if try !OutputFile.create(bytes, at: snapshot.path) {
          say(.error, "\(VisibleText.of(snapshot.path)) was stored by another program in the meantime")
          status = max(status, .failure)
          continue
        }
        output("\(isNew ? "new" : "updated") snapshot: \(VisibleText.of(snapshot.path))\n")
      } catch {
        say(.error, "\(VisibleText.of(snapshot.path)) can't be written: \(error.reason)")
        status = .unusable
      }
    }
    return status
  }

  /// Reports snapshots that no step compares, or removes them.
  ///
  /// - Returns: `unusable` if a file can't be removed, otherwise `success`.
  func clear(orphans paths: [String], removing isRemoving: Bool) -> ExitStatus {
    var status = ExitStatus.success
    for path in paths {
      guard isRemoving else {
        say(.warning, "no step compares the snapshot \(VisibleText.of(path)); --update-snapshots removes it")
        continue
      }
      do throws(InputFile.Failure) {
        try OutputFile.remove(path)
        output("removed snapshot: \(VisibleText.of(path))\n")
      } catch {
        say(.error, "\(VisibleText.of(path)) can't be removed: \(error.reason)")
        status = .unusable
      }
    }
    return status
  }
}
