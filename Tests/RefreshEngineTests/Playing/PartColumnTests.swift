import Testing

@testable import RefreshEngine

struct PartColumnTests {
  private func rows(_ rig: Rig, room: Int) -> (count: Int, numbers: [Double]) {
    let columns = PartColumn.all.count
    let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: room * columns)
    defer { buffer.deallocate() }
    buffer.initialize(repeating: -77)
    let count = rig.simulation.writeParts(of: .header, to: buffer)
    return (count, Array(buffer))
  }

  @Test func `each part is a row of numbers, the same that films have`() throws {
    let rig = Rig(.header, [.set(\.parts, PartSettings.examples)])
    let (count, numbers) = rows(rig, room: 6)
    #expect(count == 6)
    let parts = try #require(rig.simulation.looks(of: .header)?.parts)
    for (index, part) in parts.enumerated() {
      let row = numbers[index * PartColumn.all.count..<(index + 1) * PartColumn.all.count]
      for (number, column) in zip(row, PartColumn.all) {
        let expected = column.number(of: part)
        #expect(number == expected || (number.isNaN && expected.isNaN), "\(part.name.text).\(column.name)")
      }
    }
  }

  @Test func `a row has what a page needs to know`() {
    let (_, numbers) = rows(Rig(.header, [.set(\.parts, [PartSettings.examples[2]])]), room: 1)
    let row = Dictionary(uniqueKeysWithValues: zip(PartColumn.all.map(\.name), numbers))
    #expect(row.count == PartColumn.all.count)
    #expect(row["kind"] == 1 && row["opacity"] == 1 && row["width"] == 375 && row["image.index"] == 1)
    #expect(row["image.width"] == 108 && row["image.state"]?.isNaN == true && row["text"]?.isNaN == true)
  }

  @Test func `parts without room are not written`() {
    let (count, numbers) = rows(Rig(.header, [.set(\.parts, PartSettings.examples)]), room: 1)
    #expect(count == 6 && numbers[0] == 3)
    #expect(rows(Rig(.header), room: 0).count == 0)
  }

  @Test func `texts are asked for`() {
    let rig = Rig(.header, [.set(\.parts, PartSettings.examples)])
    #expect(rig.simulation.text(ofPart: 1, of: .header) == "Hello")
    #expect(rig.simulation.text(ofPart: 0, of: .header).isEmpty)
    #expect(rig.simulation.text(ofPart: 9, of: .header).isEmpty)
    let text = PartColumn.all.firstIndex(of: .property(.text))!
    #expect(rows(rig, room: 2).numbers[PartColumn.all.count + text] == Double(FrameColumn.fingerprint(of: "Hello")))
  }
}
