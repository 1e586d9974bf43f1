import Testing

@testable import RefreshPresets

@Suite struct `Ranges of names` {
  @Test(arguments: [
    ("a.png", ["a.png"]), ("a_{1..3}@2x.png", ["a_1@2x.png", "a_2@2x.png", "a_3@2x.png"]),
    ("{08..10}", ["08", "09", "10"]), ("{0..2}", ["0", "1", "2"]), ("{3..1}x", ["3x", "2x", "1x"]),
    ("{7..7}", ["7"]),
    ("{1..010}", (1...10).map { ($0 < 10 ? "00" : "0") + "\($0)" }), ("下{1..2}拉", ["下1拉", "下2拉"]),
  ])
  func `a range counts`(name: String, names: [String]) throws {
    #expect(try NumericRange.names(of: name, limit: 1000) == names)
  }

  @Test(arguments: [
    ("a{1..", "`{` is never closed", 1..<2), ("a}", "`}` has no opening `{`", 1..<2),
    ("{1..2}{3..4}", "a name can have only one range", 6..<7),
    ("{a..b}", "`{a..b}` isn't a range of numbers", 0..<6),
    ("x{1...3}", "`{1...3}` isn't a range of numbers", 1..<8),
    ("{-1..3}", "`{-1..3}` isn't a range of numbers", 0..<7),
    ("{}", "`{}` isn't a range of numbers", 0..<2), ("{1,2}", "`{1,2}` isn't a range of numbers", 0..<5),
    ("{1..1001}", "`{1..1001}` has 1001 frames, but a state can have at most 1000", 0..<9),
    ("{1..9999999999}", "`{1..9999999999}` isn't a range of numbers", 0..<15),
  ])
  func `what is no range is refused at its place`(name: String, message: String, range: Range<Int>) {
    do throws(NumericRange.Mistake) {
      _ = try NumericRange.names(of: name, limit: 1000)
      Issue.record("\(name) was read")
    } catch {
      #expect(error.message == message)
      #expect(error.range == range)
    }
  }
}
