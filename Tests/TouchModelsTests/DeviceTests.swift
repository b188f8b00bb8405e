import Foundation
import Testing

@testable import TouchModels

struct DeviceTests {
  @Test func devicesAreThoseOfTheDataset() throws {
    let text = try String(
      contentsOf: packageRoot.appendingPathComponent("Datasets/devices.csv"), encoding: .utf8)
    var rows = text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = rows.removeFirst().joined(separator: ",")
    #expect(
      header == "name,label,width_pt,height_pt,pixels_per_point,pixels_per_inch,source")
    #expect(rows.map { $0[0] } == Device.all.map(\.name))
    for (row, device) in zip(rows, Device.all) {
      #expect(row.count == 7)
      #expect(row[1] == device.label)
      let numbers = row[2..<6].map { Double($0) }
      #expect(
        numbers == [
          device.screen.x, device.screen.y, device.pixelsPerPoint, device.pixelsPerInch,
        ])
      #expect(row[6] == device.source)
    }
  }

  @Test func namesAreUniqueAndEveryRowHasASource() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device.all.allSatisfy { !$0.source.isEmpty && !$0.label.isEmpty })
  }

  /// A panel has whole pixels. Only the minis' pictures are scaled down, to 1080 pixels across.
  @Test func pointsAreAWholeNumberOfPixels() {
    for device in Device.all {
      let pixels = device.screen * device.pixelsPerPoint
      #expect(abs(pixels.x - pixels.x.rounded()) < 1e-9, "\(device.name)")
      if device.pixelsPerPoint != 2.88 {
        #expect(abs(pixels.y - pixels.y.rounded()) < 1e-9, "\(device.name)")
      }
      #expect(device.screen.x < device.screen.y)
      #expect((100...220).contains(device.pointsPerInch))
    }
  }

  @Test func iPhone15Has460PixelsAnInchAt3() throws {
    let device = try #require(Device.named("iphone-15"))
    #expect(device.screen == SIMD2(393, 852))
    #expect(device.pointsPerInch == 460.0 / 3)
    #expect(Device.named("iPhone 15") == nil)
  }

  @Test func screenTellsTheDensityOnlyWhereAllItsDevicesAgree() {
    #expect(Device.pointsPerInch(ofScreen: SIMD2(393, 852)) == 460.0 / 3)
    #expect(Device.pointsPerInch(ofScreen: SIMD2(390, 844)) == 460.0 / 3)
    #expect(Device.pointsPerInch(ofScreen: SIMD2(414, 896)) == nil)
    #expect(Device.pointsPerInch(ofScreen: SIMD2(375, 812)) == nil)
    #expect(Device.pointsPerInch(ofScreen: SIMD2(320, 240)) == nil)
  }
}
