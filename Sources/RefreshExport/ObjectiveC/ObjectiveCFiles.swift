import RefreshEngine
import RefreshText

/// The Objective-C code of a preset: a class in a header and its implementation.
struct ObjectiveCFiles {
  private let unit: AppUnit
  private let name: String
  private let prefix: String
  private let bundle: String
  private var code = CodeText(indent: 4)

  private init(_ unit: AppUnit, _ options: ExportOptions) {
    self.unit = unit
    name = unit.fullName
    prefix = options.namePrefix
    bundle = options.bundle ?? "NSBundle.mainBundle"
  }

  /// The header and the implementation.
  static func files(of unit: AppUnit, _ options: ExportOptions) -> [Export.File] {
    var (header, implementation) = (ObjectiveCFiles(unit, options), ObjectiveCFiles(unit, options))
    header.writeHeader()
    implementation.writeImplementation()
    return [
      Export.File(path: header.name + ".h", text: header.code.text),
      Export.File(path: header.name + ".m", text: implementation.code.text),
    ]
  }

  private mutating func writeHeader() {
    code.line("// Made by refreshcfg from \(CodeText.comment(unit.source)): do not edit.")
    code.line()
    code.line("#import <MJRefresh/MJRefresh.h>")
    code.line("#import <UIKit/UIKit.h>")
    code.line()
    code.line("NS_ASSUME_NONNULL_BEGIN")
    code.line()
    code.comment(unit.summary)
    code.line("NS_SWIFT_UI_ACTOR")
    code.line("NS_SWIFT_NAME(\(unit.typeName))")
    code.line("@interface \(name) : NSObject")
    code.line()
    if unit.isConfiguring {
      code.comment(AppUnit.configureSummary)
      code.line("+ (void)configure;")
      code.line()
    }
    for component in unit.components {
      let role = component.role.rawValue
      code.comment("A \(role) of the type `\(component.kind.rawValue)`: \(component.origin).")
      code.line(signature(of: component))
      code.nested { $0.line("NS_SWIFT_NAME(make\(component.capitalizedRole)(refreshing:));") }
      code.line()
    }
    code.comment(unit.attachSummary)
    for line in attachSignature { code.line(line) }
    let labels = unit.components.map { $0.role.rawValue + ":" }.joined()
    code.nested { $0.line("NS_SWIFT_NAME(attach(to:\(labels)));") }
    code.line()
    code.line("+ (instancetype)new NS_UNAVAILABLE;")
    code.line("- (instancetype)init NS_UNAVAILABLE;")
    code.line()
    code.line("@end")
    code.line()
    code.line("NS_ASSUME_NONNULL_END")
  }

  private func signature(of component: AppComponent) -> String {
    "+ (\(component.mjrefreshClass) *)make\(component.capitalizedRole)WithRefreshingBlock:"
      + "(MJRefreshComponentAction)refreshingBlock"
  }

  /// The lines of the method that attaches, aligned at their colons.
  private var attachSignature: [String] {
    let first = "+ (void)attachToScrollView:(UIScrollView *)scrollView"
    let column = first.prefix { $0 != ":" }.count
    return [first]
      + unit.components.map { component in
        let label = component.role.rawValue
        return "\(label.padded(to: column, before: true)):(MJRefreshComponentAction)\(label)"
      }
  }

  private mutating func writeImplementation() {
    code.line("// Made by refreshcfg from \(CodeText.comment(unit.source)): do not edit.")
    code.line()
    code.line("#import \"\(name).h\"")
    if unit.hasGIF { code.line("#import \"\(prefix)RefreshImages.h\"") }
    if unit.choosesLanguage { code.line("#import \"\(prefix)RefreshLanguage.h\"") }
    if !unit.parts.isEmpty { code.line("#import \"\(prefix)RefreshParts.h\"") }
    code.line()
    ObjectiveCHelpers.write(unit, bundle: bundle, to: &code)
    for component in unit.components {
      if component.isSubclassed { subclass(of: component) }
    }
    code.line("@implementation \(name)")
    code.line()
    if unit.isConfiguring { configure() }
    for component in unit.components { make(component) }
    let lines = attachSignature
    for line in lines.dropLast() { code.line(line) }
    code.block((lines.last ?? "") + " {") { code in
      for component in unit.components {
        let role = component.role.rawValue
        code.line(
          "scrollView.mj_\(role) = [self make\(component.capitalizedRole)WithRefreshingBlock:\(role)];")
      }
    }
    code.line()
    code.line("@end")
  }

