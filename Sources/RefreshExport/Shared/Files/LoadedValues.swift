// MARK: Values

/// A value for each of some states.
private struct LoadedStates<Value: Decodable & Sendable>: Decodable, Sendable {
  let all: [(state: MJRefreshState, name: String, value: Value)]

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: LoadedKey.self)
    let states: [(MJRefreshState, LoadedKey)] = [
      (.idle, "idle"), (.pulling, "pulling"), (.refreshing, "refreshing"), (.willRefresh, "willRefresh"),
      (.noMoreData, "noMoreData"),
    ]
    all = try states.compactMap { state, key in
      container.contains(key) ? (state, key.stringValue, try container.decode(Value.self, forKey: key)) : nil
    }
  }

  var byState: [MJRefreshState: Value] { Dictionary(uniqueKeysWithValues: all.map { ($0.state, $0.value) }) }
}

/// A title, or its key in a table of the app's texts.
private struct LoadedTitle: Decodable, Sendable {
  private struct Key: Decodable, Sendable {
    let key: String
    let table: String?
  }

  private let title: String
  private let key: Key?

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    key = try? container.decode(Key.self)
    title = try key?.key ?? container.decode(String.self)
  }

  func text(in bundle: Bundle) -> String {
    guard let key else { return title }
    return NSLocalizedString(key.key, tableName: key.table, bundle: bundle, comment: "")
  }
}

/// Frames: the names of images, or that of a GIF.
private struct LoadedFrames: Decodable, Sendable {
  let names: [String]?
  let gif: String?
  let scale: Int?
  let duration: TimeInterval?
}

/// A colour, `#RRGGBBAA`, or none.
private struct LoadedColor: Decodable, Sendable {
  let rgba: UInt32?
  @MainActor var color: UIColor? { rgba.map { RefreshParts.color($0) } }

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      rgba = nil
      return
    }
    let text = try container.decode(String.self)
    guard text.hasPrefix("#"), text.utf8.count == 9, let rgba = UInt32(text.dropFirst(), radix: 16) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not #RRGGBBAA")
    }
    self.rgba = rgba
  }
}

/// The style of a spinner.
private enum LoadedStyle: String, Decodable, Sendable {
  case medium, large, gray, white

  @MainActor func show(in spinner: UIActivityIndicatorView?) {
    if #available(iOS 13, *) { spinner?.style = self == .large ? .large : .medium }
    if self == .gray { spinner?.color = .gray }
    if self == .white { spinner?.color = .white }
  }
}

/// A piece of the wording of a time.
private struct LoadedPiece: Decodable, Sendable {
  let text: String?
  let date: String?
  let relative: Bool?

  static func wording(of pieces: [LoadedPiece]) -> (Date?) -> String {
    { date in pieces.map { $0.text(of: date) }.joined() }
  }

  private func text(of date: Date?) -> String {
    if let text { return text }
    guard let date else { return Bundle.mj_localizedString(forKey: MJRefreshHeaderNoneLastDateText) }
    if let pattern = self.date { return Self.text(of: date, as: pattern) }
    // MJRefresh's own wording: the same day of any month counts as today.
    let calendar = Calendar(identifier: .gregorian)
    let today = calendar.dateComponents([.year, .day], from: Date())
    let day = calendar.dateComponents([.year, .day], from: date)
    if day.day == today.day {
      let prefix = Bundle.mj_localizedString(forKey: MJRefreshHeaderDateTodayText)
      return prefix + Self.text(of: date, as: " HH:mm")
    }
    return Self.text(of: date, as: day.year == today.year ? "MM-dd HH:mm" : "yyyy-MM-dd HH:mm")
  }

  private static func text(of date: Date, as pattern: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = pattern
    return formatter.string(from: date)
  }
}
