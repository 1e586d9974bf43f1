import RefreshEngine
import RefreshPresets
import RefreshText

/// Objective-C.
struct ObjectiveCDialect: Dialect {
  /// The beginning of the names of shared code.
  let prefix: String
  /// The template of an expression that looks up a text; nil for Foundation's macros.
  var localized: String?
  /// Whether texts are in a bundle other than the main one.
  var hasBundle = false

  func lookup(_ key: String, table: String?) -> String {
    // The literal has `@` and a quote before the text.
    if let localized { return localized.replacing("%@", with: String(text(key).dropFirst(2).dropLast())) }
    let table = table.map(text)
    if hasBundle { return "NSLocalizedStringFromTableInBundle(\(text(key)), \(table ?? "nil"), Bundle(), nil)" }
    return table.map { "NSLocalizedStringFromTable(\(text(key)), \($0), nil)" }
      ?? "NSLocalizedString(\(text(key)), nil)"
  }

  func text(_ text: String) -> String { ObjectiveCLiteral.text(text) }
  func flag(_ flag: Bool) -> String { flag ? "YES" : "NO" }
  func font(_ size: Double, isBold: Bool) -> String {
    "[UIFont \(isBold ? "boldSystemFontOfSize" : "systemFontOfSize"):\(size.shortestText)]"
  }
  func constant(_ name: String, of type: String) -> String { type + name.capitalizedFirst }
  func color(named name: String) -> String { "UIColor.\(name)Color" }
  func image(_ name: String) -> String { "ImageNamed(\(text(name)))" }

  func path(of member: AppMember) -> String { member.objectiveC }
  func member(_ path: String, of object: String?) -> String { "\(object ?? "self").\(path)" }
  func set(_ target: String, to value: String) -> String { "\(target) = \(value);" }
  func call(_ method: String, of object: String?) -> String { "[\(object ?? "self") \(method)];" }
  func superCall(_ method: String) -> String { "[super \(method)];" }
  func keepingWidth(_ superCall: String) -> [String] {
    ["_isMJRefreshAtWork = YES;", superCall, "_isMJRefreshAtWork = NO;"]
  }
  func override(_ method: String) -> String { self.method(method) }
  func method(_ name: String) -> String { "- (void)\(name) {" }
  var availability: String { "if (@available(iOS 13.0, *)) {" }

  func set(_ target: String, to color: RGBAColor, in code: inout CodeText) {
    func channel(_ shift: UInt32) -> UInt32 { color.rgba >> shift & 0xFF }
    let alpha = channel(0) == 0xFF ? "1" : "\(channel(0)) / 255.0"
    code.line(
      "\(target) = [UIColor colorWithRed:\(channel(24)) / 255.0 green:\(channel(16)) / 255.0 "
        + "blue:\(channel(8)) / 255.0 alpha:\(alpha)];")
  }

  func setTitle(_ title: String, for state: RefreshState, by member: AppMember, of object: String?) -> String {
    "[\(object ?? "self") \(member.objectiveC):\(title) forState:\(state.objectiveC)];"
  }

  func setFrames(
    _ names: ImageNames, _ duration: Interval?, for state: RefreshState, by member: AppMember, of object: String?,
    in code: inout CodeText
  ) {
    var (images, seconds) = frames(names, duration, as: state.name, in: &code)
    if case .list(let list) = names, images.count > code.width - 10 {
      code.block("NSArray<NSString *> *\(state.name)Names = @[", "];") { code in
        let items = list.enumerated().map { text($1) + ($0 == list.count - 1 ? "" : ",") }
        for line in wrapped(items, width: code.width - 10) { code.line(line) }
      }
      images = "ImagesNamed(\(state.name)Names)"
    }
    let method = "\(object ?? "self") \(member.objectiveC)"
    let last = "forState:\(state.objectiveC)];"
    let parts = ["[\(method):\(images)"] + (seconds.map { ["duration:\($0)"] } ?? []) + [last]
    let whole = parts.joined(separator: " ")
    guard whole.count > code.width else { return code.line(whole) }
    // The arguments are aligned at the colons, as Xcode does.
    let column = method.count + 1
    code.line(parts[0])
    for part in parts.dropFirst() {
      let label = part.prefix { $0 != ":" }
      code.line(String(label).padded(to: column, before: true) + part.dropFirst(label.count))
    }
  }

  /// Returns expressions for frames and their duration, after writing the statements that they need.
  ///
  /// - Parameter name: The beginning of the names of variables.
  func frames(
    _ names: ImageNames, _ duration: Interval?, as name: String, in code: inout CodeText
  ) -> (images: String, seconds: String?) {
    let seconds = duration?.seconds.shortestText
    guard case .gif(let file, let scale) = names else { return (images(names), seconds) }
    let call = "[\(prefix)RefreshImages imagesOfGIF:\(text(file)) scale:\(scale) inBundle:Bundle() duration:"
    if let seconds { return (call + "NULL]", seconds) }
    // The call sets the duration, and C does not define the order in which arguments are evaluated.
    code.line("NSTimeInterval \(name)Duration = 0;")
    code.line("NSArray<UIImage *> *\(name)Images =")
    code.nested { $0.line("\(call)&\(name)Duration];") }
    return (name + "Images", name + "Duration")
  }

  private func images(_ names: ImageNames) -> String {
    switch names {
    case .numbered(let names): ObjectiveCLiteral.numbered(names)
    case .list(let list): "ImagesNamed(@[ \(list.map(text).joined(separator: ", ")) ])"
    case .gif: ""
    }
  }

  func setWording(_ template: TimeTemplate, to target: String, in code: inout CodeText) {
    let isUsed = template.hasDatePart || template.hasRelativePart
    code.block("\(target) = ^NSString *(\(isUsed ? "" : "__unused ")NSDate *_Nullable date) {", "};") { code in
      code.line("return \(ObjectiveCLiteral.wording(template));")
    }
  }
}
