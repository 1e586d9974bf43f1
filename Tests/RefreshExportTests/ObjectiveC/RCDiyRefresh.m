// Made by refreshcfg from diy.preset.yaml: do not edit.

#import "RCDiyRefresh.h"
#import "RCRefreshLanguage.h"
#import "RCRefreshParts.h"

static NSBundle *Bundle(void) {
    return NSBundle.mainBundle;
}

static UIImage *_Nullable ImageNamed(NSString *name) {
    UIImage *image = [UIImage imageNamed:name inBundle:Bundle() compatibleWithTraitCollection:nil];
    NSCAssert(image != nil, @"there is no image %@", name);
    return image;
}

static RCPartColor *HeaderLabelPartColor;
static RCPartTexts *HeaderLabelPartText;
static RCPartFlag *HeaderSwitchPartOn;
static RCPartFlag *HeaderSpinnerPartAnimating;

/// Shows its own parts: `mark`, `label`, `switch` and `spinner`.
@interface RCDiyRefreshHeader : MJRefreshHeader
@end

@implementation RCDiyRefreshHeader {
    UIImageView *_markPart;
    UILabel *_labelPart;
    UISwitch *_switchPart;
    UIActivityIndicatorView *_spinnerPart;
}

+ (void)initialize {
    if (self != RCDiyRefreshHeader.class) return;
    HeaderLabelPartColor = [RCPartColor
        plain:@0x5A5A5AFF
        pull:@[ @[ @0, @0xFF8000FF ], @[ @1, @0x800080FF ] ]
        states:@{}];
    HeaderLabelPartText = [RCPartTexts
        plain:@[ @[ @"en", @"Pull down" ], @[ @"zh-Hans", @"赶紧下拉吖" ] ]
        pull:@[]
        states:@{
            @(MJRefreshStatePulling) : @[ @[ @"en", @"Let me go" ], @[ @"zh-Hans", @"赶紧放开我吧" ] ],
            @(MJRefreshStateRefreshing) : @[ @[ @"en", @"Loading…" ], @[ @"zh-Hans", @"加载数据中" ] ]
        }];
    HeaderSwitchPartOn = [RCPartFlag
        plain:NO
        pull:@[]
        states:@{ @(MJRefreshStatePulling) : @YES, @(MJRefreshStateRefreshing) : @YES }];
    HeaderSpinnerPartAnimating = [RCPartFlag
        plain:NO
        pull:@[]
        states:@{ @(MJRefreshStateRefreshing) : @YES }];
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
    _switchPart.onTintColor = RCPartRGBA(0x34C759FF);
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

/// Sets what the parts show, which depends only on the state and the pulling percent.
- (void)showParts {
    _labelPart.textColor = [HeaderLabelPartColor valueIn:self];
    _labelPart.text = [HeaderLabelPartText valueIn:self];
    _switchPart.on = [HeaderSwitchPartOn valueIn:self];
    if ([HeaderSpinnerPartAnimating valueIn:self]) {
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

static RCPartTexts *FooterLabelPartText;
static RCPartFlag *FooterSwitchPartOn;
static RCPartFlag *FooterSpinnerPartAnimating;

/// Shows its own parts: `label`, `switch` and `spinner`.
@interface RCDiyRefreshFooter : MJRefreshAutoFooter
@end

@implementation RCDiyRefreshFooter {
    UILabel *_labelPart;
    UISwitch *_switchPart;
    UIActivityIndicatorView *_spinnerPart;
}

+ (void)initialize {
    if (self != RCDiyRefreshFooter.class) return;
    FooterLabelPartText = [RCPartTexts
        plain:@[ @[ @"en", @"Pull up" ], @[ @"zh-Hans", @"赶紧上拉吖" ] ]
        pull:@[]
        states:@{
            @(MJRefreshStateRefreshing) : @[ @[ @"en", @"Loading…" ], @[ @"zh-Hans", @"加载数据中" ] ],
            @(MJRefreshStateNoMoreData) : @[ @[ @"en", @"That was all" ], @[ @"zh-Hans", @"木有数据了" ] ]
        }];
    FooterSwitchPartOn = [RCPartFlag
        plain:NO
        pull:@[]
        states:@{ @(MJRefreshStateRefreshing) : @YES }];
    FooterSpinnerPartAnimating = [RCPartFlag
        plain:NO
        pull:@[]
        states:@{ @(MJRefreshStateRefreshing) : @YES }];
}

- (void)prepare {
    [super prepare];
    _labelPart = [[UILabel alloc] init];
    _labelPart.textColor = RCPartRGBA(0xFF8000FF);
    _labelPart.font = [UIFont boldSystemFontOfSize:16];
    _labelPart.textAlignment = NSTextAlignmentCenter;
    _switchPart = [[UISwitch alloc] init];
    _switchPart.onTintColor = RCPartRGBA(0x34C759FF);
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

/// Sets what the parts show, which depends only on the state and the pulling percent.
- (void)showParts {
    _labelPart.text = [FooterLabelPartText valueIn:self];
    _switchPart.on = [FooterSwitchPartOn valueIn:self];
    if ([FooterSpinnerPartAnimating valueIn:self]) {
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
