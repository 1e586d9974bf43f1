import Foundation
import RefreshScenarios
import Testing

@testable import RefreshReports

/// Parts in films: the SVG of each kind, with the header pulled by 65 %.
@Suite struct PartDrawingTests {
  /// Returns the elements of a film of a header with parts, whose last frame is at 65 %.
  private func elements(_ parts: String, in folder: URL? = nil) throws -> Elements {
    let text = """
      suite: Feed
      header: { type: header, height: 100, parts: { \(parts) } }
      scene: { content: { height: 900 }, physics: none }
      scenarios:
        - name: parts
          steps: [ { pull: { header: 65% } } ]
      """
    let path = folder?.appending(path: "a.scenarios.yaml").path ?? "feed.scenarios.yaml"
    return Elements(Picture.film(of: try record(text, path: path)))
  }

  @Test func `a ring is a dash of a circle within its frame, from the top`() throws {
    let circle = try #require(
      try elements(
        """
        a: { kind: ring, center: [50%, 20], size: [28, 28], color: "#34C75980", end: { pull: { 30%: 0, 100%: 1 } } }
        """)["circle"].last { $0.attributes["stroke-dasharray"] != nil })
    #expect(circle.attributes["r"] == "13" && circle.attributes["stroke-width"] == "2")
    #expect(circle.attributes["stroke-dasharray"] == "40.84 81.68")
    #expect(circle.attributes["transform"] == "rotate(-90 14 14)")
    #expect(circle.attributes["stroke"] == "#34c759" && circle.attributes["stroke-opacity"] == "0.5")
  }

  @Test(arguments: [
    ("start: 0.25, end: 0.25", 0), ("start: 0.5, end: 0.25", 0), ("end: 1", 1),
  ])
  func `a ring without length is not drawn, and a whole one has no dash`(
    ends: String, count: Int
  ) throws {
    let parts = "a: { kind: ring, center: [50%, 20], size: [28, 28], color: \"#123456\", \(ends) }"
    let circles = try elements(parts)["circle"].filter { $0.attributes["stroke"] == "#123456" }
    // One in each frame of the film that shows the header.
    #expect(circles.count == count)
    #expect(circles.allSatisfy { $0.attributes["stroke-dasharray"] == nil })
  }

  @Test func `a part is scaled and turned about its middle, then moved`() throws {
    let parts = """
      a: { kind: box, left: 10, top: 20, width: 30, height: 40, rotation: 45, scale: 2, moveX: 3, moveY: -4 },
      b: { kind: box, left: 10, top: 20, width: 30, height: 40, moveX: 3, alpha: 0.5 }
      """
    let groups = try elements(parts)["g"]
    #expect(
      groups.contains { $0.attributes["transform"] == "translate(28 36)rotate(45)scale(2)translate(-15 -20)" })
    #expect(
      groups.contains { $0.attributes["transform"] == "translate(13 20)" && $0.attributes["opacity"] == "0.5" })
  }

  @Test func `a label stands left, in the middle or right, and is cut`() throws {
    let parts = """
      a: { kind: label, left: 0, width: 100, top: 0, height: 20, text: left, align: left, bold: true },
      b: { kind: label, left: 0, width: 100, top: 0, height: 20, text: middle, fontSize: 10 },
      c: { kind: label, left: 0, width: 60, top: 0, height: 20, text: this is much too long, align: right, color: "#FF8000" }
      """
    let elements = try elements(parts)
    func label(_ x: String, _ anchor: String?) -> Elements.Element? {
      elements["text"].first {
        $0.attributes["x"] == x && $0.attributes["text-anchor"] == anchor && $0.attributes["font-size"] != nil
      }
    }
    #expect(label("0", nil)?.attributes["font-weight"] == "bold")
    #expect(label("50", "middle")?.attributes["y"] == "13.5")
    #expect(label("60", "end")?.attributes["fill"] == "#ff8000")
    #expect(elements.text.contains("this i…") && !elements.text.contains("much"))
  }

  @Test func `a bar is a pill, filled from the left`() throws {
    let elements = try elements(
      """
      a: { kind: bar, left: 0, width: 200, top: 0, height: 8, color: "#0A84FF", value: { pull: { 0%: 0, 100%: 1 } } }
      """)
    let filled = try #require(elements["rect"].first { $0.attributes["fill"] == "#0a84ff" })
    #expect(filled.attributes["width"] == "130" && filled.attributes["height"] == "8")
    let clip = try #require(elements["clipPath"].last)
    #expect(elements["g"].contains { $0.attributes["clip-path"] == "url(#\(clip.attributes["id"] ?? ""))" })
    #expect(elements["rect"].contains { $0.attributes["rx"] == "4" && $0.attributes["width"] == "200" })
  }

  @Test func `the border of a box lies within it`() throws {
    let rects = try elements(
      """
      a: { kind: box, left: 0, width: 40, top: 0, height: 20, color: "#FF2D55", cornerRadius: 99, border: { width: 2, color: "#000000" } }
      """)["rect"]
    let fill = try #require(rects.first { $0.attributes["fill"] == "#ff2d55" })
    #expect(fill.attributes["rx"] == "10" && fill.attributes["width"] == "40")
    let border = try #require(rects.first { $0.attributes["stroke"] == "#000000" })
    #expect(border.attributes["x"] == "1" && border.attributes["width"] == "38" && border.attributes["rx"] == "9")
  }

  @Test func `a switch and a spinner have the system's size around their middle`() throws {
    let elements = try elements(
      """
      a: { kind: switch, center: [50%, 50%], size: [80, 40], on: { pull: { 0%: false, 60%: true } } },
      b: { kind: switch, center: [50%, 50%], size: [51, 31] },
      c: { kind: spinner, center: [50%, 50%], size: [40, 40], animating: true, style: large, color: "#8000FF" },
      d: { kind: spinner, center: [50%, 50%], size: [41, 41], color: "#8000FE" }
      """)
    let tracks = elements["rect"].filter { $0.attributes["width"] == "51" }
    #expect(tracks.map { $0.attributes["fill"] ?? $0.attributes["class"] } == ["#34c759", "off"])
    #expect(tracks.first?.attributes["x"] == "14.5" && tracks.first?.attributes["y"] == "4.5")
    #expect(
      elements["circle"].filter { $0.attributes["r"] == "13.5" }.map { $0.attributes["cx"] } == ["50", "15.5"])
    let spinners = elements["use"].filter { $0.attributes["stroke"]?.hasPrefix("#8000f") ?? false }
    #expect(spinners.map { $0.attributes["transform"] } == ["translate(20 20)scale(1.85)"])
  }

  @Test func `an image keeps its shape, and a colour is its tint`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: pixel)).write(to: folder.appending(path: "logo.png"))
    let elements = try elements(
      """
      a: { kind: image, left: 10, width: 60, top: 0, height: 20, image: logo.png },
      b: { kind: image, left: 10, width: 60, top: 0, height: 20, image: logo.png, color: "#FF0000" }
      """, in: folder)
    #expect(elements["image"].map { $0.attributes["xlink:href"] } == ["data:image/png;base64,\(pixel)"])
    let uses = elements["use"].filter { $0.attributes["transform"] == "translate(20 0)scale(20 20)" }
    let filter = try #require(elements["filter"].first?.attributes["id"])
    #expect(uses.map { $0.attributes["filter"] } == [nil, "url(#\(filter))"])
    #expect(elements["feFlood"].map { $0.attributes["flood-color"] } == ["#ff0000"])
  }

  @Test func `what is hidden is not drawn, what lies outside of the component is`() throws {
    let parts = """
      a: { kind: box, left: 0, width: 10, top: 0, height: 10, color: "#111111", hidden: true },
      b: { kind: box, left: 0, width: 10, top: 0, height: 10, color: "#222222", alpha: 0 },
      c: { kind: box, left: 0, width: 10, top: 150, height: 10, color: "#333333" }
      """
    let fills = try elements(parts)["rect"].compactMap { $0.attributes["fill"] }
    #expect(!fills.contains("#111111") && !fills.contains("#222222"))
    // Also in the frame before the pull, in which the header itself is above the screen.
    #expect(fills.filter { $0 == "#333333" }.count == 2)
  }
}
