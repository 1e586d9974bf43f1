import Testing

@testable import RefreshEngine

@Suite struct `the motion of a released view` {
  /// The state of a view that is let go.
  struct Release {
    var position: Double
    var velocity: Double
    var range: ClosedRange<Double>
    var rate: DecelerationRate

    var motion: ScrollMotion {
      ScrollMotion(position: position, velocity: velocity, range: range, rate: rate)
    }
  }

  /// Releases of all kinds, inside the edges and beyond them.
  static let releases: [Release] = {
    var source = ArgumentSource(seed: 30)
    return (0..<300).map { index in
      let lower = source.number(-200, 0)
      let range = lower...(lower + source.number(0, 2000))
      let within = source.number(range.lowerBound, range.upperBound)
      let beyond =
        index % 8 == 0 ? range.lowerBound - source.number(0, 300) : range.upperBound + source.number(0, 300)
      return Release(
        position: index % 4 == 0 ? beyond : within,
        velocity: source.number(-6000, 6000),
        range: range,
        rate: index % 3 == 0 ? .fast : .normal)
    }
  }()

  private let wide = -10000.0...10000

  @Test func `travels −v₀ ÷ (1000·ln r) when nothing is in the way`() {
    for velocity in [-3000.0, -120, 900, 4000] {
      for rate in [DecelerationRate.normal, .fast] {
        let motion = ScrollMotion(position: 100, velocity: velocity, range: wide, rate: rate)
        let travel = -velocity / (1000 * Numerics.logarithm(rate.perMillisecond))
        #expect(abs(motion.position(at: motion.duration) - 100 - travel) < 1e-9)
        #expect(abs(motion.position(at: motion.duration.nextDown) - 100 - travel) <= 0.5 + 1e-9)
      }
    }
  }

  @Test func `never grows faster while it decelerates`() {
    for release in Self.releases {
      let motion = ScrollMotion(position: 0, velocity: release.velocity, range: wide, rate: release.rate)
      var last = release.velocity.magnitude
      for frame in 0..<Int(motion.duration * 120) {
        let speed = motion.velocity(at: Double(frame) / 120).magnitude
        #expect(speed <= last)
        last = speed
      }
    }
  }

  @Test func `hands its position and velocity over to the bounce`() throws {
    var bounces = 0
    for release in Self.releases where release.range.contains(release.position) {
      let free = Deceleration(start: release.position, startVelocity: release.velocity, rate: release.rate)
      guard !release.range.contains(free.rest) else { continue }
      let edge = release.range.nearest(to: free.rest)
      let meeting = try #require(free.time(at: edge))
      guard meeting < free.duration else { continue }
      bounces += 1
      let motion = release.motion
      let before = meeting - 1e-9
      let after = meeting + 1e-9
      let speed = free.velocity(passing: edge)
      #expect(abs(motion.position(at: before) - edge) < 1e-5)
      #expect(abs(motion.position(at: after) - edge) < 1e-5 || motion.duration <= after)
      #expect(abs(motion.velocity(at: before) - speed) < 1e-3)
      #expect(abs(motion.velocity(at: after) - speed) < 1e-3 || motion.duration <= after)
      #expect(motion.destination == edge)
    }
    #expect(bounces > 50)
  }

  @Test func `gains no energy in a bounce, and goes no further than the blow carries it`() {
    for release in Self.releases {
      let motion = release.motion
      let range = release.range
      // A velocity v at the edge carries the content v ÷ (βe) beyond it; an initial distance beyond the edge is
      // added.
      let start = range.nearest(to: release.position)
      let reach = (release.position - start).magnitude + release.velocity.magnitude / (10 * 2.718281828)
      var energy = Double.infinity
      for frame in 0...Int(motion.duration * 120) {
        let time = Double(frame) / 120
        let position = motion.position(at: time)
        let velocity = motion.velocity(at: time)
        #expect(position >= range.lowerBound - reach && position <= range.upperBound + reach)
        let beyond = position - range.nearest(to: position)
        let now = 0.5 * velocity * velocity + 0.5 * 100 * beyond * beyond
        if start == release.position {
          #expect(now <= energy * (1 + 1e-9) + 1e-9)
        }
        energy = now
      }
    }
  }

  @Test func `ends between the edges, exactly on one that stopped it`() {
    for release in Self.releases {
      let motion = release.motion
      let end = motion.position(at: motion.duration)
      #expect(end == motion.destination)
      #expect(motion.position(at: motion.duration + 5) == end)
      #expect(motion.velocity(at: motion.duration) == 0)
      #expect(motion.isDone(at: motion.duration))
      #expect(release.range.contains(end))
      let free = Deceleration(start: release.position, startVelocity: release.velocity, rate: release.rate)
      if !release.range.contains(release.position) {
        #expect(end == release.range.nearest(to: release.position))
      } else {
        #expect(end == release.range.nearest(to: free.rest))
      }
      #expect((motion.position(at: motion.duration.nextDown) - end).magnitude <= 0.5 + 1e-6)
    }
  }

