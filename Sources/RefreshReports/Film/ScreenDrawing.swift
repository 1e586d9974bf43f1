import RefreshEngine
import RefreshPresets
import RefreshScenarios
import RefreshText

/// The screen of a phone, in points, as a browser's preview draws it.
struct ScreenDrawing {
  let sight: Sight
  let setup: Setup
  /// The notes that are drawn over what users see; `nil` for none.
  let notes: Notes?

  /// The insets and the finger, which users don't see.
  struct Notes {
    /// The scale at which the screen is drawn, by which texts keep their size.
    let scale: Double
    /// Whether the insets are drawn. The default is true.
    var hasInsets = true
    /// The edges whose inset has its length also where it is none, or only the safe area: something failed there. The
    /// default is none.
    var wrongEdges: [InsetEdge] = []
  }

  private var moment: Recording.Moment { sight.moment }

  /// Draws the screen with its top left corner at the origin.
  func draw(with gallery: inout Gallery, into markup: inout Markup) {
    let (offset, size) = (sight.offset, moment.viewport)
    markup.rect("void", width: size.width, height: size.height)
    markup.element("g", ["transform": .translation(-offset.x, -offset.y)]) { markup in
      ScreenContent(moment, at: offset).draw(with: &gallery, into: &markup)
      for role in ComponentRole.allCases {
        guard let looks = sight.looks(of: role), isVisible(looks) else { continue }
        ComponentDrawing(looks: looks, files: setup.images(of: role), now: moment.time).draw(
          with: &gallery, isOutlined: notes != nil, into: &markup)
      }
    }
    drawSafeAreas(into: &markup)
    guard let notes else { return }
    if notes.hasInsets { drawInsets(notes, into: &markup) }
    if let finger = sight.finger {
      markup.empty("circle", ["class": "finger", "cx": .number(finger.x), "cy": .number(finger.y), "r": 26])
    }
  }

  /// Draws the screen in a phone with its top left corner at the origin.
  ///
  /// - Parameters:
  ///   - scale: The scale of the phone.
  ///   - draw: Draws over the screen, in its points. The default draws nothing.
  func drawPhone(
    at scale: Double, with gallery: inout Gallery, into markup: inout Markup,
    over draw: (inout Markup) -> Void = { _ in }
  ) {
    let size = moment.viewport
    markup.element(
      "g",
      [
        "class": "screen", "transform": .text("scale(\(scale.rounded(decimals: 4).shortestText))"),
        "clip-path": .text("url(#\(gallery.screen(size)))"),
      ]
    ) { markup in
      self.draw(with: &gallery, into: &markup)
      draw(&markup)
    }
    markup.rect("phone", width: size.width * scale, height: size.height * scale, rx: 28 * scale)
  }

  /// Returns whether any of a component may be visible. Parts may lie outside their component.
  private func isVisible(_ looks: Looks) -> Bool {
    let (offset, size, origin) = (sight.offset, moment.viewport, looks.frame.origin)
    let reaches = looks.parts.map { part in
      let reach = PartDrawing.reach(of: part)
      return Rect(origin: Point(x: reach.origin.x + origin.x, y: reach.origin.y + origin.y), size: reach.size)
    }
    return looks.alpha > 0
      && ([looks.frame] + reaches).contains { frame in
        frame.origin.y < offset.y + size.height && frame.origin.y + frame.size.height > offset.y
          && frame.origin.x < offset.x + size.width && frame.origin.x + frame.size.width > offset.x
      }
  }

  private func drawSafeAreas(into markup: inout Markup) {
    let (size, safe) = (moment.viewport, moment.simulation.safeArea)
    if safe.top > 0 { markup.rect("safe", width: size.width, height: safe.top) }
    if safe.bottom > 0 {
      markup.rect("safe foot", y: size.height - safe.bottom, width: size.width, height: safe.bottom)
    }
  }

  /// Draws the scroll view's insets as lines, with their lengths where they are more than the safe area, or wrong.
  private func drawInsets(_ notes: Notes, into markup: inout Markup) {
    let (size, safe) = (moment.viewport, moment.simulation.safeArea)
    for edge in InsetEdge.allCases {
      let inset = moment.number(edge.leaf)
      let isWrong = notes.wrongEdges.contains(edge)
      guard inset != 0 || isWrong else { continue }
      let isAtEnd = edge == .bottom || edge == .right
      let isLevel = edge == .top || edge == .bottom
      let place = isAtEnd ? (isLevel ? size.height : size.width) - inset : inset
      let at = Coordinate.text(place)
      let line =
        isLevel ? "M0 \(at)H\(Coordinate.text(size.width))" : "M\(at) 0V\(Coordinate.text(size.height))"
      markup.empty("path", ["class": isWrong ? "held wrong" : "held", "d": .text(line)])
      guard inset != safe[edge] || isWrong else { continue }
      let font = 10.5 / notes.scale
      let (x, y) =
        // Beside the numbers of rows.
        isLevel ? (size.width - 40, place + (isAtEnd ? -font / 2 : font * 1.2)) : (place - 8, size.height - font)
      markup.element(
        "text",
        [
          "class": isWrong ? "length wrong" : "length", "x": .number(x), "y": .number(y),
          "font-size": .number(font),
        ],
        text: "\(edge.rawValue) inset \(Timeline.number(inset)) pt")
    }
  }
}

extension InsetEdge {
  /// The observable of the scroll view's inset at the edge.
  var leaf: ObservablePath { .scroll(.inset(self)) }
}

