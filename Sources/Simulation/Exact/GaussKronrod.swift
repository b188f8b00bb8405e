/// The pair of Gauss' rule with 7 nodes and Kronrod's with 15 on [-1, 1]: Piessens, de
/// Doncker-Kapenga, Uberhuber & Kahaner, "QUADPACK" (1983), doi 10.1007/978-3-642-61786-7, routine
/// QK15.
///
/// GSL has it too, but for one integrand at a time; here all receivers of a line are summed up at
/// once, from one look at the line.
enum GaussKronrod {
  /// A node with its weight in either rule; 0 in Gauss' where it has no part.
  struct Node: Sendable {
    var position: Double
    var kronrod: Double
    var gauss: Double
  }

  /// The nodes, rising.
  static let nodes: [Node] =
    half.dropLast().map { Node(position: -$0.position, kronrod: $0.kronrod, gauss: $0.gauss) }
    + half.reversed()

  private static let half: [Node] = [
    Node(position: 0.9914553711208126, kronrod: 0.02293532201052922, gauss: 0),
    Node(
      position: 0.9491079123427585, kronrod: 0.06309209262997855, gauss: 0.1294849661688697),
    Node(position: 0.8648644233597691, kronrod: 0.10479001032225018, gauss: 0),
    Node(
      position: 0.7415311855993945, kronrod: 0.14065325971552592, gauss: 0.27970539148927664),
    Node(position: 0.5860872354676911, kronrod: 0.16900472663926790, gauss: 0),
    Node(
      position: 0.4058451513773972, kronrod: 0.19035057806478540, gauss: 0.3818300505051189),
    Node(position: 0.2077849550078985, kronrod: 0.20443294007529889, gauss: 0),
    Node(position: 0, kronrod: 0.20948214108472782, gauss: 0.4179591836734694),
  ]
}
