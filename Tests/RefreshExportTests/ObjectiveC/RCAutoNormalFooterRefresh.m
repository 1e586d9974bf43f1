// Made by refreshcfg from auto-normal-footer.preset.yaml: do not edit.

#import "RCAutoNormalFooterRefresh.h"

@implementation RCAutoNormalFooterRefresh

+ (MJRefreshAutoNormalFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    MJRefreshAutoNormalFooter *footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:refreshingBlock];
    footer.fastAnimationDuration = 0.25;
    footer.slowAnimationDuration = 0.4;
    footer.mj_h = 44;
    footer.stateLabel.hidden = NO;
    footer.stateLabel.textColor = [UIColor colorWithRed:90 / 255.0 green:90 / 255.0 blue:90 / 255.0 alpha:1];
    footer.stateLabel.font = [UIFont boldSystemFontOfSize:14];
    footer.labelLeftInset = 25;
    footer.refreshingTitleHidden = NO;
    if (@available(iOS 13.0, *)) {
        footer.loadingView.activityIndicatorViewStyle = UIActivityIndicatorViewStyleMedium;
    }
    footer.ignoredScrollViewContentInsetBottom = 0;
    footer.automaticallyRefresh = YES;
    footer.triggerAutomaticallyRefreshPercent = 1;
    footer.autoTriggerTimes = 1;
    footer.automaticallyChangeAlpha = NO;
    footer.hidden = NO;
    return footer;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    footer:(MJRefreshComponentAction)footer {
    scrollView.mj_footer = [self makeFooterWithRefreshingBlock:footer];
}

@end
