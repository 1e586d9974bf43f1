import Testing

@testable import RefreshEngine

@Suite struct `the spring` {
  /// Springs of all kinds: pulled and let go, thrown outwards, thrown through the target.
  static let springs: [Spring] = {
    var source = ArgumentSource(seed: 20)
    let drawn = (0..<200).map { _ in
      Spring(
        target: source.number(-200, 2000), position: source.number(-500, 2500), velocity: source.number(-8000, 8000)
      )
    }
    let chosen = [
      (100.0, 0.0), (0, 3000), (-0.6, 0), (0.4, 100), (100, -1000), (100, -1001), (100, -1100), (100, -999),
      (2, -26),
      (200, -2010), (-60, 5000),
    ].map { Spring(target: 0, position: $0.0, velocity: $0.1) }
    return drawn + chosen
  }()

  @Test func `goes home from a standstill and from a blow as its formula says`() {
    let pulled = Spring(target: 40, position: 140, velocity: 0)
    #expect(pulled.position(at: 0) == 140)
    #expect(abs(pulled.position(at: 0.1) - (40 + 73.57588823428847)) < 1e-12)
    #expect(abs(pulled.velocity(at: 0.1) - -367.8794411714423) < 1e-11)
    let struck = Spring(target: 0, position: 0, velocity: 1000)
    #expect(struck.velocity(at: 0) == 1000)
    #expect(abs(struck.position(at: 0.1) - 36.78794411714423) < 1e-12)
    #expect(abs(struck.position(at: 0.5) - 3.3689734995427336) < 1e-12)
  }

  @Test func `has the velocity as the derivative of the position`() {
    for spring in Self.springs {
      for time in stride(from: 0.01, through: 1, by: 0.09) {
        let slope = (spring.position(at: time + 1e-6) - spring.position(at: time - 1e-6)) / 2e-6
        #expect(abs(slope - spring.velocity(at: time)) < 1e-2)
      }
    }
  }

  @Test func `only loses energy`() {
    func energy(_ spring: Spring, _ time: Double) -> Double {
      let displacement = spring.position(at: time) - spring.target
      let velocity = spring.velocity(at: time)
      return 0.5 * velocity * velocity + 0.5 * 100 * displacement * displacement
    }
    for spring in Self.springs {
      for frame in 0..<120 {
        let before = energy(spring, Double(frame) / 120)
        let after = energy(spring, Double(frame + 1) / 120)
        #expect(after <= before * (1 + 1e-9) + 1e-9, "\(spring) at frame \(frame)")
      }
    }
  }

  @Test func `ends as soon as it stays within half a point, and no sooner`() {
    for spring in Self.springs where spring.duration > 0 {
      let before = spring.position(at: spring.duration - 1e-9) - spring.target
      #expect(before.magnitude > 0.5, "\(spring)")
      for step in 0...1000 {
        let time = spring.duration + Double(step) * 0.001
        #expect((spring.position(at: time) - spring.target).magnitude <= 0.5 + 1e-12, "\(spring) at \(time)")
      }
    }
    #expect(Self.springs.contains { $0.duration == 0 } == false)
  }

  /// The result must equal that of bisection to the last bit, because recorded times depend on it.
  @Test func `ends when halving says that it does`() {
    var source = ArgumentSource(seed: 21)
    for _ in 0..<20_000 {
      let (start, velocity) = (source.number(-400, 400), source.number(-6000, 6000))
      func isOutside(_ time: Double) -> Bool {
        (Numerics.exponential(-10 * time) * (start + (velocity + 10 * start) * time)).magnitude > 0.5
      }
      let turn = velocity / (10 * (velocity + 10 * start))
      var outside = turn > 0 && isOutside(turn) ? turn : 0
      var (step, inside) = (0.125, 0.0)
      while isOutside(outside + step) { (outside, step) = (outside + step, step * 2) }
      if isOutside(outside) { inside = outside + step }
      while inside - outside > 0x1p-31 {
        let middle = outside + (inside - outside) / 2
        if isOutside(middle) { outside = middle } else { inside = middle }
      }
      #expect(Spring(target: 0, position: start, velocity: velocity).duration == inside, "\(start) \(velocity)")
    }
  }

  @Test func `is over immediately where it never leaves the half point`() {
    // A velocity v₀ at the target leads v₀ ÷ (βe) away: half a point at 13.59 points per second.
    for (position, velocity) in [(0.0, 0.0), (0, 13.59), (0, -13.59), (0.5, 0), (-0.5, 0), (-0.5, 8), (0.5, -18)] {
      #expect(Spring(target: 0, position: position, velocity: velocity).duration == 0, "\(position) \(velocity)")
    }
    for (position, velocity) in [(0.0, 13.6), (0, -13.6), (0.501, 0), (-0.5, -1), (0.5, 1), (0.5, -26)] {
      #expect(Spring(target: 0, position: position, velocity: velocity).duration > 0, "\(position) \(velocity)")
    }
  }

  @Test func `thrown through its target, ends on the way there only if it does not come out again`() {
    // The turning point beyond the target is at |v₀ + βx₀|·e^(−βt) ÷ β, here 0.17 points and 2.5 points away.
    let soft = Spring(target: 0, position: 100, velocity: -1250)
    let hard = Spring(target: 0, position: 100, velocity: -1500)
    #expect(soft.position(at: soft.duration) > 0)
    #expect(hard.position(at: hard.duration) < 0)
    #expect(hard.velocity(at: hard.duration) > 0)
  }

  @Test func `is the same on both sides`() {
    for spring in Self.springs {
      let mirrored = Spring(
        target: -spring.target, position: -(spring.target + spring.displacement), velocity: -spring.startVelocity)
      let same = Spring(
        target: spring.target, position: spring.target + spring.displacement, velocity: spring.startVelocity)
      #expect(mirrored.duration == same.duration)
      #expect(mirrored.position(at: 0.1) == -same.position(at: 0.1))
      #expect(mirrored.velocity(at: 0.1) == -same.velocity(at: 0.1))
    }
  }
}