  private mutating func configure() {
    code.block("+ (void)configure {") { code in
      let language = unit.language.map(ObjectiveCLiteral.text)
      guard let strings = unit.strings else {
        if let language { code.line("MJRefreshConfig.defaultConfig.languageCode = \(language);") }
        return
      }
      let suffix = strings.suffix.isEmpty ? "nil" : ObjectiveCLiteral.text(String(strings.suffix.dropFirst()))
      code.line("MJRefreshConfig *config = MJRefreshConfig.defaultConfig;")
      code.line("// The texts come before the language: they are read when it is set.")
      code.line(
        "NSURL *url = [Bundle() URLForResource:\(ObjectiveCLiteral.text(strings.bundle)) withExtension:\(suffix)];")
      code.line("config.i18nBundle = url == nil ? nil : [NSBundle bundleWithURL:url];")
      code.line("config.i18nFilename = \(ObjectiveCLiteral.text(strings.file));")
      if let language { code.line("config.languageCode = \(language);") }
    }
    code.line()
  }

  private mutating func make(_ component: AppComponent) {
    let (role, prefix) = (component.role.rawValue, prefix)
    let type = component.isSubclassed ? subclassName(component) : component.mjrefreshClass
    code.block(signature(of: component) + " {") { code in
      let call = "[\(type) \(role)WithRefreshingBlock:refreshingBlock]"
      guard !component.statements.isEmpty else { return code.line("return \(call);") }
      code.line("\(type) *\(role) = \(call);")
      for statement in component.statements {
        ObjectiveCStatement.write(statement, on: role, prefix: prefix, to: &code)
      }
      code.line("return \(role);")
    }
    code.line()
  }

  private func subclassName(_ component: AppComponent) -> String { name + component.capitalizedRole }

  private mutating func subclass(of component: AppComponent) {
    let type = subclassName(component)
    let parts = ObjectiveCParts(
      parts: component.parts, className: type, role: component.capitalizedRole, prefix: prefix,
      keepsWidth: component.width != nil)
    parts.writeTables(to: &code)
    code.comment(AppUnit.subclassSummary(of: component))
    code.line("@interface \(type) : \(component.mjrefreshClass)")
    if component.texts != nil { code.line("- (void)setTexts;") }
    code.line("@end")
    code.line()
    if component.parts.isEmpty, component.width == nil {
      code.line("@implementation \(type)")
    } else {
      code.block("@implementation \(type) {") { code in
        if component.width != nil {
          code.line("CGFloat _ownWidth;")
          code.line("BOOL _isMJRefreshAtWork;")
        }
        parts.writeVariables(to: &code)
      }
    }
    code.line()
    if let width = component.width { writeWidth(width, of: component) }
    if !component.parts.isEmpty { parts.write(to: &code) }
    if component.followsLanguage {
      code.block("- (void)i18nDidChange {") { code in
        code.line("[super i18nDidChange];")
        if component.texts != nil { code.line("[self setTexts];") }
        if component.parts.contains(where: \.followsLanguage) { code.line("[self showParts];") }
        if component.texts != nil { code.line("[self placeSubviews];") }
      }
      code.line()
    }
    if let texts = component.texts { write(texts) }
    code.line("@end")
    code.line()
  }

  /// Writes how a width is kept where MJRefresh sets its own.
  private mutating func writeWidth(_ width: Double, of component: AppComponent) {
    code.block("- (instancetype)initWithFrame:(CGRect)frame {") { code in
      code.line("_ownWidth = \(width.shortestText);")
      code.line("return [super initWithFrame:frame];")
    }
    code.line()
    code.comment(AppUnit.widthSummary)
    code.block("- (void)setMj_w:(CGFloat)width {") { code in
      code.line("if (!_isMJRefreshAtWork) _ownWidth = width;")
      code.line("[super setMj_w:_ownWidth];")
    }
    code.line()
    let methods = [("willMoveToSuperview:(UIView *)superview", "willMoveToSuperview:superview")]
    let others = component.parts.isEmpty ? [("placeSubviews", "placeSubviews")] : []
    for (head, call) in methods + others {
      code.block("- (void)\(head) {") { code in
        code.line("_isMJRefreshAtWork = YES;")
        code.line("[super \(call)];")
        code.line("_isMJRefreshAtWork = NO;")
      }
      code.line()
    }
  }

  private mutating func write(_ texts: AppTexts) {
    let prefix = prefix
    code.block("- (void)setTexts {") { code in
      let languages = texts.languages.map(ObjectiveCLiteral.text).joined(separator: ", ")
      code.line("NSString *language = [\(prefix)RefreshLanguage chosenOf:@[ \(languages) ]];")
      var head = "if"
      for version in texts.versions {
        guard let language = version.language else {
          guard !version.statements.isEmpty else { continue }
          code.line("} else {")
          code.nested { code in
            for statement in version.statements {
              ObjectiveCStatement.write(statement, on: "self", prefix: prefix, to: &code)
            }
          }
          continue
        }
        code.line("\(head) ([language isEqualToString:\(ObjectiveCLiteral.text(language))]) {")
        head = "} else if"
        code.nested { code in
          for statement in version.statements {
            ObjectiveCStatement.write(statement, on: "self", prefix: prefix, to: &code)
          }
        }
      }
      code.line("}")
    }
    code.line()
  }
}
