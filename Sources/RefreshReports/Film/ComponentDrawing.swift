import RefreshEngine
import RefreshPresets
import RefreshText

/// A component as users see it: its labels, arrow, spinner or frame, in points.
struct ComponentDrawing {
  let looks: Looks
  let files: ImageFiles
  /// The current instant, by which spinners spin.
  let now: Instant

  /// Draws the component in the content's coordinates.
  ///
  /// - Parameters:
  ///   - gallery: Collects the shapes that pictures share.
  ///   - isOutlined: Whether a component without anything to see has an outline.
  ///   - markup: The open element.
  func draw(with gallery: inout Gallery, isOutlined: Bool, into markup: inout Markup) {
    let frame = looks.frame
    markup.element(
      "g",
      [
        "transform": .translation(frame.origin.x, frame.origin.y),
        "opacity": looks.alpha < 1 ? .number(looks.alpha) : nil,
      ]
    ) { markup in
      if isOutlined, looks.isEmpty { markup.rect("part", width: frame.size.width, height: frame.size.height) }
      if let arrow = looks.arrow { draw(arrow, with: &gallery, into: &markup) }
      if let spinner = looks.spinner { draw(spinner, with: &gallery, into: &markup) }
      if let image = looks.image { draw(image, with: &gallery, into: &markup) }
      for label in looks.labels { draw(label, into: &markup) }
      for part in looks.parts {
        PartDrawing(looks: part, files: files.parts[part.name] ?? PartFiles(), now: now).draw(
          with: &gallery, into: &markup)
      }
    }
  }

  // MARK: - Labels

  private func draw(_ label: Looks.Text, into markup: inout Markup) {
    // A component that has not been laid out yet.
    guard label.frame.size.height > 0 else { return }
    let middle = label.frame.center
    func write(_ text: String, y: Double) {
      markup.element(
        "text",
        [
          "class": "label", "x": .number(middle.x), "y": .number(y + Markup.descent * label.fontSize),
          "font-size": .number(label.fontSize), "fill": .text(label.color.hex),
          "fill-opacity": label.color.opacity,
        ], text: text)
    }
    guard looks.kind.family == .trailer else {
      write(TextMeasurer.estimate.fitting(label.text, label.fontSize, width: label.frame.size.width), y: middle.y)
      return
    }
    // A trailer's label is one character wide.
    let line = label.fontSize * 1.2
    let room = max(1, Int(label.frame.size.height / max(line, 1)))
    let characters = label.text.prefix(min(room, 40))
    let top = middle.y - Double(characters.count - 1) * line / 2
    for (index, character) in characters.enumerated() where character != " " {
      write(String(character), y: top + Double(index) * line)
    }
  }

  // MARK: - Pictures

  private func draw(_ arrow: Looks.Arrow, with gallery: inout Gallery, into markup: inout Markup) {
    let (frame, middle) = (arrow.frame, arrow.frame.center)
    let turn =
      "rotate(\(Coordinate.text(arrow.rotation)) \(Coordinate.text(middle.x)) \(Coordinate.text(middle.y)))"
    let place = "translate(\(Coordinate.text(frame.origin.x)) \(Coordinate.text(frame.origin.y)))"
    let image = files.arrow.flatMap { gallery.image($0) }
    let isSideways = looks.kind.family == .trailer
    let drawn = isSideways ? Size(width: 20, height: 20) : Size(width: 15, height: 40)
    let own = image == nil ? drawn : Size(width: 1, height: 1)
    let (x, y) = (Coordinate.text(frame.size.width / own.width), Coordinate.text(frame.size.height / own.height))
    let scale = image == nil && own == frame.size ? "" : "scale(\(x) \(y))"
    let name = image ?? gallery.arrow(isSideways: isSideways)
    // MJRefresh's own arrow has the colour of the label: `arrowView.tintColor = stateLabel.textColor`.
    markup.empty(
      "use",
      [
        "xlink:href": .text("#" + name), "transform": .text("\(turn)\(place)\(scale)"),
        "stroke": image == nil ? .text(arrow.color.hex) : nil,
      ])
  }

  private func draw(_ spinner: Looks.Spinner, with gallery: inout Gallery, into markup: inout Markup) {
    markup.spinner(gallery.spinner(), spinner.style, at: spinner.center, now: now, alpha: spinner.alpha)
  }

  private func draw(_ image: Looks.Image, with gallery: inout Gallery, into markup: inout Markup) {
    let paths = files.frames[image.state] ?? []
    if let path = paths.count > 1 ? paths[min(Int(image.index), paths.count - 1)] : paths.first,
      let name = gallery.image(path)
    {
      markup.image(name, in: image.frame)
    } else {
      markup.still(Int(image.index), of: Int(image.count), in: image.frame)
    }
  }
}

extension Looks {
  /// Whether nothing of it can be seen.
  fileprivate var isEmpty: Bool {
    labels.isEmpty && arrow == nil && spinner == nil && image == nil && parts.isEmpty
  }
}
