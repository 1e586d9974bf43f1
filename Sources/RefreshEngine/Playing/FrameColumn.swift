/// One number of a frame, from which a page draws a simulation.
///
/// A frame is a row of doubles, always in the same order, so that passing it to a page creates no objects or
/// texts. NaN represents a missing value.
public enum FrameColumn: Equatable, Sendable {
  /// Whether nothing is scheduled or moving.
  case settled
  /// Whether the simulation has failed and can't continue.
  case fault
  /// An observable.
  case observable(ObservablePath)
  /// A number that is drawn but can't be observed.
  case style(ComponentRole, Style)

  /// A component's fonts, colours and sizes, which are drawn but can't be observed.
  public enum Style: UInt8, Sendable, CaseIterable {
    case stateLabelFontSize
    case stateLabelTextColor
    case lastUpdatedTimeLabelFontSize
    case lastUpdatedTimeLabelTextColor
    case arrowWidth
    case arrowHeight
    case loadingStyle
    case gifState

    var row: ObservableRow {
      switch self {
      case .stateLabelFontSize: row("stateLabel.fontSize", .number { $0[$1].settings.stateLabel.fontSize })
      case .stateLabelTextColor:
        row("stateLabel.textColor", .number { Double($0[$1].settings.stateLabel.textColor.rgba) })
      case .lastUpdatedTimeLabelFontSize:
        row("lastUpdatedTimeLabel.fontSize", .number { $0[$1].settings.lastUpdatedTimeLabel.fontSize })
      case .lastUpdatedTimeLabelTextColor:
        row(
          "lastUpdatedTimeLabel.textColor", .number { Double($0[$1].settings.lastUpdatedTimeLabel.textColor.rgba) })
      case .arrowWidth: row("arrow.width", .number { $0[$1].arrow.frame.size.width })
      case .arrowHeight: row("arrow.height", .number { $0[$1].arrow.frame.size.height })
      case .loadingStyle:
        row(
          "loading.style",
          .name({ ActivityIndicatorStyle.allCases.map { $0.rawValue } }, { $0[$1].settings.loading.style.rawValue })
        )
      case .gifState:
        row("gif.state", .number { Double($0[$1].gif.shownState.rawValue) - 1 })
      }
    }

    private func row(_ path: String, _ reading: ObservableRow.Reading) -> ObservableRow {
      ObservableRow(path, reading, "")
    }
  }

  /// All columns, in order.
  public static var all: [FrameColumn] {
    [.settled, .fault] + ObservablePath.all.map { .observable($0) }
      + ComponentRole.allCases.flatMap { role in Style.allCases.map { .style(role, $0) } }
  }

  /// The name; for an observable, its path.
  public var name: String {
    switch self {
    case .settled: "settled"
    case .fault: "fault"
    case .observable(let observable): observable.path
    case .style(let role, let style): role.rawValue + "." + style.row.facts.path
    }
  }

  /// The type of the value that the number represents.
  ///
  /// True is 1, `unlimited` is infinity, and a name is its index in the list of names. A text is a fingerprint
  /// that changes when the text does; the text itself is read separately.
  public var type: ObservableType {
    switch self {
    case .settled, .fault: .boolean
    case .observable(let observable): observable.facts.type
    case .style(_, let style): style.row.facts.type
    }
  }

  /// Returns a 32-bit number that changes with a text (an FNV-1a hash).
  @inline(never)
  static func fingerprint(of text: String) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    text.withBytes { for byte in $0 { hash = (hash ^ UInt32(byte)) &* 16_777_619 } }
    return hash
  }
}

extension Simulation {
  /// Writes the current frame: the numbers of ``FrameColumn/all``, in that order.
  ///
  /// - Parameter row: A buffer with one element per column.
  public func writeFrame(to row: UnsafeMutableBufferPointer<Double>) {
    var index = 0
    func put(_ number: Double) {
      row[index] = number
      index += 1
    }
    put(isSettled ? 1 : 0)
    put(fault == nil ? 0 : 1)
    put(now.seconds)
    for leaf in ScrollLeaf.allCases { put(leaf.reading.number(in: self, ComponentID(index: 0))) }
    for role in ComponentRole.allCases {
      let c = component(role)
      for leaf in ComponentLeaf.allCases {
        put(c.map { leaf.exists(for: self[$0].kind) ? leaf.reading.number(in: self, $0) : .nan } ?? .nan)
      }
    }
    for role in ComponentRole.allCases {
      let c = component(role)
      for style in FrameColumn.Style.allCases { put(c.map { style.row.reading.number(in: self, $0) } ?? .nan) }
    }
  }
}
