// Made by refreshcfg: do not edit.

#import "RCRefreshImages.h"
#import <ImageIO/ImageIO.h>

@implementation RCRefreshImages

+ (NSArray<UIImage *> *)imagesOfGIF:(NSString *)name
                              scale:(NSInteger)scale
                           inBundle:(NSBundle *)bundle
                           duration:(NSTimeInterval *)duration {
    NSMutableArray<UIImage *> *images = [NSMutableArray array];
    NSTimeInterval sum = 0;
    NSData *data = [[NSDataAsset alloc] initWithName:name bundle:bundle].data;
    if (data == nil) {
        NSString *file = scale == 1 ? name : [NSString stringWithFormat:@"%@@%ldx", name, (long)scale];
        NSURL *url = [bundle URLForResource:file withExtension:@"gif"];
        data = url == nil ? nil : [NSData dataWithContentsOfURL:url];
    }
    NSAssert(data != nil, @"there is no GIF %@", name);
    CGImageSourceRef source = data == nil ? NULL : CGImageSourceCreateWithData((__bridge CFDataRef)data, NULL);
    size_t count = source == NULL ? 0 : CGImageSourceGetCount(source);
    for (size_t index = 0; index < count; index++) {
        CGImageRef image = CGImageSourceCreateImageAtIndex(source, index, NULL);
        if (image == NULL) continue;
        [images addObject:[UIImage imageWithCGImage:image scale:scale orientation:UIImageOrientationUp]];
        CGImageRelease(image);
        NSDictionary *properties = CFBridgingRelease(CGImageSourceCopyPropertiesAtIndex(source, index, NULL));
        NSDictionary *gif = properties[(__bridge NSString *)kCGImagePropertyGIFDictionary];
        NSNumber *delay = gif[(__bridge NSString *)kCGImagePropertyGIFUnclampedDelayTime];
        // Like browsers, shows a frame with a delay of 0.01 s or less for 0.1 s.
        sum += delay.doubleValue < 0.015 ? 0.1 : delay.doubleValue;
    }
    if (source != NULL) CFRelease(source);
    if (duration != NULL) *duration = sum;
    return images;
}

@end
