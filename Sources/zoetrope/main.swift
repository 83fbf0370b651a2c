import Foundation

Interruption.install()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
