import HitTesting

/// Turns what a reader understood into a native screen: decides what is kept, hangs it up, names
/// it, and counts what was left out.
struct LayoutAssembler {
  let dump: Dump
  let format: LayoutFormat
  let options: ImportOptions

  /// Deeper nesting of kept views is refused, as in a native layout.
  static let depthLimit = 256
  /// The largest length of a native layout.
  static let largest = 1e100

  /// The layout.
  ///
  /// - Throws: `LayoutFormatError` where there is no screen or nothing tappable on it, where the
  ///   dump does not know the rule that was asked for, or where views nest too deep.
  func assemble() throws(LayoutFormatError) -> ImportedLayout {
    try checkScale()
    let rule = try rule()
    let asked = TapEvidence.asked(by: rule)
    var warnings = dump.warnings
    let size = try screenSize(&warnings)
    let fates = dump.views.map { fate(of: $0, screen: size) }
    let tappable = dump.views.indices.count {
      fates[$0] == nil && dump.views[$0].evidence.contains(asked)
    }
    guard tappable > 0 else { throw nothingTappable(rule, asked: asked, fates: fates) }
    let isControl = { dump.views[$0].evidence.contains(asked) }
    let tree = try KeptTree(
      dump.views, isKept: { fates[$0] == nil }, isControl: isControl, depthLimit: Self.depthLimit)
    var named = dump
    named.views = RowTexts.lent(dump.views, tree: tree, isControl: isControl)
    var ids = ViewIDs(tree: tree, views: named.views)
    ids.assign()
    warnings += strayWarnings(tree.strays.map { ids.ids[$0] }) + ids.warnings
    let views = ViewAssembly(
      dump: named, tree: tree, ids: ids.ids, asked: asked, scale: scale, isOpaque: options.opaque)
    let screen = Screen(
      size: options.screen ?? Size(width: size.width / scale, height: size.height / scale),
      views: views.roots())
    let dead = DeadControls(of: screen)
    warnings += optionWarnings()
    if dead.isPartial {
      warnings.append("too many views: not all controls were tried at their own centre")
    }
    return ImportedLayout(
      screen: screen, format: format, unit: unit, rule: rule, views: tree.order.count,
      tappable: tappable, leftOut: count(fates), dead: dead.ids, warnings: warnings)
  }

  /// The unit of the result.
  private var unit: LayoutUnit { dump.unit == .px && options.density != nil ? .dp : dump.unit }
  /// Units of the dump in one of the result.
  private var scale: Double { dump.unit == .px ? options.density ?? 1 : 1 }

  /// Refuses a density that takes lengths out of what a layout may hold.
  private func checkScale() throws(LayoutFormatError) {
    guard DumpView.farthest / scale > Self.largest else { return }
    throw LayoutFormatError(
      "density \(scale): that small, lengths would exceed \(Self.largest), the most in a layout")
  }

  private func rule() throws(LayoutFormatError) -> TappableRule {
    guard let rule = options.tappable else { return dump.defaultRule }
    let known = dump.views.reduce(into: TapEvidence()) { $0.formUnion($1.known) }
    guard dump.views.isEmpty || known.contains(TapEvidence.asked(by: rule)) else {
      let allowed = TappableRule.allCases.filter { known.contains(TapEvidence.asked(by: $0)) }
      throw LayoutFormatError(
        "tappable \(rule.rawValue): no view of this \(format.rawValue) dump says that; it allows "
          + allowed.map(\.rawValue).joined(separator: ", "))
    }
    return rule
  }

  /// The screen in units of the dump.
  private func screenSize(_ warnings: inout [String]) throws(LayoutFormatError) -> Size {
    if let screen = options.screen {
      return Size(width: screen.width * scale, height: screen.height * scale)
    }
    if let screen = dump.screen { return screen }
    guard let all = Dump.extent(of: dump.views.lazy.map(\.frame)) else {
      throw LayoutFormatError(
        "no size for the screen: none of the \(Words.count(dump.views.count, "view")) found has a "
          + "frame with an area on it")
    }
    warnings.append("the dump names no screen: its size is taken from all frames")
    return all
  }

  /// Why a view is left out; nil where it is kept.
  private func fate(of view: DumpView, screen: Size) -> LeftOut.Reason? {
    guard let frame = view.frame else { return .noBounds }
    if let problem = DumpView.problem(with: frame) { return problem }
    let box = frame.box
    let surface = Box(minX: 0, minY: 0, maxX: screen.width, maxY: screen.height)
    guard box.overlaps(surface) else { return .offScreen }
    return options.includeInvisible ? nil : view.unseen
  }

  private func count(_ fates: [LeftOut.Reason?]) -> [LeftOut] {
    var counts: [LeftOut.Reason: Int] = [:]
    for case let reason? in fates { counts[reason, default: 0] += 1 }
    return LeftOut.Reason.allCases.compactMap { reason in
      counts[reason].map { LeftOut(reason: reason, count: $0) }
    }
  }

  private func optionWarnings() -> [String] {
    var warnings: [String] = []
    if dump.unit == .px, options.density == nil {
      warnings.append(
        "sizes stay in px: give the density (adb shell wm density / 160) for sizes in dp")
    }
    if dump.unit == .px, let doubt = options.density.flatMap(PixelDensity.doubt) {
      warnings.append(doubt)
    }
    if dump.unit != .px, options.density != nil {
      warnings.append("density is not used: the unit of this dump is \(dump.unit.rawValue)")
    }
    if options.frame != nil, !dump.usesFrame {
      warnings.append("frame is not used: a dump of \(format.rawValue) holds one screen")
    }
    warnings.append(ImportedLayout.caveat)
    return warnings
  }

  private func strayWarnings(_ ids: [String]) -> [String] {
    guard !ids.isEmpty else { return [] }
    return [
      "\(Words.count(ids.count, "control")) outside what the dump calls the parent, hung on one "
        + "above it: \(Words.list(ids, most: 5))"
    ]
  }

  private func nothingTappable(
    _ rule: TappableRule, asked: TapEvidence, fates: [LeftOut.Reason?]
  ) -> LayoutFormatError {
    let lost = dump.views.indices.filter { dump.views[$0].evidence.contains(asked) }
    let found = Words.count(dump.views.count, "view")
    guard lost.isEmpty else {
      let reasons = count(lost.map { fates[$0] }).map { "\($0.reason.rawValue) \($0.count)" }
      return LayoutFormatError(
        "no tappable view is left of \(found) found: by \(rule.rawValue) (\(rule.explanation)) "
          + "\(lost.count) would be, but are left out (\(reasons.joined(separator: ", ")))")
    }
    return LayoutFormatError(
      "no tappable view among \(found) found: tappable is decided by \(rule.rawValue) "
        + "(\(rule.explanation)); another rule can be given with --tappable")
  }
}
