import HitTesting

/// The texts inside a control belong to it: a row that a person calls by the label in it is often
/// nameless in the dump.
enum RowTexts {
  /// The views, where each control without a text of its own has the first text inside it that
  /// belongs to no control in between. A control without any name is called by that text too, and
  /// the label then goes by its path.
  static func lent(
    _ views: [DumpView], tree: KeptTree, isControl: (Int) -> Bool
  ) -> [DumpView] {
    var views = views
    // For each view the control that its text belongs to.
    var owners = [Int?](repeating: nil, count: views.count)
    for index in tree.order {
      if isControl(index) {
        owners[index] = index
        continue
      }
      owners[index] = tree.parents[index].flatMap { owners[$0] }
      guard let owner = owners[index], views[owner].text == nil, let text = views[index].text else {
        continue
      }
      views[owner].text = text
      if views[owner].name == nil {
        views[owner].name = text
        if views[index].name == text { views[index].name = nil }
      }
    }
    return views
  }
}
