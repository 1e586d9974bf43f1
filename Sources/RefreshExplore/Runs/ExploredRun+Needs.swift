import RefreshEngine

extension ExploredRun {
  /// The actions of the run that count.
  var needs: Set<Command.Need> { Set((commands + app.flatMap(\.commands)).compactMap(\.traits.need)) }

  /// The actions of its steps that count.
  var stepNeeds: Set<Command.Need> { Set(commands.compactMap(\.traits.need)) }

  /// Returns the actions that count and were drawn: a suite's own app does the same in each run.
  func drawnNeeds(of subject: Subject) -> Set<Command.Need> { subject.app == nil ? needs : stepNeeds }

  /// Returns the run of a subject without an action.
  func without(_ need: Command.Need, of subject: Subject) -> ExploredRun {
    var run = self
    run.commands = Finger.lifted(commands.filter { $0.traits.need != need })
    guard subject.app == nil else { return run }
    for entry in app.indices { run.app[entry].commands.removeAll { $0.traits.need == need } }
    return run
  }
}
