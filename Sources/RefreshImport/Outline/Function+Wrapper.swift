import RefreshEngine

extension Function {
  /// The role of MJRefresh's property that a getter returns, with nothing else in it.
  var wrappedRole: ComponentRole? {
    guard parameters.isEmpty, !isMacro, typeName != nil, body.count < 30 else { return nil }
    let roles = body.words.compactMap { word in
      word.hasPrefix("mj_") ? ComponentRole(rawValue: String(word.dropFirst(3))) : nil
    }
    let others = body.words.filter { !$0.hasPrefix("mj_") && !$0.hasPrefix("MJRefresh") }
    guard let role = roles.first, roles.allSatisfy({ $0 == role }),
      !body.offsets.contains(where: { body.isAt($0, ".") && !body.isAt($0 - 1, "self") || changes(body, at: $0) })
    else { return nil }
    return others.allSatisfy(["get", "set", "return", "self", "newValue", "as"].contains) ? role : nil
  }

  /// Whether something is made, or set to anything but the setter's argument.
  private func changes(_ body: SourceCode.Slice, at offset: Int) -> Bool {
    if body.isAt(offset, "=") { return !body.isAt(offset + 1, "newValue") }
    guard body.kind(offset) == .word, body.text(offset).hasPrefix("MJRefresh") else { return false }
    return body.isAt(offset + 1, ["(", "{"]) || body.kind(offset + 1) == .word
  }
}
