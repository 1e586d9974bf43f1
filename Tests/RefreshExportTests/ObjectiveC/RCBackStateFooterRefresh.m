// Made by refreshcfg from back-state-footer.preset.yaml: do not edit.

#import "RCBackStateFooterRefresh.h"

@implementation RCBackStateFooterRefresh

+ (MJRefreshBackStateFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    MJRefreshBackStateFooter *footer = [MJRefreshBackStateFooter footerWithRefreshingBlock:refreshingBlock];
    footer.fastAnimationDuration = 0.25;
    footer.slowAnimationDuration = 0.4;
    footer.mj_h = 44;
    footer.stateLabel.hidden = NO;
    footer.stateLabel.textColor = [UIColor colorWithRed:90 / 255.0 green:90 / 255.0 blue:90 / 255.0 alpha:1];
    footer.stateLabel.font = [UIFont boldSystemFontOfSize:14];
    footer.labelLeftInset = 25;
    footer.ignoredScrollViewContentInsetBottom = 0;
    footer.automaticallyChangeAlpha = NO;
    footer.hidden = NO;
    return footer;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    footer:(MJRefreshComponentAction)footer {
    scrollView.mj_footer = [self makeFooterWithRefreshingBlock:footer];
}

@end
