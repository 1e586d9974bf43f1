// Made by refreshcfg from gif-header.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A header with labels and frames.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(GifHeaderRefresh)
@interface RCGifHeaderRefresh : NSObject

/// A header of type `gifHeader`: `header` in gif-header.preset.yaml.
+ (MJRefreshGifHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeHeader(refreshing:));

/// Makes the header and attaches it.
+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
    NS_SWIFT_NAME(attach(to:header:));

+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
