import RefreshEngine
import RefreshScenarios
import RefreshText

/// The words with which a page shows accounts, with gaps for their subjects.
enum ReasonWords {
  static var json: JSONValue {
    [
      "step": "${text} (line ${line})",
      "event": "${text} at ${when}",
      "app": "the app: ${text}",
      "owner": "${text} [${owner}]",
      "rule": "rule ${rule}, ${section} of engine-rules.md",
      "change": "change ${text}",
      "or": "or ${text}",
      "add": "add `${text}`",
      "before": "add `${text}` before the last movement",
      "knobs": .array(Knob.allCases.map(knob)),
      "answers": answers(rows: 0),
      "loadingAnswers": answers(rows: Gap.loaded.whole),
    ]
  }

  /// Returns a key of components: the command that sets it for each role, its text, and the values to try, beginning
  /// with the most suitable one. A percentage is a fraction in commands.
  private static func knob(_ knob: Knob) -> JSONValue {
    let gap = knob == .autoTriggerTimes ? Gap.rows : .points
    var settings = ComponentSettings()
    knob.set(&settings, to: gap == .rows ? Double(gap.whole) : gap.number)
    let commands = ComponentRole.allCases.map { role -> JSONValue in
      ByteForm(Command.set(role, settings).encoded()).json
    }
    let values = knob.range.map { knob.isLess ? [$0.lowerBound, $0.upperBound] : [$0.upperBound, $0.lowerBound] }
    return [
      "text": .string(knob.text("${value}")), "bytes": .array(commands), "gap": .string(gap.rawValue),
      "unit": .number(knob == .triggerPercent ? 100 : 1), "values": .array((values ?? [0, 0]).map { .number($0) }),
    ]
  }

  /// Returns the commands of the app that a page chooses, by the names of their hooks.
  private static func answers(rows: Int32) -> JSONValue {
    let program = SceneChoice.AppAnswer(delay: Gap.delay.interval, rows: rows).program
    let rows = program.entries.map { entry -> (String, JSONValue) in
      let texts = entry.commands.map { StepCatalogue.written($0)?.form ?? $0.stepKind.name }
      return (entry.hook.name, .strings(texts))
    }
    return .object(JSONValue.Object(rows))
  }
}
