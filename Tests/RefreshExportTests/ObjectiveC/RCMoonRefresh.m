// Made by refreshcfg from moon.preset.yaml: do not edit.

#import "RCMoonRefresh.h"
#import "RCRefreshParts.h"

static NSBundle *Bundle(void) {
    return NSBundle.mainBundle;
}

static UIImage *_Nullable ImageNamed(NSString *name) {
    UIImage *image = [UIImage imageNamed:name inBundle:Bundle() compatibleWithTraitCollection:nil];
    NSCAssert(image != nil, @"there is no image %@", name);
    return image;
}

static RCPartNumber *HeaderMoonPartRotation;

/// Shows its own parts: `moon`.
@interface RCMoonRefreshHeader : MJRefreshHeader
@end

@implementation RCMoonRefreshHeader {
    UIImageView *_moonPart;
    RCPartValue<UIImage *> *_moonPartImage;
}

+ (void)initialize {
    if (self != RCMoonRefreshHeader.class) return;
    HeaderMoonPartRotation = [RCPartNumber
        plain:0
        pull:@[ @[ @0, @(-180) ], @[ @1, @0 ] ]
        states:@{ @(MJRefreshStateRefreshing) : @(-20) }];
}

- (void)prepare {
    [super prepare];
    _moonPart = [[UIImageView alloc] init];
    _moonPart.contentMode = UIViewContentModeScaleAspectFit;
    _moonPartImage = [RCPartValue
        plain:nil
        pull:@[
            @[ @0, (ImageNamed(@"phase_01") ?: [[UIImage alloc] init]) ],
            @[ @0.2, (ImageNamed(@"phase_02") ?: [[UIImage alloc] init]) ],
            @[ @0.4, (ImageNamed(@"phase_03") ?: [[UIImage alloc] init]) ],
            @[ @0.6, (ImageNamed(@"phase_04") ?: [[UIImage alloc] init]) ],
            @[ @0.8, (ImageNamed(@"phase_05") ?: [[UIImage alloc] init]) ]
        ]
        states:@{
            @(MJRefreshStateRefreshing) : (ImageNamed(@"phase_03") ?: [[UIImage alloc] init])
        }];
    for (UIView *part in @[ _moonPart ]) {
        part.userInteractionEnabled = NO;
        [self addSubview:part];
    }
}

- (void)placeSubviews {
    [super placeSubviews];
    CGFloat width = self.bounds.size.width;
    CGFloat height = self.bounds.size.height;
    _moonPart.bounds = CGRectMake(0, 0, 36, 36);
    _moonPart.center = CGPointMake(width * 0.5, height * 0.5);
}

- (void)setState:(MJRefreshState)state {
    MJRefreshCheckState
    [self showParts];
    RCPartRepeat(@"transform.rotation.z", _moonPart, self.state,
        @{
            @(MJRefreshStateRefreshing) : RCPartRepetition(-20 * M_PI / 180, 20 * M_PI / 180, 0.6, YES) });
}

- (void)setPullingPercent:(CGFloat)pullingPercent {
    [super setPullingPercent:pullingPercent];
    [self showParts];
}

/// Sets what the parts show, which depends only on the state and the pulling percent.
- (void)showParts {
    _moonPart.image = [_moonPartImage valueIn:self];
    _moonPart.transform = RCPartTransform([HeaderMoonPartRotation valueIn:self], 1, 0, 0);
}

@end

@implementation RCMoonRefresh

+ (MJRefreshHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    RCMoonRefreshHeader *header = [RCMoonRefreshHeader headerWithRefreshingBlock:refreshingBlock];
    header.mj_h = 60;
    return header;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
}

@end
