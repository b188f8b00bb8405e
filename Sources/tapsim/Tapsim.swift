/// The command line.
@main
struct Tapsim {
  static func main() {}
}
