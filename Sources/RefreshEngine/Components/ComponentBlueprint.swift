/// All that a preset says of one component: its type and what is set on it before it is attached.
public struct ComponentBlueprint: Sendable {
  /// The type.
  public let kind: ComponentKind
  /// What is set, in the order in which it is applied.
  public let properties: [ComponentProperty]

  /// Makes a blueprint.
  ///
  /// - Parameters:
  ///   - kind: the type.
  ///   - properties: in any order; they are applied in the one that ``ComponentProperty/rank`` gives, because
  ///     frames may grow a height that was set, and only a label that shows its time is given one.
  public init(kind: ComponentKind, properties: [ComponentProperty] = []) {
    self.kind = kind
    self.properties = properties.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map { $0.element }
  }
}
