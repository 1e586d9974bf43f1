// Made by refreshcfg from ring.preset.yaml: do not edit.

#import "RCRingRefresh.h"
#import "RCRefreshParts.h"

static RCPartNumber *HeaderTrackPartAlpha;
static RCPartNumber *HeaderRingPartRotation;
static RCPartNumber *HeaderRingPartEnd;

/// Shows its own parts: `track` and `ring`.
@interface RCRingRefreshHeader : MJRefreshHeader
@end

@implementation RCRingRefreshHeader {
    RCPartStrokeView *_trackPart;
    RCPartStrokeView *_ringPart;
}

+ (void)initialize {
    if (self != RCRingRefreshHeader.class) return;
    HeaderTrackPartAlpha = [RCPartNumber
        plain:1
        pull:@[ @[ @0.1, @0 ], @[ @0.3, @1 ] ]
        states:@{}];
    HeaderRingPartRotation = [RCPartNumber
        plain:0
        pull:@[]
        states:@{ @(MJRefreshStateRefreshing) : @0 }];
    HeaderRingPartEnd = [RCPartNumber
        plain:1
        pull:@[ @[ @0.3, @0 ], @[ @1, @1 ] ]
        states:@{ @(MJRefreshStateRefreshing) : @0.8 }];
}

- (void)prepare {
    [super prepare];
    _trackPart = [[RCPartStrokeView alloc] initWithShape:RCPartStrokeShapeArc];
    _trackPart.strokeColor = RCPartRGBA(0xE5E5EAFF);
    _trackPart.stroke.strokeStart = 0;
    _trackPart.stroke.strokeEnd = 1;
    _trackPart.stroke.lineWidth = 3;
    _ringPart = [[RCPartStrokeView alloc] initWithShape:RCPartStrokeShapeArc];
    _ringPart.strokeColor = RCPartRGBA(0x34C759FF);
    _ringPart.stroke.strokeStart = 0;
    _ringPart.stroke.lineWidth = 3;
    for (UIView *part in @[ _trackPart, _ringPart ]) {
        part.userInteractionEnabled = NO;
        [self addSubview:part];
    }
}

- (void)placeSubviews {
    [super placeSubviews];
    CGFloat width = self.bounds.size.width;
    CGFloat height = self.bounds.size.height;
    _trackPart.bounds = CGRectMake(0, 0, 28, 28);
    _trackPart.center = CGPointMake(width * 0.5, height * 0.5);
    _ringPart.bounds = CGRectMake(0, 0, 28, 28);
    _ringPart.center = CGPointMake(width * 0.5, height * 0.5);
}

- (void)setState:(MJRefreshState)state {
    MJRefreshCheckState
    [UIView animateWithDuration:0.25
        animations:^{ [self showRingPartView]; }];
    [self showParts];
    RCPartRepeat(@"transform.rotation.z", _ringPart, self.state,
        @{
            @(MJRefreshStateRefreshing) : RCPartRepetition(0 * M_PI / 180, 360 * M_PI / 180, 1, NO) });
}

- (void)setPullingPercent:(CGFloat)pullingPercent {
    [super setPullingPercent:pullingPercent];
    [self showParts];
}

/// Sets what the parts show, which depends only on the state and the pulling percent.
- (void)showParts {
    _trackPart.alpha = [HeaderTrackPartAlpha valueIn:self];
    [self showRingPartView];
}

- (void)showRingPartView {
    _ringPart.stroke.strokeEnd = [HeaderRingPartEnd valueIn:self];
    _ringPart.transform = RCPartTransform([HeaderRingPartRotation valueIn:self], 1, 0, 0);
}

@end

@implementation RCRingRefresh

+ (MJRefreshHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    RCRingRefreshHeader *header = [RCRingRefreshHeader headerWithRefreshingBlock:refreshingBlock];
    header.mj_h = 60;
    return header;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
}

@end
