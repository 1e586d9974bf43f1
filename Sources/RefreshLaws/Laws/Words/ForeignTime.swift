import RefreshEngine

/// A header that shows the time of another list.
struct ForeignTime: Law {
  static let name = "foreign-time"
  static let summary = "a header shows the time of its own list"
  static let explanation = "All headers store their time under the same key unless their presets specify others."
  static let inquiry = LawInquiry(.value(.component(.header, .lastUpdatedTime)), sections: "S5.8, S5.18")
  static let occasions: Set<Occasion.Kind> = [.over]
  static let isByDesign = true
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }",
    "scene: { defaults: { MJRefreshHeaderLastUpdatedTimeKey: 2025-12-31T23:59:00Z } }",
    steps: "touch")
  static let healthy = LawExample(
    "header: { type: normalHeader, lastUpdatedTimeKey: news }",
    "scene: { defaults: { MJRefreshHeaderLastUpdatedTimeKey: 2025-12-31T23:59:00Z } }",
    steps: "touch")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let header = run.ledger.blueprints.first(where: { $0.kind.family == .header }),
      header.kind.has(.lastUpdatedTimeLabel), !header.settings.lastUpdatedTimeLabel.hidden,
      header.settings.lastUpdatedTimeKey == StoredTime.defaultKey,
      run.world.scene.storedTimes.contains(where: { $0.key == StoredTime.defaultKey })
    else { return }
    breaches.report(
      .header, .header, observed: [], "the header shows a time that every header with the default key stores")
  }
}
