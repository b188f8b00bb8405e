import Testing

@testable import TouchModels
