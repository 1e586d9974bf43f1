import RefreshFiles
import RefreshPresets
import RefreshPreview

/// The file that a preview is about, with all that it is made of; what has changed is told to the pages that show it.
final class WatchedFeed: ServerCompanion {
  private let load: (LookupLog) -> PreviewFeed
  private let tell: (PreviewFeed) -> ServerEvent?
  private let notices = ChangeNotices()
  private var places = WatchedPlaces([])
  private var stamps = FileStamps(of: [])
  /// How often something was noticed since it was last quiet.
  private var unrest: Int32 = 0

  /// Watches nothing yet.
  ///
  /// - Parameters:
  ///   - load: loads the file, and notes what it looks at.
  ///   - tell: takes what was loaded, and makes of it what pages are told.
  init(load: @escaping (LookupLog) -> PreviewFeed, tell: @escaping (PreviewFeed) -> ServerEvent?) {
    self.load = load
    self.tell = tell
  }

  var descriptor: Int32 { notices.descriptor }

  func turn(isNoticed: Bool) -> (event: ServerEvent?, next: Duration?) {
    if isNoticed {
      notices.forget()
      unrest += 1
      // Editors write, rename and remove in one go: what they leave behind counts.
      if unrest <= ChangeSignal.longestUnrest / ChangeSignal.quietTime {
        return (nil, .milliseconds(ChangeSignal.quietTime))
      }
    }
    unrest = 0
    let isFirst = places.files.isEmpty
    let event = isFirst || !stamps.changes(until: FileStamps(of: places.files)).isEmpty ? renew() : nil
    return (event, notices.areComplete ? nil : .milliseconds(ChangeSignal.pollingInterval))
  }

  /// Loads all anew.
  private func renew() -> ServerEvent? {
    let log = LookupLog()
    // What changes while it is loaded is older than what is noted of it, and seen the next time.
    let before = FileStamps(of: places.files)
    let feed = load(log)
    let old = places.files
    places = WatchedPlaces(log.paths)
    notices.watch(folders: places.folders, files: places.files)
    stamps = before
    stamps.forget(old.subtracting(places.files))
    stamps.renew(places.files.subtracting(old))
    return tell(feed)
  }
}
