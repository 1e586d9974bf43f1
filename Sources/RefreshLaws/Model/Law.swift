/// A property of healthy lists, whose breach is a problem.
///
/// Each law is a type in its own file: its sentence, its predicate and the healthy value. A value of the type lives for
/// one run and keeps the facts that only this law has to remember. ``LawCatalogue`` lists all laws.
package protocol Law: Sendable {
  /// The name in options, tags and files: `late-call`.
  static var name: String { get }
  /// The name in files of earlier versions. The default is nil: it has always been the same.
  static var formerName: String? { get }
  /// The behaviour of healthy lists: one sentence in lower case, without a full stop.
  static var summary: String { get }
  /// An explanation of why a breach matters, and what leads to it, in sentences.
  static var explanation: String { get }
  /// The rule of the engine that the law is about, and the question that leads to it.
  static var inquiry: LawInquiry { get }
  /// The occasions at which the law looks at a run.
  static var occasions: Set<Occasion.Kind> { get }
  /// Whether a breach follows from the library's design or from the choice of a preset. Exploration reports it once, and
  /// not as a problem. The default is that it does not.
  static var isByDesign: Bool { get }
  /// Whether a breach counts in the museum only if it still shows at the end of the run, because the app may correct it. The default
  /// is that it always counts.
  static var isCorrectable: Bool { get }
  /// Whether it is about what an app does, so that no settings of a preset can be responsible. The default is that it isn't.
  static var isOfApp: Bool { get }
  /// How much a breach affects users. The default is that it only looks wrong.
  static var harm: Harm { get }
  /// The rules of presets by which `validate` warns about a breach. The default is none.
  static var rules: [String] { get }
  /// A run that breaches the law. The default is nil: no simple run does, and tests make a list sick.
  static var sick: LawExample? { get }
  /// Runs of components with default settings that breach it in other ways. They show whose problem a breach is. The default is none.
  static var furtherSick: [LawExample] { get }
  /// A similar run that doesn't.
  static var healthy: LawExample { get }

  /// Creates the law for a run.
  init()

  /// Prepares for a run. The default is to do nothing.
  mutating func begin(_ world: World)

  /// Checks a run on one of its occasions, and reports breaches.
  ///
  /// - Parameters:
  ///   - occasion: The occasion.
  ///   - run: The run. At an event, the ledger is still as before the event.
  ///   - breaches: Collects the breaches.
  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches)
}

extension Law {
  package static var formerName: String? { nil }
  package static var isByDesign: Bool { false }
  package static var isCorrectable: Bool { false }
  package static var isOfApp: Bool { false }
  package static var harm: Harm { .cosmetic }
  package static var rules: [String] { [] }
  package static var sick: LawExample? { nil }
  package static var furtherSick: [LawExample] { [] }
  package mutating func begin(_ world: World) {}
}

/// The identity of a law: its place in the catalogue.
package struct LawID: Hashable, Comparable, Sendable {
  /// The index in ``LawCatalogue/all``.
  let index: UInt8

  /// The law of a name, or nil if there is none. Files of earlier versions may have a former name.
  package init?(_ name: String) {
    guard let index = LawCatalogue.all.firstIndex(where: { $0.name == name || $0.formerName == name }) else {
      return nil
    }
    self.init(index: index)
  }

  private init(index: Int) { self.index = UInt8(index) }

  /// The identity of a law of the catalogue.
  init(of law: any Law.Type) {
    guard let index = LawCatalogue.all.firstIndex(where: { $0 == law }) else {
      preconditionFailure("\(law.name) isn't in the catalogue")
    }
    self.init(index: index)
  }

  /// The law.
  package var law: any Law.Type { LawCatalogue.all[Int(index)] }
  /// The name in options, tags and files.
  package var name: String { law.name }
  /// The behaviour of healthy lists.
  package var summary: String { law.summary }

  /// ``EndlessRun``, after whose breach a run can't continue.
  package static let endlessRun = LawID(of: EndlessRun.self)
  /// ``SuiteCondition``, whose breaches are about the promises of a suite.
  package static let suiteCondition = LawID(of: SuiteCondition.self)

  /// All laws, in the order of the catalogue.
  package static let all = LawCatalogue.all.indices.map { LawID(index: $0) }
  /// The laws whose breaches are problems, in the order of the catalogue.
  package static let problems = all.filter { !$0.law.isByDesign }

  /// Whether `a` comes first in the catalogue.
  package static func < (a: LawID, b: LawID) -> Bool { a.index < b.index }
}

/// Laws that check runs, by the occasions at which they check.
package struct LawSet: Sendable {
  /// The laws.
  let ids: [LawID]
  /// For each kind of occasion, the indexes of the laws that check it.
  let watchers: [[Int]]

  /// All laws.
  package static let all = LawSet(LawID.all)

  /// Creates a set of laws, which check in their order.
  package init(_ ids: [LawID]) {
    self.ids = ids
    watchers = Occasion.Kind.allCases.map { kind in ids.indices.filter { ids[$0].law.occasions.contains(kind) } }
  }
}
