/// The functions that a file of Objective-C needs.
enum ObjectiveCHelpers {
  /// Writes only the functions that are needed.
  static func write(_ unit: AppUnit, bundle: String, looksUpTexts: Bool, to code: inout CodeText) {
    func function(_ head: String, _ body: [String], _ comment: String? = nil) {
      code.separate()
      if let comment { code.comment(comment) }
      code.block("static \(head) {") { code in for line in body { code.line(line) } }
    }
    let hasLists = unit.frames.contains { if case .list = $0 { true } else { false } }
    let hasNumbers = unit.frames.contains { if case .numbered = $0 { true } else { false } }
    if unit.hasResources || looksUpTexts { function("NSBundle *Bundle(void)", ["return \(bundle);"]) }
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
        ], "Returns the images whose names differ only in a number.")
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
