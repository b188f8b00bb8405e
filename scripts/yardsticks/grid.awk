# Writes a config with COUNT buttons of 28 x 28 pt under five strategies.
#
# usage: awk -v count=N -v kind=regular|random -v columns=N -v taps=N -v rho=R -f grid.awk
#        awk -v count=N -v kind=random -v seed=N -v only=layout -f grid.awk    the layout alone
#        awk -v layouts=PATTERN -v taps=N -f grid.awk                          for layouts in files
#
# The random places come from a generator of its own, the "minimal standard" of Park & Miller
# (CACM 31, 1988, 10.1145/63039.63042), so that they are the same under every awk.

function uniform() {
  state = (state * 16807) % 2147483647
  return state / 2147483647
}

function layout(  i, x, y) {
  printf "{\"screen\": [%d, %d], \"views\": [", width, height
  for (i = 0; i < count; i++) {
    x = 20 + i % columns * 60
    y = 40 + int(i / columns) * 56
    if (kind == "random") {
      x = 20 + uniform() * (columns * 60 - 20)
      y = 40 + uniform() * (rows * 56 - 40)
    }
    printf "%s\n  {\"id\": \"b%d\", \"kind\": \"button\", \"frame\": [%.3f, %.3f, 28, 28]}", \
      i ? "," : "", i, x, y
  }
  printf "]}\n"
}

BEGIN {
  state = seed == "" ? 1 : seed
  if (columns == "") {
    columns = int(sqrt(count))
    if (columns * columns < count) columns++
  }
  rows = int((count + columns - 1) / columns)
  width = columns * 60 + 33
  height = rows * 56 + 80
  if (only == "layout") {
    layout()
    exit
  }
  printf "{\"version\": 1, \"seed\": 7, \"taps\": %d,\n", taps
  printf " \"finger\": {\"unit\": \"pt\", \"sigma\": [8, 8]%s},\n", rho == "" ? "" : ", \"rho\": " rho
  printf " \"strategies\": [{\"name\": \"none\", \"kind\": \"bounds\"},\n"
  printf "  {\"name\": \"edge-8\", \"kind\": \"touchEdgeInsets\", \"insets\": -8},\n"
  printf "  {\"name\": \"edge-16\", \"kind\": \"touchEdgeInsets\", \"insets\": -16},\n"
  printf "  {\"name\": \"min-44\", \"kind\": \"minimumTapArea\", \"size\": [44, 44]},\n"
  printf "  {\"name\": \"min-60\", \"kind\": \"minimumTapArea\", \"size\": [60, 60]}],\n"
  if (layouts != "") {
    printf " \"layouts\": [\"%s\"]}\n", layouts
    exit
  }
  printf " \"layout\": "
  layout()
  printf "}\n"
}
