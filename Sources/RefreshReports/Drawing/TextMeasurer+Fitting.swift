import RefreshEngine

extension TextMeasurer {
  /// A text on one line, cut as a `UILabel` cuts it.
  func fitting(_ text: String, _ fontSize: Double, width room: Double) -> String {
    guard width(text, fontSize) > room else { return text }
    var text = text.prefix(200)
    while !text.isEmpty, width(text + "…", fontSize) > room { text.removeLast() }
    return text + "…"
  }
}
