// Made by refreshcfg from diy.preset.yaml: do not edit.

#import "RCDiyRefresh.h"
#import "RefreshParts.h"

static NSBundle *Bundle(void) {
    return NSBundle.mainBundle;
}

static UIImage *_Nullable ImageNamed(NSString *name) {
    UIImage *image = [UIImage imageNamed:name inBundle:Bundle() compatibleWithTraitCollection:nil];
    NSCAssert(image != nil, @"there is no image %@", name);
    return image;
}

/// Shows parts of its own: `mark`, `label`, `switch` and `spinner`.
@interface RCDiyRefreshHeader : MJRefreshHeader
@end

@implementation RCDiyRefreshHeader {
    UIImageView *_markPart;
    UILabel *_labelPart;
    UISwitch *_switchPart;
    UIActivityIndicatorView *_spinnerPart;
}

- (void)prepare {
    [super prepare];
    _markPart = [[UIImageView alloc] init];
    _markPart.contentMode = UIViewContentModeScaleAspectFit;
    _markPart.image = ImageNamed(@"mark");
    _labelPart = [[UILabel alloc] init];
    _labelPart.font = [UIFont boldSystemFontOfSize:16];
    _labelPart.textAlignment = NSTextAlignmentCenter;
    _switchPart = [[UISwitch alloc] init];
    _switchPart.onTintColor = PartColor(0x34C759FF);
    _spinnerPart = [[UIActivityIndicatorView alloc] init];
    _spinnerPart.color = UIColor.grayColor;
    for (UIView *part in @[ _markPart, _labelPart, _switchPart, _spinnerPart ]) {
        part.userInteractionEnabled = NO;
        [self addSubview:part];
    }
}

- (void)placeSubviews {
    [super placeSubviews];
    CGFloat width = self.bounds.size.width;
    CGFloat height = self.bounds.size.height;
    _markPart.bounds = CGRectMake(0, 0, 28, 28);
    _markPart.center = CGPointMake(width * 0.5, -30);
    _labelPart.bounds = CGRectMake(0, 0, width, height);
    _labelPart.center = CGPointMake(width * 0.5, height * 0.5);
    _switchPart.bounds = CGRectMake(0, 0, 51, 31);
    _switchPart.center = CGPointMake(37.5, height * 0.5);
    _spinnerPart.bounds = CGRectMake(0, 0, 20, 20);
    _spinnerPart.center = CGPointMake(width - 30, height * 0.5);
}

- (void)setState:(MJRefreshState)state {
    MJRefreshCheckState
    [self showParts];
}

- (void)setPullingPercent:(CGFloat)pullingPercent {
    [super setPullingPercent:pullingPercent];
    [self showParts];
}

/// Sets what the parts show: a function of the state and the pulling percent, and of nothing else.
- (void)showParts {
    _labelPart.textColor = [self partColor:@0x5A5A5AFF
                                      pull:@[ @[ @0, @0xFF8000FF ], @[ @1, @0x800080FF ] ]
                                    states:@{}];
    _labelPart.text = [self partValue:[self partText:@[ @[ @"en", @"Pull down" ], @[ @"zh-Hans", @"赶紧下拉吖" ] ]]
                                 pull:@[]
                               states:@{ @(MJRefreshStatePulling) : [self partText:@[ @[ @"en", @"Let me go" ], @[ @"zh-Hans", @"赶紧放开我吧" ] ]], @(MJRefreshStateRefreshing) : [self partText:@[ @[ @"en", @"Loading…" ], @[ @"zh-Hans", @"加载数据中" ] ]] }];
    _switchPart.on = [[self partValue:@NO
                                 pull:@[]
                               states:@{ @(MJRefreshStatePulling) : @YES, @(MJRefreshStateRefreshing) : @YES }] boolValue];
    if ([[self partValue:@NO pull:@[] states:@{ @(MJRefreshStateRefreshing) : @YES }] boolValue]) {
        [_spinnerPart startAnimating];
    } else {
        [_spinnerPart stopAnimating];
    }
}

