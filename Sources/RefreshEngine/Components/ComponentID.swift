/// Names a component for as long as its simulation lives, also after it was detached.
struct ComponentID: Equatable, Sendable {
  let index: Int
}
