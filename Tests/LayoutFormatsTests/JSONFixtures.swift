import LayoutFormats

/// One small dump of each format that the project wrote for its tests, with the format's own traps
/// in it: nulls, numbers as texts, views left out for each reason.
enum Dumps {
  static let description = """
    Attributes: Application, 0x600000000001, pid: 42, label: 'Shop'
    Element subtree:
     \u{2192}Application, 0x600000000001, pid: 42, label: 'Shop'
        Window (Main), 0x600000000002, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x600000000003, {{16.0, 59.7}, {44.3, 44.0}}, label: 'YOU'RE', Selected
          StaticText, 0x600000000004, {{100.0, 60.0}, {190.0, 22.0}}, label: 'two
    lines, {{1.0, 2.0}, {3.0, 4.0}}'
          TextField, 0x600000000005, {{16.0, 120.0}, {358.0, 34.0}}, placeholderValue: 'Search'
          Button, 0x600000000006, {{inf, inf}, {0.0, 0.0}}, label: 'nowhere'
          Button, 0x600000000007, {{16.0, 200.0}, {100.0, 44.0}}, label: 'Buy', Disabled
    Path to element:
     \u{2192}Application, 0x600000000001, pid: 42, label: 'Shop'
       Button, 0x600000000008, {{0.0, 0.0}, {390.0, 844.0}}, label: 'repeated'
    Query chain:
    """

  static let idbNested = """
    [{"AXFrame": "{{0, 0}, {390, 844}}", "AXLabel": "Shop", "type": "Application",
     "role": "AXApplication",
      "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
      {"AXFrame" : "{{16, 59.666666666666671}, {44, 44}}", "AXLabel": null, "AXUniqueId": 12,
       "type": "Button",
       "role": "AXButton", "enabled": true, "frame": null, "children": []},
      {"AXLabel": "gone", "type": "Button", "frame": {"x": null, "y": 1, "width": 2, "height": 3}},
      {"AXLabel": "Terms", "type": "GenericElement", "role_description": "リンク", "traits": ["Link"],
       "frame": {"x": 16, "y": 200, "width": 100, "height": 20},
       "interactable": {"status": "actionable", "at": {"x": 60, "y": 210}}},
      {"AXLabel": "Buy", "type": "Button", "enabled": true,
       "frame": {"x": 16, "y": 300, "width": 100, "height": 44},
       "interactable": {"status": "blocked", "reasons": [{"kind": "disabled"}]}}]}]
    """

  static let idbFlat = """
    [{"AXLabel": "Shop", "type": "Application", "frame": {"x": 0, "y": 0, "width": 390,
     "height": 844}},
     {"AXLabel": "Add", "type": "Button", "frame": {"x": 340, "y": 110, "width": 40, "height": 30}},
     {"AXLabel": "Milk, 2 l", "type": "StaticText", "frame": {"x": 16, "y": 112, "width": 100,
      "height": 20}},
     {"AXLabel": null, "type": "Cell", "frame": {"x": 0, "y": 100, "width": 390, "height": 50}},
     {"AXLabel": "Milk", "type": "Image", "frame": {"x": 0, "y": 300, "width": 390, "height": 90}},
     {"AXLabel": "On it", "type": "Button", "frame": {"x": 10, "y": 310, "width": 44,
      "height": 44}}]
    """

  static let idbComplete = """
    {"elements": [{"label": "Pay", "identifier": "pay", "type": "Button", "enabled": true,
      "frame": {"x": 10, "y": 20, "width": 30, "height": 40}}],
     "modal": null, "truncated": false, "screen": {"width": 390, "height": 844,
      "coordinate_space": "screen"}}
    """

  static let simUse = """
    {"ok": true, "data": {"outline": "App: Shop  390x844\\n\\n[Top y<120]", "entries": [
      {"role": "Button", "label": "", "uniqueId": "shift", "frame": {"x": 1, "y": 600, "width": 40,
       "height": 54},
       "states": ["disabled"], "aliases": {"at": 1}},
      {"role": "Button", "label": "Q", "frame": {"x": 41, "y": 600, "width": 40, "height": 54},
       "states": []},
      {"role": "Group", "label": "", "frame": {"x": 2, "y": 590, "width": 386, "height": 250},
       "states": []}]}}
    """

  static let wda = """
    {"value": {"type": "Application", "name": "Shop", "label": "Shop", "isVisible": "1",
     "isEnabled": "1",
      "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "frame": "{{0, 0}, {390, 844}}",
       "children": [
      {"type": "Button", "rawIdentifier": "buy", "name": "buy", "label": null, "isEnabled": "0",
       "isVisible": "1",
       "rect": {"x": 16, "y": "700", "width": 358, "height": 50}},
      {"type": "Other", "label": "Add", "isVisible": "1", "isAccessible": "1",
       "rect": {"x": 16, "y": 100, "width": 44, "height": 44}},
      {"type": "Cell", "label": "under the fold", "isVisible": "0",
       "rect": {"x": 0, "y": 840, "width": 390, "height": 44}}]}, "sessionId": "1-2"}
    """

