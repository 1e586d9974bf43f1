/// The line breaks and spaces in JSON.
package enum JSONLayout: Sendable {
  /// On one line without spaces: `{"a":[1,2]}`.
  case compact
  /// On one line: `{"a": [1, 2]}`.
  case line
  /// On one line, with spaces inside braces: `{ "a": [1, 2] }`.
  case padded
  /// Each member and item on its own line, indented by two spaces per level.
  case lines
  /// Like `lines`, but objects that contain no objects or lists are `padded`.
  case records
  /// `padded` if that ends within 118 columns, so that a comma fits; otherwise `lines`.
  case fitted
}

/// A writer of JSON, value by value.
package struct JSONWriter {
  /// The text so far, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// The number of open objects and lists.
  private var depth = 0
  /// The layout of the outermost object or list that is written on one line, which applies to everything in it.
  private var lineLayout: JSONLayout?

  /// Makes a writer without any output.
  package init() {}

  /// Writes an unquoted literal: `null`, `true` or a number.
  package mutating func write(literal: String) { bytes += literal.utf8 }

  /// Writes a string in quotes.
  package mutating func write(_ text: String) {
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

  /// Writes a value and everything in it.
  package mutating func write(_ value: JSONValue, _ layout: JSONLayout) {
    switch value {
    case .null: write(literal: "null")
    case .bool(let bool): write(literal: bool ? "true" : "false")
    case .number(let text): write(literal: text)
    case .string(let text): write(text)
    case .array(let items): writeList(items.count, chosen(layout, for: value)) { $1.write(items[$0], layout) }
    case .object(let object):
      let members = object.members
      writeObject(members.map(\.name), chosen(layout, for: value)) { $1.write(members[$0].value, layout) }
    }
  }

  /// Writes an object.
  ///
  /// - Parameters:
  ///   - names: The names of its members.
  ///   - layout: The layout, unless an outer one is on one line.
  ///   - body: Writes the member at an index.
  package mutating func writeObject(
    _ names: [String], _ layout: JSONLayout, _ body: (Int, inout JSONWriter) -> Void
  ) {
    writeGroup("{", "}", count: names.count, layout) { index, writer in
      writer.write(names[index])
      writer.bytes += (writer.lineLayout == .compact ? ":" : ": ").utf8
      body(index, &writer)
    }
  }

  /// Writes a list.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - layout: The layout, unless an outer one is on one line.
  ///   - body: Writes the item at an index.
  package mutating func writeList(_ count: Int, _ layout: JSONLayout, _ body: (Int, inout JSONWriter) -> Void) {
    writeGroup("[", "]", count: count, layout, body)
  }

  private mutating func writeGroup(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, count: Int, _ layout: JSONLayout,
    _ body: (Int, inout JSONWriter) -> Void
  ) {
    let outer = lineLayout
    if outer == nil, layout.isOnOneLine { lineLayout = layout }
    let breaks = lineLayout == nil
    let pads = lineLayout == .padded && open == "{" && count > 0
    bytes.append(UInt8(ascii: open))
    depth += 1
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if breaks {
        breakLine()
      } else if pads || index > 0 && lineLayout != .compact {
        bytes.append(UInt8(ascii: " "))
      }
      body(index, &self)
    }
    depth -= 1
    if breaks, count > 0 { breakLine() }
    if pads { bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: close))
    lineLayout = outer
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { bytes += [0x20, 0x20] }
  }

  /// Returns the layout of a list or object that isn't on another's line.
  private func chosen(_ layout: JSONLayout, for value: JSONValue) -> JSONLayout {
    switch layout {
    case _ where lineLayout != nil: return layout
    case .records: return value.isRecord ? .padded : .lines
    case .fitted:
      let start = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = String(decoding: bytes[start...], as: UTF8.self).count
      return column + value.written(.padded).count > 118 ? .lines : .padded
    case .compact, .line, .padded, .lines: return layout
    }
  }
}

extension JSONLayout {
  fileprivate var isOnOneLine: Bool {
    switch self {
    case .compact, .line, .padded: true
    case .lines, .records, .fitted: false
    }
  }
}

extension JSONValue {
  /// Whether the value is an object that contains no other objects and no lists.
  fileprivate var isRecord: Bool {
    guard case .object(let object) = self else { return false }
    return object.members.allSatisfy { member in
      switch member.value {
      case .array, .object: false
      case .null, .bool, .number, .string: true
      }
    }
  }
}

extension String {
  /// The string as a JSON literal, in double quotes (RFC 8259, section 7).
  ///
  /// Besides the required characters, it escapes those that cause trouble for some readers or would act on a
  /// terminal: the control characters from DEL on, line separators, bidirectional marks, the byte order mark and
  /// noncharacters.
  package var jsonLiteral: String {
    inQuotes { scalar in
      guard scalar == "\u{FFFE}" || scalar == "\u{FFFF}" || VisibleText.acts(scalar) else { return nil }
      return "\\u" + hexadecimal(scalar.value, digits: 4).lowercased()
    }
  }

  /// Returns the string in double quotes, escaped as JSON and YAML require.
  ///
  /// - Parameter escaped: Returns the escape of a character that only one of the two formats requires, or nil for
  ///   the character itself.
  package func inQuotes(_ escaped: (Unicode.Scalar) -> String?) -> String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted += escaped(scalar) ?? String(scalar)
      }
    }
    return quoted + "\""
  }
}
