import RefreshEngine
import RefreshPresets
import RefreshText

/// The Swift code of a preset.
struct SwiftFile {
  private let unit: AppUnit
  private let access: String
  private let bundle: String
  private let prefix: String
  private var code = CodeText(indent: 2)

  private init(_ unit: AppUnit, _ options: ExportOptions) {
    self.unit = unit
    // `internal` is the default access level, so it is omitted.
    access = options.access == .internal ? "" : options.access.rawValue + " "
    bundle = options.bundle ?? ".main"
    prefix = options.namePrefix
  }

  /// Returns the text of the file.
  static func text(of unit: AppUnit, _ options: ExportOptions) -> String {
    var file = SwiftFile(unit, options)
    file.write()
    return file.code.text
  }

  private mutating func write() {
    code.line("// Made by refreshcfg from \(CodeText.comment(unit.source)): do not edit.")
    code.line()
    code.line("import MJRefresh")
    code.line("import UIKit")
    code.line()
    code.comment(unit.summary)
    code.line("@MainActor")
    code.begin("\(access)enum \(unit.fullName) {")
    writeMembers()
    code.end("}")
  }

  private mutating func writeMembers() {
    if unit.isConfiguring {
      configure()
      code.line()
    }
    for component in unit.components {
      make(component)
      code.line()
    }
    attach()
    code.line()
    endRefreshing()
    for component in unit.components {
      guard component.isSubclassed else { continue }
      code.line()
      subclass(of: component)
    }
    writeHelpers()
  }

  private mutating func configure() {
    code.comment(AppUnit.configureSummary)
    code.block("\(access)static func configure() {") { code in
      let language = unit.language.map(SwiftLiteral.text)
      guard let strings = unit.strings else {
        if let language { code.line("MJRefreshConfig.default.languageCode = \(language)") }
        return
      }
      let suffix = strings.suffix.isEmpty ? "nil" : SwiftLiteral.text(String(strings.suffix.dropFirst()))
      code.line("let config = MJRefreshConfig.default")
      code.line("// The texts come before the language: they are read when it is set.")
      code.line("let url = bundle.url(forResource: \(SwiftLiteral.text(strings.bundle)), withExtension: \(suffix))")
      code.line("config.i18nBundle = url.flatMap(Bundle.init(url:))")
      code.line("config.i18nFilename = \(SwiftLiteral.text(strings.file))")
      if let language { code.line("config.languageCode = \(language)") }
    }
  }

  private mutating func make(_ component: AppComponent) {
    let (name, prefix) = (component.role.rawValue, prefix)
    code.comment("A \(name) of the type `\(component.kind.rawValue)`: \(component.origin).")
    code.block(
      "\(access)static func make\(component.capitalizedRole)(refreshing: @escaping () -> Void) "
        + "-> \(component.mjrefreshClass) {"
    ) { code in
      let type = component.isSubclassed ? component.capitalizedRole : component.mjrefreshClass
      guard !component.statements.isEmpty else { return code.line("\(type)(refreshingBlock: refreshing)") }
      code.line("let \(name) = \(type)(refreshingBlock: refreshing)")
      for statement in component.statements { Self.write(statement, on: name + ".", prefix: prefix, to: &code) }
      code.line("return \(name)")
    }
  }

  private mutating func attach() {
    let roles = unit.components.map(\.role.rawValue)
    code.comment(unit.attachSummary)
    code.list(
      "\(access)static func attach(", ["to scrollView: UIScrollView"] + roles.map { "\($0): @escaping () -> Void" },
      ") {", hangsTail: true)
    code.nested { code in
      for component in unit.components {
        let name = component.role.rawValue
        code.line("scrollView.mj_\(name) = make\(component.capitalizedRole)(refreshing: \(name))")
      }
    }
    code.line("}")
  }

  private mutating func endRefreshing() {
    code.comment(
      "Ends refreshing from an `async` function, too. There `endRefreshing()` is the form with a completion block: it needs "
        + "`await`, replaces `endRefreshingCompletionBlock`, and never returns if the component is idle.")
    code.block("\(access)static func endRefreshing(_ component: MJRefreshComponent?) {") {
      $0.line("component?.endRefreshing()")
    }
  }

