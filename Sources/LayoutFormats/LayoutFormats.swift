import Foundation
import HitTesting

public struct ImportOptions: Sendable, Hashable {
  public var format: LayoutFormat?
  public var density: Double?
  public var screen: Size?
  public var tappable: TappableRule?
  public var opaque = false
  public var includeInvisible = false
  public var frame: String?
  public init() {}
}
public enum TappableRule: String, CaseIterable, Sendable {
  case clickable
}
public enum LayoutFormat: String, CaseIterable, Sendable {
  case uiautomator
}
public struct LayoutFormatError: Error, Sendable, Hashable {
  public let message: String
}
public struct ImportedLayout: Sendable {
  public var screen: Screen
  public var warnings: [String]
}
public enum LayoutImporter {
  public static func detect(_ data: Data) -> LayoutFormat? { nil }
  public static func read(_ data: Data, options: ImportOptions = ImportOptions())
    throws(LayoutFormatError) -> ImportedLayout
  { throw LayoutFormatError(message: "stub") }
}
