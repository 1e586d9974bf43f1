/// A part that a preset adds to those of the component's type: its position, and a rule for each property that is
/// set.
public struct PartSettings: Equatable, Sendable {
  /// The name: letters, digits, `-` and `_`.
  public let name: PartName
  /// The kind.
  public let kind: PartKind
  /// The position in the component.
  public var place: PartPlace
  /// The rules of the properties that are set, in any order.
  public var rules: [Rule] = []
  /// The sizes in points of the images that ``PartValue/image(_:)`` refers to.
  public var images: [Size] = []
  /// The frames of a part of the kind ``PartKind/frames``, as in the gif types' `images`.
  public var frames: [Frames] = []
  /// The time that drawn values take to follow a change of state. The default is 0.
  public var animate = Interval.zero

  /// The rule of one property.
  public struct Rule: Equatable, Sendable {
    /// The property.
    public let property: PartProperty
    /// The property's rule.
    public var rule: PartRule
    /// Makes the rule of a property.
    public init(_ property: PartProperty, _ rule: PartRule) { (self.property, self.rule) = (property, rule) }
  }

  /// The frames of one state.
  public struct Frames: Equatable, Sendable {
    /// The state.
    public let state: RefreshState
    /// The frames.
    public let sequence: FrameSequence
    /// Makes the frames of a state.
    public init(_ state: RefreshState, _ sequence: FrameSequence) {
      (self.state, self.sequence) = (state, sequence)
    }
  }

  /// Makes a part without rules.
  public init(name: PartName, kind: PartKind, place: PartPlace) {
    (self.name, self.kind, self.place) = (name, kind, place)
  }
}

/// The name of a part: letters, digits, `-` and `_`, compared byte for byte.
public struct PartName: Hashable, Sendable {
  let bytes: [UInt8]
  /// Makes a name from a text.
  public init(_ text: String) { bytes = Array(text.utf8) }
  /// The name as a text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
