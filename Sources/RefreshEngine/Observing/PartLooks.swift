/// The visible side of a part, for those who draw it: its values on their way from one state to the next.
public struct PartLooks: Equatable, Sendable {
  /// The name.
  public let name: PartName
  /// The kind.
  public let kind: PartKind
  /// The place in the component's coordinates, in points, without rotation, scale and moves.
  public let frame: Rect
  /// The picture of an image or of frames; nil where nothing shows.
  public let image: Image?
  /// A value for each property in their order.
  let values: [PartValue]

  /// A picture in its part.
  public struct Image: Equatable, Sendable {
    /// The state whose frames they are; nil for an image.
    public let state: RefreshState?
    /// The index among the images, or the state's frames, from 0.
    public let index: Int32
    /// The place in the component's coordinates, in points: as large as the part allows, in the middle, not distorted
    /// (`UIView.ContentMode.scaleAspectFit`).
    public let frame: Rect
  }

  /// A value as it is drawn; ``PartValue/absent`` of a property that the kind does not have. Texts have one version.
  public subscript(property: PartProperty) -> PartValue { values[Int(property.rawValue)] }

  /// 0 to 1; 0 also for what is hidden, as a spinner that stands still.
  public var opacity: Double { holds(.hidden) ? 0 : min(max(number(.alpha), 0), 1) }

  /// A number as it is drawn, 0 for what is none.
  public func number(_ property: PartProperty) -> Double {
    if case .number(let number) = self[property] { number } else { 0 }
  }

  /// A colour as it is drawn; nil for what has none, as an image without a tint.
  public func color(_ property: PartProperty) -> RGBAColor? {
    if case .color(let color) = self[property] { color } else { nil }
  }

  /// Whether something that is true or false is true.
  public func holds(_ property: PartProperty) -> Bool {
    if case .bool(let bool) = self[property] { bool } else { false }
  }

  /// The text of a label, empty for what has none.
  public var text: String {
    if case .text(let text) = self[.text] { text.text ?? "" } else { "" }
  }

  /// One of the names of a property, empty for what has none.
  public func name(_ property: PartProperty) -> String {
    guard case .name(let index) = self[property], case .name(let names) = property.row.type else { return "" }
    return names[Int(index)]
  }
}

extension Simulation {
  /// The looks of a component's parts, in the order of drawing.
  func partLooks(of c: ComponentID) -> [PartLooks] {
    self[c].settings.parts.map { part in
      let frame = frame(of: part, in: c)
      let values = PartProperty.allCases.map { property in
        property.exists(for: part.kind) ? drawnValue(of: property, of: part, in: c) : PartValue.absent
      }
      return PartLooks(
        name: part.name, kind: part.kind, frame: frame, image: part.picture(at: moment(of: c), in: frame),
        values: values)
    }
  }

  /// A value as it is drawn: numbers and colours of a part that takes its time go steadily from what was observed before the
  /// last change of state to what is observed now. What repeats begins at once, as a `CABasicAnimation` does.
  private func drawnValue(of property: PartProperty, of part: PartSettings, in c: ComponentID) -> PartValue {
    let moment = moment(of: c)
    var value = part.value(of: property, at: moment)
    if case .text(let text) = value { value = .text(LocalizedText(text.shown(in: language))) }
    guard let before = self[c].change.before, moment.age < part.animate, property.row.type.isContinuous,
      let rule = part.rule(of: property), !rule.repeats(in: moment.state)
    else { return value }
    return part.value(of: property, at: before).interpolated(to: value, moment.age.seconds / part.animate.seconds)
  }
}

extension PartSettings {
  /// The picture that shows in a frame.
  fileprivate func picture(at moment: PartMoment, in box: Rect) -> PartLooks.Image? {
    let (state, index, size): (RefreshState?, Int32, Size)
    if let shown = shownFrame(at: moment) {
      (state, index, size) = (shown.state, shown.index, shown.size)
    } else if kind == .image, case .image(let image) = value(of: .image, at: moment),
      images.indices.contains(Int(image))
    {
      (state, index, size) = (nil, image, images[Int(image)])
    } else {
      return nil
    }
    var frame = box
    if size.width > 0, size.height > 0 {
      let scale = min(box.size.width / size.width, box.size.height / size.height)
      frame.size = Size(width: size.width * scale, height: size.height * scale)
      frame.center = box.center
    }
    return PartLooks.Image(state: state, index: index, frame: frame)
  }
}
