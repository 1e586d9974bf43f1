import RefreshDiagnostics
import RefreshText

/// The time zones that an invalid name may mean: a city, a country, an abbreviation or an offset in another
/// notation.
struct TimeZoneGuess {
  /// The suggested names; several if the text is ambiguous.
  let names: [String]
  /// Whether the first is certainly what was meant.
  let isSafe: Bool

  /// The replacement for the text.
  var correction: Correction? { names.first.map { Correction($0, isSafe: isSafe && names.count == 1) } }
  /// The advice.
  var help: String { "write \(joined(names.map { "`\($0)`" }))" }

  /// Makes a guess, or returns nil if nothing is known about the text.
  ///
  /// - Parameter names: The names of existing zones.
  init?(_ text: String, in names: [String]) {
    let city = String(text.split(separator: "/").last ?? "")
    let plain = text.uppercased().filter { !$0.isWhitespace }
    if let offset = TimeZoneGuess.offset(plain) {
      (self.names, isSafe) = ([offset], plain.contains { $0 == "+" || $0 == "-" })
    } else if ["UTC", "GMT", "Z"].contains(plain) {
      (self.names, isSafe) = ([plain], true)
    } else if let same = names.first(where: { isSameName($0, text) }) {
      (self.names, isSafe) = ([same], true)
    } else if let known = TimeZoneGuess.byAbbreviation[plain] {
      (self.names, isSafe) = (known, false)
    } else if let zone = TimeZoneGuess.zone(of: city) {
      (self.names, isSafe) = ([zone], true)
    } else if case let ends = names.filter({ isSameName(String($0.split(separator: "/").last ?? ""), city) }),
      let shortest = ends.first, !city.isEmpty
    {
      (self.names, isSafe) = ([shortest], ends.count == 1)
    } else {
      return nil
    }
  }

  nonisolated(unsafe) private static let offsetForm = /(?:UTC|GMT)?([+-]?)(\d{1,2}):?(\d{2})?/

  /// `+08:00` for `UTC+8`, `GMT+0800`, `+8` and `8`; nil if it isn't an offset.
  private static func offset(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: offsetForm)?.output,
      let hours = Int(match.2),
      hours <= 14, (match.3 ?? "0").wholeNumber().map({ $0 < 60 }) ?? false
    else { return nil }
    return "\(match.1.isEmpty ? "+" : match.1)\(hours < 10 ? "0" : "")\(hours):\(match.3 ?? "00")"
  }

  private static func zone(of city: String) -> String? {
    byCity.first { _, cities in cities.contains { isSameName($0, city) } }?.key
  }

  /// Cities and countries that the database doesn't have names for.
  private static let byCity: [String: [String]] = [
    "Asia/Shanghai": [
      "Beijing", "Peking", "China", "Shenzhen", "Guangzhou", "Hangzhou", "Chengdu", "Nanjing", "Wuhan", "Xian",
      "Tianjin",
      "Suzhou", "北京", "上海", "深圳", "广州", "杭州", "成都", "中国", "北京时间", "中国标准时间",
    ],
    "Asia/Hong_Kong": ["香港"], "Asia/Taipei": ["台北", "臺北", "台湾", "Taiwan"], "Asia/Macau": ["澳门"],
    "Asia/Tokyo": ["Osaka", "Kyoto", "东京", "東京", "日本"], "Asia/Seoul": ["首尔", "Korea", "서울", "Busan"],
    "Asia/Singapore": ["新加坡"], "Asia/Ho_Chi_Minh": ["Hanoi", "Vietnam"], "Asia/Bangkok": ["Thailand"],
    "Asia/Kolkata": ["India", "Mumbai", "Delhi", "New Delhi", "Bangalore", "Bengaluru", "Chennai", "Hyderabad"],
    "America/Los_Angeles": [
      "San Francisco", "Seattle", "Cupertino", "California", "Las Vegas", "Silicon Valley", "Pacific",
    ],
    "America/New_York": ["Washington", "Boston", "Miami", "Atlanta", "Philadelphia", "Eastern"],
    "America/Chicago": ["Houston", "Dallas", "Austin", "Central"], "America/Toronto": ["Ottawa"],
    "America/Sao_Paulo": ["São Paulo", "Rio", "Rio de Janeiro", "Brazil"],
    "Europe/London": ["England", "UK", "伦敦"], "Europe/Kyiv": ["Ukraine"],
    "Europe/Berlin": ["Germany", "Munich", "Frankfurt", "Hamburg", "Cologne"], "Europe/Paris": ["France", "巴黎"],
    "Europe/Zurich": ["Geneva", "Switzerland", "Zürich"], "Europe/Madrid": ["Barcelona", "Spain"],
    "Europe/Rome": ["Milan", "Italy"], "Europe/Moscow": ["Russia"], "Asia/Dubai": ["Abu Dhabi"],
  ]

  /// Abbreviations, some of which stand for several zones.
  private static let byAbbreviation: [String: [String]] = [
    "CST": ["Asia/Shanghai", "America/Chicago"], "CDT": ["America/Chicago"],
    "IST": ["Asia/Kolkata", "Europe/Dublin"],
    "PST": ["America/Los_Angeles"], "PDT": ["America/Los_Angeles"], "PT": ["America/Los_Angeles"],
    "EDT": ["America/New_York"], "ET": ["America/New_York"], "MDT": ["America/Denver"], "JST": ["Asia/Tokyo"],
    "KST": ["Asia/Seoul"], "HKT": ["Asia/Hong_Kong"], "SGT": ["Asia/Singapore"], "BJT": ["Asia/Shanghai"],
    "BST": ["Europe/London"], "CEST": ["Europe/Berlin"], "EEST": ["Europe/Kyiv"], "MSK": ["Europe/Moscow"],
    "AEST": ["Australia/Sydney"], "AEDT": ["Australia/Sydney"], "NZST": ["Pacific/Auckland"],
  ]
}
