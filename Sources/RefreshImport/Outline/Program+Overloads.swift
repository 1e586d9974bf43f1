import RefreshEngine
import RefreshPresets
import RefreshText

/// Functions that share a name.
extension Program {
  /// The labels and values of a call's arguments.
  typealias Arguments = [(label: String?, value: Value)]

  /// Returns the function that code means among those with a name.
  ///
  /// - Parameters:
  ///   - all: The functions, those of subclasses before what they override.
  ///   - arguments: The arguments of a call; `nil` if the name is used as that of a property.
  /// - Returns: The function; `nil` if none of several takes the arguments, or if several take them equally well.
  func meant(_ all: [Function], by arguments: Arguments?) -> Function? {
    guard all.count > 1 else { return all.first }
    guard let arguments else {
      return all.first(where: \.isProperty) ?? all.first(where: \.isObserver) ?? all.first
    }
    let fitting = all.compactMap { function in distance(arguments, function).map { (function, $0) } }
    let least = fitting.map(\.1).min()
    let nearest = fitting.filter { $0.1 == least }.map(\.0)
    guard let first = nearest.first, nearest.allSatisfy(first.hasSignature) else { return nil }
    // Files may declare the same for themselves.
    return nearest.contains { $0.typeName == first.typeName && $0.code !== first.code } ? nil : first
  }

  /// Returns how far arguments are from the parameters of a function: the sum of the steps between their classes, and a fraction for
  /// each default; `nil` if the function doesn't take them.
  private func distance(_ arguments: Arguments, _ function: Function) -> Double? {
    guard !(function.code.isSwift && function.place.isAt(0, "var")) else { return nil }
    var (rest, sum) = (arguments[...], 0.0)
    for parameter in function.parameters {
      if let first = rest.first, parameter.takes(first), let step = distance(first.value, parameter.type) {
        sum += Double(step)
        rest.removeFirst()
        // Only the first value of several has the label.
        while parameter.isVariadic, rest.first?.label == nil, !rest.isEmpty { rest.removeFirst() }
      } else if parameter.value != nil {
        sum += 0.01
      } else {
        return nil
      }
    }
    return rest.isEmpty ? sum : nil
  }

  /// Returns the number of steps from a value's class to one that a type names, 0 if the value has no class; `nil` if it isn't of
  /// the type.
  private func distance(_ value: Value, _ type: [String]) -> Int? {
    let components = value.components
    guard components.isEmpty else {
      let words = type.filter { isComponent($0) || Self.views.contains($0) }
      if words.isEmpty { return Self.plainTypes.isDisjoint(with: type) ? Interpreter.Limit.mostClasses : nil }
      let steps = components.map { component in
        words.compactMap(classNames(of: component.className).firstIndex).min()
      }
      return steps.contains(nil) ? nil : steps.compactMap(\.self).max()
    }
    let isFitting =
      switch value {
      case .number: Self.numbers
      case .flag: Self.flags
      case .text, .key, .wording: Self.texts
      case .color: Self.colors
      case .font: Self.fonts
      case .image, .gif: Self.images
      case .closure: Set<String>()
      default: Self.plainTypes
      }
    let named = Self.plainTypes.intersection(type)
    return named.isEmpty || !named.isDisjoint(with: isFitting) || value.isClosure && type.contains("Void") ? 0 : nil
  }

  /// The classes of a component up to those of UIKit, its own first.
  func classNames(of className: String) -> [String] {
    let known = kind(of: className).map {
      ComponentClass.type($0).chain.map { "MJRefresh" + $0.name.capitalizedFirst }
    }
    let own = ancestry(of: className)
    return own + (known ?? ["MJRefreshFooter", "MJRefreshComponent"]).filter { !own.contains($0) } + Self.views
  }

  private static let views = ["UIView", "UIResponder", "NSObject"]
  private static let numbers: Set<String> = [
    "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "NSInteger", "NSUInteger", "NSTimeInterval",
    "NSNumber", "int", "float", "double",
  ]
  private static let flags: Set<String> = ["Bool", "BOOL", "bool", "NSNumber"]
  private static let texts: Set<String> = ["String", "NSString"]
  private static let colors: Set<String> = ["UIColor", "CGColor"]
  private static let fonts: Set<String> = ["UIFont"]
  private static let images: Set<String> = ["UIImage"]
  private static let plainTypes = numbers.union(flags).union(texts).union(colors).union(fonts).union(images)
}

extension Function {
  /// Returns whether a call fits it and another function equally well.
  func hasSignature(of other: Function) -> Bool {
    parameters.map(\.label) == other.parameters.map(\.label)
      && (!code.isSwift || parameters.map(\.type) == other.parameters.map(\.type))
  }
}

extension Function.Parameter {
  /// Returns whether an argument is written as the parameter's: with its label, or after the call.
  fileprivate func takes(_ argument: (label: String?, value: Value)) -> Bool {
    argument.label == label || argument.label == nil && argument.value.isClosure && mayBeClosure
  }
}
