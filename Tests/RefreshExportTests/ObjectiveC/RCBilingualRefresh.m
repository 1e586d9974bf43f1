// Made by refreshcfg from bilingual.preset.yaml: do not edit.

#import "RCBilingualRefresh.h"
#import "RCRefreshLanguage.h"

static NSString *TextOfDate(NSDate *_Nullable date, NSString *pattern) {
    if (date == nil) return [NSBundle mj_localizedStringForKey:MJRefreshHeaderNoneLastDateText];
    NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
    formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
    formatter.dateFormat = pattern;
    return [formatter stringFromDate:date];
}

/// MJRefresh's own wording of a time: the same day of any month counts as today.
static NSString *RelativeText(NSDate *_Nullable date) {
    if (date == nil) return TextOfDate(nil, @"");
    NSCalendar *calendar = [NSCalendar calendarWithIdentifier:NSCalendarIdentifierGregorian];
    NSCalendarUnit units = NSCalendarUnitYear | NSCalendarUnitDay;
    NSDateComponents *day = [calendar components:units fromDate:date];
    NSDateComponents *today = [calendar components:units fromDate:[NSDate date]];
    if (day.day == today.day) {
        NSString *prefix = [NSBundle mj_localizedStringForKey:MJRefreshHeaderDateTodayText];
        return [prefix stringByAppendingString:TextOfDate(date, @" HH:mm")];
    }
    return TextOfDate(date, day.year == today.year ? @"MM-dd HH:mm" : @"yyyy-MM-dd HH:mm");
}

/// Sets its own texts again when the language changes, because MJRefresh replaces them.
@interface RCBilingualRefreshHeader : MJRefreshStateHeader
- (void)setTexts;
@end

@implementation RCBilingualRefreshHeader

- (void)i18nDidChange {
    [super i18nDidChange];
    [self setTexts];
    [self placeSubviews];
}

- (void)setTexts {
    NSString *language = [RCRefreshLanguage chosenOf:@[ @"en", @"zh-Hans" ]];
    if ([language isEqualToString:@"en"]) {
        [self setTitle:@"Pull for news" forState:MJRefreshStateIdle];
        [self setTitle:@"Let go" forState:MJRefreshStatePulling];
        [self setTitle:@"Fetching…" forState:MJRefreshStateRefreshing];
        self.lastUpdatedTimeText = ^NSString *(NSDate *_Nullable date) {
            return [@"As of " stringByAppendingString:TextOfDate(date, @"MM-dd HH:mm")];
        };
    } else if ([language isEqualToString:@"zh-Hans"]) {
        [self setTitle:@"下拉看新闻" forState:MJRefreshStateIdle];
        [self setTitle:@"松开" forState:MJRefreshStatePulling];
        [self setTitle:@"加载中…" forState:MJRefreshStateRefreshing];
        self.lastUpdatedTimeText = ^NSString *(NSDate *_Nullable date) {
            return [@"更新于 " stringByAppendingString:RelativeText(date)];
        };
    }
}

@end

@implementation RCBilingualRefresh

+ (void)configure {
    MJRefreshConfig.defaultConfig.languageCode = @"en";
}

+ (MJRefreshStateHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    RCBilingualRefreshHeader *header = [RCBilingualRefreshHeader headerWithRefreshingBlock:refreshingBlock];
    [header setTexts];
    header.lastUpdatedTimeKey = @"MJRefreshHeaderLastUpdatedTimeKey";
    return header;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
}

@end
