// Made by refreshcfg from running-in.preset.yaml: do not edit.

#import "RCRunningInRefresh.h"
#import "RCRefreshParts.h"

static NSBundle *Bundle(void) {
    return NSBundle.mainBundle;
}

static UIImage *_Nullable ImageNamed(NSString *name) {
    UIImage *image = [UIImage imageNamed:name inBundle:Bundle() compatibleWithTraitCollection:nil];
    NSCAssert(image != nil, @"there is no image %@", name);
    return image;
}

/// Returns the images whose names differ only in a number.
static NSArray<UIImage *> *NumberedImages(NSString *format, long first, long last) {
    NSMutableArray<UIImage *> *images = [NSMutableArray array];
    long step = first <= last ? 1 : -1;
    for (long number = first; number != last + step; number += step) {
        UIImage *image = ImageNamed([NSString stringWithFormat:format, number]);
        if (image != nil) [images addObject:image];
    }
    return images;
}

static RCPartNumber *HeaderRunnerPartMoveX;
static RCPartValue<NSString *> *HeaderHintPartText;

/// Shows its own parts: `ground`, `runner` and `hint`.
@interface RCRunningInRefreshHeader : MJRefreshHeader
@end

@implementation RCRunningInRefreshHeader {
    UIView *_groundPart;
    UIImageView *_runnerPart;
    NSDictionary<NSNumber *, RCPartFrames *> *_runnerPartFrames;
    UILabel *_hintPart;
}

+ (void)initialize {
    if (self != RCRunningInRefreshHeader.class) return;
    HeaderRunnerPartMoveX = [RCPartNumber
        plain:0
        pull:@[ @[ @0, @210 ], @[ @1, @0 ] ]
        states:@{}];
    HeaderHintPartText = [RCPartValue
        plain:@""
        pull:@[]
        states:@{
            @(MJRefreshStatePulling) : @"Off we go",
            @(MJRefreshStateRefreshing) : @"Fetching…"
        }];
}

- (void)prepare {
    [super prepare];
    _groundPart = [[UIView alloc] init];
    _groundPart.backgroundColor = RCPartRGBA(0xD1D1D6FF);
    _runnerPart = [[UIImageView alloc] init];
    _runnerPart.contentMode = UIViewContentModeScaleAspectFit;
    _runnerPartFrames = @{
        @(MJRefreshStateIdle) : [RCPartFrames framesOfImages:NumberedImages(@"run_%02ld", 1, 8)],
        @(MJRefreshStateRefreshing) : [RCPartFrames framesOfImages:NumberedImages(@"run_%02ld", 1, 8) duration:0.5],
    };
    _hintPart = [[UILabel alloc] init];
    _hintPart.textColor = RCPartRGBA(0x8E8E93FF);
    _hintPart.font = [UIFont systemFontOfSize:13];
    _hintPart.textAlignment = NSTextAlignmentLeft;
    for (UIView *part in @[ _groundPart, _runnerPart, _hintPart ]) {
        part.userInteractionEnabled = NO;
        [self addSubview:part];
    }
}

- (void)placeSubviews {
    [super placeSubviews];
    CGFloat width = self.bounds.size.width;
    CGFloat height = self.bounds.size.height;
    _groundPart.bounds = CGRectMake(0, 0, width, 1);
    _groundPart.center = CGPointMake(width * 0.5, height - 8.5);
    _runnerPart.bounds = CGRectMake(0, 0, 40, 40);
    _runnerPart.center = CGPointMake(width * 0.5, height - 28);
    _hintPart.bounds = CGRectMake(0, 0, 120, 18);
    _hintPart.center = CGPointMake(76, height - 21);
}

- (void)setState:(MJRefreshState)state {
    MJRefreshCheckState
    [self showParts];
}

- (void)setPullingPercent:(CGFloat)pullingPercent {
    [super setPullingPercent:pullingPercent];
    [self showParts];
}

/// Sets what the parts show, which depends only on the state and the pulling percent.
- (void)showParts {
    _runnerPart.transform = RCPartTransform(0, 1, [HeaderRunnerPartMoveX valueIn:self], 0);
    RCPartShowFrames(_runnerPartFrames, _runnerPart, self);
    _hintPart.text = [HeaderHintPartText valueIn:self];
}

@end

@implementation RCRunningInRefresh

+ (MJRefreshHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    RCRunningInRefreshHeader *header = [RCRunningInRefreshHeader headerWithRefreshingBlock:refreshingBlock];
    header.mj_h = 60;
    return header;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
}

@end
