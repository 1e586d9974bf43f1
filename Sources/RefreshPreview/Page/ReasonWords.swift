import RefreshEngine
import RefreshScenarios
import RefreshText

/// The words with which a page shows accounts, with gaps for what they are about.
enum ReasonWords {
  static var json: JSONValue {
    [
      "step": "${text} (line ${line})",
      "event": "${text} at ${when}",
      "app": "the app: ${text}",
      "owner": "${text} [${owner}]",
      "rule": "rule ${rule}, ${section} of engine-rules.md",
      "answers": answers(rows: 0),
      "loadingAnswers": answers(rows: Gap.loaded.whole),
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
