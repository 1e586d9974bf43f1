// Made by refreshcfg from translated.preset.yaml: do not edit.

#import <MJRefresh/MJRefresh.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Texts of the app's own bundle.
NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(TranslatedRefresh)
@interface RCTranslatedRefresh : NSObject

/// Sets MJRefresh's language and texts, which the whole process shares. Call it once, before making
/// any component.
+ (void)configure;

/// A header of type `normalHeader`: `header` in translated.preset.yaml.
+ (MJRefreshNormalHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
    NS_SWIFT_NAME(makeHeader(refreshing:));

/// A footer of type `backNormalFooter`: `footer` in translated.preset.yaml.
+ (MJRefreshBackNormalFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock
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
