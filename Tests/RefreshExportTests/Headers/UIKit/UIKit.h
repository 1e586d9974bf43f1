// What exported code uses of UIKit: declarations for a compiler on a machine without Apple's SDK.

#pragma once

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;

CGPoint CGPointMake(CGFloat x, CGFloat y);
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
extern const CGRect CGRectZero;
CGAffineTransform CGAffineTransformMakeTranslation(CGFloat x, CGFloat y);
CGAffineTransform CGAffineTransformRotate(CGAffineTransform transform, CGFloat angle);
CGAffineTransform CGAffineTransformScale(CGAffineTransform transform, CGFloat x, CGFloat y);

@interface UIColor : NSObject
@property (nonatomic, readonly) CGColorRef CGColor;
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@property (class, nonatomic, readonly) UIColor *grayColor;
@property (class, nonatomic, readonly) UIColor *whiteColor;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@end

@interface UIFont : NSObject
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
@end

@interface UITraitCollection : NSObject
@end

typedef struct __attribute__((objc_bridge(id))) CGImage *CGImageRef;
void CGImageRelease(CGImageRef _Nullable image);

typedef NS_ENUM(NSInteger, UIImageOrientation) { UIImageOrientationUp } NS_SWIFT_NAME(UIImage.Orientation);

typedef NS_ENUM(NSInteger, UIImageRenderingMode) {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate,
} NS_SWIFT_NAME(UIImage.RenderingMode);

@interface UIImage : NSObject
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode NS_SWIFT_NAME(withRenderingMode(_:));
+ (nullable UIImage *)imageNamed:(NSString *)name
                        inBundle:(nullable NSBundle *)bundle
   compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
+ (UIImage *)imageWithCGImage:(CGImageRef)cgImage
                        scale:(CGFloat)scale
                  orientation:(UIImageOrientation)orientation;
- (instancetype)initWithCGImage:(CGImageRef)cgImage
                          scale:(CGFloat)scale
                    orientation:(UIImageOrientation)orientation;
@end

@interface NSDataAsset : NSObject
@property (nonatomic, readonly, copy) NSData *data;
- (nullable instancetype)initWithName:(NSString *)name bundle:(NSBundle *)bundle;
@end

@protocol CAAction
@end

@interface NSNull (CAAction) <CAAction>
@end

@interface CAAnimation : NSObject <CAAction>
+ (instancetype)animation;
@property NSTimeInterval duration;
@property float repeatCount;
@property BOOL autoreverses;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end

@interface CABasicAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path;
@property (nullable, copy) NSString *keyPath;
@property (nullable, strong) id fromValue;
@property (nullable, strong) id toValue;
@end

@interface CALayer : NSObject
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property BOOL masksToBounds;
- (nullable instancetype)presentationLayer NS_SWIFT_NAME(presentation());
- (void)addAnimation:(CAAnimation *)animation forKey:(nullable NSString *)key NS_SWIFT_NAME(add(_:forKey:));
- (void)removeAnimationForKey:(NSString *)key NS_SWIFT_NAME(removeAnimation(forKey:));
@end

@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (nullable) CGColorRef strokeColor;
@property CGFloat strokeStart;
@property CGFloat strokeEnd;
@property CGFloat lineWidth;
@end

@interface UIBezierPath : NSObject
+ (instancetype)bezierPath;
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center
                                 radius:(CGFloat)radius
                             startAngle:(CGFloat)startAngle
                               endAngle:(CGFloat)endAngle
                              clockwise:(BOOL)clockwise;
@property (nonatomic) CGPathRef CGPath;
- (void)moveToPoint:(CGPoint)point NS_SWIFT_NAME(move(to:));
- (void)addLineToPoint:(CGPoint)point NS_SWIFT_NAME(addLine(to:));
@end

typedef NS_ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
} NS_SWIFT_NAME(UIView.ContentMode);

NS_SWIFT_UI_ACTOR
@interface UIView : NSObject <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@property (class, nonatomic, readonly) Class layerClass;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) UIViewContentMode contentMode;
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
- (void)addSubview:(UIView *)view;
- (void)layoutSubviews;
- (void)willMoveToSuperview:(nullable UIView *)newSuperview;
- (nullable id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)key NS_SWIFT_NAME(action(for:forKey:));
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations NS_SWIFT_NAME(animate(withDuration:animations:));
@end

typedef NS_ENUM(NSInteger, NSTextAlignment) { NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight };

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@end

NS_SWIFT_UI_ACTOR
@interface UISwitch : UIView
@property (nonatomic, getter=isOn) BOOL on;
@property (nullable, nonatomic, strong) UIColor *onTintColor;
@end

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
@property (nullable, nonatomic, copy) NSArray<UIImage *> *animationImages;
@property (nonatomic) NSTimeInterval animationDuration;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
- (void)startAnimating;
- (void)stopAnimating;
@property (nullable, nonatomic, strong) UIImage *image;
@end

typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) {
  UIActivityIndicatorViewStyleMedium __attribute__((availability(ios, introduced = 13.0))) = 100,
  UIActivityIndicatorViewStyleLarge __attribute__((availability(ios, introduced = 13.0))) = 101,
} NS_SWIFT_NAME(UIActivityIndicatorView.Style);

NS_SWIFT_UI_ACTOR
@interface UIActivityIndicatorView : UIView
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
- (void)startAnimating;
- (void)stopAnimating;
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle NS_SWIFT_NAME(style);
@property (null_resettable, nonatomic, strong) UIColor *color;
@end

NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView
@end

NS_ASSUME_NONNULL_END
