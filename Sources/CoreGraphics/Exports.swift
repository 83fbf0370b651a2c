@_exported import ZoeFoundation
