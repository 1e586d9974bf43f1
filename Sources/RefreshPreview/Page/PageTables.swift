import RefreshEngine
import RefreshScenarios
import RefreshText

/// The facts about the engine that every page needs; its script has no copy of them.
enum PageTables {
  static var json: JSONValue {
    [
      "roles": .strings(ComponentRole.allCases.map(\.rawValue)),
      "columns": columns,
      "partColumns": partColumns,
      "events": events,
      "animated": animated,
      "choice": ChoiceForm.json,
      "devices": devices,
      "why": ReasonWords.json,
    ]
  }

  /// The forms of events, by their names.
  private static var events: JSONValue {
    .object(
      JSONValue.Object(
        EventForm.allCases.map { form in
          let row: JSONValue = [
            "words": .strings(form.words), "fields": .strings(form.fields.map(\.name)),
            "isExpected": .bool(form.weight == .main),
          ]
          return (form.rawValue, row)
        }))
  }

  /// The observables that each animation of a component changes, with `*` instead of its role.
  private static var animated: JSONValue {
    .object(
      JSONValue.Object(
        AnimationName.allCases.map { name in
          let paths = name.targets.map { target -> String in
            let (own, other) = (target.observable(of: .header).path, target.observable(of: .footer).path)
            return own == other ? own : "*" + own.dropFirst(ComponentRole.header.rawValue.count)
          }
          return (name.rawValue, .strings(paths))
        }))
  }

  /// The columns of a frame, in order.
  private static var columns: JSONValue {
    .array(
      FrameColumn.all.map { column in
        var object: JSONValue.Object = ["name": .string(column.name)]
        switch column.type {
        case .number, .countOrUnlimited: object["form"] = "number"
        case .boolean: object["form"] = "bool"
        case .text, .color, .dateTime: object["form"] = "text"
        case .name(let words):
          object["form"] = "word"
          object["words"] = .strings(words)
        }
        if case .style = column { object["isStyle"] = true }
        return .object(object)
      })
  }

  /// The columns of a part's row, in order.
  private static var partColumns: JSONValue {
    .array(
      PartColumn.all.map { column in
        let words: [String]? =
          switch column {
          case .kind: PartKind.allCases.map(\.rawValue)
          // Their numbers start at 1.
          case .imageState: [""] + RefreshState.allCases.map(\.name)
          case .property(let property): if case .name(let names) = property.row.type { names } else { nil }
          default: nil
          }
        return ["name": .string(column.name), "words": words.map { .strings($0) } ?? .null]
      })
  }

  /// The devices that can be chosen.
  private static var devices: JSONValue {
    .array(
      Device.all.map { device in
        let (size, safeArea) = (device.screen.size, device.screen.safeArea)
        return [
          "name": .string(device.name), "width": .number(size.width.shortestText),
          "height": .number(size.height.shortestText),
          "safeArea": [
            "top": .number(safeArea.top.shortestText), "bottom": .number(safeArea.bottom.shortestText),
          ],
        ]
      })
  }
}
