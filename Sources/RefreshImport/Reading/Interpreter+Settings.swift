import RefreshDiagnostics
import RefreshEngine
import RefreshExport
import RefreshPresets

extension Interpreter {
  /// Runs a call of a method of a component or of one of its parts.
  func call(
    _ call: Call, on component: FoundComponent, _ path: String, isDiscarded: Bool, _ frame: Frame
  ) -> Value {
    let whole = Value.component(component, "")
    let (name, place) = (call.name, call.span)
    noteUse()
    func later() -> Value {
      readClosures(of: call.arguments, frame)
      return whole
    }
    if path == "rx" || path.hasPrefix("rx.") { return callRx(call, on: component, path, frame) }
    if path.isEmpty {
      let state = call.value("for", "forState")
      let isKnown = Self.member(name, of: component.kind) != nil
      switch name {
      case "setTitle" where state != nil && isKnown:
        set(component, "titles", state, call.values[0], at: place, frame) { Self.title($0) }
        return whole
      case "setImages" where state != nil && isKnown:
        set(component, "images", state, call.values[0], at: place, frame) {
          self.frames($0, call.value("duration"))
        }
        return whole
      case "autoChangeTransparency":
        set(component, "automaticallyChangeAlpha", to: call.values.first ?? .unknown, from: nil, at: place, frame)
        return whole
      case _ where isKnown && Self.member(name, of: component.kind)?.form == .call:
        set(component, name, to: .flag(true), from: nil, at: place, frame)
        return whole
      case "link", "linkTo":
        attach(whole, as: component.kind.role, to: linkedView(call, frame), at: place, frame)
        return whole
      case "modifyLastUpdatedTimeText":
        set(component, "lastUpdatedTimeText", to: call.values.first ?? .unknown, from: nil, at: place, frame)
        return whole
      case "addSubview" where !component.isSettingUp(in: frame),
        "insertSubview" where !component.isSettingUp(in: frame):
        note(component, "a view is added here: describe it under `parts`", at: place, frame, key: "parts")
        return later()
      case "addSubview", "insertSubview":
        let view: OwnView? = if case .view(let view, "")? = call.values.first { view } else { nil }
        let index = call.value("at", "atIndex")?.number.flatMap { Int(exactly: $0) }
        component.addOwnView(view, at: place, before: name == "insertSubview" ? index : nil)
        if name == "insertSubview", index != 0 {
          note(component, "the order of the view that is inserted here isn't read", at: place, frame, key: "parts")
        }
        return later()
      case "setValue" where call.value("forKey", "forKeyPath") != nil:
        setByKey(component, call.value("forKey", "forKeyPath")?.text, at: place, frame)
        return whole
      case _ where Self.ignoredMethods.contains(name): return later()
      case _ where Self.questions.contains(name): return answer(to: call, about: component)
      // The code of an initializer calls another one.
      case _ where name.hasPrefix("init") && component.isBeingMade:
        runInitializer(name, call.given, on: component, at: call.tokens, frame)
        return later()
      default: break
      }
      let own = (program.chain(of: component.className) ?? []).flatMap { program.overloads(name, of: $0.name) }
      let others =
        own.isEmpty ? program.extensionMethods(name, of: component.className, near: frame.code) : own
      if let function = program.meant(others, by: call.given) {
        let isGetter = !frame.code.isSwift && function.parameters.isEmpty && !call.arguments.isEmpty
        let result = self.call(function, isGetter ? [] : call.given, own: component, at: call.tokens, frame)
        // A getter of a block, which is called immediately: `header.idle(@"x")`.
        if isGetter, case .closure(let source, let closure) = result {
          _ = apply(source, closure, to: call.values)
          return whole
        }
        let value = result
        let isOther =
          !function.result.isEmpty && !givesComponent(function)
          && !["void", "Void", "instancetype", "id", "Self"].contains(where: function.result.contains)
        return !value.components.isEmpty || isOther ? value : whole
      }
      if others.count > 1 {
        note(
          component, "`\(name)` has \(others.count) declarations, and it isn't known which one is meant", at: place,
          frame, key: "")
        return later()
      }
    } else if Self.ignoredMethods.contains(name) {
      return later()
    } else if Self.questions.contains(name) {
      return .unknown
    } else if Self.isPlain(path) {
      // Code that uses a value may change it.
      if isDiscarded { set(component, path, to: .unknown, from: nil, at: place, frame) }
      readClosures(of: call.arguments, frame)
      return .unknown
    } else if call.arguments.isEmpty, !isDiscarded {
      return .component(component, "\(path).\(name)")
    }
    // An optional one hands itself to the closure.
    if path.isEmpty, name == "map" || name == "flatMap", case .closure(let source, let closure)? = call.values.first
    {
      return apply(source, closure, to: [whole])
    }
    if path.isEmpty, name.hasPrefix("setValuesForKeys") {
      note(component, "`\(name)` sets properties by their names, which isn't read", at: place, frame, key: "")
      return later()
    }
    if path.isEmpty, Self.configuringMethods.contains(name),
      case .closure(let source, let closure)? = call.values.last
    {
      _ = apply(source, closure, to: [whole])
      return whole
    }
    if let property = Self.property(call) {
      set(
        component, path.isEmpty ? property : "\(path).\(property)", to: call.values[0], from: nil, at: place, frame)
      return whole
    }
    if call.arguments.isEmpty, path.isEmpty, Self.isPart(name, of: component.kind) {
      return .component(component, name)
    }
    let text = "`\(path.isEmpty ? "" : path + ".")\(name)` is a call that presets don't have"
    note(component, text, at: place, frame, key: Self.key(around: path, of: component.kind))
    return later()
  }

