// Made by refreshcfg: do not edit.

#import "RefreshParts.h"
#import "RefreshLanguage.h"

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

/// The indices of two values in a table, and the fraction of the way from the first to the second.
typedef struct {
    NSUInteger lower, upper;
    CGFloat share;
} PartPoint;

/// Finds the value that applies. A table contains the plain value first, then those of the pull, then those of states.
@implementation PartRule {
    NSUInteger _stops;
    CGFloat *_percents;
    /// The indices of the values of states, or 0 for a state without a value.
    NSUInteger _states[MJRefreshStateNoMoreData + 1];
}

/// Creates a rule, and returns the values of its table in order.
- (instancetype)initWithPlain:(id)plain
                         pull:(NSArray<NSArray *> *)pull
                       states:(NSDictionary<NSNumber *, id> *)states
                       values:(NSArray **)values {
    self = [super init];
    if (self == nil) return nil;
    NSMutableArray *all = [NSMutableArray arrayWithObject:plain ?: NSNull.null];
    _stops = pull.count;
    _percents = calloc(pull.count + 1, sizeof(CGFloat));
    for (NSUInteger index = 0; index < pull.count; index++) {
        _percents[index] = [pull[index][0] doubleValue];
        [all addObject:pull[index][1]];
    }
    for (MJRefreshState state = MJRefreshStateIdle; state <= MJRefreshStateNoMoreData; state++) {
        id value = states[@(state)];
        if (value == nil) continue;
        _states[state] = all.count;
        [all addObject:value];
    }
    *values = all;
    return self;
}

- (void)dealloc {
    free(_percents);
}

- (PartPoint)pointIn:(MJRefreshComponent *)component {
    MJRefreshState state = component.state;
    NSUInteger place = state >= MJRefreshStateIdle && state <= MJRefreshStateNoMoreData ? _states[state] : 0;
    if (place > 0 || _stops == 0) return (PartPoint){place, place, 0};
    CGFloat percent = component.pullingPercent;
    NSUInteger lower = 0;
    for (NSUInteger upper = 0; upper < _stops; upper++) {
        CGFloat start = _percents[lower], end = _percents[upper];
        if (percent < end) {
            BOOL isBetween = end > start;
            return (PartPoint){lower + 1, upper + 1, isBetween ? (percent - start) / (end - start) : 0};
        }
        lower = upper;
    }
    return (PartPoint){lower + 1, lower + 1, 0};
}

@end

@implementation PartNumber {
    CGFloat *_values;
}

+ (instancetype)plain:(CGFloat)plain
                 pull:(NSArray<NSArray<NSNumber *> *> *)pull
               states:(NSDictionary<NSNumber *, NSNumber *> *)states {
    NSArray<NSNumber *> *values = nil;
    PartNumber *rule = [[self alloc] initWithPlain:@(plain) pull:pull states:states values:&values];
    rule->_values = calloc(values.count, sizeof(CGFloat));
    for (NSUInteger index = 0; index < values.count; index++) rule->_values[index] = values[index].doubleValue;
    return rule;
}

- (void)dealloc {
    free(_values);
}

- (CGFloat)valueIn:(MJRefreshComponent *)component {
    PartPoint point = [self pointIn:component];
    return _values[point.lower] + (_values[point.upper] - _values[point.lower]) * point.share;
}

@end

@implementation PartFlag {
    NSArray<NSNumber *> *_values;
}

+ (instancetype)plain:(BOOL)plain
                 pull:(NSArray<NSArray<NSNumber *> *> *)pull
               states:(NSDictionary<NSNumber *, NSNumber *> *)states {
    NSArray<NSNumber *> *values = nil;
    PartFlag *rule = [[self alloc] initWithPlain:@(plain) pull:pull states:states values:&values];
    rule->_values = values;
    return rule;
}

- (BOOL)valueIn:(MJRefreshComponent *)component {
    return _values[[self pointIn:component].lower].boolValue;
}

@end

/// Returns the colour between two, 0xRRGGBBAA. Each channel is rounded to eight bits, halves up.
static uint32_t Mix(uint32_t lower, uint32_t upper, CGFloat share) {
    uint32_t color = 0;
    for (int shift = 24; shift >= 0; shift -= 8) {
        CGFloat from = lower >> shift & 0xFF, to = upper >> shift & 0xFF;
        // A separate statement: fused with the sum, a half could be rounded down.
        CGFloat way = (to - from) * share;
        color |= (uint32_t)floor(from + way + 0.5) << shift;
    }
    return color;
}

@implementation PartColor {
    uint32_t *_values;
    BOOL _hasPlain;
}

