// Made by refreshcfg: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// The frames of a part in one state.
@interface RCPartFrames : NSObject
@property (nonatomic, readonly) NSArray<UIImage *> *images;
/// Of one round, in seconds.
@property (nonatomic, readonly) NSTimeInterval duration;
/// Frames of 0.1 s each.
+ (instancetype)framesOfImages:(NSArray<UIImage *> *)images;
+ (instancetype)framesOfImages:(NSArray<UIImage *> *)images duration:(NSTimeInterval)duration;
@end

/// A value that follows the state and the pulling percent of a component, and nothing else: the value of the state, else
/// the one that the pull has come to, else the plain one.
///
/// `pull` has pairs of a pulling percent and a value, rising; `states` has values by states.
@interface RCPartRule : NSObject
@end

/// Numbers, which are linear between two percents.
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

/// Colours, 0xRRGGBBAA in sRGB, whose channels are linear between two percents.
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

/// Texts in several languages: each version is a language and a text. One that is the same in all of them has the
/// language "".
@interface RCPartTexts : RCPartRule
+ (instancetype)plain:(NSArray<NSArray<NSString *> *> *)plain
                 pull:(NSArray<NSArray *> *)pull
               states:(NSDictionary<NSNumber *, NSArray<NSArray<NSString *> *> *> *)states;
- (NSString *)valueIn:(MJRefreshComponent *)component;
@end

/// Shows the frames of a component's state: those of idle follow the pull, the others play.
void RCPartShowFrames(NSDictionary<NSNumber *, RCPartFrames *> *frames, UIImageView *view, MJRefreshComponent *component);

/// Repeats a number of a view's layer while the component is in a state that has an animation.
void RCPartRepeat(NSString *keyPath, UIView *view, MJRefreshState state,
                NSDictionary<NSNumber *, CABasicAnimation *> *animations);

/// A number that goes from one value to another, again and again.
///
/// @param every The time from one to the other, in seconds.
/// @param yoyo Whether it returns in the same way and the same time.
CABasicAnimation *RCPartRepetition(CGFloat from, CGFloat to, NSTimeInterval every, BOOL yoyo);

/// Moves by points, turns clockwise by degrees and scales, all about the middle.
CGAffineTransform RCPartTransform(CGFloat rotation, CGFloat scale, CGFloat moveX, CGFloat moveY);

/// A colour in sRGB: 0xRRGGBBAA.
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
