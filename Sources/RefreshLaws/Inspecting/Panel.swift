import RefreshEngine

/// The laws that check one run, with the facts that they remember and the breaches that they have found.
struct Panel: Sendable {
  /// The breaches so far.
  var breaches = Breaches()
  private var laws: [any Law]
  private let set: LawSet

  /// Prepares laws for a run.
  init(_ set: LawSet, for world: World) {
    self.set = set
    laws = set.ids.map { id in
      var law = id.law.init()
      law.begin(world)
      return law
    }
  }

  /// Has the laws check an occasion.
  mutating func look(_ occasion: Occasion, at simulation: inout Simulation, with ledger: inout Ledger) {
    let watchers = set.watchers[occasion.kind.rawValue]
    guard !watchers.isEmpty else { return }
    (breaches.level, breaches.step) = (ledger.level, ledger.step)
    // Problems that a flow of the app causes count only once it is over and no finger is down: earlier ones may soon be gone.
    breaches.drivenLevel =
      ledger.isInFlow || simulation.scroll.isDragging
      ? max(ledger.drivenLevel, ledger.isInFlow ? .settings : ledger.flowLevel) : ledger.drivenLevel
    breaches.moment = simulation.now - ledger.stepStart
    RunView.lend(&simulation, &ledger) { run in
      for index in watchers {
        breaches.law = set.ids[index]
        laws[index].check(occasion, in: run, &breaches)
      }
    }
  }
}
