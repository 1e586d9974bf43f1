import Foundation
import RefreshScenarios
import Testing

@testable import RefreshReports

struct MotionPictureTests {
  private static let feed = """
    suite: Feed
    header: { type: normalHeader }
    scene: { content: { rows: 20 } }
    scenarios:
      - name: a refresh
        steps: [ { pull: { header: 120% } }, release, { wait: 1s }, { endRefreshing: header } ]
    """

  @Test func `a moving picture lasts as long as the scenario, with the last animation and with pauses`() throws {
    let recording = try record(MotionPictureTests.feed)
    let picture = try #require(MotionPicture(recording))
    // Start, pull, release and end are held for 0.4 s each, the wait takes 1 s, the last animation 0.4 s.
    #expect(abs(picture.duration - (4 * 0.4 + 1 + 0.4 + 1)) < 0.05)
    #expect(Set(picture.frames).count > 30)
    let moving = picture.frames.suffix(60 + 24).prefix(24)
    #expect(Set(moving).count > 20 && Set(picture.frames.suffix(60)).count == 1)
  }

  @Test func `a scenario that takes too long has no moving picture`() throws {
    let text = MotionPictureTests.feed.replacingOccurrences(of: "wait: 1s", with: "wait: 100s")
    #expect(MotionPicture(try record(text)) == nil)
  }
}
