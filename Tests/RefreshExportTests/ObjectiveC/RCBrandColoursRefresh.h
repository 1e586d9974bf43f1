// Made by refreshcfg from brand-colours.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Custom titles, colours and arrow.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(BrandColoursRefresh)
@interface RCBrandColoursRefresh : NSObject

/// A header of type `normalHeader`: `header` in brand-colours.preset.yaml.
+ (MJRefreshNormalHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeHeader(refreshing:));

/// A footer of type `autoNormalFooter`: `footer` in brand-colours.preset.yaml.
+ (MJRefreshAutoNormalFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
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
