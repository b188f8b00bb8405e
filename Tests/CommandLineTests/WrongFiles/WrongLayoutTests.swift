import Testing

struct WrongLayoutTests {
  @Test(arguments: [
    WrongInput(
      "check-config", #"{ "screen": [9, 9], "views": [{ "kind": "button" }] }"#, 65,
      "in.json: views[0].frame: found nothing, this key is required"),
    WrongInput(
      "check-config", #"{ "screen": [9, 9], "views": [{ "frame": [0, 0, 9] }] }"#, 65,
      "in.json: views[0].frame: found a list of 3 values, expected a list [x, y, w, h]"),
    WrongInput(
      "check-config", #"{ "screen": [9, 9], "views": [{ "frame": [0, 0, 9, 1e999] }] }"#, 65,
      "in.json: views[0].frame[3]: found 1e999, expected a number that a double can hold"),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "id": "screen", "kind": "button", "frame": [0, 0, 9, 9] }] }"#,
      65, #"in.json: views[0].id: found "screen", expected another id: it is that of th"#),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "id": "a", "kind": "button", "frame": [0, 0, 9, 9] }, { "id": "a", "kind": "button", "frame": [0, 0, 9, 9] }] }"#,
      65, #"in.json: views[1].id: found "a" a second time, expected an id that no other view has"#),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "kind": "button", "frame": [0, 0, 9, 9], "kidn": 1 }] }"#,
      65, "in.json: views[0].kidn: found an unknown key, expected one of id, kind, text, frame",
      #"; did you mean "kind"?"#),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "kind": "buton", "frame": [0, 0, 9, 9] }] }"#, 65,
      #"in.json: views[0].kind: found "buton", expected "view", "button", "control","#,
      #"; did you mean "button"?"#),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "kind": "button", "frame": [0, 0, 9, 9], "alpha": 2 }] }"#,
      65, "in.json: views[0].alpha: found 2, expected a number from 0 to 1"),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "kind": "button", "frame": [0, 0, 9, 9], "weight": -1 }] }"#,
      65, "in.json: views[0].weight: found -1, expected a number that is at least 0"),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "kind": "button", "frame": [0, 0, 9, 9], "weight": 0 }] }"#,
      65, "in.json: found the weight 0 for every target, expected a weight above 0 for one"),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "kind": "button", "frame": [0, 0, 9, 9], "aim": [2, 0] }] }"#,
      65, "in.json: views[0].aim[0]: found 2, expected a number from 0 to 1"),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "kind": "button", "frame": [0, 0, 9, 9], "shape": "round" }] }"#,
      65, #"in.json: views[0].shape: found "round", expected "rectangle", "ellipse" or "c"#),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "kind": "button", "frame": [0, 0, 9, 9], "hidden": 1 }] }"#,
      65, "in.json: views[0].hidden: found 1, expected true or false"),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "kind": "button", "frame": [0, 0, 9, 9], "hitArea": { "kind": "nearest", "radius": 1 } }] }"#,
      65, #"in.json: views[0].hitArea.kind: found "nearest", expected "bounds", "touchEdgeInsets","#
    ),
    WrongInput(
      "check-config",
      #"{ "screen": [9, 9], "views": [{ "kind": "button", "frame": [0, 0, 9, 9], "hidden": true }] }"#,
      65, "in.json: found no target, expected at least one enabled control"),
    WrongInput(
      "check-config", #"{ "screen": [9, 9], "views": [] }"#, 65,
      "in.json: found no target, expected at least one enabled control"),
    WrongInput(
      "hit", #"{ "screen": [9, 9], "views": [7] }"#, 65,
      "in.json: views[0]: found 7, expected an object"),
    WrongInput(
      "check-config", #"{ "screen": [0, 9], "views": [] }"#, 65,
      "in.json: screen[0]: found 0, expected a number above 0"),
    WrongInput(
      "check-config", #"{ "screen": [9, 9] }"#, 65,
      "in.json: views: found nothing, this key is required"),
    WrongInput(
      "check-config", #"{ "screen": [9, 9], "views": [], "platform": "android" }"#, 65,
      #"in.json: platform: found "android", expected "uikit" or "swiftui""#),
  ])
  func aViewOfALayoutIsNamed(_ wrong: WrongInput) async throws { try await wrong.check() }
}
