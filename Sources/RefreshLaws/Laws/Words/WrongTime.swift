import RefreshEngine

/// A header that shows a time other than that of its last refresh.
struct WrongTime: Law {
  static let name = "wrong-time"
  static let summary = "a header shows the time of its last refresh"
  static let explanation = "The label of the last refresh follows the stored time, in the library's wording."
  static let inquiry = LawInquiry(.value(.component(.header, .lastUpdatedTime)), sections: "S5.8, S5.18")
  static let occasions: Set<Occasion.Kind> = [.changes, .done, .ended]
  static let healthy = LawExample.refresh

  /// The time at which the label was last written: by a change of state or of the language.
  private var written = Instant.zero
  /// The time at which the header was attached, and the time of the last refresh that was stored then.
  private var attached: (at: Instant, last: Int64?) = (.zero, nil)
  /// The language that the app assigned last; assigning it again changes nothing.
  private var assigned: String?

  mutating func begin(_ world: World) { assigned = world.scene.languageCode }

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .changes(let change) where change.role == .header: written = change.time
    case .done(let deed):
      if case .attach(let blueprint) = deed.command, blueprint.kind.role == .header {
        attached = (run.simulation.now, run.storedTime(of: blueprint.settings))
      }
      guard case .language(let tag) = deed.command, tag != assigned else { return }
      (written, assigned) = (run.simulation.now, tag)
    case .ended: checkEnd(in: run, &breaches)
    default: break
    }
  }

  private func checkEnd(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let header = run.component(.header), header.kind.has(.lastUpdatedTimeLabel)
    else { return }
    let settings = run.settings(header)
    guard !settings.lastUpdatedTimeLabel.hidden else { return }
    let time = run.storedTime(of: settings)
    let (found, expected) = (run.time(of: header), wording(of: time, settings, at: written, in: run))
    guard found != expected else { return }
    // A header that takes the place of another doesn't notice that the end of that one's refresh stores a time.
    let isUnnoticed = found == wording(of: attached.last, settings, at: attached.at, in: run)
    guard !run.ledger[.header].isReplaced || !isUnnoticed else { return }
    breaches.report(
      header, observed: [("header.lastUpdatedTimeLabel.text", .text(expected))],
      "the header says \"\(found)\" instead of \"\(expected)\"")
  }

  /// The wording of a time in the preset's words, else in the library's; nil for none.
  private func wording(
    of time: Int64?, _ settings: ComponentSettings, at written: Instant, in run: borrowing RunView
  ) -> String {
    let (language, zone) = (run.simulation.language, run.world.scene.timeZone)
    let words = LibraryWords.of(language).time(run.simulation.texts, language)
    let present = ClockTime(run.world.scene.now + written.nanoseconds / 1_000_000_000, in: zone)
    let last = time.map { ClockTime($0, in: zone) }
    let relative = last?.said(in: words, at: present) ?? words.none
    guard let template = settings.lastUpdatedTimeText?.said(in: language) else { return words.last + relative }
    return template.parts.map { part in
      switch part {
      case .text(let text): text
      case .relative: relative
      case .date(let fields): last.map { last in fields.map { last.text(of: $0) }.joined() } ?? words.none
      }
    }.joined()
  }
}

extension RunView {
  /// The stored time of the last refresh of a header with some settings, in seconds since 1970.
  fileprivate func storedTime(of settings: ComponentSettings) -> Int64? {
    simulation.storedTimes.first { $0.key == settings.lastUpdatedTimeKey }?.time
  }
}
