// Made by refreshcfg: do not edit.

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Chooses among texts in several languages: by MJRefresh's language, or by the phone's if the app has not set one.
@interface RCRefreshLanguage : NSObject

/// Returns the first tag that equals the language, or the language without its last parts: `de-AT` finds `de`,
/// `zh-Hant-HK` and `zh-HK` find `zh-Hant` (RFC 4647, lookup). If there is none, returns the English one, or nil.
+ (nullable NSString *)chosenOf:(NSArray<NSString *> *)tags;

/// Returns the text in the chosen language, or else the first one. Each version is a language and a text.
+ (NSString *)textOf:(NSArray<NSArray<NSString *> *> *)versions;

@end

NS_ASSUME_NONNULL_END
