extension Check {
  /// All of them, in the order in which they run. A new check is a file in `Checks` and a line here.
  package static let all: [Check] = [
    ExactAgainstSampled.check,
    SamplerBias.check,
    RandomStreams.check,
    WilsonCoverage.check,
    TotalCoverage.check,
    DifferenceCoverage.check,
    DifferenceTotalCoverage.check,
    VerdictErrors.check,
    RunCoverage.check,
    PrecisionWidths.check,
    PeopleCoverage.check,
    PeopleTests.check,
    UserQuantiles.check,
    FitCoverage.check,
  ]
}
