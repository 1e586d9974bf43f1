import RefreshEngine
import RefreshPresets
import RefreshText

/// The members of MJRefresh's components, as code names them.
extension Interpreter {
  /// The members of each type's components by their names in both languages, without question marks.
  private static let members = Dictionary(
    uniqueKeysWithValues: ComponentKind.allCases.map { kind in
      let all = AppMember.all(of: kind)
      var members: [String: AppMember] = [:]
      for member in all {
        for name in [member.swift, member.objectiveC] { members[name.filter { $0 != "?" }] = member }
      }
      // Old names of the same members.
      for (name, key) in [
        ("autoChangeAlpha", "automaticallyChangeAlpha"), ("isAutoChangeAlpha", "automaticallyChangeAlpha"),
        ("activityIndicatorViewStyle", "loading.style"), ("appearencePercentTriggerAutoRefresh", "triggerPercent"),
      ] { members[name] = all.first { $0.name == key } }
      return (kind, members)
    })

  private static let names = Set(members.values.flatMap(\.keys))
  private static let parts = members.mapValues { Set($0.keys.map { String($0.prefix { $0 != "." }) }) }

  /// Returns the member of a type's components that has a name, or `nil` if they have none.
  static func member(_ name: String, of kind: ComponentKind) -> AppMember? { members[kind]?[name] }
  /// Returns whether a name is a property of components.
  static func isMember(_ name: String) -> Bool { names.contains(name) }
  /// Returns whether a name is a part of a type's components, such as `stateLabel`.
  static func isPart(_ name: String, of kind: ComponentKind) -> Bool { parts[kind]?.contains(name) ?? false }

  /// Returns the key that says what a path in a component leads to: `stateLabel` for `stateLabel.layer`, and the empty
  /// one of the whole component if it is none of its parts.
  static func key(around path: String, of kind: ComponentKind) -> String {
    if let row = member(path, of: kind) { return row.name }
    let first = String(path.prefix { $0 != "." })
    guard isPart(first, of: kind), let row = members[kind]?.first(where: { $0.key.hasPrefix("\(first).") })?.value
    else {
      return ""
    }
    return String(row.name.prefix { $0 != "." })
  }

  /// Properties that do not affect looks or behaviour.
  static let ignoredMembers: Set<String> = [
    "refreshingBlock", "refreshingTarget", "refreshingAction", "beginRefreshingCompletionBlock",
    "endRefreshingCompletionBlock", "endRefreshingAnimationBeginAction", "endRefreshingAnimateCompletionBlock",
    "tag", "state", "accessibilityIdentifier", "accessibilityLabel",
  ]

  /// Methods that do not change settings.
  static let ignoredMethods: Set<String> = [
    "beginRefreshing", "beginRefreshingWithCompletionBlock", "endRefreshing", "endRefreshingWithCompletionBlock",
    "endRefreshingWithNoMoreData", "resetNoMoreData", "noticeNoMoreData", "setRefreshingTarget",
    "setRefreshingBlock",
    "afterBeginningAction", "endingAnimationBeginningAction", "afterEndingAction", "executeRefreshingCallback",
    "placeSubviews", "setNeedsLayout", "layoutIfNeeded", "addSubview",
    "sizeToFit", "sizeThatFits", "convert", "convertRect", "convertPoint", "setNeedsDisplay", "refreshingBlock",
    "beginRefreshingCompletionBlock",
    "endRefreshingCompletionBlock", "addObserver", "removeObserver",
  ]

  /// Methods that only answer a question, with the running app's answer.
  static let questions: Set<String> = [
    "isKindOfClass", "isKind", "isMemberOfClass", "isMember", "respondsToSelector", "responds",
    "conformsToProtocol",
    "conforms", "isRefreshing", "isDescendant", "isDescendantOfView", "isEqual", "isHidden", "isAnimating",
    "isFirstResponder",
  ]

  /// Methods of common libraries that hand a component to a closure that sets it up.
  static let configuringMethods: Set<String> = [
    "then", "with", "apply", "configure", "config", "also", "do", "setup", "tap", "customize",
  ]

  /// Functions that do nothing to a component that they get, and methods of classes that make none.
  static let harmlessFunctions: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "DLog", "assert", "precondition", "contains", "indexOf",
    "class", "self", "type", "bringSubviewToFront", "bringSubview", "sendSubviewToBack", "sendSubview",
    "objc_setAssociatedObject", "String", "ObjectIdentifier",
    "willChangeValueForKey", "didChangeValueForKey", "willChangeValue",
    "didChangeValue",
  ]

  /// Methods of RxSwift and Combine that only keep an observation.
  static let endsOfChains: Set<String> = ["disposed", "addDisposableTo", "store", "dispose", "cancel"]

  /// Returns whether a name is that of a method of MJRefresh 1 that makes a component, or of its property that has one.
  static func isOfOldMJRefresh(_ name: String) -> Bool {
    if ["legendHeader", "legendFooter", "gifHeader", "gifFooter"].contains(name) { return true }
    let parts = [
      ["Legend", "Gif", ""], ["Header", "Footer"], ["RefreshingBlock", "RefreshingTarget", "Target", "Callback"],
    ]
    return name.hasPrefix("add")
      && parts[0].contains { look in
        parts[1].contains { role in parts[2].contains { name == "add\(look)\(role)With\($0)" } }
      }
  }

  private static let methods: Set<String> = ignoredMethods.union(questions).union([
    "autoChangeTransparency", "link", "linkTo", "modifyLastUpdatedTimeText", "insertSubview",
  ]).union(names.filter { $0.hasPrefix("set") })

  /// Returns whether a call is of a method that components have.
  static func isMethod(_ call: Call) -> Bool {
    methods.contains(call.name) || property(call).map(isMember) ?? false
  }

  /// Returns the property that a method sets: `hidden` for `setHidden:`.
  static func property(_ call: Call) -> String? {
    guard call.name.hasPrefix("set"), call.arguments.count == 1, call.name.count > 3 else { return nil }
    return lowered(call.name.dropFirst(3))
  }

  /// Returns a word with its first letter in lower case.
  static func lowered(_ word: Substring) -> String { word.prefix(1).lowercased() + word.dropFirst() }
}
