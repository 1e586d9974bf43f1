// Made by refreshcfg: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// The frames of a part in one state.
@interface PartFrames : NSObject
@property (nonatomic, readonly) NSArray<UIImage *> *images;
/// Of one round, in seconds.
@property (nonatomic, readonly) NSTimeInterval duration;
/// Frames of 0.1 s each.
+ (instancetype)framesOfImages:(NSArray<UIImage *> *)images;
+ (instancetype)framesOfImages:(NSArray<UIImage *> *)images duration:(NSTimeInterval)duration;
@end

/// What parts of components show: functions of the state and the pulling percent, and of nothing else.
///
/// `pull` has pairs of a pulling percent and a value, rising; `states` has values by states.
@interface MJRefreshComponent (RefreshParts)
/// The value of the state, else the one that the pull has come to, else the plain one.
- (nullable id)partValue:(nullable id)plain
                    pull:(NSArray<NSArray *> *)pull
                  states:(NSDictionary<NSNumber *, id> *)states;
/// A number, which is linear between two percents.
- (CGFloat)partNumber:(CGFloat)plain
                 pull:(NSArray<NSArray *> *)pull
               states:(NSDictionary<NSNumber *, NSNumber *> *)states;
/// A colour, 0xRRGGBBAA in sRGB, whose channels are linear between two percents.
- (nullable UIColor *)partColor:(nullable NSNumber *)plain
                           pull:(NSArray<NSArray<NSNumber *> *> *)pull
                         states:(NSDictionary<NSNumber *, NSNumber *> *)states;
/// Shows the frames of the state: those of idle follow the pull, the others play.
- (void)showFrames:(NSDictionary<NSNumber *, PartFrames *> *)frames inView:(UIImageView *)view;
/// Repeats a number of a view's layer while the component is in a state that has an animation.
- (void)repeat:(NSString *)keyPath
        ofView:(UIView *)view
    animations:(NSDictionary<NSNumber *, CABasicAnimation *> *)animations;
@end

/// A number that goes from one value to another, again and again.
///
/// @param every The time from one to the other, in seconds.
/// @param yoyo Whether it goes back the same way, in the same time.
CABasicAnimation *PartRepetition(CGFloat from, CGFloat to, NSTimeInterval every, BOOL yoyo);

/// Moves by points, turns clockwise by degrees and scales, all about the middle.
CGAffineTransform PartTransform(CGFloat rotation, CGFloat scale, CGFloat moveX, CGFloat moveY);

/// A colour in sRGB: 0xRRGGBBAA.
UIColor *PartColor(uint32_t rgba);

typedef NS_ENUM(NSInteger, PartStrokeShape) {
    /// An arc that begins at the top and goes clockwise.
    PartStrokeShapeArc,
    /// The filled part of a bar, from the left.
    PartStrokeShapeLine,
};

/// A view that shows a stroke.
@interface PartStrokeView : UIView
@property (nonatomic, readonly) CAShapeLayer *stroke;
@property (nonatomic, nullable) UIColor *strokeColor;
- (instancetype)initWithShape:(PartStrokeShape)shape;
@end

NS_ASSUME_NONNULL_END
