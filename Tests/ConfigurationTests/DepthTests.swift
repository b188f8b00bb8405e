import Foundation
import Testing

@testable import Configuration

struct DepthTests {
  /// A config whose layout nests this many views, the innermost a button.
  static func nested(_ depth: Int) -> String {
    let open = (1..<depth).map { _ in #"{ "frame": [0, 0, 9, 9], "children": ["# }.joined()
    let inner =
      #"{ "id": "in", "kind": "button", "frame": [0, 0, 9, 9], "hitArea": "#
      + #"{ "kind": "touchEdgeInsets", "insets": { "top": 1 } } }"#
    return Sample.views(open + inner + String(repeating: "] }", count: depth - 1))
  }

  /// What `work` gives on a thread with a stack of this size; 512 KB is what threads other than the
  /// main one have on macOS, 8 MB what the main one has.
  private func onStack<Value: Sendable>(
    kilobytes: Int, _ work: @escaping @Sendable () -> Value
  ) -> Value? {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.value = work()
      done.signal()
    }
    thread.stackSize = kilobytes * 1024
    thread.start()
    done.wait()
    return box.value
  }

  private final class Box<Value: Sendable>: @unchecked Sendable {
    var value: Value?
  }

  @Test func views256DeepAreReadOnASmallStack() {
    let depth = onStack(kilobytes: 512) {
      let reporter = Reporter(file: "f", log: DiagnosticLog())
      let value = JSONReader.read(Array(Self.nested(256).utf8), reporter: reporter)
      let screen = value?["layout"].flatMap {
        ScreenDecoder(reporter: reporter).screen($0, at: .root)
      }
      var depth = 0
      var views = screen?.views ?? []
      while let view = views.first {
        depth += 1
        views = view.children
      }
      return depth
    }
    #expect(depth == 256)
  }

  @Test func views256DeepMakeAScenario() {
    let count = onStack(kilobytes: 8192) {
      try? Sample.load(Self.nested(256)).scenario.layouts[0].targets.count
    }
    #expect(count == 1)
  }

  @Test(arguments: [257, 280])
  func deeperViewsAreAnError(_ depth: Int) {
    let problems = onStack(kilobytes: 512) { (try? Sample.problems(Self.nested(depth))) ?? [] }
    #expect(
      problems == [
        "c.json: found views nested deeper than 256 levels, expected at most 256"
      ])
  }

  @Test(arguments: [400, 100_000])
  func farDeeperViewsAreAnErrorToo(_ depth: Int) {
    let problems = onStack(kilobytes: 512) { (try? Sample.problems(Self.nested(depth))) ?? [] }
    #expect(problems?.count == 1)
    #expect(
      problems?.first?.hasSuffix("nested deeper than 600 levels; a layout may nest 256 views")
        == true)
  }
}
