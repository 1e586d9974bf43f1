/// A part as it is drawn: its values while they change from one state's to the next.
public struct PartLooks: Equatable, Sendable {
  /// The name.
  public let name: PartName
  /// The kind.
  public let kind: PartKind
  /// The frame in the component's coordinates, in points, without rotation, scale and moves.
  public let frame: Rect
  /// The picture of an image or of frames, or nil if nothing is shown.
  public let image: Image?
  /// A value for each property, in the order of the properties.
  let values: [PartValue]

  /// A picture in its part.
  public struct Image: Equatable, Sendable {
    /// The state that the frames are for, or nil for an image.
    public let state: RefreshState?
    /// The index among the part's images or the state's frames, from 0.
    public let index: Int32
    /// The rectangle in the component's coordinates, in points: centred and as large as the part allows without
    /// distortion (`UIView.ContentMode.scaleAspectFit`).
    public let frame: Rect
  }

  /// The drawn value, or ``PartValue/absent`` for a property that the kind doesn't have. Texts are in one language.
  public subscript(property: PartProperty) -> PartValue { values[Int(property.rawValue)] }

  /// 0 to 1; also 0 for anything hidden, such as a spinner that doesn't spin.
  public var opacity: Double { holds(.hidden) ? 0 : min(max(number(.alpha), 0), 1) }

  /// Returns the drawn number, or 0 if the value isn't a number.
  public func number(_ property: PartProperty) -> Double {
    if case .number(let number) = self[property] { number } else { 0 }
  }

  /// Returns the drawn colour, or nil if there is none, as for an image without a tint.
  public func color(_ property: PartProperty) -> RGBAColor? {
    if case .color(let color) = self[property] { color } else { nil }
  }

  /// Returns whether a Boolean property is true.
  public func holds(_ property: PartProperty) -> Bool {
    if case .bool(let bool) = self[property] { bool } else { false }
  }

  /// The text of a label, or an empty text for other kinds.
  public var text: String { if case .text(let text) = self[.text] { text.text ?? "" } else { "" } }

  /// Returns the name that a property has as its value, or an empty text if it doesn't have one.
  public func name(_ property: PartProperty) -> String {
    guard case .name(let index) = self[property], case .name(let names) = property.row.type else { return "" }
    return names[Int(index)]
  }
}

extension Simulation {
  /// Returns the looks of a component's parts, in drawing order.
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

  /// Returns the drawn value. If the part has an animation time, numbers and colours change linearly from the
  /// values before the last change of state to the current ones. A repeating value starts immediately, as a
  /// `CABasicAnimation` does.
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
  /// Returns the picture that is shown in a frame.
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