  /// Reports a value that is set by a name, which isn't read.
  private func setByKey(_ component: FoundComponent, _ name: String?, at place: Span, _ frame: Frame) {
    let key = name.flatMap { Self.member($0, of: component.kind)?.name }
    if let key, frame.scopeIsOwn(component) { component.unset(key) }
    let text = (key ?? name).map { "`\($0)` is set by `setValue`, which isn't read" }
    note(component, text ?? "`setValue` sets a property that isn't known", at: place, frame, key: key ?? "")
  }

  /// Sets the value of a state.
  private func set(
    _ component: FoundComponent, _ key: String, _ state: Value?, _ value: Value, at place: Span, _ frame: Frame,
    _ read: (Value) -> FoundComponent.Setting?
  ) {
    // MJRefresh ignores a title that is nil.
    if case .nothing = value, key == "titles" { return }
    guard let state = state?.state else {
      component.unsetAll(in: key)
      return component.remark("`\(key)`: the state can't be read", at: place, key: key)
    }
    let language = frame.language.map { ".\($0)" } ?? ""
    put(component, "\(key).\(state.name)\(language)", read(value), at: place, frame)
  }

  /// Returns a title, or `nil` if it is unknown.
  private static func title(_ value: Value) -> FoundComponent.Setting? {
    switch value {
    case .text(let text): .text(text)
    case .key(let key): .key(key)
    case .path(let path): LookedUpText(generated: path).map { .key($0) }
    default: nil
    }
  }

  private func frames(_ value: Value, _ duration: Value?) -> FoundComponent.Setting? {
    if case .gif(let name, let scale) = value { return .gif(name, scale: scale, duration: duration?.number) }
    guard let items = value.list, !items.isEmpty else { return nil }
    let names = items.compactMap { item -> String? in if case .image(let name) = item { name } else { nil } }
    guard names.count == items.count, duration == nil || duration?.number != nil else { return nil }
    return .frames(names, duration: duration?.number)
  }

  /// Sets a property.
  func set(
    _ component: FoundComponent, _ member: String, to value: Value, from source: Expression?, at place: Span,
    _ frame: Frame
  ) {
    let role = component.kind.role
    noteUse()
    guard let row = Self.member(member, of: component.kind) else {
      if let (member, value) = extent(member, value, from: source, of: component, frame) {
        return set(component, member, to: value, from: nil, at: place, frame)
      }
      if Self.ignoredMembers.contains(member) { return readClosure(value) }
      if member == "gifView.contentMode", frame.ownComponent !== component {
        return component.remark(
          "`\(member)` has no lasting effect: MJRefresh sets its own value at every layout", at: place, as: .unused)
      }
      if member == "loadingView.color" { return setSpinnerColor(component, value, at: place, frame) }
      // The additional members of a subclass are not part of MJRefresh.
      let first = String(member.prefix { $0 != "." })
      if first == member, observe(value, as: member, of: component, at: place, frame) { return }
      if first == member, runSetter(of: Self.plain(member), to: value, on: component, frame) { return }
      if frame.ownComponent === component, !Self.isPart(first, of: component.kind),
        program.declares(first, in: component.className)
      {
        return keep(value, as: member, of: component)
      }
      if program.declares(first, in: component.className) {
        let text = "`\(member)` is a property of `\(component.className)`, and what else it changes isn't read"
        return note(component, text, at: place, frame, key: "")
      }
      if member == "[]" {
        return note(component, "what a subscript sets here isn't read", at: place, frame, key: "")
      }
      return note(component, "`\(member)` doesn't have a key in presets", at: place, frame)
    }
    if case .layout = row.form {
      return component.remark(
        "`\(member)` has no lasting effect: MJRefresh sets its own value at every layout", at: place)
    }
    let call = AppMember.all(of: role).first { $0.supersedes.contains(row.name) }
    if component.isBeingPrepared, call != nil || !row.supersedes.isEmpty {
      return component.remark(
        "`\(row.name)` has no effect in `prepare`: MJRefresh sets its own durations afterwards", at: place)
    }
    if row.form == .wording {
      if case .nothing = value { return component.unset(row.name) }
      let language = frame.language.map { ".\($0)" } ?? ""
      return put(component, row.name + language, wording(value).map { .text($0) }, at: place, frame)
    }
    let isNil = if case .nothing = value { true } else { false }
    put(component, row.name, setting(value, as: row.form, frame), isNil: isNil, at: place, frame)
    if row.form == .boldFont, case .font(_, let face) = value, face != .boldSystem {
      note(
        component, "`\(member)` isn't the bold system font, and presets have only its size", at: place, frame)
    }
    // A duration that is set after `animationDisabled` overrides it.
    if let call, component.settings[call.name] != nil {
      component.unset(call.name)
      for name in call.supersedes where component.settings[name] == nil {
        component.set(name, .plain("0"), at: place)
      }
    }
  }

