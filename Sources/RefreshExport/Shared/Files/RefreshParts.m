// Made by refreshcfg: do not edit.

#import "RefreshParts.h"

@implementation PartFrames

+ (instancetype)framesOfImages:(NSArray<UIImage *> *)images {
    return [self framesOfImages:images duration:images.count / 10.0];
}

+ (instancetype)framesOfImages:(NSArray<UIImage *> *)images duration:(NSTimeInterval)duration {
    PartFrames *frames = [[self alloc] init];
    frames->_images = images;
    frames->_duration = duration;
    return frames;
}

@end

typedef id _Nullable (^PartMix)(id _Nullable lower, id _Nullable upper, CGFloat share);

/// The value of the state, else the one that the pull has come to, else the plain one.
static id _Nullable Value(MJRefreshComponent *component, id _Nullable plain, NSArray<NSArray *> *pull,
                          NSDictionary<NSNumber *, id> *states, PartMix _Nullable mix) {
    id value = states[@(component.state)];
    if (value != nil) return value;
    NSArray *lower = pull.firstObject;
    if (lower == nil) return plain;
    CGFloat percent = component.pullingPercent;
    for (NSArray *upper in pull) {
        CGFloat start = [lower[0] doubleValue], end = [upper[0] doubleValue];
        if (percent < end) {
            BOOL isBetween = mix != nil && end > start;
            return isBetween ? mix(lower[1], upper[1], (percent - start) / (end - start)) : lower[1];
        }
        lower = upper;
    }
    return lower[1];
}

/// The colour between two, 0xRRGGBBAA, each channel rounded to eight bits, halves up.
static uint32_t Mix(uint32_t lower, uint32_t upper, CGFloat share) {
    uint32_t color = 0;
    for (int shift = 24; shift >= 0; shift -= 8) {
        CGFloat from = lower >> shift & 0xFF, to = upper >> shift & 0xFF;
        // A statement of its own: fused with the sum, a half could become less.
        CGFloat way = (to - from) * share;
        color |= (uint32_t)floor(from + way + 0.5) << shift;
    }
    return color;
}

@implementation MJRefreshComponent (RefreshParts)

- (id)partValue:(id)plain pull:(NSArray<NSArray *> *)pull states:(NSDictionary<NSNumber *, id> *)states {
    return Value(self, plain, pull, states, nil);
}

- (CGFloat)partNumber:(CGFloat)plain
                 pull:(NSArray<NSArray *> *)pull
               states:(NSDictionary<NSNumber *, NSNumber *> *)states {
    return [Value(self, @(plain), pull, states, ^id(id lower, id upper, CGFloat share) {
        return @([lower doubleValue] + ([upper doubleValue] - [lower doubleValue]) * share);
    }) doubleValue];
}

- (UIColor *)partColor:(NSNumber *)plain
                  pull:(NSArray<NSArray<NSNumber *> *> *)pull
                states:(NSDictionary<NSNumber *, NSNumber *> *)states {
    NSNumber *color = Value(self, plain, pull, states, ^id(id lower, id upper, CGFloat share) {
        return @(Mix([lower unsignedIntValue], [upper unsignedIntValue], share));
    });
    return color == nil ? nil : PartColor(color.unsignedIntValue);
}

- (void)showFrames:(NSDictionary<NSNumber *, PartFrames *> *)frames inView:(UIImageView *)view {
    PartFrames *own = frames[@(self.state)];
    if (own.images.count > 1 && self.state != MJRefreshStateIdle) {
        if ([view.animationImages isEqualToArray:own.images] && view.isAnimating) return;
        view.animationImages = own.images;
        view.animationDuration = own.duration;
        [view startAnimating];
        return;
    }
    [view stopAnimating];
    NSArray<UIImage *> *images = (own ?: frames[@(MJRefreshStateIdle)]).images;
    BOOL isPulled = own == nil || self.state == MJRefreshStateIdle;
    NSInteger count = (NSInteger)images.count;
    NSInteger index = isPulled ? (NSInteger)floor(count * self.pullingPercent) : 0;
    view.image = count == 0 ? nil : images[(NSUInteger)MIN(MAX(index, 0), count - 1)];
}

