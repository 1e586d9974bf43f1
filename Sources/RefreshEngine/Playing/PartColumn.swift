/// One number of a part's row, from which a page draws the part; compare ``FrameColumn``.
///
/// NaN represents a missing value, a property that the part's kind doesn't have, and an image that isn't shown.
public enum PartColumn: Equatable, Sendable {
  /// The index of the kind in ``PartKind``.
  case kind
  /// 0 to 1; 0 if the part is hidden, or is a spinner that isn't animating.
  case opacity
  /// The frame in the component, in points, without rotation, scale and moves.
  case x, y, width, height
  /// The state whose frame is shown (the raw value of ``RefreshState``); NaN for an image.
  case imageState
  /// The index of the image, or of the state's frame.
  case imageIndex
  /// The image's frame in the component, in points.
  case imageX, imageY, imageWidth, imageHeight
  /// The arc of a ring (``PartLooks/arc``).
  case arcRadius, arcStart, arcLength
  /// The radius of the corners in points (``PartLooks/cornerRadius``).
  case cornerRadius
  /// The drawn value: a colour as 32 bits, a name as its index, a text as a fingerprint.
  case property(PartProperty)

  /// All columns, in order.
  public static let all: [PartColumn] =
    [
      .kind, .opacity, .x, .y, .width, .height, .imageState, .imageIndex, .imageX, .imageY, .imageWidth,
      .imageHeight, .arcRadius, .arcStart, .arcLength, .cornerRadius,
    ] + PartProperty.allCases.map { .property($0) }

  /// The name; for a property, its key.
  public var name: String {
    switch self {
    case .kind: "kind"
    case .opacity: "opacity"
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .imageState: "image.state"
    case .imageIndex: "image.index"
    case .imageX: "image.x"
    case .imageY: "image.y"
    case .imageWidth: "image.width"
    case .imageHeight: "image.height"
    case .arcRadius: "arc.radius"
    case .arcStart: "arc.start"
    case .arcLength: "arc.length"
    case .cornerRadius: "corners"
    case .property(let property): property.row.path
    }
  }

  func number(of part: PartLooks) -> Double {
    switch self {
    case .kind: Double(PartKind.allCases.firstIndex(of: part.kind) ?? 0)
    case .opacity: part.opacity
    case .x: part.frame.origin.x
    case .y: part.frame.origin.y
    case .width: part.frame.size.width
    case .height: part.frame.size.height
    case .imageState: part.image?.state.map { Double($0.rawValue) } ?? .nan
    case .imageIndex: part.image.map { Double($0.index) } ?? .nan
    case .imageX: part.image?.frame.origin.x ?? .nan
    case .imageY: part.image?.frame.origin.y ?? .nan
    case .imageWidth: part.image?.frame.size.width ?? .nan
    case .imageHeight: part.image?.frame.size.height ?? .nan
    case .arcRadius: part.arc?.radius ?? .nan
    case .arcStart: part.arc?.start ?? .nan
    case .arcLength: part.arc?.length ?? .nan
    case .cornerRadius: part.cornerRadius
    case .property(let property): part[property].column
    }
  }
}

extension Simulation {
  /// Writes the parts of a component as they are currently drawn, with one row of ``PartColumn/all`` each, in
  /// drawing order.
  ///
  /// - Parameter rows: The buffer. Parts that don't fit aren't written.
  /// - Returns: The number of the component's parts.
  public func writeParts(of role: ComponentRole, to rows: UnsafeMutableBufferPointer<Double>) -> Int {
    let parts = component(role).map { partLooks(of: $0) } ?? []
    let columns = PartColumn.all
    for (index, part) in parts.prefix(rows.count / columns.count).enumerated() {
      for (column, place) in zip(columns, (index * columns.count)...) { rows[place] = column.number(of: part) }
    }
    return parts.count
  }

  /// Returns the text that a component's part shows, or an empty text. Its fingerprint is in the part's row.
  ///
  /// - Parameter index: The part's index, in drawing order.
  public func text(ofPart index: Int, of role: ComponentRole) -> String {
    guard let c = component(role), self[c].settings.parts.indices.contains(index) else { return "" }
    return partLooks(of: c)[index].text
  }
}