  static let wdaOld = """
    {"status": 0, "value": {"tree": {"type": "UIAApplication", "name": "Shop", "label": " ",
      "rect": {"origin": {"x": 0, "y": 0}, "size": {"width": 320, "height": 568}}, "children": [
      {"type": "UIAButton", "name": "Buy", "label": "Buy now", "isEnabled": "1", "isVisible": "1",
       "value": null,
       "rect": {"origin": {"x": 10, "y": 20}, "size": {"width": 64, "height": 85.5}}}]}}}
    """

  static let maestro = """
    {"attributes": {}, "children": [
      {"attributes": {"bounds": "[0,0][1080,2400]", "class": "android.widget.FrameLayout"},
       "clickable": false,
       "children": [
        {"attributes": {"text": "", "accessibilityText": "Cart", "resource-id": "a:id/cart",
         "enabled": "true",
          "bounds": "[900,60][1080,240]"}, "children": [], "clickable": true, "enabled": true},
        {"attributes": {"text": "no bounds"}, "children": [], "clickable": true},
        {"attributes": {"bounds": "[0,300][1080,450]"}, "clickable": true, "children": [
          {"attributes": {"text": "Oat milk", "bounds": "[40,320][400,400]"},
           "clickable": false}]}]}]}
    """

  static let maestroIOS = """
    {"attributes": {}, "children": [{"attributes": {"accessibilityText": "",
     "bounds": "[0,0][390,844]"},
      "children": [{"attributes": {"accessibilityText": "Buy", "title": "", "text": "", "value": "",
        "hintText": "", "resource-id": "buy", "bounds": "[16,700][374,750]", "enabled": "true"}}],
      "enabled": true}]}
    """

  static let rico = """
    {"activity_name": "a/b", "activity": {"root": {"bounds": [0, 0, 1440, 2560],
     "class": "a.DecorView",
      "ancestors": ["android.widget.FrameLayout"], "clickable": false, "visible-to-user": true,
       "children": [
      null,
      {"bounds": [0, 84, 196, 280], "class": "a.MyImageButton",
       "ancestors": ["android.widget.ImageButton"],
       "clickable": true, "content-desc": [null, "Back"], "text": null, "visible-to-user": true},
      {"bounds": [1440, 84, 2880, 280], "class": "a.Page", "clickable": true,
       "visible-to-user": false},
      {"bounds": [0, 300, 1440, 500], "class": "a.Row", "clickable": true,
       "visibility": "invisible"},
      {"bounds": [0, 300, 1440, 500], "class": "a.Text", "ancestors": ["android.widget.TextView"],
       "clickable": false, "text": "Hello", "resource-id": "a:id/hello"}]},
      "added_fragments": [], "active_fragments": []}, "is_keyboard_deployed": false,
       "request_id": "4"}
    """

  static let droidbot = """
    {"tag": "1", "width": 2400, "height": 1080, "views": [
      {"temp_id": 0, "parent": -1, "bounds": [[100, 500], [980, 1900]],
       "class": "android.widget.FrameLayout",
       "clickable": false, "visible": true, "enabled": true, "children": [1, 2, 3]},
      {"temp_id": 1, "parent": 0, "bounds": [[120, 1700], [500, 1860]],
       "class": "android.widget.Button",
       "clickable": true, "visible": true, "enabled": true, "text": "Cancel",
        "content_description": null},
      {"temp_id": 2, "parent": 0, "bounds": [[540, 1700], [960, 1860]],
       "class": "android.widget.Button",
       "clickable": true, "visible": true, "enabled": false, "text": "OK"},
      {"temp_id": 3, "parent": 0, "bounds": [[-725, 600], [-615, 710]],
       "class": "android.view.View",
       "clickable": true, "visible": false, "enabled": true, "text": "6"}]}
    """

