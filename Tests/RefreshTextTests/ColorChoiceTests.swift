import RefreshText
import Testing

struct ColorChoiceTests {
  @Test(
    arguments: [
      (ColorChoice.auto, true, nil, "xterm", true),
      (.auto, false, nil, "xterm", false),
      (.auto, true, "1", "xterm", false),
      (.auto, true, "", "xterm", true),
      (.auto, true, nil, "dumb", false),
      (.auto, true, nil, nil, true),
      (.always, false, "1", "dumb", true),
      (.never, true, nil, "xterm", false),
    ] as [(ColorChoice, Bool, String?, String?, Bool)])
  func `colour follows the choice, then the terminal and its user's wish`(
    _ choice: ColorChoice, _ isTerminal: Bool, _ noColor: String?, _ term: String?, _ expected: Bool
  ) {
    #expect(choice.usesColor(isTerminal: isTerminal, noColor: noColor, term: term) == expected)
  }
}
