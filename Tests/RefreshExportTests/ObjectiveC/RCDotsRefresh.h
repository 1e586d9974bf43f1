// Made by refreshcfg from dots.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Three dots that bounce while the list loads, from a GIF.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(DotsRefresh)
@interface RCDotsRefresh : NSObject

/// A header of type `gifHeader`: `header` in dots.preset.yaml.
+ (MJRefreshGifHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeHeader(refreshing:));

/// A footer of type `autoGifFooter`: `footer` in dots.preset.yaml.
+ (MJRefreshAutoGifFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeFooter(refreshing:));

/// Makes the header and footer and attaches them.
+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
                    footer:(MJRefreshComponentAction)footer
    NS_SWIFT_NAME(attach(to:header:footer:));

+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
