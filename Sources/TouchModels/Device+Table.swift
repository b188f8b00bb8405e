extension Device {
  /// The device table, in the order of `Datasets/devices.csv`.
  public static let all: [Device] = [
    Device(
      "iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2, ppi: 326, source: designTable
    ),
    Device("iphone-11", "iPhone 11", 414, 896, scale: 2, ppi: 326, source: appleGuidelines),
    Device("iphone-11-pro", "iPhone 11 Pro", 375, 812, scale: 3, ppi: 458, source: appleGuidelines),
    Device(
      "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, scale: 3, ppi: 458,
      source: appleGuidelines),
    Device("iphone-12-mini", "iPhone 12 mini", 375, 812, scale: 2.88, ppi: 476, source: miniTable),
    Device("iphone-12", "iPhone 12", 390, 844, scale: 3, ppi: 460, source: iphoneTable),
    Device("iphone-12-pro", "iPhone 12 Pro", 390, 844, scale: 3, ppi: 460, source: iphoneTable),
    Device(
      "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, scale: 3, ppi: 458, source: iphoneTable),
    Device("iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 2.88, ppi: 476, source: miniTable),
    Device("iphone-13", "iPhone 13", 390, 844, scale: 3, ppi: 460, source: iphoneTable),
    Device("iphone-13-pro", "iPhone 13 Pro", 390, 844, scale: 3, ppi: 460, source: iphoneTable),
    Device(
      "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, scale: 3, ppi: 458, source: iphoneTable),
    Device("iphone-14", "iPhone 14", 390, 844, scale: 3, ppi: 460, source: iphoneTable),
    Device("iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3, ppi: 458, source: iphoneTable),
    Device("iphone-14-pro", "iPhone 14 Pro", 393, 852, scale: 3, ppi: 460, source: iphoneTable),
    Device("iphone-15", "iPhone 15", 393, 852, scale: 3, ppi: 460, source: iphoneTable),
    Device("iphone-15-plus", "iPhone 15 Plus", 430, 932, scale: 3, ppi: 460, source: iphoneTable),
    Device("iphone-15-pro", "iPhone 15 Pro", 393, 852, scale: 3, ppi: 460, source: iphoneTable),
    Device(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, scale: 3, ppi: 460, source: iphoneTable),
    Device("iphone-16", "iPhone 16", 393, 852, scale: 3, ppi: 460, source: iphoneTable),
    Device("iphone-16-plus", "iPhone 16 Plus", 430, 932, scale: 3, ppi: 460, source: iphoneTable),
    Device("iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3, ppi: 460, source: iphoneTable),
    Device(
      "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, scale: 3, ppi: 460, source: iphoneTable),
    Device("iphone-16e", "iPhone 16e", 390, 844, scale: 3, ppi: 460, source: iphoneTable),
    Device(
      "ipad-9", "iPad (9th generation)", 810, 1080, scale: 2, ppi: 264, source: appleGuidelines),
    Device("ipad-10", "iPad (10th generation)", 820, 1180, scale: 2, ppi: 264, source: ipadTable),
    Device(
      "ipad-air-5", "iPad Air (5th generation)", 820, 1180, scale: 2, ppi: 264, source: ipadTable),
    Device(
      "ipad-air-13-m2", "iPad Air 13-inch (M2)", 1024, 1366, scale: 2, ppi: 264, source: ipadTable),
    Device(
      "ipad-mini-6", "iPad mini (6th generation)", 744, 1133, scale: 2, ppi: 326, source: ipadTable),
    Device(
      "ipad-pro-11-3", "iPad Pro 11-inch (3rd generation)", 834, 1194, scale: 2, ppi: 264,
      source: ipadTable),
    Device(
      "ipad-pro-12.9-5", "iPad Pro 12.9-inch (5th generation)", 1024, 1366, scale: 2, ppi: 264,
      source: ipadTable),
    Device(
      "ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210, scale: 2, ppi: 264, source: ipadTable),
    Device(
      "ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376, scale: 2, ppi: 264, source: ipadTable),
    Device(
      "pixel-6", "Pixel 6", 1080 / 2.625, 2400 / 2.625, scale: 2.625, ppi: 411, source: pixelTable),
    Device(
      "pixel-6-pro", "Pixel 6 Pro", 1440 / 3.5, 3120 / 3.5, scale: 3.5, ppi: 512, source: pixelTable
    ),
    Device(
      "pixel-8", "Pixel 8", 1080 / 2.625, 2400 / 2.625, scale: 2.625, ppi: 428,
      source: pixelDefinition),
  ]

  private static let designTable =
    "learnui.design iOS guidelines (points and scale); "
    + "ppi github.com/devicekit/DeviceKit"
  private static let appleGuidelines =
    "developer.apple.com Human Interface Guidelines (Adaptivity and Layout); "
    + "ppi github.com/devicekit/DeviceKit"
  private static let miniTable =
    "github gist ricsantos/e7baee6885626b9cb87c021a5097623f (points; "
    + "1080 px across 375 pt); ppi github.com/devicekit/DeviceKit"
  private static let iphoneTable =
    "github.com/piotrbakker/diagonal csv/iphone.csv; "
    + "github.com/devicekit/DeviceKit"
  private static let ipadTable =
    "github.com/piotrbakker/diagonal csv/ipad.csv; "
    + "github.com/devicekit/DeviceKit"
  private static let pixelTable =
    "github.com/piotrbakker/diagonal csv/pixel-phone.csv; "
    + "density github.com/cashapp/paparazzi DeviceConfig (from AOSP nexus.xml)"
  private static let pixelDefinition =
    "github.com/piotrbakker/diagonal csv/pixel-phone.csv; "
    + "density AOSP device definition pixel_8"

  private init(
    _ name: String, _ label: String, _ width: Double, _ height: Double, scale: Double, ppi: Double,
    source: String
  ) {
    self.init(
      name: name, label: label, screen: SIMD2(width, height), pixelsPerPoint: scale,
      pixelsPerInch: ppi, source: source)
  }
}
