import TouchModels

/// The file that a fit makes: `finger`, which a config takes by the path of this file, and `fit`,
/// the record of how it came about. docs/fit.md tells every key.
package enum FitFile {
  /// The whole text.
  package static func text(_ record: FitRecord) -> String {
    "{\n  \"finger\": " + finger(record).text(indent: 2) + ",\n  \"fit\": "
      + fit(record).text(indent: 2) + "\n}\n"
  }

  private static func finger(_ record: FitRecord) -> JSONNode {
    let fit = record.fit
    var members: [(key: String, value: JSONNode)] = [
      ("unit", text(record.unit.rawValue)), ("offset", pair(fit.offset)),
    ]
    if let sigma = fit.sigma { members.append(("sigma", pair(sigma))) }
    if let effect = fit.sizeEffect {
      members.append(
        (
          "dualGaussian",
          .object([
            ("alpha", pair(effect.map(\.alpha))), ("sigmaA2", pair(effect.map(\.sigmaA2))),
          ])
        ))
    }
    members.append(("rho", number(fit.rho.value)))
    if let between = fit.betweenUsers { members.append(("betweenUsers", pair(between))) }
    return .object(members)
  }

  private static func fit(_ record: FitRecord) -> JSONNode {
    let fit = record.fit
    return .object([
      ("model", text(fit.model.rawValue)),
      ("unit", text(record.unit.rawValue)),
      ("taps", count(fit.taps)),
      ("users", fit.users.map(count) ?? .cell(.empty)),
      ("unlabelled", count(record.unlabelled)),
      ("touches", touches(record.touches)),
      (
        "targets",
        .object([("width", range(fit.extents.x)), ("height", range(fit.extents.y))])
      ),
      ("confidence", number(FitLevel.level)),
      ("parameters", parameters(fit)),
      ("methods", .object(record.methods.map { ($0.parameter, text($0.method)) })),
      ("outliers", outliers(record)),
      ("normality", axes(fit.shape, shape)),
      ("seed", .whole(record.seed)),
      ("bootstrapSamples", fit.usesBootstrap ? count(FingerFit.bootstrapSamples) : .cell(.empty)),
      ("tapsimVersion", text(record.tapsimVersion)),
      ("gslVersion", text(record.gslVersion)),
    ])
  }

  private static func parameters(_ fit: FingerFit) -> JSONNode {
    var members: [(key: String, value: JSONNode)] = [("offset", axes(fit.offset, estimate))]
    if let sigma = fit.sigma { members.append(("sigma", axes(sigma, estimate))) }
    if let effect = fit.sizeEffect {
      members.append(("alpha", axes(effect) { $0.isIdentified ? estimate($0.alpha) : unknown }))
      members.append(("sigmaA2", axes(effect) { $0.isIdentified ? estimate($0.sigmaA2) : unknown }))
    }
    members.append(("rho", estimate(fit.rho)))
    if let between = fit.betweenUsers { members.append(("betweenUsers", axes(between, estimate))) }
    return .object(members)
  }

  private static func estimate(_ estimate: Estimate) -> JSONNode {
    .object([
      ("estimate", number(estimate.value)),
      ("low", .cell(Cell(estimate.limits?.lowerBound))),
      ("high", .cell(Cell(estimate.limits?.upperBound))),
    ])
  }

  /// What the data cannot tell apart from something else.
  private static let unknown = JSONNode.object([
    ("estimate", .cell(.empty)), ("low", .cell(.empty)), ("high", .cell(.empty)),
    ("note", text("not identified")),
  ])

  private static func outliers(_ record: FitRecord) -> JSONNode {
    .object([
      ("rule", text("robust Mahalanobis distance within user")),
      ("quantile", number(FingerFit.outlierQuantile)),
      ("handling", text(record.outliers.rawValue)),
      ("count", count(record.fit.outliers.count)),
      (
        "taps",
        .list(
          record.fit.outliers.map { outlier in
            .object([
              ("file", text(record.file(of: outlier))), ("line", count(outlier.tap.line)),
              ("distance", number(outlier.distance)),
            ])
          })
      ),
    ])
  }

  private static func shape(_ shape: AxisShape) -> JSONNode {
    .object([
      ("skewness", number(shape.skewness)),
      ("excessKurtosis", number(shape.excessKurtosis)),
      ("andersonDarling", number(shape.andersonDarling)),
      ("p", number(shape.p)),
    ])
  }

  private static func touches(_ touches: FitRecord.Touches) -> JSONNode {
    .object([
      ("read", count(touches.read)), ("taps", count(touches.taps)),
      ("leftOut", .object(touches.leftOut.map { ($0.reason, count($0.count)) })),
    ])
  }

  private static func axes<Value>(
    _ pair: AxisPair<Value>, _ node: (Value) -> JSONNode
  ) -> JSONNode {
    .object(Axis.allCases.map { ($0.rawValue, node(pair[$0])) })
  }

  private static func pair(_ pair: AxisPair<Estimate>) -> JSONNode {
    .list([number(pair.x.value), number(pair.y.value)])
  }

  private static func range(_ range: ClosedRange<Double>) -> JSONNode {
    .list([number(range.lowerBound), number(range.upperBound)])
  }

  private static func text(_ text: String) -> JSONNode { .cell(.text(text)) }
  private static func count(_ count: Int) -> JSONNode { .cell(.count(count)) }
  private static func number(_ number: Double) -> JSONNode { .cell(.number(number)) }
}
