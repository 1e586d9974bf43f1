// Made by refreshcfg from normal-trailer.preset.yaml: do not edit.

#import "RCNormalTrailerRefresh.h"

/// Keeps its own width, although MJRefresh sets another at every layout.
@interface RCNormalTrailerRefreshTrailer : MJRefreshNormalTrailer
@end

@implementation RCNormalTrailerRefreshTrailer {
    CGFloat _ownWidth;
    BOOL _isMJRefreshAtWork;
}

- (instancetype)initWithFrame:(CGRect)frame {
    _ownWidth = 60;
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

@implementation RCNormalTrailerRefresh

+ (MJRefreshNormalTrailer *)makeTrailerWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    RCNormalTrailerRefreshTrailer *trailer = [RCNormalTrailerRefreshTrailer trailerWithRefreshingBlock:refreshingBlock];
    trailer.fastAnimationDuration = 0.25;
    trailer.slowAnimationDuration = 0.4;
    trailer.stateLabel.hidden = NO;
    trailer.stateLabel.textColor = [UIColor colorWithRed:90 / 255.0 green:90 / 255.0 blue:90 / 255.0 alpha:1];
    trailer.stateLabel.font = [UIFont boldSystemFontOfSize:14];
    trailer.arrowView.hidden = NO;
    [trailer setTitle:@"See all" forState:MJRefreshStateIdle];
    [trailer setTitle:@"Let go" forState:MJRefreshStatePulling];
    [trailer setTitle:@"Let go" forState:MJRefreshStateRefreshing];
    trailer.ignoredScrollViewContentInsetRight = 0;
    trailer.automaticallyChangeAlpha = NO;
    trailer.hidden = NO;
    return trailer;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                   trailer:(MJRefreshComponentAction)trailer {
    scrollView.mj_trailer = [self makeTrailerWithRefreshingBlock:trailer];
}

@end
