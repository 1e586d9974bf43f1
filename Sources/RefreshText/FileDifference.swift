/// The difference between a file and its new content, in words or line by line.
package struct FileDifference {
  /// The text, without characters that control a terminal; empty if there is no difference.
  package let text: String

  /// The properties of a file that none of its lines shows.
  private struct Form: Equatable {
    var hasMark = false
    var hasReturns = false

    /// The form in words.
    var words: String {
      [hasMark ? "a byte order mark" : nil, hasReturns ? "CRLF line endings" : nil].compactMap(\.self)
        .joined(separator: " and ")
    }
  }

  /// Compares the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path that it is shown with.
  ///   - old: The existing bytes; nil if there is no file.
  ///   - new: The new bytes; nil if there would be no file.
  package init(path: String, old: [UInt8]?, new: [UInt8]?) {
    guard old != new else {
      text = ""
      return
    }
    guard let before = String(validating: old ?? [], as: UTF8.self),
      let after = String(validating: new ?? [], as: UTF8.self)
    else {
      text = "Binary files \(VisibleText.of(path)) differ\n"
      return
    }
    let ((plain, form), (other, otherForm)) = (Self.plain(before), Self.plain(after))
    guard old != nil, new != nil, form != otherForm else {
      text = UnifiedDiff(path: path, old: before, new: after).text
      return
    }
    let isAll = plain.utf8.elementsEqual(other.utf8)
    let (has, lacks) = form.words.isEmpty ? ("lacks", otherForm.words) : ("has", form.words)
    text =
      "\(VisibleText.of(path)) \(isAll ? "differs only in that it " : "")\(has) \(lacks)\n"
      + UnifiedDiff(path: path, old: plain, new: other).text
  }

  /// A text without a byte order mark and with plain line feeds, and the mark and line ends that it had.
  private static func plain(_ text: String) -> (text: String, form: Form) {
    var form = Form()
    var scalars = text.unicodeScalars
    if scalars.first == "\u{FEFF}" {
      form.hasMark = true
      scalars.removeFirst()
    }
    var plain = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if scalar == "\n", previous == "\r" {
        form.hasReturns = true
        plain.removeLast()
      }
      plain.append(scalar)
      previous = scalar
    }
    return (String(plain), form)
  }
}
