// Made by refreshcfg from everything.preset.yaml: do not edit.

#import "RCEverythingRefresh.h"

@implementation RCEverythingRefresh

+ (void)configure {
    MJRefreshConfig.defaultConfig.languageCode = @"zh-Hans";
}

+ (MJRefreshNormalHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:refreshingBlock];
    header.lastUpdatedTimeKey = @"everything";
    return header;
}

+ (MJRefreshBackNormalFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    return [MJRefreshBackNormalFooter footerWithRefreshingBlock:refreshingBlock];
}

+ (MJRefreshNormalTrailer *)makeTrailerWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    return [MJRefreshNormalTrailer trailerWithRefreshingBlock:refreshingBlock];
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
                    footer:(MJRefreshComponentAction)footer
                   trailer:(MJRefreshComponentAction)trailer {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
    scrollView.mj_footer = [self makeFooterWithRefreshingBlock:footer];
    scrollView.mj_trailer = [self makeTrailerWithRefreshingBlock:trailer];
}

@end
