import RefreshEngine

/// A step that does something, or lets time pass, and expects nothing: commands, carried out in order.
struct Perform: Step {
  private let list: [Command]

  init(_ commands: Command...) { list = commands }
  init(_ commands: [Command]) { list = commands }

  var commands: [Command]? { list }

  func run(on stage: inout Stage) {
    for command in list { stage.perform(command) }
  }
}