+ (instancetype)plain:(NSNumber *)plain
                 pull:(NSArray<NSArray<NSNumber *> *> *)pull
               states:(NSDictionary<NSNumber *, NSNumber *> *)states {
    NSArray<NSNumber *> *values = nil;
    PartColor *rule = [[self alloc] initWithPlain:plain ?: @0 pull:pull states:states values:&values];
    rule->_hasPlain = plain != nil;
    rule->_values = calloc(values.count, sizeof(uint32_t));
    for (NSUInteger index = 0; index < values.count; index++) rule->_values[index] = values[index].unsignedIntValue;
    return rule;
}

- (void)dealloc {
    free(_values);
}

- (UIColor *)valueIn:(MJRefreshComponent *)component {
    PartPoint point = [self pointIn:component];
    if (point.lower == 0 && !_hasPlain) return nil;
    return PartRGBA(Mix(_values[point.lower], _values[point.upper], point.share));
}

@end

@implementation PartValue {
    NSArray *_values;
}

+ (instancetype)plain:(id)plain pull:(NSArray<NSArray *> *)pull states:(NSDictionary<NSNumber *, id> *)states {
    NSArray *values = nil;
    PartValue *rule = [[self alloc] initWithPlain:plain pull:pull states:states values:&values];
    rule->_values = values;
    return rule;
}

- (id)valueIn:(MJRefreshComponent *)component {
    id value = _values[[self pointIn:component].lower];
    return value == NSNull.null ? nil : value;
}

@end

@implementation PartTexts {
    NSArray<NSArray<NSArray<NSString *> *> *> *_values;
}

+ (instancetype)plain:(NSArray<NSArray<NSString *> *> *)plain
                 pull:(NSArray<NSArray *> *)pull
               states:(NSDictionary<NSNumber *, NSArray<NSArray<NSString *> *> *> *)states {
    NSArray *values = nil;
    PartTexts *rule = [[self alloc] initWithPlain:plain pull:pull states:states values:&values];
    rule->_values = values;
    return rule;
}

- (NSString *)valueIn:(MJRefreshComponent *)component {
    return [RefreshLanguage textOf:_values[[self pointIn:component].lower]];
}

@end

void PartShowFrames(NSDictionary<NSNumber *, PartFrames *> *frames, UIImageView *view, MJRefreshComponent *component) {
    MJRefreshState state = component.state;
    PartFrames *own = frames[@(state)];
    if (own.images.count > 1 && state != MJRefreshStateIdle) {
        // The tag, "RC" and the state, says whose frames play: those of another state begin again, even if they are the same.
        NSInteger tag = 0x52430000 + (NSInteger)state;
        if (view.tag == tag && view.isAnimating) return;
        view.tag = tag;
        view.animationImages = own.images;
        view.animationDuration = own.duration;
        [view startAnimating];
        return;
    }
    [view stopAnimating];
    NSArray<UIImage *> *images = (own ?: frames[@(MJRefreshStateIdle)]).images;
    BOOL isPulled = own == nil || state == MJRefreshStateIdle;
    NSInteger count = (NSInteger)images.count;
    NSInteger index = isPulled ? (NSInteger)floor(count * component.pullingPercent) : 0;
    view.image = count == 0 ? nil : images[(NSUInteger)MIN(MAX(index, 0), count - 1)];
}

void PartRepeat(NSString *keyPath, UIView *view, MJRefreshState state,
                NSDictionary<NSNumber *, CABasicAnimation *> *animations) {
    [view.layer removeAnimationForKey:keyPath];
    CABasicAnimation *animation = animations[@(state)];
    if (animation == nil) return;
    animation.keyPath = keyPath;
    [view.layer addAnimation:animation forKey:keyPath];
}

CABasicAnimation *PartRepetition(CGFloat from, CGFloat to, NSTimeInterval every, BOOL yoyo) {
    CABasicAnimation *animation = [CABasicAnimation animation];
    animation.fromValue = @(from);
    animation.toValue = @(to);
    animation.duration = every;
    animation.autoreverses = yoyo;
    animation.repeatCount = HUGE_VALF;
    // It continues when the app returns to the foreground.
    animation.removedOnCompletion = NO;
    return animation;
}

CGAffineTransform PartTransform(CGFloat rotation, CGFloat scale, CGFloat moveX, CGFloat moveY) {
    CGAffineTransform transform = CGAffineTransformMakeTranslation(moveX, moveY);
    return CGAffineTransformScale(CGAffineTransformRotate(transform, rotation * M_PI / 180), scale, scale);
}

UIColor *PartRGBA(uint32_t rgba) {
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

/// Makes the stroke part of UIKit's animations, like the background colour.
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