- (void)i18nDidChange {
    [super i18nDidChange];
    [self showParts];
}

@end

/// Shows parts of its own: `label`, `switch` and `spinner`.
@interface RCDiyRefreshFooter : MJRefreshAutoFooter
@end

@implementation RCDiyRefreshFooter {
    UILabel *_labelPart;
    UISwitch *_switchPart;
    UIActivityIndicatorView *_spinnerPart;
}

- (void)prepare {
    [super prepare];
    _labelPart = [[UILabel alloc] init];
    _labelPart.textColor = PartColor(0xFF8000FF);
    _labelPart.font = [UIFont boldSystemFontOfSize:16];
    _labelPart.textAlignment = NSTextAlignmentCenter;
    _switchPart = [[UISwitch alloc] init];
    _switchPart.onTintColor = PartColor(0x34C759FF);
    _spinnerPart = [[UIActivityIndicatorView alloc] init];
    _spinnerPart.color = UIColor.grayColor;
    for (UIView *part in @[ _labelPart, _switchPart, _spinnerPart ]) {
        part.userInteractionEnabled = NO;
        [self addSubview:part];
    }
}

- (void)placeSubviews {
    [super placeSubviews];
    CGFloat width = self.bounds.size.width;
    CGFloat height = self.bounds.size.height;
    _labelPart.bounds = CGRectMake(0, 0, width, height);
    _labelPart.center = CGPointMake(width * 0.5, height * 0.5);
    _switchPart.bounds = CGRectMake(0, 0, 51, 31);
    _switchPart.center = CGPointMake(width - 37.5, height * 0.5);
    _spinnerPart.bounds = CGRectMake(0, 0, 20, 20);
    _spinnerPart.center = CGPointMake(30, height * 0.5);
}

- (void)setState:(MJRefreshState)state {
    MJRefreshCheckState
    [self showParts];
}

- (void)setPullingPercent:(CGFloat)pullingPercent {
    [super setPullingPercent:pullingPercent];
    [self showParts];
}

/// Sets what the parts show: a function of the state and the pulling percent, and of nothing else.
- (void)showParts {
    _labelPart.text = [self partValue:[self partText:@[ @[ @"en", @"Pull up" ], @[ @"zh-Hans", @"赶紧上拉吖" ] ]]
                                 pull:@[]
                               states:@{ @(MJRefreshStateRefreshing) : [self partText:@[ @[ @"en", @"Loading…" ], @[ @"zh-Hans", @"加载数据中" ] ]], @(MJRefreshStateNoMoreData) : [self partText:@[ @[ @"en", @"That was all" ], @[ @"zh-Hans", @"木有数据了" ] ]] }];
    _switchPart.on = [[self partValue:@NO
                                 pull:@[]
                               states:@{ @(MJRefreshStateRefreshing) : @YES }] boolValue];
    if ([[self partValue:@NO pull:@[] states:@{ @(MJRefreshStateRefreshing) : @YES }] boolValue]) {
        [_spinnerPart startAnimating];
    } else {
        [_spinnerPart stopAnimating];
    }
}

- (void)i18nDidChange {
    [super i18nDidChange];
    [self showParts];
}

@end

@implementation RCDiyRefresh

+ (MJRefreshHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    RCDiyRefreshHeader *header = [RCDiyRefreshHeader headerWithRefreshingBlock:refreshingBlock];
    header.mj_h = 50;
    return header;
}

+ (MJRefreshAutoFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    RCDiyRefreshFooter *footer = [RCDiyRefreshFooter footerWithRefreshingBlock:refreshingBlock];
    footer.mj_h = 50;
    return footer;
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
                    footer:(MJRefreshComponentAction)footer {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
    scrollView.mj_footer = [self makeFooterWithRefreshingBlock:footer];
}

@end
