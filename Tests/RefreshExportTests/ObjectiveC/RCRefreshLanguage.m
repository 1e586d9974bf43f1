// Made by refreshcfg: do not edit.

#import "RCRefreshLanguage.h"
#import <MJRefresh/MJRefresh.h>

@implementation RCRefreshLanguage

static NSString *Broader(NSString *range) {
    NSDictionary<NSString *, NSString *> *scripts = @{
        @"zh-cn" : @"zh-hans",
        @"zh-sg" : @"zh-hans",
        @"zh-tw" : @"zh-hant",
        @"zh-hk" : @"zh-hant",
        @"zh-mo" : @"zh-hant",
    };
    NSString *script = scripts[range];
    if (script != nil) return script;
    NSMutableArray<NSString *> *subtags = [[range componentsSeparatedByString:@"-"] mutableCopy];
    [subtags removeLastObject];
    // A single letter only introduces the subtag after it.
    if (subtags.lastObject.length == 1) [subtags removeLastObject];
    return [subtags componentsJoinedByString:@"-"];
}

static NSString *_Nullable TagFor(NSString *language, NSArray<NSString *> *tags) {
    NSString *range = language.lowercaseString;
    while (range.length > 0) {
        for (NSString *tag in tags) {
            if ([tag.lowercaseString isEqualToString:range]) return tag;
        }
        range = Broader(range);
    }
    return nil;
}

+ (NSString *)chosenOf:(NSArray<NSString *> *)tags {
    NSString *language = MJRefreshConfig.defaultConfig.languageCode ?: NSLocale.preferredLanguages.firstObject;
    return TagFor(language ?: @"", tags) ?: TagFor(@"en", tags);
}

+ (NSString *)textOf:(NSArray<NSArray<NSString *> *> *)versions {
    if (versions.count == 1) return versions[0][1];
    NSMutableArray<NSString *> *tags = [NSMutableArray array];
    for (NSArray<NSString *> *version in versions) [tags addObject:version[0]];
    NSString *language = [self chosenOf:tags];
    for (NSArray<NSString *> *version in versions) {
        if ([version[0] isEqualToString:language ?: @""]) return version[1];
    }
    return versions.firstObject[1] ?: @"";
}

@end
