import ZoeFilm

/// Notes in the form that editors and agents jump from.
enum Diagnostics {
  static func line(_ note: Note) -> String {
    let place: String
    switch (note.file, note.line) {
    case (let file?, let line?): place = "\(file):\(line):1: "
    case (let file?, nil): place = "\(file): "
    case (nil, _): place = "zoetrope: "
    }
    return place + "warning: \(note.message) [\(note.code)]"
  }
}
