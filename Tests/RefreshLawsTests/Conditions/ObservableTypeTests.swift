import RefreshEngine
import RefreshLaws
import Testing

/// Returns whether a value is of a type.
private func isValue(_ value: ObservedValue, of type: ObservableType) -> Bool {
  switch (type, value) {
  case (.number, .number), (.boolean, .bool), (.text, .text), (.dateTime, .text), (.countOrUnlimited, .number): true
  case (.countOrUnlimited, .text("unlimited")): true
  case (.name(let names), .text(let text)): names.contains(text)
  case (_, .absent): true
  default: false
  }
}

@Test(arguments: ComponentKind.allCases)
func `every observable has a value of its type`(_ kind: ComponentKind) {
  var simulation = Simulation(scene: ScrollScene())
  simulation.attach(ComponentBlueprint(kind: kind))
  simulation.turn()
  for observable in ObservablePath.all {
    #expect(isValue(simulation[observable], of: observable.type), "\(observable.path)")
  }
}

@Test func `a value is shown as its type reads`() {
  #expect(ObservableType.text.text(of: .text("a")) == "\"a\"")
  #expect(ObservableType.name(["a"]).text(of: .text("a")) == "a")
  #expect(ObservableType.number(.bare).text(of: .number(3)) == "3")
  #expect(ObservableType.number(.bare).text(of: .number(1.0099999999999998)) == "1.01")
  #expect(ObservableType.number(.bare).text(of: .number(1e300)) == "1e300")
  #expect(ObservableType.boolean.text(of: .bool(false)) == "false")
  #expect(ObservableType.text.text(of: .absent) == "null")
}
