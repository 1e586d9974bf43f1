// Made by refreshcfg from normal-header.preset.yaml: do not edit.

#import "RCNormalHeaderRefresh.h"

@implementation RCNormalHeaderRefresh

+ (MJRefreshNormalHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:refreshingBlock];
    header.fastAnimationDuration = 0.25;
    header.slowAnimationDuration = 0.4;
    header.isCollectionViewAnimationBug = NO;
    header.mj_h = 54;
    header.stateLabel.hidden = NO;
    header.stateLabel.textColor = [UIColor colorWithRed:90 / 255.0 green:90 / 255.0 blue:90 / 255.0 alpha:1];
    header.stateLabel.font = [UIFont boldSystemFontOfSize:14];
    header.lastUpdatedTimeLabel.hidden = NO;
    header.lastUpdatedTimeLabel.textColor = [UIColor colorWithRed:90 / 255.0 green:90 / 255.0 blue:90 / 255.0 alpha:1];
    header.lastUpdatedTimeLabel.font = [UIFont boldSystemFontOfSize:14];
    header.labelLeftInset = 25;
    header.arrowView.hidden = NO;
    if (@available(iOS 13.0, *)) {
        header.loadingView.activityIndicatorViewStyle = UIActivityIndicatorViewStyleMedium;
    }
    header.lastUpdatedTimeKey = @"MJRefreshHeaderLastUpdatedTimeKey";
    header.ignoredScrollViewContentInsetTop = 0;
    header.automaticallyChangeAlpha = NO;
    header.hidden = NO;
    return header;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
}

@end
