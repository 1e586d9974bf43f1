import ArgumentParser
import RefreshScenarios
import RefreshText

/// `refreshcfg trace FILE`
struct Trace: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the observable state after each step of a scenario, as JSON Lines.",
    discussion: "Expectations are not checked. The same file gives the same bytes on every run and machine.")

  @Argument(
    help: "A scenario file, FILE:LINE, or - for standard input.", completion: .file(), transform: PathArgument.read)
  var file: String

  @OptionGroup var name: NameOption

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    var status = ExitStatus.success
    for scenario in try project.suites(at: file, name, on: streams).flatMap(\.scenarios) {
      let fault = Tracer.trace(scenario) { streams.output(String(decoding: $0, as: UTF8.self)) }
      if let fault {
        streams.say(.error, "`\(VisibleText.of(scenario.name))` couldn't continue: \(fault.message)")
        status = .failure
      }
    }
    return status
  }
}
