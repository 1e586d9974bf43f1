// The API of other libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Days for a closure that formats a time: the engine calls it for each of them, and derives the rule.
///
/// These types replace Foundation's in code that imports UIKit. A formatter writes its pattern between brackets.
public struct Date: Sendable {
  public enum Day: Sendable, CaseIterable { case today, thisYear, earlier }

  let day: Day
  /// Creates a date of today.
  public init() { self.init(.today) }
  public init(_ day: Day) { self.day = day }
}

public final class DateFormatter {
  public var locale: Locale?
  public var dateFormat = ""
  public init() {}

  public func string(from _: Date) -> String {
    precondition(locale?.identifier == "en_US_POSIX", "a fixed pattern needs a fixed locale")
    return "⟦\(dateFormat)⟧"
  }
}

public struct Locale: Sendable {
  /// The system's languages.
  nonisolated(unsafe) public static var preferredLanguages: [String] = []

  let identifier: String
  public init(identifier: String) { self.identifier = identifier }
}

public struct Calendar: Sendable {
  public enum Identifier: Sendable { case gregorian }
  public enum Component: Sendable { case year, day }

  public init(identifier _: Identifier) {}

  public func dateComponents(_: Set<Component>, from date: Date) -> DateComponents {
    switch date.day {
    case .today: DateComponents(year: 2026, day: 3)
    case .thisYear: DateComponents(year: 2026, day: 4)
    case .earlier: DateComponents(year: 2025, day: 4)
    }
  }
}

public struct DateComponents: Sendable {
  public var year: Int?
  public var day: Int?
}
