import Foundation
import Testing

/// An input and the lines of its error. Long lists stand in the lines by a name in angle brackets.
struct ErrorCase: Sendable, CustomTestStringConvertible {
  let input: String
  let lines: String

  init(_ input: String, _ lines: String) {
    self.input = input
    self.lines = Self.lists.reduce(lines) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }

  var testDescription: String { lines }

  private static let lists: KeyValuePairs<String, String> = [
    "<view keys>": #"""
    id, kind, text, frame, hidden, alpha, enabled, userInteractionEnabled, clipsToBounds, \#
    contentOffset, rotation, scale, translation, shape, tapGesture, passthrough, zIndex, \#
    allowsHitTesting, deliversUndrawnTouches, drawsContent, hitArea, aim, weight, action, \#
    children
    """#,
    "<config keys>": #"""
    version, seed, device, layout, layouts, finger, fingers, engine, offScreen, taps, \#
    targets, strategies, baseline
    """#,
    "<finger keys>": #"""
    name, preset, unit, sigma, dualGaussian, mixture, offset, rho, betweenUsers
    """#,
    "<shorthands>": #"""
    "bounds", "as-is", "edge:-10", "grow:10", "min:44", "overlay:-12", "padded:-12", \#
    "shape:ellipse", "padding:12", "aware:44" or "nearest:16"
    """#,
    "<kinds>": #"""
    "asIs", "bounds", "touchEdgeInsets", "hitInsets", "tapAreaInset", "minimumTapArea", \#
    "contentShape", "tappablePadding", "overlayButton", "paddedFrame", "neighborAware" or \#
    "nearest"
    """#,
  ]
}
