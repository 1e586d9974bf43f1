import RefreshEngine
import RefreshPresets
import Testing

@Suite struct `Component classes` {
  @Test(arguments: ComponentKind.allCases)
  func `a type and its class have one name`(kind: ComponentKind) {
    #expect(kind.componentClass.rawValue == kind.rawValue)
    #expect(kind.componentClass.kind == kind)
    #expect(kind.componentClass.chain.last == .component)
  }

  @Test func `only what others have in common is no type`() {
    #expect(ComponentClass.allCases.filter { $0.kind == nil } == [.component, .footer])
    #expect(
      ComponentClass.backGifFooter.chain == [.backGifFooter, .backStateFooter, .backFooter, .footer, .component])
  }
}
