import RefreshDiagnostics
import RefreshText
import RefreshYAML

/// The keys of a kind of map, and how to read such a map.
///
/// All errors are found in one run, and the target receives the valid values. Like the descriptions of its keys, it
/// is immutable and shared. Everything that doesn't depend on the target is done by its description, which is compiled
/// once, not for each type of target.
public final class KeySet<Target>: Sendable {
  /// The keys, in the order of reference pages.
  public let keys: [Key<Target>]
  /// The description of the keys.
  public let description: KeySetDescription

  /// Declares the keys of a map.
  ///
  /// - Parameters:
  ///   - owner: The owner of the keys, in messages. The default is the map's key.
  ///   - keys: The keys, with unique names.
  ///   - elsewhere: Returns where a key belongs that isn't in the set. The default returns nil.
  public init(
    owner: String? = nil, _ keys: [Key<Target>],
    elsewhere: @escaping KeySetDescription.Elsewhere = { _ in nil }
  ) {
    self.keys = keys
    description = KeySetDescription(owner: owner, keys.map(\.description), elsewhere: elsewhere)
  }

  /// The key with a name.
  public subscript(name: String) -> Key<Target>? { description.position(of: name).map { keys[$0] } }

  /// The shape of such a map, for a ``ValueType``.
  public var shape: ValueShape { description.shape }

  /// Returns the key that another name certainly stands for, or nil if there is none.
  package func meaning(of name: String) -> String? { description.elsewhere(name)?.name }

  /// Reads a map.
  ///
  /// - Parameters:
  ///   - node: The map.
  ///   - name: The map's own key, as messages name it.
  ///   - place: The span at which a missing key is reported: the map's own key. The default is the map's beginning.
  ///   - target: Receives the valid values.
  ///   - diagnostics: Collects the diagnostics.
  ///   - usual: Returns the usual value of a key, for one that is missing. The default knows none.
  /// - Returns: Whether the node is a map that has all required keys, and these are valid.
  @discardableResult
  public func decode(
    _ node: Node, as name: String, at place: Span? = nil, to target: inout Target,
    into diagnostics: inout Diagnostics, usual: (_ key: String) -> String? = { _ in nil }
  ) -> Bool {
    // Loaded once, not for each entry: all threads count the references to them.
    let keys = keys
    return description.decode(node, as: name, at: place, into: &diagnostics, usual: usual) { value, diagnostics in
      let key = keys[value.key]
      guard value.isTrial else { return key.decode(value.node, at: value.place, to: &target, into: &diagnostics) }
      var copy = target
      return key.decode(value.node, at: value.place, to: &copy, into: &diagnostics)
    }
  }

  /// Returns the keys and values to write, in the order of their declarations, or nil if there are none.
  package func members(of target: Target) -> [YAMLValue.Member]? {
    let members = keys.compactMap { $0.written(target) }
    return members.isEmpty ? nil : members
  }
}

extension ValueType {
  /// Returns the type of a map with declared keys.
  ///
  /// The value is nil if the node isn't a map, or if a required key is missing or invalid.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - initial: Makes the value that receives the keys' values.
  package static func keys(_ keys: KeySet<Value>, from initial: @escaping @Sendable () -> Value) -> Self {
    ValueType(keys.shape) { node, name, diagnostics in
      var value = initial()
      return keys.decode(
        node, as: name, to: &value, into: &diagnostics, usual: { keys[$0]?.description.examples.first })
        ? value : nil
    } write: {
      keys.members(of: $0).map { .map($0) }
    }
  }
}
