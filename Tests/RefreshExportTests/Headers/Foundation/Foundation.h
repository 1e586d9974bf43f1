// What exported code uses of Foundation: declarations for a compiler on a machine without Apple's SDK.

#pragma once

#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_BRIDGE(type) __attribute__((swift_bridge(type)))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define __unused __attribute__((unused))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS(type, name) enum __attribute__((flag_enum)) name : type name; enum name : type
#define NSAssert(condition, ...) do { if (!(condition)) NSLog(__VA_ARGS__); } while (0)
#define NSCAssert(condition, ...) NSAssert(condition, __VA_ARGS__)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define NULL ((void *)0)
#ifndef nil
#define nil ((id)0)
#endif

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define HUGE_VALF __builtin_huge_valf()

typedef _Bool BOOL;
typedef unsigned int uint32_t;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef unsigned long size_t;
typedef double CGFloat;
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);

typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

void *_Null_unspecified calloc(unsigned long count, unsigned long size);
void free(void *_Null_unspecified memory);
double floor(double number);

NS_ASSUME_NONNULL_BEGIN

@class NSString;
@class NSArray<__covariant Item>;

__attribute__((objc_root_class))
@interface NSObject
+ (Class)class;
- (BOOL)isKindOfClass:(Class)type;
- (nullable id)valueForKey:(NSString *)key;
+ (instancetype)alloc;
+ (instancetype)new;
- (instancetype)init;
- (id)mutableCopy;
@end

NS_SWIFT_BRIDGE("Swift.String")
@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
- (NSString *)stringByAppendingString:(NSString *)text;
- (BOOL)hasPrefix:(NSString *)text;
@property (readonly) NSUInteger length;
@property (readonly, copy) NSString *lowercaseString;
- (BOOL)isEqualToString:(NSString *)text;
@end

void NSLog(NSString *format, ...) __attribute__((format(__NSString__, 1, 2)));

NS_SWIFT_BRIDGE("Foundation.URL")
@interface NSURL : NSObject
@end

NS_SWIFT_BRIDGE("Foundation.Data")
@interface NSData : NSObject
+ (nullable instancetype)dataWithContentsOfURL:(NSURL *)url;
@end

NS_SWIFT_BRIDGE("Swift.Double")
@interface NSNumber : NSObject
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (readonly) unsigned int unsignedIntValue;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithDouble:(double)value;
@end

@interface NSString (Parts)
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
@end

@interface NSNull : NSObject
@property (class, readonly) NSNull *null;
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

NS_SWIFT_BRIDGE("Swift.Array")
@interface NSArray<__covariant Item> : NSObject
@property (nullable, nonatomic, readonly) Item firstObject;
@property (nullable, nonatomic, readonly) Item lastObject;
- (NSString *)componentsJoinedByString:(NSString *)separator;
@property (readonly) NSUInteger count;
- (Item)objectAtIndexedSubscript:(NSUInteger)index;
- (BOOL)containsObject:(Item)item;
- (BOOL)isEqualToArray:(NSArray *)other;
+ (instancetype)arrayWithObjects:(const Item _Nonnull[_Nullable])items count:(NSUInteger)count;
- (NSUInteger)countByEnumeratingWithState:(void *)state
                                  objects:(id __unsafe_unretained _Nullable [_Nonnull])buffer
                                    count:(NSUInteger)count;
@end

@interface NSMutableArray<Item> : NSArray<Item>
+ (instancetype)arrayWithObject:(id)object;
+ (instancetype)array;
- (void)addObject:(Item)item;
- (void)removeLastObject;
@end

@interface NSDictionary<__covariant Key, __covariant Value> : NSObject
+ (instancetype)dictionaryWithObjects:(const Value _Nonnull[_Nullable])objects
                              forKeys:(const Key _Nonnull[_Nullable])keys
                                count:(NSUInteger)count;
- (nullable Value)objectForKeyedSubscript:(Key)key;
@end

NS_SWIFT_BRIDGE("Foundation.Date")
@interface NSDate : NSObject
+ (instancetype)date;
@end

NS_SWIFT_BRIDGE("Foundation.Locale")
@interface NSLocale : NSObject
@property (class, readonly, copy) NSArray<NSString *> *preferredLanguages;
+ (instancetype)localeWithLocaleIdentifier:(NSString *)identifier;
@end

NS_SWIFT_NAME(DateFormatter)
@interface NSDateFormatter : NSObject
@property (null_resettable, copy) NSString *dateFormat;
@property (null_resettable, copy) NSLocale *locale;
- (NSString *)stringFromDate:(NSDate *)date;
@end

typedef NS_OPTIONS(NSUInteger, NSCalendarUnit) { NSCalendarUnitYear = 1 << 2, NSCalendarUnitDay = 1 << 4 };
extern NSString *const NSCalendarIdentifierGregorian;

@interface NSDateComponents : NSObject
@property NSInteger year;
@property NSInteger day;
@end

@interface NSCalendar : NSObject
+ (nullable NSCalendar *)calendarWithIdentifier:(NSString *)identifier;
- (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date;
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
+ (nullable instancetype)bundleWithURL:(NSURL *)url;
- (nullable instancetype)initWithURL:(NSURL *)url;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)extension;
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(nullable NSString *)value
                              table:(nullable NSString *)table;
@end

#define NSLocalizedString(key, comment) [NSBundle.mainBundle localizedStringForKey:(key) value:@"" table:nil]
#define NSLocalizedStringFromTable(key, name, comment) \
  [NSBundle.mainBundle localizedStringForKey:(key) value:@"" table:(name)]
#define NSLocalizedStringFromTableInBundle(key, name, bundle, comment) \
  [bundle localizedStringForKey:(key) value:@"" table:(name)]

typedef const void *CFTypeRef;
typedef const struct __attribute__((objc_bridge(NSData))) __CFData *CFDataRef;
typedef const struct __attribute__((objc_bridge(NSString))) __CFString *CFStringRef;
typedef const struct __attribute__((objc_bridge(NSDictionary))) __CFDictionary *CFDictionaryRef;

void CFRelease(CFTypeRef object);
static inline id _Nullable CFBridgingRelease(CFTypeRef __attribute__((cf_consumed)) _Nullable object) {
  return (__bridge_transfer id)object;
}

NS_ASSUME_NONNULL_END
