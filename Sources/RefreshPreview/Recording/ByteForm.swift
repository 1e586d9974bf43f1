import RefreshText

/// Bytes that the engine reads, with gaps that a page fills in.
struct ByteForm: Equatable, Sendable {
  /// A byte, or a value that a page writes at this position.
  enum Item: Equatable, Sendable {
    case byte(UInt8)
    case gap(Gap)
  }

  let items: [Item]

  /// Creates the form of bytes in which each sample becomes a gap.
  init(_ bytes: some Sequence<UInt8>) {
    var items: [Item] = []
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      let gap = Gap.allCases.first { rest.starts(with: $0.bytes) }
      items.append(gap.map { .gap($0) } ?? .byte(byte))
      rest = rest.dropFirst(gap?.bytes.count ?? 1)
    }
    self.items = items
  }

  /// The numbers of bytes; for a gap, its name and its notation.
  var json: JSONValue {
    .array(
      items.map { item in
        switch item {
        case .byte(let byte): .number(byte)
        case .gap(let gap): .strings([gap.rawValue, gap.notation.rawValue])
        }
      })
  }
}
