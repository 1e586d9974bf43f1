import RefreshEngine
import Testing

@testable import RefreshPreview

struct StepFormTests {
  @Test func `what can be recorded is printed with gaps for its numbers`() {
    let texts = StepForm.all(languages: ["ko", "no"]).map(\.text)
    #expect(
      texts.prefix(18) == [
        "touch", "drag: { to: { x: ${x} } }", "drag: { to: ${y} }", "drag: { to: { x: ${x}, y: ${y} } }", "release",
        "release: { velocity: [${x}, ${y}] }", "cancel", "tap: footer", "wait: ${seconds}s", "wait: settled",
        "scroll: { to: { x: ${x}, y: ${y} } }", "load: { rows: ${rows} }", "load: { rowsAbove: ${rows} }",
        "endRefreshing: { footer: noMoreData }", "resetNoMoreData: footer", "window: true", "window: false",
        "rotate: [${width}, ${height}]",
      ])
    #expect(
      texts[18..<21] == ["pull: { header: ${points} }", "beginRefreshing: header", "endRefreshing: header"])
    #expect(texts[27] == "scroll: { to: top, animated: true }")
    // Without quotes, YAML would read Norwegian's `no` as false.
    #expect(texts.suffix(2) == ["language: ko", #"language: "no""#])
  }

  @Test func `the bytes of a command have its numbers' gaps in their places`() throws {
    let form = try #require(StepForm(.drag(to: Destination(x: Gap.x.number, y: Gap.y.number))))
    #expect(form.bytes == [.byte(1), .byte(1), .gap(.x), .byte(1), .gap(.y)])
    #expect(
      form.json.written(.padded)
        == #"{ "bytes": [1, 1, "x", 1, "y"], "text": "drag: { to: { x: ${x}, y: ${y} } }" }"#)
  }

  @Test func `a command that no step has has no form`() {
    #expect(StepForm(.tap(.header)) == nil)
    #expect(StepForm(.settle(atMost: Interval(seconds: 1))) == nil)
  }
}
