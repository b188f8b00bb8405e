/// The style sheet of a report: light and dark, a phone and a desk, a screen and paper.
enum ReportStyle {
  static let element = HTML.fixed(
    """
    <style>
    :root {
      --ground: #ffffff; --ink: #1b1f24; --quiet: #57606a; --line: #d0d7de; --soft: #f4f6f8;
      --hit: #0072b2; --miss: #8c959f; --collision: #c4440a; --link: #0757a0;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --ground: #14171b; --ink: #e6e9ed; --quiet: #9aa4af; --line: #3a424b; --soft: #1d2228;
        --hit: #4fa8e0; --miss: #76808b; --collision: #f0814a; --link: #7cc0ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 80rem; background: var(--ground);
      color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
      overflow-wrap: anywhere;
    }
    h1 { font-size: 1.6rem; line-height: 1.25; margin: 0.5rem 0; }
    h2 { font-size: 1.3rem; margin: 2rem 0 0.5rem; }
    h3 { font-size: 1.1rem; margin: 1.5rem 0 0.5rem; }
    p { margin: 0.5rem 0; max-width: 48rem; }
    .lead { font-size: 1.15rem; }
    .harm { border-left: 4px solid var(--collision); padding-left: 0.75rem; }
    .quiet, caption, figcaption, .change { color: var(--quiet); }
    .wide { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    caption { text-align: left; padding: 0.25rem 0; }
    th, td { padding: 0.3rem 0.7rem 0.3rem 0; text-align: left; vertical-align: top; }
    td { white-space: nowrap; }
    tbody th { font-weight: 600; min-width: 6rem; max-width: 16rem; }
    thead th {
      color: var(--quiet); font-weight: 600; border-bottom: 1px solid var(--line);
      overflow-wrap: normal;
    }
    .change { white-space: normal; min-width: 11rem; overflow-wrap: normal; }
    .ranking tbody th { white-space: nowrap; max-width: none; }
    tr { background: var(--ground); }
    tr > :first-child { position: sticky; left: 0; background: inherit; }
    tbody tr { border-bottom: 1px solid var(--line); }
    tr:target { background: var(--soft); outline: 2px solid var(--link); }
    .bar { min-width: 8rem; }
    .parts { display: flex; height: 0.9rem; margin-top: 0.35rem; background: var(--soft); }
    .parts .hit { background: var(--hit); }
    .parts .miss { background: var(--miss); }
    .parts .collision { background: var(--collision); }
    .matrix th, .matrix td { padding: 0.3rem 0.5rem; border: 1px solid var(--line); }
    .matrix td { text-align: right; min-width: 3.2rem; }
    .matrix thead th { max-width: 9rem; }
    .matrix .hit { background: color-mix(in srgb, var(--hit) var(--strength), transparent); }
    .matrix .miss { background: color-mix(in srgb, var(--miss) var(--strength), transparent); }
    .matrix .collision {
      background: color-mix(in srgb, var(--collision) var(--strength), transparent);
    }
    .code {
      background: var(--soft); padding: 0.75rem; overflow-x: auto; font-size: 0.85rem;
      border: 1px solid var(--line); border-radius: 6px; overflow-wrap: normal;
    }
    .switch {
      display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; border: 1px solid var(--line);
      border-radius: 6px; padding: 0.5rem 0.9rem; margin: 1.5rem 0 0; min-width: 0;
    }
    .switch p { flex-basis: 100%; margin: 0; }
    .switch label { padding: 0.4rem 0 0.4rem 0.3rem; cursor: pointer; }
    .switch input { width: 1.1rem; height: 1.1rem; vertical-align: -0.15rem; cursor: pointer; }
    figure { margin: 1rem 0; }
    .picture { position: relative; max-width: 48rem; margin: 0 auto; padding-bottom: 3.4rem; }
    .picture img { display: block; width: 100%; height: auto; }
    .spot { position: absolute; border-radius: 4px; min-width: 8px; min-height: 8px; }
    .spot:hover, .spot:focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
    .tip {
      position: absolute; left: 0; right: 0; bottom: 0; min-height: 3.2rem; padding: 0.2rem 0.6rem;
      background: var(--soft); border-left: 4px solid var(--link); visibility: hidden;
    }
    .spot:hover + .tip, .spot:focus-visible + .tip { visibility: visible; z-index: 1; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; }
    dt { color: var(--quiet); max-width: 16rem; }
    dd { margin: 0; }
    summary { cursor: pointer; padding: 0.4rem 0; }
    footer { border-top: 1px solid var(--line); margin-top: 3rem; font-size: 0.9rem; }
    a:focus-visible, input:focus-visible, summary:focus-visible, pre:focus-visible {
      outline: 2px solid var(--link); outline-offset: 2px;
    }
    @media (max-width: 34rem) {
      dl { grid-template-columns: 1fr; }
      dd { margin-bottom: 0.5rem; }
      tbody th { max-width: 9rem; }
      .ranking, .ranking caption, .ranking tbody, .ranking tr, .ranking tbody th, .ranking td {
        display: block;
      }
      .ranking thead { position: absolute; clip-path: inset(50%); }
      .ranking tr { padding: 0.4rem 0; }
      .ranking tbody th, .ranking td { padding: 0.1rem 0; white-space: normal; }
      .ranking .parts { margin: 0.2rem 0; }
      .ranking [data-name]::before { content: attr(data-name) " "; color: var(--quiet); }
    }
    @media print {
      body { max-width: none; font-size: 10pt; }
      .switch, figcaption, .tip { display: none; }
      .picture { padding-bottom: 0; }
      .wide { overflow: visible; }
      td { white-space: normal; }
      .strategy, figure, tr { break-inside: avoid-page; }
      .parts, .matrix td { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    </style>
    """)

  /// Rules by which the radio buttons of a run show one strategy at a time. On paper, and where a
  /// browser does not know `:has`, all are shown.
  static func strategySwitch(count: Int) -> HTML {
    let shown = (1...max(count, 1)).map { number in
      ".strategies:has(.switch span:nth-of-type(\(number)) :checked) > "
        + ".strategy:nth-of-type(\(number))"
    }
    return .element(
      "style", [:],
      .css(
        "@supports selector(:has(*)) { @media screen { .strategies > .strategy { display: none; } "
          + shown.joined(separator: ", ") + " { display: block; } } }"))
  }
}
