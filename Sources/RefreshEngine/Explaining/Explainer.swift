/// Explains a run by the journal of its simulation.
public struct Explainer: Sendable {
  /// The simulation at the moment of the question; it has kept a journal.
  public let simulation: Simulation
  /// The entries of its journal.
  public let entries: [Journal.Entry]

  /// Makes an explainer of a simulation. Without a journal, nothing is known.
  public init(_ simulation: Simulation) {
    self.simulation = simulation
    entries = simulation.journal?.entries ?? []
  }

  /// The number of entries that belong to the setup.
  public var setup: Int { simulation.journal?.setup ?? 0 }

  /// Returns the indexes of the entries that are events of a kind, in order.
  public func indexes(of occurrence: Occurrence) -> [Int] {
    entries.indices.filter {
      if case .event(let event) = entries[$0].kind { occurrence.matches(event) } else { false }
    }
  }

  /// Returns the causes of an entry and the entry itself, the first cause first.
  public func path(to index: Int) -> [Int] {
    var path: [Int] = []
    var index = index
    while index >= 0, index < entries.count {
      path.append(index)
      index = entries[index].cause
    }
    return path.reversed()
  }

  /// Returns the entries of the chain of causes that ends at an entry.
  ///
  /// If the chain begins with the release of a finger, the command that moved the finger is put before it.
  public func chain(to index: Int) -> [Int] {
    let path = path(to: index)
    guard let root = path.first, grip(at: root) == .up,
      let move = entries[..<root].indices.last(where: { grip(at: $0) == .move })
    else { return path }
    return [move] + path
  }

  /// Returns the last command among the causes of an entry; nil if there is none.
  package func lastCommand(to index: Int) -> Int? {
    path(to: index).last { if case .command = entries[$0].kind { true } else { false } }
  }

  /// Returns what a finger does at an entry; nil for other entries, and for what apps do.
  func grip(at index: Int) -> Command.Grip? {
    if case .command(let command, nil) = entries[index].kind { command.grip } else { nil }
  }

  /// Returns the words for an entry that isn't a command in a chain, and whether short chains contain it.
  public func words(of index: Int) -> (text: String, isShort: Bool) {
    switch entries[index].kind {
    case .command(_, let place):
      return (place == nil && index < setup ? "the setup" : "", true)
    case .offset(_, let to):
      let text =
        to.x == 0
        ? "offset.y " + to.y.readableText : "offset " + to.x.readableText + ", " + to.y.readableText
      return (text, false)
    case .contentSize(_, let to): return ("content.height " + to.height.readableText, false)
    case .movement(let velocity, _, let goal):
      let isSideways = velocity.y == 0 && velocity.x != 0
      let (speed, end) = isSideways ? (velocity.x, goal.x) : (velocity.y, goal.y)
      let text =
        "released at " + speed.readableText + " pt/s towards offset." + (isSideways ? "x " : "y ")
        + end.readableText
      return (text, speed != 0)
    case .considered(_, let situation):
      let rules = situation.rules.filter { situation.terms(of: $0).allSatisfy { $0.holds } }
      return ("rule " + (rules.first ?? situation.rules[0]).rawValue, false)
    case .event(let event):
      return (event.line.text, event.line.form.weight == .main)
    }
  }

  /// Returns the call that an app answers with what follows from an entry: `header.refreshing()`.
  func asked(at index: Int) -> (role: ComponentRole, text: String, entry: Int)? {
    for entry in path(to: index).reversed() {
      if case .event(.call(let role, let callback)) = entries[entry].kind {
        return (role, Occurrence.call(role, callback).text, entry)
      }
    }
    return nil
  }

  /// Returns a time as text: `0.25 s`.
  func time(of index: Int) -> String { entries[index].time.seconds.readableText + " s" }
}
