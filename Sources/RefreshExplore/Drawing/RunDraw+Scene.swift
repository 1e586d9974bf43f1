import RefreshEngine
import RefreshScenarios

extension RunDraw {
  /// Draws the surroundings of the components: a screen, insets, and content of about the size of the screen.
  mutating func drawScene() {
    scene = subject.scene
    drawScreen()
    drawInsets()
    scene.scrollView = random.one(of: [.plain, .plain, .table, .collection])
    drawContent()
    if random.chance(8) { scene.paging = true }
    if random.chance(10) { scene.decelerationRate = .fast }
    if random.chance(10) { drawClock() }
    if random.chance(10) { drawStoredTime() }
  }

  private mutating func drawScreen() {
    guard random.chance(50) else { return }
    let screen = random.one(of: Device.all).screen
    scene.viewport = screen.size
    if random.chance(60) { scene.safeArea = screen.safeArea }
    if random.chance(15) { scene.viewport = Size(width: screen.size.height, height: screen.size.width) }
  }

  private mutating func drawInsets() {
    if random.chance(20) { scene.contentInset.top = random.one(of: [64, 88, 20, 10, 47.333333333333336]) }
    if random.chance(20) { scene.contentInset.bottom = random.one(of: [49, 83, 34, 20]) }
    if random.chance(component(.trailer) == nil ? 5 : 20) { scene.contentInset.right = random.one(of: [10, 20]) }
    if random.chance(5) { scene.contentInset.left = random.one(of: [10, 16]) }
  }

  /// Draws content that is short, about as high as the visible area, or long.
  private mutating func drawContent() {
    let visible =
      scene.viewport.height - scene.contentInset.top - scene.contentInset.bottom - scene.safeArea.top
      - scene.safeArea.bottom
    let height = contentHeight(visible: visible)
    if scene.scrollView == .plain {
      scene.content = SceneContent(height: height)
    } else {
      let row = random.one(of: [44.0, 50, 60])
      scene.content = SceneContent(rows: Int32((height / row).rounded()), rowHeight: row)
    }
    if component(.trailer) != nil {
      scene.content.width = random.one(of: [scene.viewport.width, near(scene.viewport.width), 1600])
    }
    if random.chance(15) { scene.content.beforeComponents = true }
  }

  /// Returns a height of the content in points.
  mutating func contentHeight(visible: Double) -> Double {
    let extent = component().settings.extent
    let height =
      switch random.number(below: 10) {
      case 0: 0.0
      case 1: visible / 2
      case 2: near(visible)
      case 3: near(visible - extent)
      case 4: near(visible + extent)
      case 5: visible * 1.5
      case 6: visible * 3
      default: 1200.0
      }
    return max(0, height)
  }

  /// Draws a time zone, and mostly a time shortly before midnight there.
  private mutating func drawClock() {
    let hours = random.one(of: [0, 8, -10, 5.75])
    scene.timeZone = TimeZoneTable(offset: Int32(hours * 3_600))
    guard random.chance(60) else {
      // Any other time of day.
      scene.now += Int64(random.one(of: [1, 9, 12, 13, 20])) * 3_600 + Int64(random.number(below: 3_600))
      return
    }
    // The last seconds of 2025, of a February, and of a day within a month.
    let midnight: Int64 = random.one(of: [1_767_225_600, 1_772_323_200, 1_768_521_600])
    scene.now = midnight - Int64(scene.timeZone.offset) - random.one(of: [1, 2, 60])
  }

  /// Stores the time of a last refresh under the header's key.
  private mutating func drawStoredTime() {
    guard let header = component(.header) else { return }
    let day: Int64 = 86_400
    let ago = random.one(of: [60, day, 31 * day, 365 * day])
    scene.storedTimes = [StoredTime(key: header.settings.lastUpdatedTimeKey, time: scene.now - ago)]
  }
}
