// Made by refreshcfg from card-strip.preset.yaml: do not edit.

#import "RCCardStripRefresh.h"

/// Keeps its own width, although MJRefresh sets another at every layout.
@interface RCCardStripRefreshTrailer : MJRefreshNormalTrailer
@end

@implementation RCCardStripRefreshTrailer {
    CGFloat _ownWidth;
    BOOL _isMJRefreshAtWork;
}

- (instancetype)initWithFrame:(CGRect)frame {
    _ownWidth = 72;
    return [super initWithFrame:frame];
}

/// The width that was set last, even where MJRefresh sets its own.
- (void)setMj_w:(CGFloat)width {
    if (!_isMJRefreshAtWork) _ownWidth = width;
    [super setMj_w:_ownWidth];
}

- (void)willMoveToSuperview:(UIView *)superview {
    _isMJRefreshAtWork = YES;
    [super willMoveToSuperview:superview];
    _isMJRefreshAtWork = NO;
}

- (void)placeSubviews {
    _isMJRefreshAtWork = YES;
    [super placeSubviews];
    _isMJRefreshAtWork = NO;
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