  private mutating func subclass(of component: AppComponent) {
    let prefix = prefix
    code.comment(AppUnit.subclassSummary(of: component))
    code.block("private final class \(component.capitalizedRole): \(component.mjrefreshClass) {") { code in
      if let width = component.width { Self.writeWidth(width, of: component, to: &code) }
      if component.width != nil, component.followsLanguage || !component.parts.isEmpty { code.line() }
      if !component.parts.isEmpty {
        SwiftParts(parts: component.parts, prefix: prefix, keepsWidth: component.width != nil).write(to: &code)
      }
      guard component.followsLanguage else { return }
      if !component.parts.isEmpty { code.line() }
      code.block("override func i18nDidChange() {") { code in
        code.line("super.i18nDidChange()")
        if component.texts != nil { code.line("setTexts()") }
        if component.parts.contains(where: \.followsLanguage) { code.line("showParts()") }
        if component.texts != nil { code.line("placeSubviews()") }
      }
      if let texts = component.texts {
        code.line()
        Self.write(texts, prefix: prefix, to: &code)
      }
    }
  }

  /// Writes how a width is kept where MJRefresh sets its own.
  ///
  /// A width that `placeSubviews` sets after MJRefresh's would be a change at every layout, for which UIKit lays out again, and
  /// labels and arrow would be where MJRefresh's own width has them.
  private static func writeWidth(_ width: Double, of component: AppComponent, to code: inout CodeText) {
    code.line("private var ownWidth: CGFloat = \(width.shortestText)")
    code.line("private var isMJRefreshAtWork = false")
    code.line()
    code.comment(AppUnit.widthSummary)
    code.block("override var mj_w: CGFloat {") { code in
      code.line("get { super.mj_w }")
      code.block("set {") { code in
        code.line("if !isMJRefreshAtWork { ownWidth = newValue }")
        code.line("super.mj_w = ownWidth")
      }
    }
    code.line()
    code.block("private func keepingWidth(_ body: () -> Void) {") { code in
      code.line("isMJRefreshAtWork = true")
      code.line("body()")
      code.line("isMJRefreshAtWork = false")
    }
    code.line()
    code.block("override func willMove(toSuperview newSuperview: UIView?) {") {
      $0.line("keepingWidth { super.willMove(toSuperview: newSuperview) }")
    }
    guard component.parts.isEmpty else { return }
    code.line()
    code.block("override func placeSubviews() {") { $0.line("keepingWidth { super.placeSubviews() }") }
  }

  private static func write(_ texts: AppTexts, prefix: String, to code: inout CodeText) {
    code.block("func setTexts() {") { code in
      let languages = texts.languages.map(SwiftLiteral.text).joined(separator: ", ")
      code.line("switch \(prefix)RefreshLanguage.chosen(of: [\(languages)]) {")
      for version in texts.versions {
        code.line(version.language.map { "case \(SwiftLiteral.text($0)):" } ?? "default:")
        code.nested { code in
          for statement in version.statements { Self.write(statement, on: "", prefix: prefix, to: &code) }
          if version.statements.isEmpty { code.line("break") }
        }
      }
      code.line("}")
    }
  }
}

extension SwiftFile {
  /// Writes a statement.
  ///
  /// - Parameters:
  ///   - target: The component with its dot; empty in its own methods.
  ///   - prefix: The beginning of the names of shared code.
  private static func write(_ statement: AppStatement, on target: String, prefix: String, to code: inout CodeText) {
    switch statement {
    case .set(let key, .color(let color)):
      code.list("\(target)\(key.swift) = UIColor(", color.swiftArguments, ")")
    case .set(let key, .indicatorStyle(let style)):
      code.block(SwiftLiteral.availability) { code in
        code.line("\(target)\(key.swift) = \(AppValue.indicatorStyle(style).swift(as: key.form))")
      }
      if let color = style.colorName { code.line("\(target)loadingView?.color = .\(color)") }
    case .set(let key, _) where key.form == .call: code.line("\(target)\(key.swift)()")
    case .set(let key, let value): code.line("\(target)\(key.swift) = \(value.swift(as: key.form))")
    case .title(let key, let text, let state):
      code.line("\(target)\(key.swift)(\(SwiftLiteral.text(text)), for: .\(state.name))")
    case .frames(let key, let names, let duration, let state):
      write(names, duration, for: state, by: target + key.swift, prefix: prefix, to: &code)
    case .wording(let key, nil): code.line("\(target)\(key.swift) = nil")
    case .wording(let key, let template?):
      let date = template.hasDatePart || template.hasRelativePart ? "date" : "_"
      let (head, body) = ("\(target)\(key.swift) = { \(date) in", SwiftLiteral.wording(template))
      if code.isTooLong("\(head) \(body) }") {
        code.block(head) { $0.line(body) }
      } else {
        code.line("\(head) \(body) }")
      }
    case .ownTexts: code.line("\(target)setTexts()")
    }
  }

