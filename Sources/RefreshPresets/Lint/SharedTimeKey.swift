extension LintRule {
  /// Headers of several presets without a `lastUpdatedTimeKey`, at least one of which shows the time; MJRefresh's
  /// issue 773.
  ///
  /// There is one diagnostic per run, for any number of headers. A key that is written is intended, even if it is
  /// the default one.
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
      var places: Set<String> = []
      let uses = presets.compactMap { preset -> (preset: Preset, header: ComponentGraph.Component)? in
        guard let header = preset.header, header.place(of: "lastUpdatedTimeKey") == nil else { return nil }
        // A header that two presets inherit from the same file counts once.
        let isNew = places.insert("\(header.place.file.path):\(header.place.start)").inserted
        return isNew ? (preset, header) : nil
      }
      guard uses.count > 1, let first = uses.firstIndex(where: \.header.showsTime) else { return }
      let use = uses[first]
      let others = uses[..<first] + uses[(first + 1)...]
      finding(
        """
        the header of `\(use.preset.name)` shows the time at which any of \(uses.count) presets was last \
        refreshed: they store it under the default key
        """,
        at: use.header.place,
        labels: others.prefix(longestList).map {
          ("the header of `\($0.preset.name)` stores its time there too", $0.header.place)
        },
        help: "write a `lastUpdatedTimeKey` for each, like `lastUpdatedTimeKey: \(use.preset.name)`")
    })

  /// The maximum number of other headers that a message points to.
  private static let longestList = 3
}

extension ComponentGraph.Component {
  /// Whether the header has a label for the time and shows it.
  fileprivate var showsTime: Bool {
    kind.has(.lastUpdatedTimeLabel) && !settings.hidden && !settings.lastUpdatedTimeLabel.hidden
  }
}
