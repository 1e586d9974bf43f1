import ArgumentParser
import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshReports
import RefreshScenarios
import RefreshText

/// `refreshcfg why FILE:LINE[:STEP] [QUESTION]`
struct Why: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a scenario: why something happened, why it didn't, and what is still to come.",
    discussion: """
      Without a question, the scenario's first failure is explained. A question is a state (header.refreshing), a call \
      (header.refreshing()) or anything that can be expected (scroll.inset.top, header.arrow.rotation). The scenario runs again, \
      exactly as it does in tests, and changes are tried before they are shown. Exit status: 0 answered, 1 the file is \
      invalid, 2 wrong usage.
      """)

  @Argument(
    help: ArgumentHelp(
      "FILE:LINE with a line of the scenario, or FILE:LINE:STEP to ask about the moment after a step; - is standard input.",
      valueName: "place"),
    completion: .file(), transform: PathArgument.read)
  var place: String

  @Argument(help: ArgumentHelp("The state or call that happened, or an observable.", valueName: "question"))
  var question: String?

  @Option(
    name: .customLong("not"), help: ArgumentHelp("The state or call that didn't happen.", valueName: "question"))
  var missing: String?

  @Option(
    help: ArgumentHelp(
      "The occurrence to explain, counted from 1; the default is the last, or with --not the next.", valueName: "n")
  )
  var nth: Int?

  @Flag(help: "Show what is scheduled, moving or waiting.")
  var pending = false

  @Option(help: ArgumentHelp("Ask about a time, in seconds: 0.7s.", valueName: "time"))
  var at: String?

  @Option(help: ArgumentHelp("Ask what a step did, by its number.", valueName: "n"))
  var step: Int?

  @Flag(help: "Show every link of the chain of causes.")
  var all = false

  @Option(help: "The output format: \(OutputFormat<Answer>.names.joined(separator: ", ")).")
  var format: OutputFormat<Answer> = .all[0]

  @OptionGroup var name: NameOption

  @OptionGroup var project: ProjectOptions

  @OptionGroup var colors: ColorOptions

  func validate() throws {
    let asked = [question != nil, missing != nil, pending, step != nil].count { $0 }
    if asked > 1 { throw ValidationError("ask one question: a state or a value, --not, --pending or --step") }
    if let nth, nth < 1 { throw ValidationError("--nth is \(nth); it must be 1 or more") }
    if let step, step < 1 { throw ValidationError("--step is \(step); it must be 1 or more") }
    if nth != nil, question == nil, missing == nil { throw ValidationError("--nth needs a question") }
  }

  func run(on streams: Streams) throws(Refusal) -> ExitStatus {
    let (file, number) = Why.parts(of: place)
    let found = try project.scenarios(at: file, name, on: streams)
    let scenario = found.representative(on: streams)
    if let wanted = number ?? step, wanted > scenario.steps.count {
      throw Refusal(
        "there is no step \(wanted): `\(VisibleText.of(scenario.name))` has \(counted(scenario.steps.count, "step"))"
      )
    }
    let asked = try asked()
    let limit = try time()
    let answer =
      Explanation.answer(asked, about: scenario, after: number, at: limit)
      ?? Explanation.failure(of: scenario, after: number, at: limit)
    guard let answer else {
      let part = number.map { " up to step \($0)" } ?? ""
      let several = "none of the \(counted(found.count, "scenario")) fails"
      let name = found.count == 1 ? "`\(VisibleText.of(scenario.name))` doesn't fail" : several
      streams.output("\(name)\(part); ask a question, as in `header.refreshing`\n")
      return .success
    }
    streams.output(
      all && format.name == "text"
        ? answer.text(streams.outputStyle, isWhole: true) : format.render(answer, style: streams.outputStyle))
    return .success
  }

  /// Returns the question that the arguments ask, or nil if they ask none.
  private func asked() throws(Refusal) -> Question? {
    if pending { return .pending }
    if let step { return .step(step) }
    if let missing {
      guard let subject = Question.Subject(missing) else { throw unknown(missing, in: Question.Subject.names) }
      return .missing(subject, nth: nth ?? Question.next)
    }
    guard let question else { return at == nil ? nil : .pending }
    if let subject = Question.Subject(question) { return .happened(subject, nth: nth) }
    guard let value = Question(valueOf: question) else {
      throw unknown(question, in: Question.Subject.names + ObservablePath.all.map(\.path))
    }
    return value
  }

  private func time() throws(Refusal) -> Instant? {
    guard let at else { return nil }
    let text = at.hasSuffix("ms") ? at.dropLast(2) : at.hasSuffix("s") ? at.dropLast() : at[...]
    guard let number = Double(text), number >= 0, number <= 1_000_000 else {
      throw Refusal("--at is \(VisibleText.of(at)); it must be a time, such as 0.7s or 700ms")
    }
    return .zero + Interval(seconds: at.hasSuffix("ms") ? number / 1_000 : number)
  }

  private func unknown(_ question: String, in names: [String]) -> Refusal {
    let hint =
      nearestName(to: question, in: names).map { "did you mean `\($0)`?" }
      ?? "ask for a state like `header.refreshing`, a call like `header.refreshing()`, or `scroll.inset.top`"
    return Refusal("there is no question `\(VisibleText.of(question))`; \(hint)")
  }

  /// Splits `FILE:LINE:STEP` into the place of the scenario and the number of the step.
  static func parts(of place: String) -> (place: String, step: Int?) {
    let words = place.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count > 2, let step = words[words.count - 1].wholeNumber(),
      words[words.count - 2].wholeNumber() != nil, step > 0
    else {
      return (place, nil)
    }
    return (words.dropLast().joined(separator: ":"), step)
  }
}
