import Simulation

/// How the numbers of a page were made: the engine, the seed, the versions, the files and the
/// config.
struct HowMade {
  let results: Results
  let provenance: Provenance

  var html: HTML {
    .element(
      "footer", ["aria-labelledby": "how"],
      [.element("h2", ["id": "how"], "How the numbers were made"), facts]
        + [
          .element("p", [:], .text(caution)),
          .element(
            "details", [:],
            .element("summary", [:], "The config with every default filled in"),
            .element("pre", ["class": "code", "tabindex": "0"], .text(provenance.config))),
        ])
  }

  private var caution: String { results.replay == nil ? Self.ofModels : Self.ofRecords }

  private static let ofRecords =
    "These are recorded taps, sent through other hit areas afterwards. With other areas on their "
    + "screens people might have aimed otherwise. Where the log says whose taps these are, "
    + "intervals and p-values take the taps of one person as alike."

  private static let ofModels =
    "A simulated rate says what a finger model does to these hit areas: people aim at the centre, "
    + "tap independently, and do not adapt. Published models are off by 5 to 10 points. An interval "
    + "says how well the number of taps pins the rate down, and nothing about people."

  private var facts: HTML {
    let scenario = results.scenario
    var rows: [(String, String)] = [("Engine", results.engineName)]
    if results.replay == nil, scenario.engine == .sample {
      rows.append(("Seed", String(scenario.seed)))
    }
    rows += [
      (
        "Versions",
        "tapsim \(provenance.tapsimVersion), GSL \(provenance.gslVersion), "
          + "Swift \(provenance.swiftVersion)"
      )
    ]
    rows += provenance.inputs.map {
      ("File", "\(Terminal.printable($0.path)), SHA-256 \($0.sha256)")
    }
    return .element(
      "dl", [:],
      rows.flatMap { [HTML.element("dt", [:], .text($0.0)), .element("dd", [:], .text($0.1))] })
  }
}