  /// Sets a property that the component's class adds and observes; returns whether it has such a property.
  private func observe(
    _ value: Value, as name: String, of component: FoundComponent, at place: Span, _ frame: Frame
  ) -> Bool {
    let plain = Self.plain(name)
    let observer = program.chain(of: component.className)?.lazy
      .compactMap { self.program.method(plain, of: $0.name) }.first { $0.isObserver }
    guard let observer, !isCalling(observer) else { return false }
    keep(value, as: plain, of: component)
    _ = call(observer, [], own: component, at: observer.place, frame)
    return true
  }

  /// Returns the value in the form of presets, or `nil` if it is unknown.
  private func setting(_ value: Value, as form: AppForm, _ frame: Frame) -> FoundComponent.Setting? {
    switch form {
    case .number: (value.choice == "zero" ? 0 : value.scalar).map { .plain($0.shortestText) }
    case .seconds: value.scalar.map { .plain($0.shortestText + "s") }
    case .flag, .call: value.flag.map { .plain("\($0)") }
    case .text: value.text.map { .text($0) }
    case .color: color(value, frame).map { .text($0.text) }
    case .boldFont: if case .font(let size, _) = value { .plain(size.shortestText) } else { nil }
    case .indicatorStyle: Self.style(value).map { .plain($0.rawValue) }
    case .whole: value.converted(to: ["Int"]).scalar.map { .plain($0 == -1 ? "unlimited" : $0.shortestText) }
    case .image: if case .image(let name) = value { .image(name) } else { nil }
    case .layout, .wording, .titles, .frames: nil
    }
  }

  static func style(_ value: Value) -> ActivityIndicatorStyle? {
    guard var word = value.choice else { return nil }
    let prefix = "UIActivityIndicatorViewStyle"
    if word.hasPrefix(prefix) { word = String(word.dropFirst(prefix.count)) }
    return ActivityIndicatorStyle(rawValue: word.prefix(1).lowercased() + word.dropFirst())
  }

  /// Sets the colour of a spinner, which presets express by its style.
  private func setSpinnerColor(_ component: FoundComponent, _ value: Value, at place: Span, _ frame: Frame) {
    if let word = value.choice, word == "gray" || word == "white" || word == "grayColor" || word == "whiteColor",
      component.settings["loading.style"]?.value == .plain("medium")
    {
      return put(component, "loading.style", .plain(word.hasPrefix("gray") ? "gray" : "white"), at: place, frame)
    }
    note(component, "`loadingView.color` doesn't have a key in presets", at: place, frame)
  }

  /// Returns the wording of a time by a closure as a template of presets.
  private func wording(_ value: Value) -> String? {
    guard case .closure(let source, let frame) = value,
      let wording = apply(source, frame, to: [.time]).template
    else { return nil }
    // Without a time, presets show MJRefresh's own text in the place of the date.
    let first = asking { apply(source, frame, to: [.nothing]).template }
    return first == nil || first == wording ? wording : nil
  }

  private func readClosure(_ value: Value) {
    if case .closure(let source, let closure) = value { readLater(source, closure) }
  }

  /// Records code that has no equivalent in presets.
  private func note(
    _ component: FoundComponent, _ text: String, at place: Span, _ frame: Frame, key: String? = nil
  ) {
    component.remark(text, at: place, isLater: frame.isLater(for: component), key: key)
  }
}
