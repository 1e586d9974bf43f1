// Made by refreshcfg from card-strip.preset.yaml: do not edit.

#import "RCCardStripRefresh.h"

/// Keeps its own width, where MJRefresh sets another at every layout.
@interface RCCardStripRefreshTrailer : MJRefreshNormalTrailer
@end

@implementation RCCardStripRefreshTrailer

- (void)setMj_w:(__unused CGFloat)width {
    [super setMj_w:72];
}

@end

@implementation RCCardStripRefresh

+ (void)configure {
    MJRefreshConfig.defaultConfig.languageCode = @"zh-Hans";
}

+ (MJRefreshNormalTrailer *)makeTrailerWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    RCCardStripRefreshTrailer *trailer = [RCCardStripRefreshTrailer trailerWithRefreshingBlock:refreshingBlock];
    [trailer setTitle:@"查看更多" forState:MJRefreshStateIdle];
    [trailer setTitle:@"松手查看" forState:MJRefreshStatePulling];
    return trailer;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                   trailer:(MJRefreshComponentAction)trailer {
    scrollView.mj_trailer = [self makeTrailerWithRefreshingBlock:trailer];
}

@end
