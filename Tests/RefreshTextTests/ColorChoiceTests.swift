import RefreshText
import Testing

struct ColorChoiceTests {
  @Test(
    arguments: [
      (ColorChoice.auto, true, ["TERM": "xterm"], true),
      (.auto, false, ["TERM": "xterm"], false),
      (.auto, true, [:], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true),
      (.auto, false, ["FORCE_COLOR": "1"], true),
      (.auto, false, ["FORCE_COLOR": "true", "TERM": "dumb"], true),
      (.auto, false, ["FORCE_COLOR": ""], false),
      (.auto, false, ["FORCE_COLOR": "0"], false),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, true, ["CLICOLOR_FORCE": "0"], true),
      (.auto, true, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, ["FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func `colour follows the choice, then the user's wish, then the terminal`(
    _ choice: ColorChoice, _ isTerminal: Bool, _ environment: [String: String], _ expected: Bool
  ) {
    #expect(choice.usesColor(isTerminal: isTerminal) { environment[$0] } == expected)
  }
}
