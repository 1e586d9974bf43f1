import RefreshEngine
import RefreshPresets
import RefreshText

/// Objective-C statements.
enum ObjectiveCStatement {
  /// Writes a statement.
  ///
  /// - Parameters:
  ///   - target: The component.
  ///   - prefix: The beginning of the names of shared code.
  static func write(_ statement: AppStatement, on target: String, prefix: String, to code: inout CodeText) {
    switch statement {
    case .set(let key, .indicatorStyle(let style)):
      code.block(ObjectiveCLiteral.availability) { code in
        code.line("\(target).\(key.objectiveC) = \(AppValue.indicatorStyle(style).objectiveC(as: key.form));")
      }
      if let color = style.colorName { code.line("\(target).loadingView.color = UIColor.\(color)Color;") }
    case .set(let key, _) where key.form == .call: code.line("[\(target) \(key.objectiveC)];")
    case .set(let key, let value): code.line("\(target).\(key.objectiveC) = \(value.objectiveC(as: key.form));")
    case .title(let key, let text, let state):
      code.line("[\(target) \(key.objectiveC):\(ObjectiveCLiteral.text(text)) forState:\(state.objectiveC)];")
    case .frames(let key, let names, let duration, let state):
      write(names, duration, for: state, by: "\(target) \(key.objectiveC)", prefix: prefix, to: &code)
    case .wording(let key, nil): code.line("\(target).\(key.objectiveC) = nil;")
    case .wording(let key, let template?):
      let usesDate = template.hasDatePart || template.hasRelativePart
      let date = usesDate ? "NSDate *_Nullable date" : "__unused NSDate *_Nullable date"
      code.line("\(target).\(key.objectiveC) = ^NSString *(\(date)) {")
      code.nested { $0.line("return \(ObjectiveCLiteral.wording(template));") }
      code.line("};")
    case .ownTexts: code.line("[\(target) setTexts];")
    }
  }

  private static func write(
    _ names: ImageNames, _ duration: Interval?, for state: RefreshState, by method: String, prefix: String,
    to code: inout CodeText
  ) {
    var seconds = duration?.seconds.shortestText
    var images: String
    switch names {
    case .numbered(let names): images = ObjectiveCLiteral.numbered(names)
    case .list(let list):
      images = "ImagesNamed(@[ \(list.map(ObjectiveCLiteral.text).joined(separator: ", ")) ])"
      if images.count > code.width - 10 {
        code.block("NSArray<NSString *> *\(state.name)Names = @[", "];") { code in
          let items = list.enumerated().map { ObjectiveCLiteral.text($1) + ($0 == list.count - 1 ? "" : ",") }
          for line in wrapped(items, width: code.width - 10) { code.line(line) }
        }
        images = "ImagesNamed(\(state.name)Names)"
      }
    case .gif(let name, let scale):
      images =
        "[\(prefix)RefreshImages imagesOfGIF:\(ObjectiveCLiteral.text(name)) scale:\(scale) inBundle:Bundle() "
        + "duration:\(duration == nil ? "&\(state.name)Duration" : "NULL")]"
      guard duration == nil else { break }
      // The call sets the duration, and C does not define the order in which arguments are evaluated.
      code.line("NSTimeInterval \(state.name)Duration = 0;")
      code.line("NSArray<UIImage *> *\(state.name)Images =")
      code.nested { $0.line("\(images);") }
      (images, seconds) = (state.name + "Images", state.name + "Duration")
    }
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
}

/// The functions that a file of Objective-C needs.
enum ObjectiveCHelpers {
  /// Writes only the functions that are needed.
  static func write(_ unit: AppUnit, bundle: String, to code: inout CodeText) {
    func function(_ head: String, _ body: [String], _ comment: String? = nil) {
      if let comment { code.comment(comment) }
      code.block("static \(head) {") { code in for line in body { code.line(line) } }
      code.line()
    }
    let hasLists = unit.frames.contains { if case .list = $0 { true } else { false } }
    let hasNumbers = unit.frames.contains { if case .numbered = $0 { true } else { false } }
    if unit.hasResources { function("NSBundle *Bundle(void)", ["return \(bundle);"]) }
    if hasLists || hasNumbers || unit.hasImages {
      function(
        "UIImage *_Nullable ImageNamed(NSString *name)",
        [
          "UIImage *image = [UIImage imageNamed:name inBundle:Bundle() compatibleWithTraitCollection:nil];",
          "NSCAssert(image != nil, @\"there is no image %@\", name);",
          "return image;",
        ])
    }
    if hasLists {
      function(
        "NSArray<UIImage *> *ImagesNamed(NSArray<NSString *> *names)",
        [
          "NSMutableArray<UIImage *> *images = [NSMutableArray array];",
          "for (NSString *name in names) {",
          "    UIImage *image = ImageNamed(name);",
          "    if (image != nil) [images addObject:image];",
          "}",
          "return images;",
        ])
    }
    if hasNumbers {
      function(
        "NSArray<UIImage *> *NumberedImages(NSString *format, long first, long last)",
        [
          "NSMutableArray<UIImage *> *images = [NSMutableArray array];",
          "long step = first <= last ? 1 : -1;",
          "for (long number = first; number != last + step; number += step) {",
          "    UIImage *image = ImageNamed([NSString stringWithFormat:format, number]);",
          "    if (image != nil) [images addObject:image];",
          "}",
          "return images;",
        ], "The images of names that are the same but for a number.")
    }
    if unit.hasDates { writeTimes(function, isRelative: unit.hasRelativeTime) }
  }

  private static func writeTimes(_ function: (String, [String], String?) -> Void, isRelative: Bool) {
    function(
      "NSString *TextOfDate(NSDate *_Nullable date, NSString *pattern)",
      [
        "if (date == nil) return [NSBundle mj_localizedStringForKey:MJRefreshHeaderNoneLastDateText];",
        "NSDateFormatter *formatter = [[NSDateFormatter alloc] init];",
        "formatter.locale = [NSLocale localeWithLocaleIdentifier:@\"en_US_POSIX\"];",
        "formatter.dateFormat = pattern;",
        "return [formatter stringFromDate:date];",
      ], nil)
    guard isRelative else { return }
    function(
      "NSString *RelativeText(NSDate *_Nullable date)",
      [
        "if (date == nil) return TextOfDate(nil, @\"\");",
        "NSCalendar *calendar = [NSCalendar calendarWithIdentifier:NSCalendarIdentifierGregorian];",
        "NSCalendarUnit units = NSCalendarUnitYear | NSCalendarUnitDay;",
        "NSDateComponents *day = [calendar components:units fromDate:date];",
        "NSDateComponents *today = [calendar components:units fromDate:[NSDate date]];",
        "if (day.day == today.day) {",
        "    NSString *prefix = [NSBundle mj_localizedStringForKey:MJRefreshHeaderDateTodayText];",
        "    return [prefix stringByAppendingString:TextOfDate(date, @\" HH:mm\")];",
        "}",
        "return TextOfDate(date, day.year == today.year ? @\"MM-dd HH:mm\" : @\"yyyy-MM-dd HH:mm\");",
      ], AppUnit.relativeSummary)
  }
}
