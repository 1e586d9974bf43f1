import RefreshEngine
import Testing

@testable import RefreshPreview

struct CommandFormTests {
  @Test func `what can be recorded is printed with gaps for its numbers`() {
    let texts = CommandForm.all(languages: ["ko", "no"]).map { $0.text ?? "none" }
    #expect(
      texts.prefix(19) == [
        "touch", "drag: { to: { x: ${x}, y: ${y} } }", "drag: { to: { x: ${x} } }", "drag: { to: ${y} }",
        "release: { velocity: [${x}, ${y}] }", "release", "cancel",
        "tap: footer", "wait: ${seconds}s", "wait: settled", "scroll: { to: { x: ${x}, y: ${y} } }",
        "scroll: { to: ${y} }", "load: { rows: ${rows} }", "load: { rowsAbove: ${rows} }",
        "endRefreshing: { footer: noMoreData }",
        "resetNoMoreData: footer", "window: true", "window: false", "rotate: [${width}, ${height}]",
      ])
    #expect(
      texts[19..<23] == [
        "pull: { header: ${points} }", "beginRefreshing: header", "endRefreshing: header",
        "set: { header.hidden: false }",
      ])
    #expect(texts[31] == "scroll: { to: top, animated: true }")
    // Without quotes, YAML would read Norwegian's `no` as false.
    #expect(texts.suffix(2) == ["language: ko", #"language: "no""#])
  }

  @Test func `the bytes of a command have its numbers' gaps in their places`() throws {
    let form = CommandForm("drag", .drag(to: Destination(x: Gap.x.number, y: Gap.y.number)))
    #expect(form.bytes.items == [.byte(1), .byte(1), .gap(.x), .byte(1), .gap(.y)])
    #expect(
      form.json.written(.padded)
        == #"{ "name": "drag", "bytes": [1, 1, ["x", "double"], 1, ["y", "double"]], "text": "drag: { to: { x: ${x}, y: ${y} } }", "holds": true, "isInLog": false }"#
    )
  }

  @Test func `a command that no step has has no text`() {
    #expect(CommandForm("tap", .tap(.header)).text == nil)
    #expect(CommandForm("settle", .settle(atMost: Interval(seconds: 1))).text == nil)
  }

  @Test func `a command of a step says how its time passes`() {
    let swipe = Command.swipe(by: Point(x: 1, y: 2), Interval(seconds: 0.25))
    #expect(swipe.json.written(.padded).hasSuffix(#""holds": true, "takes": "swipe", "nanoseconds": 250000000 }"#))
    #expect(Command.cancel.json.written(.padded) == #"{ "bytes": "Bg==", "holds": false }"#)
  }

  @Test func `every piece of a choice that is chosen has gaps, and one that is not is a byte`() {
    #expect(ChoiceForm.pieces.count == 6)
    for piece in ChoiceForm.pieces.dropFirst() {
      #expect(piece.last?.items == [.byte(0)])
      #expect(piece.dropLast().allSatisfy { $0.items.contains { if case .gap = $0 { true } else { false } } })
    }
  }
}
