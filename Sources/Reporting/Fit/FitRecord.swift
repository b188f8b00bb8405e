import TouchModels

/// A fit, and what a record of it needs.
package struct FitRecord: Sendable {
  package var fit: FingerFit
  /// The unit of all lengths.
  package var unit: FingerModel.Unit
  /// The logs by the names that messages give them.
  package var files: [String]
  /// What was read.
  package var touches: Touches
  /// Taps that do not say what they were meant for.
  package var unlabelled: Int
  /// What became of outliers.
  package var outliers: FingerFit.Outliers
  /// Of the bootstrap.
  package var seed: UInt64
  package var tapsimVersion: String
  package var gslVersion: String

  package init(
    fit: FingerFit, unit: FingerModel.Unit, files: [String], touches: Touches, unlabelled: Int,
    outliers: FingerFit.Outliers, seed: UInt64, tapsimVersion: String, gslVersion: String
  ) {
    self.fit = fit
    self.unit = unit
    self.files = files
    self.touches = touches
    self.unlabelled = unlabelled
    self.outliers = outliers
    self.seed = seed
    self.tapsimVersion = tapsimVersion
    self.gslVersion = gslVersion
  }

  /// What became of all touches of the logs.
  package struct Touches: Sendable {
    package var read: Int
    package var taps: Int
    /// How many were left out, by reason.
    package var leftOut: [(reason: String, count: Int)]

    package init(read: Int, taps: Int, leftOut: [(reason: String, count: Int)]) {
      self.read = read
      self.taps = taps
      self.leftOut = leftOut
    }
  }

  /// The log that a tap stands in.
  package func file(of outlier: FingerFit.Outlier) -> String {
    let place = Int(outlier.tap.file)
    return files.indices.contains(place) ? files[place] : ""
  }

  /// How limits were made, by parameter; those that the fit has, in the order of the file.
  package var methods: [(parameter: String, method: String)] {
    let byUsers = fit.betweenUsers != nil
    let profile = "restricted maximum likelihood, profile limits"
    let bootstrap = "studentised bootstrap over users"
    var methods = [
      (parameter: "offset", method: byUsers ? "Student's t over users' means" : "Student's t")
    ]
    if fit.sigma != nil { methods.append(("sigma", byUsers ? bootstrap : "Bonett 2006")) }
    if fit.sizeEffect != nil { methods += [("alpha", profile), ("sigmaA2", profile)] }
    methods.append(("rho", byUsers ? bootstrap + " of Fisher's z" : "Fisher's z"))
    if byUsers { methods.append(("betweenUsers", fit.sigma == nil ? profile : bootstrap)) }
    return methods
  }
}
