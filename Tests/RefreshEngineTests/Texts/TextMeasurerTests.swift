import Testing

@testable import RefreshEngine

@Suite struct TextMeasurerTests {
  private func ems(_ scalar: UInt32) -> Double? {
    Unicode.Scalar(scalar).map { TextMeasurer.estimate.width(String(Character($0)), 1) }
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]

  @Test(arguments: ranges)
  func `wide characters count one em, their neighbours do not`(range: ClosedRange<UInt32>) {
    #expect(ems(range.lowerBound) == 1)
    #expect(ems(range.upperBound) == 1)
    #expect(ems((range.lowerBound + range.upperBound) / 2) == 1)
    for neighbour in [range.lowerBound - 1, range.upperBound + 1] {
      let isWide = Self.ranges.contains { $0.contains(neighbour) }
      #expect(ems(neighbour) == (isWide ? 1 : 0.56) || Unicode.Scalar(neighbour) == nil)
    }
  }

  @Test func `all other characters count 0.56 em`() {
    for scalar in ["a", "Я", "é", " ", "\u{7F}", "\u{10FFFF}"] as [Unicode.Scalar] {
      #expect(ems(scalar.value) == 0.56)
    }
  }

  @Test func `a text is as wide as its scalars together, by the font size`() {
    let width = TextMeasurer.estimate.width
    #expect(width("", 14) == 0)
    #expect(abs(width("ab", 14) - 15.68) < 1e-12)
    #expect(width("下拉", 14) == 28)
    #expect(abs(width("下a", 10) - 15.6) < 1e-12)
    #expect(abs(width("e\u{301}", 10) - 11.2) < 1e-12, "by scalars, not by characters")
  }

  @Test func `a scene can bring its own measurer, which gets text and font size`() {
    let rig = Rig(.backNormalFooter, [.set(\.stateLabel.fontSize, 20)]) {
      $0.measurer = TextMeasurer { text, fontSize in text == "Pull up to load more" ? fontSize * 5 : 0 }
    }
    rig.expect("footer.arrow.center.x", 112.5)
  }

  @Test func `an empty text has no width and is not measured`() {
    let rig = Rig(.backNormalFooter, [.set(\.titles[.idle], LocalizedText(""))]) {
      $0.measurer = TextMeasurer { _, _ in 1000 }
    }
    rig.expect("footer.arrow.center.x", 162.5)
  }

  @Test func `each label is measured at its own font size`() {
    let rig = Rig(.normalHeader, [.set(\.stateLabel.fontSize, 10), .set(\.lastUpdatedTimeLabel.fontSize, 30)]) {
      $0.measurer = TextMeasurer { _, fontSize in fontSize }
    }
    rig.expect("header.arrow.center.x", 147.5)
  }
}
