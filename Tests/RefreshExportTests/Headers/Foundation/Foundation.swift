// The API of other libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What Foundation's Swift overlay adds to its declarations, as far as exported code uses it.

@_exported import Foundation

extension String: _ObjectiveCBridgeable {
  public init(format: String, _ arguments: any CVarArg...) { self = format }
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: NSString, result _: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_: NSString, result _: inout String?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_: NSString?) -> String { "" }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: NSArray, result _: inout Array?) {}
  public static func _conditionallyBridgeFromObjectiveC(_: NSArray, result _: inout Array?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_: NSArray?) -> Array { [] }
}

extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: NSDictionary, result _: inout Dictionary?) {}
  public static func _conditionallyBridgeFromObjectiveC(_: NSDictionary, result _: inout Dictionary?) -> Bool {
    true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_: NSDictionary?) -> Dictionary { [:] }
}

extension NSObject: Equatable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
}

extension CFString: Hashable {
  public static func == (a: CFString, b: CFString) -> Bool { a === b }
  public func hash(into _: inout Hasher) {}
}

public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { key }

public typealias CGFloat = Double

extension CGRect {
  public static var zero: CGRect { CGRect() }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var midY: CGFloat { origin.y + size.height / 2 }
}

extension CGAffineTransform {
  public init(translationX _: CGFloat, y _: CGFloat) { self.init() }
  public func rotated(by _: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x _: CGFloat, y _: CGFloat) -> CGAffineTransform { self }
}

extension Double: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: NSNumber, result _: inout Double?) {}
  public static func _conditionallyBridgeFromObjectiveC(_: NSNumber, result _: inout Double?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_: NSNumber?) -> Double { 0 }
}

public func floor(_ number: CGFloat) -> CGFloat { number.rounded(.down) }

public struct Date: _ObjectiveCBridgeable, Sendable {
  public init() {}
  public func _bridgeToObjectiveC() -> NSDate { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: NSDate, result _: inout Date?) {}
  public static func _conditionallyBridgeFromObjectiveC(_: NSDate, result _: inout Date?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_: NSDate?) -> Date { Date() }
}

public struct Locale: _ObjectiveCBridgeable, Sendable {
  public static var preferredLanguages: [String] { [] }
  public init(identifier: String) {}
  public func _bridgeToObjectiveC() -> NSLocale { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: NSLocale, result _: inout Locale?) {}
  public static func _conditionallyBridgeFromObjectiveC(_: NSLocale, result _: inout Locale?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_: NSLocale?) -> Locale { Locale(identifier: "") }
}

public struct URL: _ObjectiveCBridgeable, Sendable {
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: NSURL, result _: inout URL?) {}
  public static func _conditionallyBridgeFromObjectiveC(_: NSURL, result _: inout URL?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_: NSURL?) -> URL { fatalError() }
}

public struct Data: _ObjectiveCBridgeable, Sendable {
  public init(contentsOf _: URL) throws {}
  public func _bridgeToObjectiveC() -> NSData { fatalError() }
  public static func _forceBridgeFromObjectiveC(_: NSData, result _: inout Data?) {}
  public static func _conditionallyBridgeFromObjectiveC(_: NSData, result _: inout Data?) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_: NSData?) -> Data { fatalError() }
}

public struct DateComponents: Sendable {
  public var year: Int?
  public var day: Int?
}

public struct Calendar: Sendable {
  public enum Identifier: Sendable { case gregorian, iso8601 }
  public enum Component: Sendable { case year, month, day }
  public init(identifier _: Identifier) {}
  public func dateComponents(_: Set<Component>, from _: Date) -> DateComponents { DateComponents() }
}

open class JSONDecoder {
  public init() {}
  open func decode<Value: Decodable>(_: Value.Type, from _: Data) throws -> Value { fatalError() }
}
