import Testing

@testable import RefreshEngine

@Suite struct `a motion whose edges move` {
  private let top = ScrollMotion(position: -188, velocity: -200, range: -88...500, rate: .normal)
  private let fling = ScrollMotion(position: 0, velocity: 600, range: -88...500, rate: .normal)
  private let bounce = ScrollMotion(position: 300, velocity: 3000, range: -88...500, rate: .normal)

  @Test func `continues unchanged when nothing concerns it`() {
    #expect(top.following(-88...900, at: 0.1) == nil)
    #expect(fling.following(-142...900, at: 0.1) == nil)
    #expect(fling.following(0...300, at: 0.1) == nil)
    #expect(bounce.following(-142...500, at: 0.01) == nil)
    #expect(bounce.following(-142...500, at: 0.3) == nil)
    #expect(bounce.following(-88...500, at: 5) == nil)
  }

  @Test func `keeps its position and velocity`() throws {
    let changes: [(ScrollMotion, ClosedRange<Double>, Double)] = [
      (top, -142...500, 0.05), (top, -20...500, 0.2), (top, -300...500, 0.1), (fling, -88...200, 0.1),
      (fling, 100...500, 0.1), (bounce, -88...700, 0.01), (bounce, -88...700, 0.2), (bounce, -88...400, 0.02),
    ]
    for (motion, range, time) in changes {
      let next = try #require(motion.following(range, at: time))
      #expect(abs(next.position(at: 0) - motion.position(at: time)) < 1e-12)
      #expect(abs(next.velocity(at: 0) - motion.velocity(at: time)) < 1e-9)
      #expect(range.contains(next.destination))
    }
  }

  @Test func `settles on the edge that moved under it while it bounces`() throws {
    let next = try #require(top.following(-142...500, at: 0.05))
    #expect(top.position(at: 0.05) < -142)
    #expect(next.destination == -142)
    #expect(next.position(at: next.duration) == -142)
  }

  @Test func `decelerates on when the edge it bounces from moves beyond it`() throws {
    let next = try #require(bounce.following(-88...2000, at: 0.2))
    let position = bounce.position(at: 0.2)
    let free = Deceleration(start: position, startVelocity: bounce.velocity(at: 0.2), rate: .normal)
    #expect(position > 500)
    #expect(next.destination == free.rest)
    #expect(next.position(at: 0.1) == free.position(at: 0.1))
  }

  @Test func `springs back when the range ends before it`() throws {
    let next = try #require(fling.following(-88...10, at: 0.2))
    #expect(fling.position(at: 0.2) > 10)
    #expect(next.destination == 10)
  }

  @Test func `springs to the edge that overtakes it on its way to the other one`() throws {
    let next = try #require(bounce.following(400...500, at: 0.01))
    #expect(next.destination == 400)
    #expect(next.velocity(at: 0) > 2000)
  }

  @Test func `lands where its way ends when the edge within its last half point moves away`() throws {
    let free = Deceleration(start: 0, startVelocity: 1000, rate: .normal)
    let motion = ScrollMotion(position: 0, velocity: 1000, range: 0...(free.rest - 0.25), rate: .normal)
    let next = try #require(motion.following(0...1000, at: 0.5))
    #expect(abs(next.destination - free.rest) < 1e-9)
    #expect(abs(next.duration + 0.5 - free.duration) < 1e-9)
  }

  @Test func `keeps to its rate`() throws {
    let fast = ScrollMotion(position: 300, velocity: 3000, range: -88...400, rate: .fast)
    let next = try #require(fast.following(-88...5000, at: 0.01))
    #expect(abs(next.destination - (300 + 3000 / 10.05033585350145)) < 1e-9)
  }
}

@Suite struct `the motion of a released paging view` {
  private func motion(position: Double, velocity: Double, began: Double) -> ScrollMotion {
    ScrollMotion(
      position: position, velocity: velocity, range: 0...1600, rate: .normal,
      paging: Paging(size: 400, origin: 0, began: began))
  }

  @Test func `goes to the page of its projected end by the spring, and lands on it`() {
    let still = motion(position: 150, velocity: 0, began: 0)
    #expect(still.destination == 0)
    let turned = motion(position: 150, velocity: 300, began: 0)
    #expect(turned.destination == 400)
    let spring = Spring(target: 400, position: 150, velocity: 300)
    #expect(turned.duration == spring.duration)
    #expect(turned.position(at: 0.2) == spring.position(at: 0.2))
    #expect(turned.velocity(at: 0.2) == spring.velocity(at: 0.2))
    #expect(turned.position(at: turned.duration) == 400)
    #expect(motion(position: 450, velocity: 9000, began: 400).destination == 800)
    #expect(motion(position: 1650, velocity: 9000, began: 1600).destination == 1600)
  }

  @Test func `keeps to its page when the edges move, or to the edge before it`() throws {
    let turned = motion(position: 150, velocity: 300, began: 0)
    #expect(turned.following(-54...400, at: 0.1) == nil)
    let next = try #require(turned.following(0...300, at: 0.1))
    #expect(next.destination == 300)
    #expect(abs(next.position(at: 0) - turned.position(at: 0.1)) < 1e-12)
    #expect(abs(next.velocity(at: 0) - turned.velocity(at: 0.1)) < 1e-9)
  }

  @Test func `projects its end by its rate`() {
    let slow = ScrollMotion(
      position: 100, velocity: 500, range: 0...1600, rate: .normal, paging: Paging(size: 400, origin: 0, began: 0))
    let fast = ScrollMotion(
      position: 100, velocity: 500, range: 0...1600, rate: .fast, paging: Paging(size: 400, origin: 0, began: 0))
    #expect(slow.destination == 400)
    #expect(fast.destination == 0)
  }
}
