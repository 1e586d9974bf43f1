import RefreshExplore
import Testing

struct RunNumberTests {
  @Test func `a seed and a run are written and read as one`() {
    let number = RunNumber(seed: .max, run: 4711)
    #expect(number.description == "18446744073709551615:4711")
    #expect(RunNumber(number.description) == number)
  }

  @Test(arguments: ["", "1", "1:", ":1", "1:0", "-1:1", "+1:1", "1:+1", "1:1:1", "18446744073709551616:1"])
  func `nothing else is a run's number`(text: String) {
    #expect(RunNumber(text) == nil)
  }
}
