import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

extension ValueType where Value == [StoredTime] {
  /// A map of keys and times.
  static var storedTimes: Self {
    let time = ValueType<Int64>.dateTime
    let shape = ValueShape.map(keys: TextShape("keys", examples: [StoredTime.defaultKey]), values: time.shape)
    return ValueType(shape) { node, name, diagnostics in
      guard node.kind == .mapping else {
        diagnostics.add(.wrongKind(of: node, as: name, shape))
        return nil
      }
      return node.entries.compactMap { entry in
        guard let key = entry.key.scalar else { return nil }
        return time.decode(entry.value, as: key, into: &diagnostics).map { StoredTime(key: key, time: $0) }
      }
    }
  }
}
