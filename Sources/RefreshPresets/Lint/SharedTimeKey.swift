extension LintRule {
  /// Headers of several presets without a `lastUpdatedTimeKey`, one of which shows the time; MJRefresh's issue 773.
  ///
  /// It is said once in a run, however many there are. A key that is written, be it the default one, is meant.
  package static let sharedTimeKey = LintRule(
    "shared-time-key", "headers that share the time of their last refresh",
    what: """
      Headers of two or more presets of a run have no `lastUpdatedTimeKey`, and at least one of them shows the time \
      of its last refresh.
      """,
    why: """
      They all store the time under the library's default key: when one list is refreshed, the header of another \
      says that it was. Give each list's header a key of its own; headers of one list write the same.
      """,
    .run { presets, finding in
      let uses = headersWithoutKey(presets)
      guard uses.count > 1, let first = uses.first(where: { $0.header.showsTime }) else { return }
      let others = uses.filter { $0.place != first.place }
      finding(
        """
        the header of `\(first.preset.name)` shows the time at which any of \(uses.count) presets was last \
        refreshed: they store it under the default key
        """,
        at: first.header.place,
        labels: others.prefix(longestList).map {
          ("the header of `\($0.preset.name)` stores its time there too", $0.header.place)
        },
        help: "write a `lastUpdatedTimeKey` for each, like `lastUpdatedTimeKey: \(first.preset.name)`")
    })

  /// How many other headers a message points at.
  private static let longestList = 3

  private struct Use {
    let preset: Preset
    let header: ComponentPreset
    /// The file and the offset in it; one header that is read for two presets is one.
    let place: String
  }

  private static func headersWithoutKey(_ presets: [Preset]) -> [Use] {
    var seen: Set<String> = []
    return presets.compactMap { preset in
      guard let header = preset.header, header.place(of: "lastUpdatedTimeKey") == nil else { return nil }
      let place = "\(header.place.file.path):\(header.place.start)"
      return seen.insert(place).inserted ? Use(preset: preset, header: header, place: place) : nil
    }
  }
}

extension ComponentPreset {
  /// Whether a header has the label with the time, and shows it.
  fileprivate var showsTime: Bool {
    kind.has(.lastUpdatedTimeLabel) && !settings.hidden && !settings.lastUpdatedTimeLabel.hidden
  }
}
