/// A property of parts, declared once: its key, the type and range of its value, the kinds that have it and its
/// default.
///
/// The keys of presets, the schema, the reference, observables, traces, encoding, `set` steps and export are
/// derived from it.
public enum PartProperty: UInt8, Sendable, CaseIterable {
  case hidden, alpha, rotation, scale, moveX, moveY, color
  case text, fontSize, bold, align
  case image
  case start, end, lineWidth
  case value, trackColor
  case cornerRadius, borderWidth, borderColor
  case animating, style
  case on

  /// The type of a property's value.
  public enum ValueType: Equatable, Sendable {
    /// A length in points, or a number of degrees or a factor.
    case number(ObservableRange, isLength: Bool = false)
    /// A fraction of a whole; `50%` is 0.5.
    case fraction(ObservableRange)
    case bool
    case color
    case text
    /// One of the part's images, by its index.
    case image
    /// One of a fixed set of names.
    case name([String])

    /// Whether there are values between two others, as for numbers and colours.
    public var isContinuous: Bool {
      switch self {
      case .number, .fraction, .color: true
      case .bool, .text, .image, .name: false
      }
    }
  }

  /// The declaration of a property.
  public struct Row: Sendable {
    /// The key in presets, and the name after the part's in paths of observables; a dot means a nested map.
    public let path: String
    /// The type of the value.
    public let type: ValueType
    /// The kinds that have the property; empty for all.
    let kinds: [PartKind]
    /// Whether the value can depend on the state and the pull; otherwise it is constant.
    public let follows: Bool
    /// The default value.
    let initial: PartValue
    /// A sentence for readers.
    public var summary: String { sentence.text }
    let sentence: Summary

    init(
      _ path: String, _ type: ValueType, of kinds: [PartKind] = [], follows: Bool = true, _ initial: PartValue,
      _ sentence: Summary
    ) {
      self.path = path
      self.type = type
      self.kinds = kinds
      self.follows = follows
      self.initial = initial
      self.sentence = sentence
    }
  }

  /// The declaration.
  public var row: Row { PartProperty.rows[Int(rawValue)] }

  private static let rows = allCases.map { $0.declaration }

  private var declaration: Row {
    switch self {
    case .hidden: Row("hidden", .bool, .bool(false), "Whether the part is hidden.")
    case .alpha: Row("alpha", .fraction(.part), .number(1), "The opacity, 0 to 1.")
    case .rotation: Row("rotation", .number(.any), .number(0), "The rotation of the part, in degrees, clockwise.")
    case .scale: Row("scale", .number(.any), .number(1), "The scale at which the part is drawn.")
    case .moveX:
      Row(
        "moveX", .number(.any, isLength: true), .number(0),
        "The distance by which the part is moved to the right, in points.")
    case .moveY:
      Row(
        "moveY", .number(.any, isLength: true), .number(0),
        "The distance by which the part is moved down, in points.")
    case .color: Row("color", .color, .color(.label), "The colour; for a box its fill, for images their tint.")
    case .text: Row("text", .text, of: [.label], .text(LocalizedText("")), "The text.")
    case .fontSize:
      Row(
        "fontSize", .number(.size, isLength: true), of: [.label], follows: false, .number(14),
        "The size of the text, in points.")
    case .bold: Row("bold", .bool, of: [.label], follows: false, .bool(false), "Whether the text is bold.")
    case .align:
      Row(
        "align", .name(["left", "center", "right"]), of: [.label], follows: false, .name(1),
        "The alignment of the text in the label.")
    case .image:
      Row(
        "image", .image, of: [.image], .absent,
        "The image; observed as its index, from 0, among those of `default`, `pull` and `state`.")
    case .start:
      Row(
        "start", .fraction(.part), of: [.ring], .number(0), "The start of the arc, in turns clockwise from the top."
      )
    case .end:
      Row("end", .fraction(.part), of: [.ring], .number(1), "The end of the arc, in turns clockwise from the top.")
    case .lineWidth:
      Row(
        "lineWidth", .number(.size, isLength: true), of: [.ring], follows: false, .number(2),
        "The width of the arc's line, in points.")
    case .value: Row("value", .fraction(.part), of: [.bar], .number(0), "The filled part of the bar.")
    case .trackColor:
      Row(
        "trackColor", .color, of: [.bar], .color(RGBAColor(rgba: 0x7878_8033)),
        "The colour of the unfilled part of the bar.")
    case .cornerRadius:
      Row(
        "cornerRadius", .number(.size, isLength: true), of: [.box], .number(0),
        "The radius of the corners, in points.")
    case .borderWidth:
      Row(
        "border.width", .number(.size, isLength: true), of: [.box], .number(0),
        "The width of the border, in points.")
    case .borderColor: Row("border.color", .color, of: [.box], .color(.label), "The colour of the border.")
    case .animating:
      Row(
        "animating", .bool, of: [.spinner], .bool(false),
        "Whether the frames play or the spinner spins; a spinner that doesn't spin is hidden."
      )
    case .style:
      Row(
        "style", .name(ActivityIndicatorStyle.allCases.map { $0.rawValue }), of: [.spinner], follows: false,
        .name(0),
        "The style of the spinner.")
    case .on: Row("on", .bool, of: [.switch], .bool(false), "Whether the switch is on.")
    }
  }

  /// Returns whether parts of a kind have the property.
  public func exists(for kind: PartKind) -> Bool {
    let kinds = row.kinds
    return kinds.isEmpty || kinds.contains(kind)
  }

  /// Returns the default value for a kind. A switch that is on is green, as in iOS; images have no tint, and a
  /// spinner has the colour of its style.
  public func initial(for kind: PartKind) -> PartValue {
    guard self == .color else { return row.initial }
    switch kind {
    case .switch: return .color(RGBAColor(rgba: 0x34C7_59FF))
    case .image, .frames, .spinner: return .absent
    case .label, .ring, .bar, .box: return row.initial
    }
  }
}
