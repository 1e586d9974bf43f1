extension Diagnostics {
  /// Reads something only to ask how it would be read.
  ///
  /// The only way to read without reporting mistakes: the diagnostics are part of the answer, and callers who want the
  /// value choose how to deal with them.
  ///
  /// - Parameter read: Reads, and collects diagnostics.
  package static func asking<Value>(_ read: (inout Diagnostics) -> Value) -> Answer<Value> {
    var found = Diagnostics()
    let value = read(&found)
    return Answer(value: value, found: found)
  }

  /// The result of a reading that only asks.
  package struct Answer<Value> {
    fileprivate let value: Value
    /// The diagnostics that were found.
    package let found: Diagnostics

    /// The value, if nothing is wrong with it; nil for a value that was read only in part, or not at all.
    package var clean: Value? { found.isEmpty ? value : nil }

    /// The value of a text that is in no file in this form, so that mistakes in it have no location.
    package var hypothetical: Value { value }

    /// The value of a text that is read once more by code that reports its mistakes.
    package var reportedElsewhere: Value { value }
  }
}
