// What exported code uses of ImageIO: declarations for a compiler on a machine without Apple's SDK.

#pragma once

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

#pragma clang arc_cf_code_audited begin

typedef struct __attribute__((objc_bridge(id))) CGImageSource *CGImageSourceRef;

extern const CFStringRef kCGImagePropertyGIFDictionary;
extern const CFStringRef kCGImagePropertyGIFUnclampedDelayTime;

CGImageSourceRef _Nullable CGImageSourceCreateWithData(CFDataRef data, CFDictionaryRef _Nullable options);
size_t CGImageSourceGetCount(CGImageSourceRef source);
CGImageRef _Nullable CGImageSourceCreateImageAtIndex(
    CGImageSourceRef source, size_t index, CFDictionaryRef _Nullable options);
CFDictionaryRef _Nullable CGImageSourceCopyPropertiesAtIndex(
    CGImageSourceRef source, size_t index, CFDictionaryRef _Nullable options);

#pragma clang arc_cf_code_audited end

NS_ASSUME_NONNULL_END
