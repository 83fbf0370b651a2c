// What a file sees that imports UIKit alone: Foundation, with the names below in front of its own.
//
// A module's own declarations shadow what it re-exports, so nothing is ambiguous until the file also
// imports Foundation or Dispatch by name. The generated file of a user's module then settles each of
// them by an alias (`typealias Timer = ZoeFoundation.Timer`):
//
//   Timer  RunLoop  Selector
//   DispatchQueue  DispatchTime  DispatchWallTime  DispatchWorkItem  DispatchGroup  DispatchSemaphore
//   DispatchSource  DispatchSourceProtocol  DispatchSourceTimer  DispatchPredicate
//   URLSession  URLSessionConfiguration  URLSessionTask  URLSessionDataTask  URLSessionUploadTask
//   URLSessionDownloadTask  URLSessionDelegate  URLSessionTaskDelegate  URLSessionDataDelegate
//   URLSessionDownloadDelegate  URLRequest  URLResponse  HTTPURLResponse
//
// Everything else stays Foundation's. `Date()`, `Thread.sleep`, `usleep`, `ContinuousClock` and other
// readers of the machine's clock are not shadowed: the launcher answers the C calls below them from
// the virtual clock.

@_exported import Foundation