  private static func write(
    _ names: ImageNames, _ duration: Interval?, for state: RefreshState, by method: String, prefix: String,
    to code: inout CodeText
  ) {
    var images = "images(\(SwiftLiteral.names(names, prefix: prefix)))"
    var seconds = duration?.seconds.shortestText
    switch names {
    case .gif where duration == nil:
      code.line("let \(state.name)GIF = \(SwiftLiteral.names(names, prefix: prefix))")
      (images, seconds) = ("\(state.name)GIF.images", "\(state.name)GIF.duration")
    case .gif: images = SwiftLiteral.names(names, prefix: prefix) + ".images"
    case .list(let list) where images.count > code.width - 10:
      code.block("let \(state.name)Names = [", "]") { code in
        for line in wrapped(list.map { SwiftLiteral.text($0) + "," }, width: code.width - 10) { code.line(line) }
      }
      images = "images(\(state.name)Names)"
    case .list, .numbered: break
    }
    code.list("\(method)(", [images] + (seconds.map { ["duration: \($0)"] } ?? []) + ["for: .\(state.name)"], ")")
  }

  /// Writes only the helpers that the code above needs.
  private mutating func writeHelpers() {
    if unit.hasResources {
      code.line()
      code.line("private static var bundle: Bundle { \(bundle) }")
    }
    if unit.hasFrames {
      code.line()
      code.block("private static func images(_ names: [String]) -> [UIImage] {") { code in
        code.block("names.compactMap { name in") { code in
          code.line("let image = UIImage(named: name, in: bundle, compatibleWith: nil)")
          code.line("assert(image != nil, \"there is no image \\(name)\")")
          code.line("return image")
        }
      }
    }
    if unit.hasDates { writeTimes() }
  }

  private mutating func writeTimes() {
    if unit.hasRelativeTime {
      code.line()
      code.comment(AppUnit.relativeSummary)
      code.block("private static func relativeText(of date: Date?) -> String {") { code in
        code.line("let calendar = Calendar(identifier: .gregorian)")
        code.line("let today = calendar.dateComponents([.year, .day], from: Date())")
        code.line("let day = date.map { calendar.dateComponents([.year, .day], from: $0) }")
        code.block("if let day, day.day == today.day {") { code in
          code.line("let prefix = Bundle.mj_localizedString(forKey: MJRefreshHeaderDateTodayText)")
          code.line("return prefix + text(of: date, as: \" HH:mm\")")
        }
        code.line("return text(of: date, as: day?.year == today.year ? \"MM-dd HH:mm\" : \"yyyy-MM-dd HH:mm\")")
      }
    }
    code.line()
    code.block("private static func text(of date: Date?, as pattern: String) -> String {") { code in
      code.line(
        "guard let date else { return Bundle.mj_localizedString(forKey: MJRefreshHeaderNoneLastDateText) }")
      code.line("let formatter = DateFormatter()")
      code.line("formatter.locale = Locale(identifier: \"en_US_POSIX\")")
      code.line("formatter.dateFormat = pattern")
      code.line("return formatter.string(from: date)")
    }
  }
}

extension AppComponent {
  /// The role as part of the names of methods and types.
  var capitalizedRole: String { role.rawValue.prefix(1).uppercased() + role.rawValue.dropFirst() }
}
