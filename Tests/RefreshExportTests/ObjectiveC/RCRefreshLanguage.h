// Made by refreshcfg: do not edit.

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The choice among texts in several languages: by MJRefresh's language, or the phone's where the app has set none.
@interface RCRefreshLanguage : NSObject

/// The first tag that is the language's, or the language's without its last parts: `de-AT` finds `de`, `zh-Hant-HK` and
/// `zh-HK` find `zh-Hant` (RFC 4647, lookup); else the English one, if there is one.
+ (nullable NSString *)chosenOf:(NSArray<NSString *> *)tags;

/// The text in the language that is chosen, else the first. Each version is a language and a text.
+ (NSString *)textOf:(NSArray<NSArray<NSString *> *> *)versions;

@end

NS_ASSUME_NONNULL_END
