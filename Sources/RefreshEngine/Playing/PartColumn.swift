/// A number of a part's row: what a page draws a part from, as ``FrameColumn`` is of a frame.
///
/// NaN stands for what is not there, for what the part's kind does not have, and for an image that does not show.
public enum PartColumn: Equatable, Sendable {
  /// The index of the kind in ``PartKind``.
  case kind
  /// 0 to 1; 0 also for what is hidden, and for a spinner that stands still.
  case opacity
  /// The place in the component, in points, without rotation, scale and moves.
  case x, y, width, height
  /// The state whose frame shows (the raw value of ``RefreshState``); NaN for an image.
  case imageState
  /// The index of the image, or the frame of the state.
  case imageIndex
  /// The place of the image in the component, in points.
  case imageX, imageY, imageWidth, imageHeight
  /// The value as it is drawn: a colour as 32 bits, a name as its index, a text as a fingerprint.
  case property(PartProperty)

  /// The columns in order.
  public static let all: [PartColumn] =
    [
      .kind, .opacity, .x, .y, .width, .height, .imageState, .imageIndex, .imageX, .imageY, .imageWidth,
      .imageHeight,
    ] + PartProperty.allCases.map { .property($0) }

  /// The name; a property's is its key.
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
    case .property(let property): part[property].column
    }
  }
}

extension Simulation {
  /// Writes the parts of a component as they are drawn now: a row of ``PartColumn/all`` for each, in the order of drawing.
  ///
  /// - Parameter rows: Parts that have no room left are not written.
  /// - Returns: The number of parts that the component has.
  public func writeParts(of role: ComponentRole, to rows: UnsafeMutableBufferPointer<Double>) -> Int {
    let parts = component(role).map { partLooks(of: $0) } ?? []
    let columns = PartColumn.all
    for (index, part) in parts.prefix(rows.count / columns.count).enumerated() {
      for (column, place) in zip(columns, (index * columns.count)...) { rows[place] = column.number(of: part) }
    }
    return parts.count
  }

  /// The text that a component's part shows, empty where there is none; its fingerprint is in the part's row.
  ///
  /// - Parameter index: The part, in the order of drawing.
  public func text(ofPart index: Int, of role: ComponentRole) -> String {
    guard let c = component(role), self[c].settings.parts.indices.contains(index) else { return "" }
    return partLooks(of: c)[index].text
  }
}