- (void)repeat:(NSString *)keyPath
        ofView:(UIView *)view
    animations:(NSDictionary<NSNumber *, CABasicAnimation *> *)animations {
    [view.layer removeAnimationForKey:keyPath];
    CABasicAnimation *animation = animations[@(self.state)];
    if (animation == nil) return;
    animation.keyPath = keyPath;
    [view.layer addAnimation:animation forKey:keyPath];
}

@end

CABasicAnimation *PartRepetition(CGFloat from, CGFloat to, NSTimeInterval every, BOOL yoyo) {
    CABasicAnimation *animation = [CABasicAnimation animation];
    animation.fromValue = @(from);
    animation.toValue = @(to);
    animation.duration = every;
    animation.autoreverses = yoyo;
    animation.repeatCount = HUGE_VALF;
    // It goes on when the app comes back.
    animation.removedOnCompletion = NO;
    return animation;
}

CGAffineTransform PartTransform(CGFloat rotation, CGFloat scale, CGFloat moveX, CGFloat moveY) {
    CGAffineTransform transform = CGAffineTransformMakeTranslation(moveX, moveY);
    return CGAffineTransformScale(CGAffineTransformRotate(transform, rotation * M_PI / 180), scale, scale);
}

UIColor *PartColor(uint32_t rgba) {
    return [UIColor colorWithRed:(rgba >> 24) / 255.0
                           green:(rgba >> 16 & 0xFF) / 255.0
                            blue:(rgba >> 8 & 0xFF) / 255.0
                           alpha:(rgba & 0xFF) / 255.0];
}

@implementation PartStrokeView {
    PartStrokeShape _shape;
}

+ (Class)layerClass {
    return CAShapeLayer.class;
}

- (instancetype)initWithShape:(PartStrokeShape)shape {
    self = [super initWithFrame:CGRectZero];
    if (self != nil) {
        _shape = shape;
        self.stroke.fillColor = NULL;
    }
    return self;
}

- (CAShapeLayer *)stroke {
    return (CAShapeLayer *)self.layer;
}

- (void)setStrokeColor:(UIColor *)strokeColor {
    _strokeColor = strokeColor;
    self.stroke.strokeColor = strokeColor.CGColor;
}

- (void)layoutSubviews {
    [super layoutSubviews];
    CGSize size = self.bounds.size;
    CGPoint middle = CGPointMake(size.width / 2, size.height / 2);
    if (_shape == PartStrokeShapeArc) {
        CGFloat radius = (MIN(size.width, size.height) - self.stroke.lineWidth) / 2;
        self.stroke.path = [UIBezierPath bezierPathWithArcCenter:middle
                                                          radius:radius
                                                      startAngle:-M_PI_2
                                                        endAngle:3 * M_PI_2
                                                       clockwise:YES].CGPath;
    } else {
        UIBezierPath *path = [UIBezierPath bezierPath];
        [path moveToPoint:CGPointMake(0, middle.y)];
        [path addLineToPoint:CGPointMake(size.width, middle.y)];
        self.stroke.path = path.CGPath;
        self.stroke.lineWidth = size.height;
        self.layer.cornerRadius = size.height / 2;
        self.layer.masksToBounds = YES;
    }
}

/// The stroke takes part in UIKit's animations, as the background colour does.
- (id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)key {
    if (![@[ @"strokeStart", @"strokeEnd", @"strokeColor" ] containsObject:key]) {
        return [super actionForLayer:layer forKey:key];
    }
    id action = [super actionForLayer:layer forKey:@"backgroundColor"];
    if (![action isKindOfClass:CABasicAnimation.class]) return (id<CAAction>)NSNull.null;
    CABasicAnimation *animation = action;
    animation.keyPath = key;
    animation.fromValue = [layer.presentationLayer ?: layer valueForKey:key];
    return animation;
}

@end
