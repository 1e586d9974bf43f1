import RefreshFiles

/// MJRefresh's own code, which an app may contain.
extension Declarations {
  /// The types that the file declares itself.
  private var ownTypes: [String] {
    (classes.map(\.name) + implementations + functions.compactMap(\.typeName)).filter { !extensions.contains($0) }
  }

  /// Whether the file is one of MJRefresh, by the classes that it declares.
  var areOfMJRefresh: Bool {
    let types = ownTypes
    return types.contains(where: Program.isClassOfMJRefresh) && types.allSatisfy { $0.hasPrefix("MJRefresh") }
  }

  /// The declarations without those of MJRefresh's classes, which a file of the app may repeat.
  var withoutMJRefresh: Declarations {
    let types = Set(ownTypes.filter(Program.isClassOfMJRefresh))
    guard !types.isEmpty else { return self }
    var rest = self
    rest.classes.removeAll { types.contains($0.name) }
    rest.functions.removeAll { $0.typeName.map(types.contains) ?? false }
    rest.implementations.subtract(types)
    return rest
  }
}

extension SourceCode {
  /// Whether no other file imports it.
  var isImplementation: Bool { !isSwift && [".m", ".mm"].contains(where: file.path.hasSuffix) }

  /// Whether its name is that of a file of MJRefresh that declares no component.
  var isNamedAsInMJRefresh: Bool {
    let name = FilePath.name(of: file.path)
    return name.hasPrefix("MJRefresh")
      || ["UIScrollView+MJ", "UIView+MJExtension", "NSBundle+MJRefresh", "UICollectionViewLayout+MJRefresh"]
        .contains(where: name.hasPrefix)
  }
}
