import RefreshEngine
import RefreshPresets
import RefreshText

/// The statements that set a component up, in either language.
struct StatementWriter {
  let dialect: any Dialect
  /// The component; nil in its own methods.
  let object: String?

  /// Writes statements in their order.
  func write(_ statements: [AppStatement], to code: inout CodeText) {
    for statement in statements { write(statement, to: &code) }
  }

  private func write(_ statement: AppStatement, to code: inout CodeText) {
    switch statement {
    case .set(let member, let value): write(value, of: member, to: &code)
    case .title(let member, let title, let state):
      code.line(dialect.setTitle(dialect.title(title), for: state, by: member, of: object))
    case .frames(let member, let names, let duration, let state):
      dialect.setFrames(names, duration, for: state, by: member, of: object, in: &code)
    case .wording(let member, nil): code.line(dialect.set(target(member), to: "nil"))
    case .wording(let member, let template?): dialect.setWording(template, to: target(member), in: &code)
    case .ownTexts: code.line(dialect.call("setTexts", of: object))
    }
  }

  private func target(_ member: AppMember) -> String { dialect.member(dialect.path(of: member), of: object) }

  private func write(_ value: AppValue, of member: AppMember, to code: inout CodeText) {
    let target = target(member)
    switch value {
    case .flag where member.form == .call: code.line(dialect.call(dialect.path(of: member), of: object))
    case .flag(let flag): code.line(dialect.set(target, to: dialect.flag(flag)))
    case .number(let size) where member.form == .boldFont:
      code.line(dialect.set(target, to: dialect.font(size, isBold: true)))
    case .number(let number): code.line(dialect.set(target, to: number.shortestText))
    case .whole(let number): code.line(dialect.set(target, to: "\(number)"))
    case .text(let text): code.line(dialect.set(target, to: dialect.text(text)))
    case .image(let name): code.line(dialect.set(target, to: dialect.image(name)))
    case .color(let color): dialect.set(target, to: color, in: &code)
    case .indicatorStyle(let style):
      code.block(dialect.availability) { code in
        let name = style == .large ? "large" : "medium"
        code.line(dialect.set(target, to: dialect.constant(name, of: "UIActivityIndicatorViewStyle")))
      }
      // The colour is the spinner's, as the style is.
      guard let color = style.colorName, let dot = target.lastIndex(of: ".") else { return }
      code.line(dialect.set(target[...dot] + "color", to: dialect.color(named: color)))
    }
  }
}

extension ActivityIndicatorStyle {
  /// The property of `UIColor` for a style's colour; `nil` for the system's.
  ///
  /// UIKit's styles with these colours are deprecated.
  var colorName: String? {
    switch self {
    case .medium, .large: nil
    case .gray: "gray"
    case .white: "white"
    }
  }
}
