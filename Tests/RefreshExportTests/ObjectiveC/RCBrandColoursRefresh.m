// Made by refreshcfg from brand-colours.preset.yaml: do not edit.

#import "RCBrandColoursRefresh.h"

static NSBundle *Bundle(void) {
    return NSBundle.mainBundle;
}

static UIImage *_Nullable ImageNamed(NSString *name) {
    UIImage *image = [UIImage imageNamed:name inBundle:Bundle() compatibleWithTraitCollection:nil];
    NSCAssert(image != nil, @"there is no image %@", name);
    return image;
}

static NSString *TextOfDate(NSDate *_Nullable date, NSString *pattern) {
    if (date == nil) return [NSBundle mj_localizedStringForKey:MJRefreshHeaderNoneLastDateText];
    NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
    formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
    formatter.dateFormat = pattern;
    return [formatter stringFromDate:date];
}

@implementation RCBrandColoursRefresh

+ (MJRefreshNormalHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:refreshingBlock];
    header.stateLabel.textColor = [UIColor colorWithRed:0 / 255.0 green:137 / 255.0 blue:123 / 255.0 alpha:1];
    header.stateLabel.font = [UIFont boldSystemFontOfSize:16];
    header.lastUpdatedTimeLabel.textColor = [UIColor colorWithRed:0 / 255.0 green:137 / 255.0 blue:123 / 255.0 alpha:179 / 255.0];
    header.lastUpdatedTimeLabel.font = [UIFont boldSystemFontOfSize:11];
    header.labelLeftInset = 16;
    header.arrowView.image = ImageNamed(@"arrow");
    [header setTitle:@"Pull for news" forState:MJRefreshStateIdle];
    [header setTitle:@"Let go" forState:MJRefreshStatePulling];
    [header setTitle:@"Fetching…" forState:MJRefreshStateRefreshing];
    header.lastUpdatedTimeText = ^NSString *(NSDate *_Nullable date) {
        return [@"As of " stringByAppendingString:TextOfDate(date, @"yyyy-MM-dd HH:mm")];
    };
    header.lastUpdatedTimeKey = @"brand-colours";
    return header;
}

+ (MJRefreshAutoNormalFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    MJRefreshAutoNormalFooter *footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:refreshingBlock];
    footer.stateLabel.textColor = [UIColor colorWithRed:0 / 255.0 green:137 / 255.0 blue:123 / 255.0 alpha:1];
    footer.stateLabel.font = [UIFont boldSystemFontOfSize:16];
    [footer setTitle:@"More below" forState:MJRefreshStateIdle];
    [footer setTitle:@"Fetching more…" forState:MJRefreshStateRefreshing];
    [footer setTitle:@"That's all, folks" forState:MJRefreshStateNoMoreData];
    return footer;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
                    footer:(MJRefreshComponentAction)footer {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
    scrollView.mj_footer = [self makeFooterWithRefreshingBlock:footer];
}

@end
