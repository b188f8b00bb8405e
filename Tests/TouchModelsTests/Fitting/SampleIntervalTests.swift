import Testing

@testable import TouchModels

/// Each formula against other programs, on `FitTable`. Numbers by SciPy 1.17.1 and statsmodels
/// 0.15.0: `ttest_1samp(...).confidence_interval`, `pearsonr(...).confidence_interval`,
/// `normal_ad`, `moment`; Bonett's interval in Python from Minitab's page "Methods and formulas
/// for 1 Variance", with `scipy.stats.trim_mean`.
struct SampleIntervalTests {
  private let x = FitTable.rows.map(\.3)
  private let y = FitTable.rows.map(\.4)

  @Test func meanHasStudentsLimits() {
    #expect(
      SampleIntervals.mean(x)
        .agrees(0.9035714285714285, -0.7146246443182709, 2.521767501461128))
    #expect(
      SampleIntervals.mean(y)
        .agrees(-3.0821428571428577, -4.8055737592428125, -1.3587119550429032))
  }

  @Test func deviationHasBonettsLimits() {
    #expect(
      SampleIntervals.deviation(x)
        .agrees(6.042514957613842, 4.634166405572861, 8.164624971213707))
    #expect(
      SampleIntervals.deviation(y)
        .agrees(6.435472918776964, 4.973638016344374, 8.62897394119449))
  }

  @Test func correlationHasFishersLimits() {
    #expect(
      SampleIntervals.correlation(x, y)
        .agrees(0.32132556622980263, 0.06381599711762252, 0.5387170772374924))
  }

  @Test func fullCorrelationHasItselfAsLimits() {
    #expect(SampleIntervals.correlation(x, x).agrees(1, 1, 1))
    #expect(SampleIntervals.correlation(x, x.map { -$0 }).agrees(-1, -1, -1))
  }

  @Test func shapeIsThatOfOtherPrograms() {
    let (first, second) = (AxisShape(x), AxisShape(y))
    #expect(abs(first.skewness - 0.4754490140683871) < 1e-12)
    #expect(abs(first.excessKurtosis - 2.0052158571332231) < 1e-9)
    #expect(abs(first.andersonDarling - 1.2348819554790396) < 1e-9)
    #expect(abs(first.p - 0.002948236048863965) < 1e-9)
    #expect(abs(second.skewness + 0.6942867377426256) < 1e-12)
    #expect(abs(second.excessKurtosis - 1.6911933818604252) < 1e-12)
    #expect(abs(second.andersonDarling - 0.4324059840824219) < 1e-9)
    #expect(abs(second.p - 0.29404234441108457) < 1e-9)
  }

  @Test func andersonDarlingStaysFiniteWithATapFarAway() {
    let shape = AxisShape(x + [1e6])
    #expect(shape.andersonDarling > 10)
    #expect(shape.andersonDarling.isFinite)
    #expect(shape.p == 0)
  }
}
