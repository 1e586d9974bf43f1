// Made by refreshcfg from looked-up.preset.yaml: do not edit.

#import "RCLookedUpRefresh.h"

/// Sets its own texts again when the language changes, because MJRefresh replaces them.
@interface RCLookedUpRefreshHeader : MJRefreshNormalHeader
- (void)setTexts;
@end

@implementation RCLookedUpRefreshHeader

- (void)i18nDidChange {
    [super i18nDidChange];
    [self setTexts];
    [self placeSubviews];
}

- (void)setTexts {
    [self setTitle:NSLocalizedString(@"feed.pull", nil) forState:MJRefreshStateIdle];
    [self setTitle:NSLocalizedString(@"feed.release", nil) forState:MJRefreshStatePulling];
    [self setTitle:NSLocalizedString(@"feed.loading", nil) forState:MJRefreshStateRefreshing];
}

@end

/// Sets its own texts again when the language changes, because MJRefresh replaces them.
@interface RCLookedUpRefreshFooter : MJRefreshBackNormalFooter
- (void)setTexts;
@end

@implementation RCLookedUpRefreshFooter

- (void)i18nDidChange {
    [super i18nDidChange];
    [self setTexts];
    [self placeSubviews];
}

- (void)setTexts {
    [self setTitle:NSLocalizedString(@"feed.end", nil) forState:MJRefreshStateNoMoreData];
}

@end

@implementation RCLookedUpRefresh

+ (MJRefreshNormalHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    RCLookedUpRefreshHeader *header = [RCLookedUpRefreshHeader headerWithRefreshingBlock:refreshingBlock];
    [header setTexts];
    header.lastUpdatedTimeKey = @"looked-up";
    return header;
}

+ (MJRefreshBackNormalFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    RCLookedUpRefreshFooter *footer = [RCLookedUpRefreshFooter footerWithRefreshingBlock:refreshingBlock];
    [footer setTexts];
    return footer;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
                    footer:(MJRefreshComponentAction)footer {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
    scrollView.mj_footer = [self makeFooterWithRefreshingBlock:footer];
}

@end
