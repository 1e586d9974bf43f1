import RefreshEngine

/// One value for each place of a scroll view.
package struct ByRole<Value> {
  private var header, footer, trailer: Value

  /// The same value for each place.
  init(repeating value: Value) { (header, footer, trailer) = (value, value, value) }

  /// The value of a place.
  package subscript(role: ComponentRole) -> Value {
    @inline(__always) _read {
      switch role {
      case .header: yield header
      case .footer: yield footer
      case .trailer: yield trailer
      }
    }
    @inline(__always) _modify {
      switch role {
      case .header: yield &header
      case .footer: yield &footer
      case .trailer: yield &trailer
      }
    }
  }
}

extension ByRole: Equatable where Value: Equatable {}
extension ByRole: Sendable where Value: Sendable {}
