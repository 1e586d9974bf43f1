import RefreshEngine
import RefreshText

/// The bytes of a ``SceneChoice``, as pieces with gaps for the choices.
enum ChoiceForm {
  /// The pieces, in order. Of the forms of a piece, the first one whose gaps all have values is used.
  static let pieces: [[ByteForm]] = {
    let nothing = SceneChoice().encoded()
    let fields = choices
    // A field without a choice is one byte.
    let start = nothing.count - fields.count
    let forms = fields.enumerated().map { index, choices in
      (choices + [SceneChoice()]).map { choice in
        ByteForm(choice.encoded().dropFirst(start + index).dropLast(fields.count - 1 - index))
      }
    }
    return [[ByteForm(nothing.prefix(start))]] + forms
  }()

  /// The choices of each field alone, in the order in which the fields are written.
  private static var choices: [[SceneChoice]] {
    func field<Value>(_ path: WritableKeyPath<SceneChoice, Value?>, _ values: Value...) -> [SceneChoice] {
      values.map { value in
        var choice = SceneChoice()
        choice[keyPath: path] = value
        return choice
      }
    }
    func content(width: Double?) -> SceneContent {
      var content = SceneContent(width: width, height: Gap.height.number, rowHeight: Gap.rowHeight.number)
      content.rows = Gap.rows.whole
      return content
    }
    let loaded = Gap.loaded.whole
    return [
      field(\.viewport, Size(width: Gap.viewportWidth.number, height: Gap.viewportHeight.number)),
      field(\.safeArea, Insets(top: Gap.top.number, bottom: Gap.bottom.number)),
      field(\.content, content(width: Gap.width.number), content(width: nil)),
      field(\.language, Gap.language.mark),
      field(
        \.app, SceneChoice.AppAnswer(delay: Gap.delay.interval, rows: loaded),
        SceneChoice.AppAnswer(delay: nil, rows: loaded)),
    ]
  }

  static var json: JSONValue { .array(pieces.map { .array($0.map(\.json)) }) }
}
