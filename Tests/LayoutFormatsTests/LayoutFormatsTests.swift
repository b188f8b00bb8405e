import Testing

@testable import LayoutFormats
