import RefreshText
import Testing

private struct Sample: Presentable {
  static let formats = [
    OutputFormat<Sample>("plain", "For programs.") { _, _ in "sample\n" },
    OutputFormat<Sample>("pretty", "For people.", [.forPeople]) { _, style in
      Paint(color: style.color)("sample", .good) + "\n"
    },
  ]
}

struct OutputFormatTests {
  @Test func `a format is found by its name, and renders in a style`() throws {
    #expect(OutputFormat<Sample>.names == ["plain", "pretty"] && OutputFormat<Sample>["other"] == nil)
    let format = try #require(OutputFormat<Sample>["pretty"])
    #expect(format.traits == [.forPeople] && format.render(Sample()) == "sample\n")
    #expect(format.render(Sample(), style: OutputStyle(color: true)) == "\u{1B}[1;32msample\u{1B}[0m\n")
  }

  @Test(arguments: [(nil, nil, 80), (3, 40, 40), (100, 100, 100), (500, 200, 200)] as [(Int?, Int?, Int)])
  func `the columns are those of the terminal within reason`(given: Int?, width: Int?, columns: Int) {
    #expect(OutputStyle(width: given).width == width)
    #expect(OutputStyle(width: given).columns == columns)
  }
}
