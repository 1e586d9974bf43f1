import ArgumentParser
import RefreshScenarios

/// `refreshcfg trace FILE`
struct Trace: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the observable state after each step of a scenario, as JSON lines.",
    discussion: "Expectations are not checked. The same file gives the same bytes on every run and machine."
  )

  @Argument(help: "A scenario file, or - for standard input.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("Trace only the scenario of this name.", valueName: "name"))
  var scenario: String?

  @OptionGroup var project: ProjectOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    let suites = try project.suites(at: file, on: streams)
    let scenarios = suites.flatMap(\.scenarios).filter { scenario == nil || $0.name == scenario }
    guard !scenarios.isEmpty else {
      throw Refusal("there is no scenario\(scenario.map { " named `\($0)`" } ?? "") in \(file)")
    }
    var status = ExitStatus.success
    for scenario in scenarios {
      let fault = Tracer.trace(scenario) { streams.output(String(decoding: $0, as: UTF8.self)) }
      if let fault {
        streams.error("error: `\(scenario.name)` could not go on: \(fault.message)\n")
        status = .failure
      }
    }
    return status
  }
}
