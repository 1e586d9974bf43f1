import RefreshEngine

extension TextMeasurer {
  /// Returns a text for one line, truncated as `UILabel` would do it.
  func fitting(_ text: String, _ fontSize: Double, width room: Double) -> String {
    guard width(text, fontSize) > room else { return text }
    var text = text.prefix(200)
    while !text.isEmpty, width(text + "…", fontSize) > room { text.removeLast() }
    return text + "…"
  }
}
