import RefreshDiagnostics

/// Writes JSON value by value, indented by two spaces a level.
struct JSONWriter {
  /// What has been written, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// How many objects and lists are open.
  private var depth = 0
  /// How many of them stand on one line.
  private var inlineDepth = 0

  /// Writes a value as it is: `null`, `true`, a number.
  mutating func write(literal: String) { bytes += literal.utf8 }

  /// Writes a text.
  mutating func write(_ text: String) {
    var text = text
    let isPlain = text.withUTF8 { $0.allSatisfy { 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C } }
    guard isPlain else {
      bytes += text.jsonLiteral.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an object.
  ///
  /// - Parameters:
  ///   - names: those of its members.
  ///   - isInline: whether it stands on one line.
  ///   - body: writes the member of an index.
  mutating func writeObject(_ names: [String], isInline: Bool, _ body: (Int, inout JSONWriter) -> Void) {
    writeGroup("{", "}", count: names.count, isInline: isInline) { index, writer in
      writer.write(names[index])
      writer.bytes += ": ".utf8
      body(index, &writer)
    }
  }

  /// Writes a list.
  ///
  /// - Parameters:
  ///   - count: how many items it has.
  ///   - isInline: whether it stands on one line.
  ///   - body: writes the item of an index.
  mutating func writeList(_ count: Int, isInline: Bool, _ body: (Int, inout JSONWriter) -> Void) {
    writeGroup("[", "]", count: count, isInline: isInline, body)
  }

  private mutating func writeGroup(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, count: Int, isInline: Bool,
    _ body: (Int, inout JSONWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    depth += 1
    if isInline { inlineDepth += 1 }
    let breaks = inlineDepth == 0
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if breaks { breakLine() } else if index > 0 { bytes.append(UInt8(ascii: " ")) }
      body(index, &self)
    }
    depth -= 1
    if isInline { inlineDepth -= 1 }
    if breaks, count > 0 { breakLine() }
    bytes.append(UInt8(ascii: close))
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { bytes += [0x20, 0x20] }
  }
}
