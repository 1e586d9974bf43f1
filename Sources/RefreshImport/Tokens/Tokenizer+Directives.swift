extension Tokenizer {
  var isConditionWord: Bool { ["#if", "#elseif", "#else", "#endif"].contains(directiveWord) }

  private var directiveWord: String {
    var index = offset + 1
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let start = index
    while index < end, index < start + 16, isWord(bytes[index]) { index += 1 }
    return "#" + String(decoding: bytes[start..<index], as: UTF8.self)
  }

  mutating func readDirective() {
    let (start, word) = (offset, directiveWord)
    // The line includes its continuation lines.
    while let next = byte(), next != UInt8(ascii: "\n") {
      offset += next == UInt8(ascii: "\\") && !isSwift ? 2 : 1
    }
    offset = min(offset, end)
    let line = start..<offset
    switch word {
    case "#if", "#ifdef", "#ifndef":
      if leftOut != nil {
        leftOut! += 1
      } else {
        conditions.append((tokens.count, false))
        add(.beginCondition, from: start)
        depth += 1
        if isNever(line) { leftOut = 0 }
      }
    case "#else", "#elif", "#elseif":
      if word == "#else", leftOut == nil || leftOut == 0, !conditions.isEmpty {
        conditions[conditions.count - 1].hasElse = true
      }
      // The first branch counts, unless it is never compiled.
      if leftOut == nil, depth > 0 {
        (leftOut, omission) = (0, offset)
      } else if leftOut == 0, isFirstBranch {
        leftOut = nil
      }
    case "#endif":
      if let inner = leftOut, inner > 0 {
        leftOut = inner - 1
      } else if depth > 0 {
        if let first = omission { omitted.append(first..<max(first, start)) }
        (leftOut, omission) = (nil, nil)
        depth -= 1
        add(.endCondition, from: start)
        if let last = conditions.popLast(), last.hasElse {
          for index in [last.token, tokens.count - 1] { tokens[index].hasElse = true }
        }
      }
    case "#define" where leftOut == nil: define(line)
    default: break
    }
    beginsLine = true
  }

  /// Whether the preceding branch is empty.
  private var isFirstBranch: Bool { tokens.last?.kind == .beginCondition }

  private func isNever(_ line: Range<Int>) -> Bool {
    let words = String(decoding: bytes[line], as: UTF8.self).split(separator: " ")
    return words.count > 1 && words[0] == "#if" && (words[1] == "0" || words[1] == "false")
  }

  private mutating func define(_ line: Range<Int>) {
    var index = line.lowerBound + "#define".utf8.count
    func skipBlanks() {
      while index < line.upperBound, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
        index += 1
      }
    }
    skipBlanks()
    let start = index
    while index < line.upperBound, isWord(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    guard !name.isEmpty, index < line.upperBound else { return }
    var parameters: [String]?
    if bytes[index] == UInt8(ascii: "(") {
      guard let close = bytes[index..<line.upperBound].firstIndex(of: UInt8(ascii: ")")) else { return }
      parameters = String(decoding: bytes[index + 1..<close], as: UTF8.self).split(separator: ",")
        .map { String($0.filter { $0 != " " }) }
      index = close + 1
    }
    macros.append((name, parameters, index..<line.upperBound))
  }
}