  static let figma = """
    {"name": "Shop", "document": {"id": "0:0", "type": "DOCUMENT", "name": "Document", "children": [
      {"id": "0:1", "type": "CANVAS", "name": "Page", "children": [
       {"id": "1:2", "type": "FRAME", "name": "Cart", "clipsContent": true,
        "absoluteBoundingBox": {"x": -360, "y": -598, "width": 375, "height": 812}, "children": [
        {"id": "1:3", "type": "INSTANCE", "name": "primary", "componentId": "9:9",
         "absoluteBoundingBox": {"x": -344, "y": 100, "width": 343, "height": 48}, "children": [
         {"id": "1:4", "type": "RECTANGLE", "name": "Button background",
          "absoluteBoundingBox": {"x": -344, "y": 100, "width": 343, "height": 48}},
         {"id": "1:5", "type": "TEXT", "name": "label", "characters": "Buy",
          "absoluteBoundingBox": {"x": -200, "y": 110, "width": 60, "height": 20}}]},
        {"id": "1:6", "type": "FRAME", "name": "row",
         "interactions": [{"trigger": {"type": "ON_CLICK"}}],
         "absoluteBoundingBox": {"x": -360, "y": -500, "width": 375, "height": 60}},
        {"id": "1:7", "type": "GROUP", "name": "states", "visible": false,
         "absoluteBoundingBox": {"x": -344, "y": 100, "width": 343, "height": 48}, "children": [
         {"id": "1:8", "type": "FRAME", "name": "Button",
          "absoluteBoundingBox": {"x": -344, "y": 100, "width": 343, "height": 48}}]},
        {"id": "1:9", "type": "VECTOR", "name": "line", "absoluteBoundingBox": null}]},
       {"id": "2:1", "type": "FRAME", "name": "Menu", "children": [],
        "absoluteBoundingBox": {"x": 100, "y": 0, "width": 375, "height": 812}}]}]},
     "components": {"9:9": {"name": "Type=Primary", "componentSetId": "8:8"}},
     "componentSets": {"8:8": {"name": "Button"}}}
    """

  static let lighthouse = """
    [{"clientRects": [{"left": 8, "top": 100, "right": 208, "bottom": 121, "width": 200,
     "height": 21},
       {"left": 8, "top": 121, "right": 58, "bottom": 142, "width": 50, "height": 21}],
      "href": "https://a.example/", "node": {"lhId": "5-1-A", "selector": "body > a",
       "nodeLabel": "Read more",
      "boundingRect": {"left": 8, "top": 0, "right": 208, "bottom": 42, "width": 200,
       "height": 42}}},
     {"clientRects": [], "href": "", "node": {"selector": "body > i", "nodeLabel": ""}}]
    """

  static let lighthouseReport = """
    {"lighthouseVersion": "12.0.0", "audits": {"image-alt": {"details": {"items": [
      {"node": {"lhId": "1-0-BUTTON", "nodeLabel": "Menu"}}]}}},
     "fullPageScreenshot": {"screenshot": {"data": "data:image/webp;base64,AA", "width": 412,
      "height": 1900},
      "nodes": {"page-10-A": {"left": 10, "top": 1800, "right": 90, "bottom": 1820, "width": 80,
       "height": 20, "id": ""},
       "page-9-DIV": {"left": 0, "top": 0, "right": 412, "bottom": 1900, "width": 412,
        "height": 1900, "id": "app"},
       "1-0-BUTTON": {"left": 360, "top": 4, "right": 408, "bottom": 52, "width": 48, "height": 48,
        "id": ""},
       "page-11-P": {"left": 0, "top": 0, "right": 0, "bottom": 0, "width": 0, "height": 0,
        "id": ""}}}}
    """

  static let tsi = """
    {"device_info": {"whole_screen_width": 1440.0, "whole_screen_height": 3120.0},
     "keyboard_info": {"keyboard_width": 1440.0, "keyboard_height": 854.0,
      "top_left_x_position": 0.0,
      "top_left_y_position": 2098.0},
     "keys_info": {"w": {"key_id": "w", "text_literal": "W", "key_center_x": 247.0,
      "key_center_y": 131.0,
       "key_width": 135.0, "key_height": 206.0},
      "q": {"key_id": "q", "text_literal": "Q", "key_center_x": 112.0, "key_center_y": 131.0,
       "key_width": 135.0, "key_height": 206.0},
      "SPACE": {"key_id": "SPACE", "text_literal": " ", "key_center_x": 719.0,
       "key_center_y": 750.0,
       "key_width": 675.0, "key_height": 208.0}}}
    """

  /// Each with the format it is told to be and how many controls it holds.
  static let all: [(String, LayoutFormat, Int)] = [
    (description, .debugDescription, 3), (idbNested, .idb, 3), (idbFlat, .idb, 3),
    (idbComplete, .idb, 1), (simUse, .simUse, 2), (wda, .wda, 1), (wdaOld, .wda, 1),
    (maestro, .maestro, 2), (maestroIOS, .maestro, 1), (rico, .rico, 1), (droidbot, .droidbot, 2),
    (lighthouse, .lighthouse, 1), (lighthouseReport, .lighthouse, 2), (tsi, .tsi, 3),
  ]
}
