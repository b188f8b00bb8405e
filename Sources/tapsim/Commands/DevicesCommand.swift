import Reporting
import TouchModels

/// `tapsim devices`: the device table.
enum DevicesCommand {
  static let command = Command(
    name: "devices", summary: "list the devices by name, with their densities and sources",
    discussion: [
      "A device says how many points make an inch, which turns a finger's mm into points. Another "
        + "one is written as { \"pixelsPerInch\": 460, \"pixelsPerPoint\": 3 } in a config."
    ],
    options: [Listing.format.declaration],
    examples: [
      Command.Example("tapsim devices --format csv", "Every column, the makers' names too")
    ],
    run: { arguments, console in
      try listing.write(
        as: arguments[Listing.format] ?? .table, to: console.output.write)
    })

  private static let listing = Listing(
    columns: [
      "name", "label", "width_pt", "height_pt", "pixels_per_point", "pixels_per_inch", "source",
    ],
    rows: Device.all.map { device in
      [
        .text(device.name), .text(device.label), .number(device.screen.x),
        .number(device.screen.y), .number(device.pixelsPerPoint), .number(device.pixelsPerInch),
        .text(device.source),
      ]
    },
    headings: ["name", "screen", "pixels/point", "pixels/inch", "points/inch"],
    lines: Device.all.map { device in
      [
        device.name, "\(device.screen.x.tenths) x \(device.screen.y.tenths)",
        device.pixelsPerPoint.plain, device.pixelsPerInch.plain, device.pointsPerInch.tenths,
      ]
    },
    sources: Device.all.map(\.source),
    notes: ["screen: in points, upright: pt on iOS, dp on Android."])
}

extension Double {
  /// With one decimal at most, for people.
  fileprivate var tenths: String { ((self * 10).rounded() / 10).plain }
}
