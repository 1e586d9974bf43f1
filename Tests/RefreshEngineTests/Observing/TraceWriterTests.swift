import Foundation
import Testing

@testable import RefreshEngine

@Suite struct TraceWriterTests {
  private func line(_ rig: inout Rig, scenario: String = "s", step: Int = 0, line: Int = 1) -> String {
    var writer = TraceWriter(scenario: scenario)
    return String(decoding: writer.line(step: step, line: line, of: &rig.simulation), as: UTF8.self)
  }

  private let scroll =
    #""scroll":{"offset":{"x":0,"y":0},"inset":{"top":0,"left":0,"bottom":0,"right":0},"#
    + #""contentInset":{"top":0,"left":0,"bottom":0,"right":0},"content":{"width":375,"height":1000},"#
    + #""viewport":{"width":375,"height":667},"dragging":false,"decelerating":false,"pan":"possible","#
    + #""window":true,"rows":0}"#

  @Test func `a scene without components has its scroll view and no events`() {
    var rig = Rig()
    #expect(
      line(&rig, scenario: "empty", step: 3, line: 27)
        == #"{"scenario":"empty","step":3,"line":27,"time":0,"# + scroll + #","events":[]}"# + "\n")
  }

  @Test func `a component has all its leaves, nested, and events follow with their times`() {
    var rig = Rig(.normalHeader)
    rig.drag(to: -60)
    rig.release()
    rig.wait(0.25)
    let inset = #"{"top":54,"left":0,"bottom":0,"right":0}"#
    let expected =
      #"{"scenario":"s","step":0,"line":1,"time":0.25,"#
      + scroll.replacing(#""x":0,"y":0"#, with: #""x":0,"y":-54"#)
      .replacing(#"{"top":0,"left":0,"bottom":0,"right":0}"#, with: inset)
      + #","header":{"type":"normalHeader","state":"refreshing","refreshing":true,"pullingPercent":1,"#
      + #""frame":{"x":0,"y":-54,"width":375,"height":54},"alpha":1,"hidden":false,"#
      + #""originalInset":{"top":0,"left":0,"bottom":0,"right":0},"#
      + #""calls":{"refreshing":1,"beginRefreshingCompletion":1,"endRefreshingAnimationBegin":0,"#
      + #""endRefreshingCompletion":0},"#
      + #""stateLabel":{"text":"Loading...","hidden":false,"frame":{"x":0,"y":0,"width":375,"height":27}},"#
      + #""lastUpdatedTimeLabel":{"text":"Last update: No record","hidden":false,"#
      + #""frame":{"x":0,"y":27,"width":375,"height":27}},"lastUpdatedTime":null,"#
      + #""arrow":{"rotation":-179.9999427042205,"hidden":true,"center":{"x":76.25999999999995,"y":27}},"#
      + #""loading":{"animating":true,"alpha":1,"center":{"x":76.25999999999995,"y":27}},"insetDelta":-54},"#
      + #""events":[{"time":0,"event":"header: idle -> pulling"},{"time":0,"event":"animation: header.arrow 0.25s"},"#
      + #"{"time":0,"event":"animation: header.alpha 0.25s"},{"time":0,"event":"header: pulling -> refreshing"},"#
      + #"{"time":0,"event":"animation: header.begin 0.25s"},{"time":0,"event":"scroll: inset.top 0 -> 54"},"#
      + #"{"time":0.25,"event":"header: refreshing()"},{"time":0.25,"event":"header: beginRefreshingCompletion()"}]}"#
      + "\n"
    #expect(line(&rig) == expected)
  }

  @Test func `components follow as header, footer and trailer, in any order of attaching`() throws {
    var rig = Rig(.trailer, .autoFooter, .header)
    let text = line(&rig)
    let places = try ["\"header\":", "\"footer\":", "\"trailer\":"].map {
      try #require(text.range(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test(arguments: ComponentKind.allCases)
  func `a line is JSON with every leaf of the type at its path`(kind: ComponentKind) throws {
    var rig = Rig(kind)
    let json = try JSONSerialization.jsonObject(with: Data(line(&rig).utf8))
    for observable in ObservablePath.all {
      if case .component(let role, let leaf) = observable, role != kind.role || !leaf.exists(for: kind) { continue }
      var value: Any? = json
      for name in observable.path.split(separator: ".") { value = (value as? [String: Any])?[String(name)] }
      #expect(value != nil, "\(observable.path)")
    }
  }

  @Test func `quotes, backslashes and control characters are escaped, all else is unchanged`() {
    var rig = Rig()
    let escaped = #"a\"b\\c\n\r\t\u0000\u0001\u000f\u0010\u001fé下😀/\u007f\u009b\u202e"#
    let text = line(&rig, scenario: "a\"b\\c\n\r\t\u{0}\u{1}\u{F}\u{10}\u{1F}é下😀/\u{7F}\u{9B}\u{202E}")
    #expect(text.hasPrefix("{\"scenario\":\"\(escaped)\",\"step\""))
  }

  @Test func `a writer writes one line after the other`() {
    var rig = Rig(.header)
    var writer = TraceWriter(scenario: "s")
    let first = writer.line(step: 0, line: 1, of: &rig.simulation)
    let second = writer.line(step: 0, line: 1, of: &rig.simulation)
    #expect(first == second)
    rig.begin(.header)
    let third = writer.line(step: 1, line: 2, of: &rig.simulation)
    let fourth = writer.line(step: 1, line: 2, of: &rig.simulation)
    #expect(third.count > fourth.count, "the events were given away")
  }
}
