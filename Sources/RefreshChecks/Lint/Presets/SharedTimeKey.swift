import RefreshPresets

extension LintRule {
  /// Headers of several presets without a `lastUpdatedTimeKey`, at least one of which shows the time; MJRefresh's
  /// issue 773.
  ///
  /// There is one diagnostic per run, for any number of headers. A key that is written is intended, even if it is
  /// the default one.
  static let sharedTimeKey = LintRule(
    "shared-time-key", "headers that share the time of their last refresh",
    asks: ["hidden", "lastUpdatedTimeKey", "lastUpdatedTimeLabel", "stateLabel"],
    .run { presets, warn in
      var places: Set<String> = []
      let uses = presets.compactMap { preset -> (preset: Preset, header: ComponentGraph.Component)? in
        guard let header = preset.header, !header.hidesTime, header.place(of: "lastUpdatedTimeKey") == nil else {
          return nil
        }
        // A header that is read for two presets counts once.
        let isNew = places.insert("\(header.place.file.identity):\(header.place.start)").inserted
        return isNew ? (preset, header) : nil
      }
      guard uses.count > 1, let first = uses.firstIndex(where: \.header.showsTime) else { return }
      let use = uses[first]
      let others = uses[..<first] + uses[(first + 1)...]
      warn(
        """
        the header of `\(use.preset.name)` shows the time at which any of \(uses.count) presets was last \
        refreshed: they store it under the default key
        """,
        at: use.header.place,
        labels: others.prefix(longestList).map {
          ("the header of `\($0.preset.name)` also stores its time there", $0.header.place)
        },
        help: "add a `lastUpdatedTimeKey` to each, such as `lastUpdatedTimeKey: \(use.preset.name)`")
    })

  /// The maximum number of other headers that a message points to.
  private static let longestList = 3
}

extension ComponentGraph.Component {
  /// Whether a header has the label with the time, and shows it.
  fileprivate var showsTime: Bool { kind.has(.lastUpdatedTimeLabel) && !hidesTime }

  /// Whether a header that has the label with the time does not show it.
  fileprivate var hidesTime: Bool {
    guard kind.has(.lastUpdatedTimeLabel) else { return false }
    // Next to a hidden state label it is never laid out.
    return settings.hidden || settings.lastUpdatedTimeLabel.hidden || settings.stateLabel.hidden
  }
}
