// Made by refreshcfg: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// The frames of a part in one state.
@interface RCPartFrames : NSObject
@property (nonatomic, readonly) NSArray<UIImage *> *images;
/// The duration of one cycle, in seconds.
@property (nonatomic, readonly) NSTimeInterval duration;
/// Returns frames of 0.1 s each.
+ (instancetype)framesOfImages:(NSArray<UIImage *> *)images;
+ (instancetype)framesOfImages:(NSArray<UIImage *> *)images duration:(NSTimeInterval)duration;
@end

/// A value that depends only on the state and the pulling percent of a component: the value of the state, or else that
/// of the pull, or else the plain one.
///
/// `pull` contains pairs of a pulling percent and a value, in ascending order; `states` contains values by state.
@interface RCPartRule : NSObject
@end

/// Numbers, which are interpolated between two percents.
@interface RCPartNumber : RCPartRule
+ (instancetype)plain:(CGFloat)plain
                 pull:(NSArray<NSArray<NSNumber *> *> *)pull
               states:(NSDictionary<NSNumber *, NSNumber *> *)states;
- (CGFloat)valueIn:(MJRefreshComponent *)component;
@end

@interface RCPartFlag : RCPartRule
+ (instancetype)plain:(BOOL)plain
                 pull:(NSArray<NSArray<NSNumber *> *> *)pull
               states:(NSDictionary<NSNumber *, NSNumber *> *)states;
- (BOOL)valueIn:(MJRefreshComponent *)component;
@end

/// Colours, 0xRRGGBBAA in sRGB, whose channels are interpolated between two percents.
@interface RCPartColor : RCPartRule
+ (instancetype)plain:(nullable NSNumber *)plain
                 pull:(NSArray<NSArray<NSNumber *> *> *)pull
               states:(NSDictionary<NSNumber *, NSNumber *> *)states;
- (nullable UIColor *)valueIn:(MJRefreshComponent *)component;
@end

/// Texts and images.
@interface RCPartValue<Value> : RCPartRule
+ (instancetype)plain:(nullable Value)plain
                 pull:(NSArray<NSArray *> *)pull
               states:(NSDictionary<NSNumber *, Value> *)states;
- (nullable Value)valueIn:(MJRefreshComponent *)component;
@end

/// Texts in several languages: each version is a language and a text. A text that is the same in all of them has the
/// language "".
@interface RCPartTexts : RCPartRule
+ (instancetype)plain:(NSArray<NSArray<NSString *> *> *)plain
                 pull:(NSArray<NSArray *> *)pull
               states:(NSDictionary<NSNumber *, NSArray<NSArray<NSString *> *> *> *)states;
- (NSString *)valueIn:(MJRefreshComponent *)component;
@end

/// Shows the frames of a component's state: those of idle follow the pull, the others are animated.
void RCPartShowFrames(NSDictionary<NSNumber *, RCPartFrames *> *frames, UIImageView *view, MJRefreshComponent *component);

/// Repeats a number of a view's layer while the component is in a state that has an animation.
void RCPartRepeat(NSString *keyPath, UIView *view, MJRefreshState state,
                NSDictionary<NSNumber *, CABasicAnimation *> *animations);

/// Returns an animation that changes a number from one value to another, repeatedly.
///
/// @param every The time from one value to the other, in seconds.
/// @param yoyo Whether it changes back, in the same time.
CABasicAnimation *RCPartRepetition(CGFloat from, CGFloat to, NSTimeInterval every, BOOL yoyo);

/// Returns a transform that moves by points, rotates clockwise by degrees and scales, about the centre.
CGAffineTransform RCPartTransform(CGFloat rotation, CGFloat scale, CGFloat moveX, CGFloat moveY);

/// Returns a colour in sRGB: 0xRRGGBBAA.
UIColor *RCPartRGBA(uint32_t rgba);

typedef NS_ENUM(NSInteger, RCPartStrokeShape) {
    /// An arc that begins at the top and goes clockwise.
    RCPartStrokeShapeArc,
    /// The filled part of a bar, from the left.
    RCPartStrokeShapeLine,
};

/// A view that shows a stroke.
@interface RCPartStrokeView : UIView
@property (nonatomic, readonly) CAShapeLayer *stroke;
@property (nonatomic, nullable) UIColor *strokeColor;
- (instancetype)initWithShape:(RCPartStrokeShape)shape;
@end

NS_ASSUME_NONNULL_END
