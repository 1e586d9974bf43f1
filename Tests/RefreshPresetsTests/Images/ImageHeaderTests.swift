import RefreshEngine
import Testing

@testable import RefreshPresets

@Suite struct `Image headers` {
  @Test func `the size of each format is read`() throws {
    #expect(try ImageHeader.read(Pictures.png(120, 90)) == ImageHeader(width: 120, height: 90))
    let crushed = Array(Pictures.png(7, 5)[..<8]) + [0, 0, 0, 4] + Array("CgBI".utf8) + [1, 2, 3, 4, 0, 0, 0, 0]
    #expect(try ImageHeader.read(crushed + Pictures.png(7, 5)[8...]) == ImageHeader(width: 7, height: 5))
    #expect(try ImageHeader.read(Pictures.jpeg(640, 480)) == ImageHeader(width: 640, height: 480))
    let lossless = Pictures.webP("VP8L", [0x2F] + Pictures.little(99 | 49 << 14, 4))
    #expect(try ImageHeader.read(lossless) == ImageHeader(width: 100, height: 50))
    let lossy = Pictures.webP(
      "VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + Pictures.little(0x4000 | 100, 2) + Pictures.little(50, 2))
    #expect(try ImageHeader.read(lossy) == ImageHeader(width: 100, height: 50))
    let extended = Pictures.webP("VP8X", [0, 0, 0, 0] + Pictures.little(99_999, 3) + Pictures.little(49, 3))
    #expect(try ImageHeader.read(extended) == ImageHeader(width: 100_000, height: 50))
  }

  @Test func `a GIF has frames and delays`() throws {
    let three = try ImageHeader.read(Pictures.gif(60, 40, delays: [5, 10, 20]))
    #expect(three == ImageHeader(width: 60, height: 40, frames: 3, duration: Interval(seconds: 0.35)))
    // Browsers and iOS treat a delay of 0 or 0.01 s as 0.1 s.
    #expect(try ImageHeader.read(Pictures.gif(1, 1, delays: [0, 1, 2])).duration == Interval(seconds: 0.22))
    #expect(try ImageHeader.read(Pictures.gif(1, 1, delays: [5])) == ImageHeader(width: 1, height: 1))
    #expect(try ImageHeader.read(Pictures.gif(1, 1, delays: Array(repeating: 2, count: 1000))).frames == 1000)
    #expect(throws: ImageHeader.Refusal.tooManyFrames) {
      try ImageHeader.read(Pictures.gif(1, 1, delays: Array(repeating: 2, count: 1001)))
    }
  }

  @Test func `what is no image is distinguished from what is broken`() {
    for text in ["", "x", "<svg/>", "%PDF-1.4", "RIFF0000WAVE"] {
      #expect(throws: ImageHeader.Refusal.otherFormat) { try ImageHeader.read(Array(text.utf8)) }
    }
    for bytes in [
      Pictures.png(0, 9), Pictures.png(-1, 9), Pictures.jpeg(0, 1), Pictures.gif(3, 3, delays: []),
      Pictures.gif(0, 3, delays: [1]),
      [0xFF, 0xD8, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], Array("GIF89a".utf8),
    ] {
      #expect(throws: ImageHeader.Refusal.damaged) { try ImageHeader.read(bytes) }
    }
  }

  @Test func `a file cut anywhere is refused or read, never a crash`() {
    for whole in [
      Pictures.png(1, 2), Pictures.jpeg(1, 2), Pictures.gif(1, 2, delays: [1, 2]),
      Pictures.webP("VP8X", [0, 0, 0, 0, 1, 0, 0, 1, 0, 0]),
    ] {
      for count in 0..<whole.count { _ = try? ImageHeader.read(Array(whole[..<count])) }
      for index in whole.indices {
        var bytes = whole
        bytes[index] ^= 0xFF
        _ = try? ImageHeader.read(bytes)
      }
    }
  }
}
