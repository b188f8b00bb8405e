# Writes a UI dump of about so many bytes: rows of an app's list, a clickable row with an icon, a
# title and a button in each, further down the same page than a screen shows.
#
# usage: awk -v kind=uiautomator|idb -v seed=N -v bytes=N -f dump.awk
#
# uiautomator gives the XML of `adb shell uiautomator dump`, idb the JSON of `idb ui describe-all
# --json --nested`. The numbers come from the generator of grid.awk.

function uniform() {
  state = (state * 16807) % 2147483647
  return state / 2147483647
}

function emit(text) {
  printf "%s", text
  written += length(text)
}

function node(class, name, text, clickable, left, top, right, bottom, ending) {
  emit(sprintf("<node index=\"0\" text=\"%s\" resource-id=\"com.example:id/%s\" " \
    "class=\"android.%s\" package=\"com.example\" content-desc=\"\" checkable=\"false\" " \
    "checked=\"false\" clickable=\"%s\" enabled=\"true\" focusable=\"%s\" focused=\"false\" " \
    "scrollable=\"false\" long-clickable=\"false\" password=\"false\" selected=\"false\" " \
    "bounds=\"[%d,%d][%d,%d]\"%s>\n", text, name, class, clickable, clickable, left, top, right, \
    bottom, ending))
}

function element(type, label, left, top, width, height, ending) {
  emit(sprintf("{\"AXFrame\": \"{{%.1f, %.1f}, {%.1f, %.1f}}\", \"AXUniqueId\": null, " \
    "\"frame\": {\"x\": %.1f, \"y\": %.1f, \"width\": %.1f, \"height\": %.1f}, " \
    "\"role_description\": \"%s\", \"AXLabel\": \"%s\", \"content_required\": false, " \
    "\"type\": \"%s\", \"title\": null, \"help\": null, \"custom_actions\": [], " \
    "\"AXValue\": null, \"enabled\": true, \"role\": \"AX%s\", \"subrole\": null, " \
    "\"children\": [%s", left, top, width, height, left, top, width, height, tolower(type), \
    label, type, type, ending))
}

function uiautomator(  row, top, height) {
  emit("<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<hierarchy rotation=\"0\">\n")
  node("widget.FrameLayout", "content", "", "false", 0, 0, 1080, 2400, "")
  while (written < bytes) {
    height = int(120 + 120 * uniform())
    row++
    node("widget.LinearLayout", "row", "", "true", 0, top, 1080, top + height, "")
    node("widget.ImageView", "icon", "", "false", 24, top + 12, 96, top + 84, " /")
    node("widget.TextView", "title", "Item " row " &amp; more", "false", 120, top + 12, 700, \
      top + 84, " /")
    node("widget.Button", "open", "Open " row, "true", 840, top + 12, 1056, top + 96, " /")
    emit("</node>\n")
    # A page of rows lies over the last one, as under tabs.
    top = top + 2 * height > 2400 ? 0 : top + height
  }
  emit("</node>\n</hierarchy>\n")
}

function idb(  row, top, height) {
  emit("[")
  element("Application", "Example", 0, 0, 390, 844, "\n")
  while (written < bytes) {
    height = 44 + 44 * uniform()
    emit(row++ ? ",\n" : "")
    element("Cell", "Item " row, 0, top, 390, height, "\n")
    element("StaticText", "Title " row, 16, top + 4, 240, 30, "]},\n")
    element("Button", "Open " row, 300, top + 4, 72, 36, "]}\n")
    emit("]}")
    top = top + 2 * height > 844 ? 0 : top + height
  }
  emit("\n]}]\n")
}

BEGIN {
  state = seed == "" ? 1 : seed
  if (kind == "idb") idb()
  else uiautomator()
}
