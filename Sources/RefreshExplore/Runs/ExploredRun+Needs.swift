import RefreshEngine

extension ExploredRun {
  /// The actions of the run that count.
  var needs: Set<Command.Need> { Set((commands + app.flatMap(\.commands)).compactMap(\.traits.need)) }

  /// The actions of its steps that count.
  var stepNeeds: Set<Command.Need> { Set(commands.compactMap(\.traits.need)) }

  /// Returns the run of a subject without an action.
  func without(_ need: Command.Need, of subject: Subject) -> ExploredRun {
    var run = self
    run.commands = Finger.lifted(commands.filter { $0.traits.need != need })
    guard subject.app == nil else { return run }
    run.app = app.map { entry in
      AppProgram.Entry(hook: entry.hook, commands: entry.commands.filter { $0.traits.need != need })
    }
    return run
  }
}