  @Test func `springs to the nearer edge, with its velocity, when released beyond it`() {
    let pulled = ScrollMotion(position: -188, velocity: 0, range: -88...500, rate: .normal)
    #expect(pulled.position(at: 0) == -188)
    #expect(abs(pulled.position(at: 0.1) - (-88 - 73.57588823428847)) < 1e-12)
    #expect(pulled.destination == -88)
    let thrown = ScrollMotion(position: 510, velocity: 600, range: -88...500, rate: .normal)
    #expect(thrown.velocity(at: 0) == 600)
    #expect(thrown.position(at: 0.05) > 510)
    #expect(thrown.destination == 500)
  }

  @Test func `bounces off the edge it lies on, and off one that is nearer than numbers can distinguish`() {
    for position in [500.0, 500.0.nextDown, 499.99999999] {
      let motion = ScrollMotion(position: position, velocity: 6000, range: 0...500, rate: .normal)
      #expect(motion.destination == 500)
      // v₀ ÷ (βe), a tenth of a second after the start.
      #expect(abs(motion.position(at: 0.1) - 720.7276647028654) < 1e-4)
      #expect(motion.duration < 1)
    }
  }

  @Test func `lands on an edge that lies within its last half point`() {
    let free = Deceleration(start: 0, startVelocity: 1000, rate: .normal)
    let motion = ScrollMotion(position: 0, velocity: 1000, range: 0...(free.rest - 0.25), rate: .normal)
    #expect(motion.duration == free.duration)
    #expect(motion.destination == free.rest - 0.25)
    let beyond = ScrollMotion(position: 0, velocity: 1000, range: 0...(free.rest - 0.75), rate: .normal)
    #expect(beyond.duration < free.duration)
    #expect(beyond.destination == free.rest - 0.75)
  }

  @Test func `does nothing where there is nothing to do`() {
    for position in [0.0, 250, 500] {
      let motion = ScrollMotion(position: position, velocity: 0, range: 0...500, rate: .normal)
      #expect(motion.isDone(at: 0))
      #expect(motion.position(at: 0) == position)
      #expect(motion.velocity(at: 0) == 0)
    }
  }

  @Test func `is the mirror image of the mirrored one, to the bit`() {
    for release in Self.releases {
      let motion = release.motion
      let mirrored = ScrollMotion(
        position: -release.position, velocity: -release.velocity,
        range: -release.range.upperBound ... -release.range.lowerBound, rate: release.rate)
      #expect(mirrored.duration == motion.duration)
      for frame in 0..<30 {
        let time = Double(frame) / 30
        #expect(mirrored.position(at: time) == -motion.position(at: time))
        #expect(mirrored.velocity(at: time) == -motion.velocity(at: time))
      }
    }
  }

  /// Samples a motion in frames, with an edge that moves after half a second, and returns the frames at whole 60ths
  /// of a second.
  private func frames(of release: Release, perSecond: Int64, widenedBy: Double) -> [Double] {
    var motion = release.motion
    var began: Int64 = 0
    return (0...(2 * perSecond)).compactMap { frame in
      let now = frame * 1_000_000_000 / perSecond
      let time = Double(now - began) / 1e9
      let position = motion.position(at: time)
      if frame == perSecond / 2 {
        let range = (release.range.lowerBound - widenedBy)...release.range.upperBound
        if let next = motion.following(range, at: time) {
          motion = next
          began = now
        }
      }
      return frame % (perSecond / 60) == 0 ? position : nil
    }
  }

  @Test func `is the same, to the bit, at 60 and at 120 frames a second`() {
    for release in Self.releases {
      let sixty = frames(of: release, perSecond: 60, widenedBy: 54)
      let hundredTwenty = frames(of: release, perSecond: 120, widenedBy: 54)
      #expect(sixty == hundredTwenty)
      #expect(sixty.count == 121)
    }
  }

  @Test func `has the same bits everywhere`() {
    var sum: UInt64 = 0
    func mix(_ value: Double) {
      sum = (sum &* 0x100_0000_01b3) ^ value.bitPattern
    }
    for release in Self.releases {
      let motion = release.motion
      mix(motion.duration)
      for frame in 0..<60 {
        mix(motion.position(at: Double(frame) / 60))
        mix(motion.velocity(at: Double(frame) / 60))
      }
    }
    #expect(sum == 0x8d2f_7232_2d36_1239)
  }
}
