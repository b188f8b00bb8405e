import Foundation
import Testing
import TouchModels

struct ListingTests {
  @Test func theDevicesAreThoseOfTheDataFile() async throws {
    let file = Expected.package.appendingPathComponent("Datasets/devices.csv")
    let outcome = try await Tool.run(["devices", "--format", "csv"])
    #expect(
      outcome
        == .init(status: 0, output: try String(contentsOf: file, encoding: .utf8), errors: ""))
  }

  @Test func theModelsStandInATableWithTheirSources() async throws {
    #expect(
      try await Tool.run(["models"])
        == .init(status: 0, output: try Expected.text("models.txt"), errors: ""))
  }

  @Test(arguments: ["models", "devices"])
  func jsonHasTheRowsOfTheCSV(_ command: String) async throws {
    let csv = try await Tool.run([command, "--format", "csv"]).output
    let json = try await Tool.run([command, "--format", "json"]).output
    let rows = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let header = csv.prefix { $0 != "\n" }.split(separator: ",").map(String.init)
    #expect(rows.count == csv.split(separator: "\n").count - 1)
    for row in rows {
      #expect(Set(row.keys) == Set(header))
      #expect((row["source"] as? String)?.isEmpty == false)
    }
  }

  @Test func theTableNamesEveryDeviceAndFitsATerminal() async throws {
    let lines = try await Tool.run(["devices"]).output.split(separator: "\n").map(String.init)
    let names = lines.dropFirst().prefix(Device.all.count).map { $0.prefix { $0 != " " } }
    #expect(names.map(String.init) == Device.all.map(\.name))
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: ["models", "devices"])
  func aWrongFormatIsNamed(_ command: String) async throws {
    #expect(
      try await Tool.run([command, "--format", "cvs"])
        == .init(
          status: 64, output: "",
          errors: "tapsim: error: --format: 'cvs' is not one of table, csv, json; did you mean "
            + "'csv'?\n"))
  }
}
