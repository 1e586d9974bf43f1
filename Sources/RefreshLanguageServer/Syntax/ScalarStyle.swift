import RefreshDiagnostics
import RefreshText

/// The way in which a text is written at a place, so that it is read as the same text.
///
/// People and file systems choose names that mean something else in YAML, such as `a #1` or `it's: x`.
enum ScalarStyle: Equatable, Sendable {
  /// Without quotes, or in double quotes where the text needs them.
  case plain(inBrackets: Bool)
  /// Between single quotes that are there already.
  case single
  /// Between double quotes that are there already.
  case double

  /// Returns a text as it is written in this style, or nil if single quotes can't contain it.
  func written(_ text: String) -> String? {
    switch self {
    case .plain(let isNested):
      let value = value(of: text)
      return isNested ? value.inBrackets : value.flow ?? text
    case .single: return needsEscapes(text) ? nil : text.replacing("'", with: "''")
    case .double: return escaped(text)
    }
  }

  /// Returns a text in quotes if any reader could take it for something else. Paths may begin with dots and digits.
  private func value(of text: String) -> YAMLValue {
    if text.first?.isLetter ?? false { return .text(text) }
    return text.contains(where: \.isLetter) && Double(text) == nil ? .scalar(text) : .quoted(text)
  }

  /// Returns a text as it is written between double quotes.
  private func escaped(_ text: String) -> String {
    YAMLValue.quoted(text).flow.map { String($0.dropFirst().dropLast()) } ?? text
  }

  private func needsEscapes(_ text: String) -> Bool {
    escaped(text).replacing("\\\\", with: "").replacing("\\\"", with: "").contains("\\")
  }
}

extension YAMLValue {
  /// The value on one line as it is written in brackets.
  var inBrackets: String? { YAMLValue.list([self]).flow.map { String($0.dropFirst().dropLast()) } }
}

extension Document {
  /// Returns the style of the key or value at a place, which may begin with its quote.
  func style(at range: Range<Int>) -> ScalarStyle {
    switch file.bytes.dropFirst(range.lowerBound).first {
    case UInt8(ascii: "'"): .single
    case UInt8(ascii: "\""): .double
    default: .plain(inBrackets: tree.path(to: range.lowerBound)?.isInBrackets ?? false)
    }
  }

  /// Returns the edit that writes a text in place of a name.
  ///
  /// - Parameters:
  ///   - text: The text, as people read it.
  ///   - range: The bytes of a key or value without its quotes, or of a part of one, which is written as is.
  func writing(_ text: String, at range: Range<Int>) -> Fix.Edit {
    guard let whole = scalar(around: range) else { return Fix.Edit(range, text) }
    if let written = style(at: whole).written(text) { return Fix.Edit(range, written) }
    return Fix.Edit(whole, YAMLValue.quoted(text).flow ?? text)
  }

  /// Returns the name at a place, as people read it.
  func name(at range: Range<Int>) -> String {
    scalar(around: range).map { SyntaxNode.text(of: $0, in: file.bytes) } ?? text(range)
  }

  /// Returns the bytes of a key or value with its quotes, or nil if the place is only a part of one.
  private func scalar(around range: Range<Int>) -> Range<Int>? {
    guard let path = tree.path(to: range.lowerBound) else { return nil }
    let whole = path.isKey ? path.entry?.entry.key : path.node.isScalar ? path.node.range : nil
    return whole.flatMap { inner($0) == range ? $0 : nil }
  }
}

extension SyntaxPath {
  /// Whether the place is in brackets.
  var isInBrackets: Bool {
    elements.contains {
      switch $0 {
      case .entry(_, let map): map.isFlow
      case .item(_, let list): list.isFlow
      }
    }
  }
}
