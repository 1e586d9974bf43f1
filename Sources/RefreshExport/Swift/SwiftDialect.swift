import RefreshEngine
import RefreshPresets
import RefreshText

/// Swift.
struct SwiftDialect: Dialect {
  /// The beginning of the names of shared code.
  let prefix: String
  /// The template of an expression that looks up a text; nil for Foundation's function.
  var localized: String?
  /// Whether texts are in a bundle other than the main one.
  var hasBundle = false

  func lookup(_ key: String, table: String?) -> String {
    if let localized { return localized.replacing("%@", with: String(text(key).dropFirst().dropLast())) }
    let place = (table.map { "tableName: \(text($0)), " } ?? "") + (hasBundle ? "bundle: bundle, " : "")
    return "NSLocalizedString(\(text(key)), \(place)comment: \"\")"
  }

  func text(_ text: String) -> String { SwiftLiteral.text(text) }
  func flag(_ flag: Bool) -> String { "\(flag)" }
  func font(_ size: Double, isBold: Bool) -> String {
    ".\(isBold ? "boldSystemFont" : "systemFont")(ofSize: \(size.shortestText))"
  }
  func constant(_ name: String, of type: String) -> String { "." + name }
  func color(named name: String) -> String { "." + name }
  func image(_ name: String) -> String { "UIImage(named: \(text(name)), in: bundle, compatibleWith: nil)" }

  func path(of member: AppMember) -> String { member.swift }
  func member(_ path: String, of object: String?) -> String { object.map { "\($0).\(path)" } ?? path }
  func set(_ target: String, to value: String) -> String { "\(target) = \(value)" }
  func call(_ method: String, of object: String?) -> String { member(method, of: object) + "()" }
  func superCall(_ method: String) -> String { "super.\(method)()" }
  func keepingWidth(_ superCall: String) -> [String] { ["keepingWidth { \(superCall) }"] }
  func override(_ method: String) -> String { "override func \(method)() {" }
  func method(_ name: String) -> String { "private func \(name)() {" }
  var availability: String { "if #available(iOS 13, *) {" }

  func set(_ target: String, to color: RGBAColor, in code: inout CodeText) {
    func channel(_ shift: UInt32) -> UInt32 { color.rgba >> shift & 0xFF }
    let alpha = channel(0) == 0xFF ? "1" : "\(channel(0)) / 255"
    let items = ["red: \(channel(24)) / 255", "green: \(channel(16)) / 255", "blue: \(channel(8)) / 255"]
    code.list("\(target) = UIColor(", items + ["alpha: \(alpha)"], ")")
  }

  func setTitle(_ title: String, for state: RefreshState, by member: AppMember, of object: String?) -> String {
    "\(self.member(member.swift, of: object))(\(title), for: .\(state.name))"
  }

  func setFrames(
    _ names: ImageNames, _ duration: Interval?, for state: RefreshState, by member: AppMember, of object: String?,
    in code: inout CodeText
  ) {
    let list = SwiftLiteral.names(names, prefix: prefix)
    var images = "images(\(list))"
    var seconds = duration?.seconds.shortestText
    switch names {
    case .gif where duration == nil:
      code.line("let \(state.name)GIF = \(list)")
      (images, seconds) = ("\(state.name)GIF.images", "\(state.name)GIF.duration")
    case .gif: images = list + ".images"
    case .list(let list) where images.count > code.width - 10:
      code.block("let \(state.name)Names = [", "]") { code in
        for line in wrapped(list.map { text($0) + "," }, width: code.width - 10) { code.line(line) }
      }
      images = "images(\(state.name)Names)"
    case .list, .numbered: break
    }
    code.list(
      self.member(member.swift, of: object) + "(",
      [images] + (seconds.map { ["duration: \($0)"] } ?? []) + ["for: .\(state.name)"], ")")
  }

  func setWording(_ template: TimeTemplate, to target: String, in code: inout CodeText) {
    let date = template.hasDatePart || template.hasRelativePart ? "date" : "_"
    let (head, body) = ("\(target) = { \(date) in", SwiftLiteral.wording(template))
    if code.isTooLong("\(head) \(body) }") {
      code.block(head) { $0.line(body) }
    } else {
      code.line("\(head) \(body) }")
    }
  }
}
