/// Where text goes, piece by piece: a file, standard output, a string in a test.
package typealias TextSink = (String) throws -> Void
