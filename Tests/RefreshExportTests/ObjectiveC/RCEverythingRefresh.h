// Made by refreshcfg from everything.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Header, footer and trailer on one scroll view.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(EverythingRefresh)
@interface RCEverythingRefresh : NSObject

/// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before making
/// any component.
+ (void)configure;

/// A header of type `normalHeader`: `header` in everything.preset.yaml.
+ (MJRefreshNormalHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeHeader(refreshing:));

/// A footer of type `backNormalFooter`: `footer` in everything.preset.yaml.
+ (MJRefreshBackNormalFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeFooter(refreshing:));

/// A trailer of type `normalTrailer`: `trailer` in everything.preset.yaml.
+ (MJRefreshNormalTrailer *)makeTrailerWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeTrailer(refreshing:));

/// Makes the header, footer and trailer and attaches them.
+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
                    footer:(MJRefreshComponentAction)footer
                   trailer:(MJRefreshComponentAction)trailer
    NS_SWIFT_NAME(attach(to:header:footer:trailer:));

+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