/// The rows or cards of a scroll view, of which only those in view are drawn. Each has its number and a hue, so that
/// it can be followed from picture to picture.
struct ScreenContent {
  private let size: Size
  private let viewport: Size
  private let offset: Point
  private let rows: Double

  /// Creates the content at a moment.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - offset: The visible content offset.
  init(_ moment: Recording.Moment, at offset: Point) {
    (size, viewport, rows) = (moment.contentSize, moment.viewport, moment.number(.scroll(.rows)))
    self.offset = offset
  }

  /// Whether the content scrolls sideways, as cards.
  private var isWide: Bool { size.width > viewport.width * 1.2 }
  /// The width of a card, or the height of a row. Content that only has a height is drawn as rows of a usual height.
  private var extent: Double { isWide ? 164 : rows > 0 ? size.height / rows : 64 }
  /// The distance from a row that is drawn to the next, in rows: of those that are too low to be distinguished, there may be
  /// hundreds of thousands on a screen, so only some are drawn.
  private var step: Int { extent < 4 ? Int(min(12 / extent, 1e9).rounded(.up)) : 1 }
  /// The content keeps its width when the phone rotates; rows of a table would not.
  private var rowWidth: Double { isWide ? size.width : max(size.width, viewport.width) }

  /// Draws the content in its coordinates.
  func draw(with gallery: inout Gallery, into markup: inout Markup) {
    guard size.width > 0, size.height > 0, extent > 0 else { return }
    if !isWide { markup.rect("cell", width: rowWidth, height: size.height) }
    let (length, from, room) =
      isWide ? (size.width, offset.x, viewport.width) : (size.height, offset.y, viewport.height)
    let count = (length / extent - 0.001).rounded(.up)
    let first = max(0, (from / extent).rounded(.down))
    let end = min(count, ((from + room) / extent).rounded(.up))
    guard first < end else { return }
    for index in stride(from: (Int(first) + step - 1) / step * step, to: Int(end), by: step) {
      let start = Double(index) * extent
      let own = min(extent, length - start)
      let size = isWide ? Size(width: own, height: size.height) : Size(width: rowWidth, height: own)
      let name = gallery.row(index, size, isCard: isWide) {
        if isWide { drawCard(index, size, into: &$0) } else { drawRow(index, size, into: &$0) }
      }
      let place = start == 0 ? nil : Markup.Value.number(start)
      markup.empty("use", ["xlink:href": .text("#" + name), "x": isWide ? place : nil, "y": isWide ? nil : place])
    }
  }

  private func drawRow(_ index: Int, _ size: Size, into markup: inout Markup) {
    let (middle, room) = (size.height / 2, max(0, size.width - 120))
    let face = min(18, max(0, middle - 2))
    markup.empty(
      "circle",
      [
        "class": "face", "cx": 34, "cy": .number(middle), "r": .number(face),
        "fill": .text(ScreenContent.hue(of: index)),
      ])
    let title = min(room * 0.9, size.width * Double(34 + index * 29 % 31) / 100)
    let line = min(room, size.width * Double(52 + index * 37 % 33) / 100)
    if size.height >= 28 {
      markup.rect("bone", x: 66, y: middle - 14, width: title, height: 10, rx: 5)
      markup.rect("faint", x: 66, y: middle + 5, width: line, height: 8, rx: 4)
    }
    write(index, x: size.width - 14, y: middle, into: &markup)
    markup.rect("rule", y: size.height - 1, width: size.width, height: 1)
  }

  private func drawCard(_ index: Int, _ size: Size, into markup: inout Markup) {
    let (height, width) = (min(size.height - 28, 264), size.width - 12)
    guard height > 0, width > 0 else { return }
    markup.rect("card", x: 6, y: 14, width: width, height: height, rx: min(16, height / 2))
    // A picture above two lines, as far as there is room for it.
    let cover = max(0, min(128, height - 70))
    let room = max(0, size.width - 48)
    if size.width > 36 {
      markup.empty(
        "rect",
        [
          "class": "face", "x": 18, "y": 26, "width": .number(size.width - 36), "height": .number(cover),
          "rx": .number(min(10, cover / 2)), "fill": .text(ScreenContent.hue(of: index)),
        ])
    }
    write(index, x: size.width - 26, y: 40, into: &markup)
    markup.rect("bone", x: 18, y: 42 + cover, width: room * 0.72, height: 10, rx: 5)
    markup.rect("faint", x: 18, y: 60 + cover, width: room * 0.94, height: 8, rx: 4)
  }

  /// Writes the number of a row, from 1.
  private func write(_ index: Int, x: Double, y: Double, into markup: inout Markup) {
    markup.element(
      "text", ["class": "rownumber", "x": .number(x), "y": .number(y + Markup.descent * 11)], text: "\(index + 1)")
  }

  /// Returns the colour of a row's picture: neighbours differ clearly.
  private static func hue(of index: Int) -> String { RGBAColor.hue(Double(index * 47 % 360)).hex }
}

extension RGBAColor {
  /// Returns a colour with a saturation of 60 % and a lightness of 50 %.
  ///
  /// - Parameter degrees: The hue: 0 is red, 120 green.
  fileprivate static func hue(_ degrees: Double) -> RGBAColor {
    func channel(_ shift: Double) -> UInt32 {
      // https://www.w3.org/TR/css-color-4/#hsl-to-rgb
      let k = (shift + degrees / 30).truncatingRemainder(dividingBy: 12)
      return UInt32(((0.5 - 0.3 * max(-1, min(k - 3, 9 - k, 1))) * 255).rounded())
    }
    return RGBAColor(rgba: channel(0) << 24 | channel(8) << 16 | channel(4) << 8 | 0xFF)
  }
}
