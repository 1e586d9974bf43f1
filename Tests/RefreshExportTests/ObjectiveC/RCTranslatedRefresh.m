// Made by refreshcfg from translated.preset.yaml: do not edit.

#import "RCTranslatedRefresh.h"

static NSBundle *Bundle(void) {
    return NSBundle.mainBundle;
}

@implementation RCTranslatedRefresh

+ (void)configure {
    MJRefreshConfig *config = MJRefreshConfig.defaultConfig;
    // Set the texts before the language: setting the language reads them.
    NSURL *url = [Bundle() URLForResource:@"Feed" withExtension:@"bundle"];
    config.i18nBundle = url == nil ? nil : [NSBundle bundleWithURL:url];
    config.i18nFilename = @"Feed";
    config.languageCode = @"fr";
}

+ (MJRefreshNormalHeader *)makeHeaderWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:refreshingBlock];
    header.lastUpdatedTimeKey = @"translated";
    return header;
}

+ (MJRefreshBackNormalFooter *)makeFooterWithRefreshingBlock:(MJRefreshComponentAction)refreshingBlock {
    return [MJRefreshBackNormalFooter footerWithRefreshingBlock:refreshingBlock];
}

+ (void)attachToScrollView:(UIScrollView *)scrollView
                    header:(MJRefreshComponentAction)header
                    footer:(MJRefreshComponentAction)footer {
    scrollView.mj_header = [self makeHeaderWithRefreshingBlock:header];
    scrollView.mj_footer = [self makeFooterWithRefreshingBlock:footer];
}

@end
