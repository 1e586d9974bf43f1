extension Simulation {
  /// Writes the present frame: the numbers of ``FrameColumn/all``, in that order.
  ///
  /// - Parameter row: as many places as there are columns.
  public func writeFrame(to row: UnsafeMutableBufferPointer<Double>) {
    var index = 0
    func put(_ number: Double) {
      row[index] = number
      index += 1
    }
    put(isSettled ? 1 : 0)
    put(fault == nil ? 0 : 1)
    put(now.seconds)
    for leaf in ScrollLeaf.allCases { put(number(of: leaf)) }
    for role in ComponentRole.allCases {
      let c = component(role)
      for leaf in ComponentLeaf.allCases { put(c.map { number(of: leaf, $0) } ?? .nan) }
    }
    for role in ComponentRole.allCases {
      let c = component(role)
      for looks in FrameColumn.Looks.allCases { put(c.map { number(of: looks, $0) } ?? .nan) }
    }
  }

  private func number(of leaf: ScrollLeaf) -> Double {
    if leaf == .pan { return place(of: scroll.pan) }
    return number(self[.scroll(leaf)])
  }

  private func number(of leaf: ComponentLeaf, _ c: ComponentID) -> Double {
    guard leaf.exists(for: self[c].kind) else { return .nan }
    switch leaf {
    case .type: return place(of: self[c].kind)
    case .state: return place(of: self[c].state)
    case .gifContentMode: return place(of: self[c].gif.contentMode)
    case .stateLabelText: return fingerprint(of: self[c].labels.state.text)
    case .lastUpdatedTimeLabelText: return fingerprint(of: self[c].labels.lastUpdatedTime.text)
    case .lastUpdatedTime: return storedTime(under: self[c].header.lastUpdatedTimeKey).map { Double($0) } ?? .nan
    default: return number(self[.component(self[c].role, leaf)])
    }
  }

  private func number(of looks: FrameColumn.Looks, _ c: ComponentID) -> Double {
    switch looks {
    case .stateLabelFontSize: self[c].labels.state.fontSize
    case .stateLabelTextColor: Double(self[c].labels.state.textColor.rgba)
    case .lastUpdatedTimeLabelFontSize: self[c].labels.lastUpdatedTime.fontSize
    case .lastUpdatedTimeLabelTextColor: Double(self[c].labels.lastUpdatedTime.textColor.rgba)
    case .arrowWidth: self[c].arrow.frame.size.width
    case .arrowHeight: self[c].arrow.frame.size.height
    case .loadingStyle: place(of: self[c].loading.style)
    }
  }

  private func number(_ value: ObservedValue) -> Double {
    switch value {
    case .number(let number): number
    case .bool(let bool): bool ? 1 : 0
    // The one word among numbers is `unlimited`.
    case .text: .infinity
    case .absent: .nan
    }
  }

  private func place<Value: CaseIterable & Equatable>(of value: Value) -> Double where Value.AllCases == [Value] {
    Double(Value.allCases.firstIndex(of: value) ?? 0)
  }

  /// A number of 32 bits that changes with a text (the hash FNV-1a).
  private func fingerprint(of text: String) -> Double {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Double(hash)
  }
}
