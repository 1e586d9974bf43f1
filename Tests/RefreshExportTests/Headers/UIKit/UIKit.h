// What exported code uses of UIKit: declarations for a compiler on a machine without Apple's SDK.

#pragma once

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIColor : NSObject
@property (class, nonatomic, readonly) UIColor *grayColor;
@property (class, nonatomic, readonly) UIColor *whiteColor;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@end

@interface UIFont : NSObject
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
@end

@interface UITraitCollection : NSObject
@end

typedef struct __attribute__((objc_bridge(id))) CGImage *CGImageRef;
void CGImageRelease(CGImageRef _Nullable image);

typedef NS_ENUM(NSInteger, UIImageOrientation) { UIImageOrientationUp } NS_SWIFT_NAME(UIImage.Orientation);

@interface UIImage : NSObject
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

NS_SWIFT_UI_ACTOR
@interface UIView : NSObject
@property (nonatomic, getter=isHidden) BOOL hidden;
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@end

NS_SWIFT_UI_ACTOR
@interface UIImageView : UIView
@property (nullable, nonatomic, strong) UIImage *image;
@end

typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) {
  UIActivityIndicatorViewStyleMedium = 100,
  UIActivityIndicatorViewStyleLarge = 101,
} NS_SWIFT_NAME(UIActivityIndicatorView.Style);

NS_SWIFT_UI_ACTOR
@interface UIActivityIndicatorView : UIView
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle NS_SWIFT_NAME(style);
@property (null_resettable, nonatomic, strong) UIColor *color;
@end

NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView
@end

NS_ASSUME_NONNULL_END
