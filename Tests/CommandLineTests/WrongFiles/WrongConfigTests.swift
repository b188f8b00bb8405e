import Testing

struct WrongConfigTests {
  @Test(arguments: [
    WrongInput(
      "run", #"{ "layout": "s.json", "seed": -1 }"#, 65,
      "in.json: seed: found -1, expected a whole number from 0 to 18446744073709551615"),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "seed": 1e400 }"#, 65,
      "in.json: seed: found 1e400, expected a number that a double can hold"),
    WrongInput(
      "run", #"{ "layout": "s.json", "sede": 1 }"#, 65,
      "in.json: sede: found an unknown key, expected one of version, seed, device",
      #"; did you mean "seed"?"#),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "version": 2 }"#, 65,
      "in.json: version: found 2, expected 1, the only version that this tool reads"),
    WrongInput(
      "run", #"{ "layout": "s.json", "taps": 0 }"#, 65,
      "in.json: taps: found 0, expected a whole number from 1 to 1000000000000"),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "taps": 1.5 }"#, 65,
      "in.json: taps: found 1.5, expected a whole number from 1 to 1000000000000"),
    WrongInput(
      "run", #"{ "layout": "s.json", "taps": "9" }"#, 65,
      #"in.json: taps: found "9", expected a whole number from 1 to 1000000000000"#),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "device": "iphone-0" }"#, 65,
      #"in.json: device: found "iphone-0", expected a name of the device table ("#,
      #"; did you mean "iphone-11"?"#),
    WrongInput(
      "run", #"{ "layout": "s.json", "device": { "pointsPerInch": 0 } }"#, 65,
      "in.json: device.pointsPerInch: found 0, expected a number from 0.001 to 100000"),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "device": null }"#, 65,
      "in.json: device: found null, expected a name of the device table, "),
    WrongInput(
      "run", #"{ "layout": "s.json", "engine": "quick" }"#, 65,
      #"in.json: engine: found "quick", expected "sample""#),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "offScreen": "ignore" }"#, 65,
      #"in.json: offScreen: found "ignore", expected "miss" or "clamp""#),
    WrongInput(
      "run", #"{ "layout": "s.json", "targets": "back" }"#, 65,
      #"in.json: targets: found "back", expected a list of ids"#),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "targets": [] }"#, 65,
      "in.json: targets: found no target, expected at least one enabled control"),
    WrongInput(
      "run", #"{ "layout": "s.json", "targets": ["bakc"] }"#, 65,
      #"in.json: targets[0]: found "bakc", no view of this id, expected the id of a control with a v"#,
      #"; did you mean "back"?"#),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "targets": ["back", "back"] }"#, 65,
      #"in.json: targets[1]: found "back" a second time, expected each id once"#),
    WrongInput(
      "run", #"{ "layout": "s.json", "baseline": "bounds" }"#, 65,
      #"in.json: baseline: found "bounds", expected the name of a strategy"#),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "layouts": ["s.json"] }"#, 65,
      "in.json: found layout and layouts, expected one of the two"),
    WrongInput(
      "run", #"{ "layout": "s.json", "finger": {} }"#, 65,
      "in.json: finger: found no model, expected one of preset, sigma, dualGaussian, mixture"),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "finger": { "sigma": [-1, 1] } }"#, 65,
      "in.json: finger.sigma[0]: found -1, expected a number that is at least 0"),
    WrongInput(
      "run", #"{ "layout": "s.json", "finger": { "sigma": [1, 1], "rho": 1.2 } }"#, 65,
      "in.json: finger.rho: found 1.2, expected a number from -1 to 1"),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "finger": { "sigma": 3 } }"#, 65,
      "in.json: finger.sigma: found 3, expected a pair [x, y]"),
    WrongInput(
      "run", #"{ "layout": "s.json", "finger": { "preset": "tapy" } }"#, 65,
      #"in.json: finger.preset: found "tapy", expected "tappy", "bi-zhai-2d" or "perfect""#,
      #"; did you mean "tappy"?"#),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "finger": { "preset": "tappy", "sigma": [1, 1] } }"#,
      65, "in.json: finger: found preset and sigma together, expected one of preset, sigma, dualGa"),
    WrongInput(
      "run",
      #"{ "layout": "s.json", "finger": { "mixture": [{ "weight": -1, "sigma": [1, 1] }] } }"#, 65,
      "in.json: finger.mixture[0].weight: found -1, expected a number that is at least 0"),
    WrongInput(
      "check-config",
      #"{ "layout": "s.json", "finger": { "mixture": [{ "weight": 0, "sigma": [1, 1] }] } }"#, 65,
      "in.json: finger.mixture: found weights that sum to 0, expected a sum above 0"),
    WrongInput(
      "run", #"{ "layout": "s.json", "finger": { "sigma": [1, 1], "unit": "cm" } }"#, 65,
      #"in.json: finger.unit: found "cm", expected "pt" or "mm""#),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "finger": "none.json" }"#, 66,
      #"in.json: finger: cannot read "none.json": there is no such file"#),
    WrongInput(
      "run", #"{ "layout": "s.json", "finger": "s.json" }"#, 65,
      "s.json: finger: found nothing, this key is required"),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "fingers": [] }"#, 65,
      "in.json: fingers: found an empty list, expected a list of one or more finger models"),
    WrongInput(
      "run", #"{ "layout": "s.json", "fingers": [{ "sigma": [1, 1] }] }"#, 65,
      "in.json: fingers[0].name: found nothing, this key is required where there are several fi"),
    WrongInput(
      "check-config",
      #"{ "layout": "s.json", "fingers": [{ "preset": "tappy" }, { "preset": "tappy" }] }"#, 65,
      #"in.json: fingers[1]: found the name "tappy" a second time, expected a name that no other finger "#
    ),
    WrongInput(
      "run", #"{ "layout": "s.json", "strategies": [] }"#, 65,
      "in.json: strategies: found an empty list, expected a list of one or more strategies"),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "strategies": ["mim:44"] }"#, 65,
      #"in.json: strategies[0]: found "mim:44", expected an object, or a string such "#,
      #"; did you mean "min:44"?"#),
    WrongInput(
      "run", #"{ "layout": "s.json", "strategies": ["bounds", "bounds"] }"#, 65,
      #"in.json: strategies[1]: found the name "bounds" a second time, expected a name that no other strateg"#
    ),
    WrongInput(
      "check-config",
      #"{ "layout": "s.json", "strategies": [{ "kind": "minTapArea", "size": 44 }] }"#, 65,
      #"in.json: strategies[0].kind: found "minTapArea", expected "asIs", "bounds", "touchEdge"#),
    WrongInput(
      "run", #"{ "layout": "s.json", "strategies": [{ "kind": "minimumTapArea" }] }"#, 65,
      "in.json: strategies[0].size: found nothing, this key is required"),
    WrongInput(
      "check-config",
      #"{ "layout": "s.json", "strategies": [{ "kind": "minimumTapArea", "size": [44] }] }"#, 65,
      "in.json: strategies[0].size: found a list of 1 value, expected a pair [w, h]"),
    WrongInput(
      "run",
      #"{ "layout": "s.json", "strategies": [{ "kind": "touchEdgeInsets", "insets": { "lefd": -1 } }] }"#,
      65,
      "in.json: strategies[0].insets.lefd: found an unknown key, expected one of top, left, bottom, ri",
      #"; did you mean "left"?"#),
    WrongInput(
      "check-config",
      #"{ "layout": "s.json", "strategies": [{ "kind": "touchEdgeInsets", "insets": "10" }] }"#, 65,
      #"in.json: strategies[0].insets: found "10", expected a number, or an object with "#),
    WrongInput(
      "run", #"{ "layout": "s.json", "strategies": [{ "kind": "nearest", "radius": -1 }] }"#, 65,
      "in.json: strategies[0].radius: found -1, expected a number that is at least 0"),
    WrongInput(
      "check-config", #"{ "layout": "s.json", "strategies": [{ "name": "a" }] }"#, 65,
      "in.json: strategies[0]: found neither kind nor rules, expected one of the two"),
    WrongInput(
      "run",
      #"{ "layout": "s.json", "strategies": [{ "name": "a", "rules": [{ "select": ["buton"], "kind": "bounds" }] }] }"#,
      65,
      #"in.json: strategies[0].rules[0].select[0]: found "buton", expected a selector: #id, a kind of v"#,
      #"; did you mean "button"?"#),
    WrongInput(
      "check-config",
      #"{ "layout": "s.json", "strategies": [{ "kind": "overlayButton", "insets": -4, "order": "behind" }] }"#,
      65, #"in.json: strategies[0].order: found "behind", expected "front" or "aboveTarget""#),
  ])
  func aKeyOfAConfigIsNamed(_ wrong: WrongInput) async throws { try await wrong.check() }
}
