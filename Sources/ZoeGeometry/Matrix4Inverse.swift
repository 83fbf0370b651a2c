extension Matrix4 {
  /// The transform that undoes this one; nil where it flattens space. Gauss and Jordan with row exchange.
  public var inverted: Matrix4? {
    if isAffine { return affine.inverted.map(Matrix4.init) }
    var left = rows
    var right = Matrix4.identity.rows
    for column in 0..<4 {
      var best = column
      for row in column..<4 where abs(left[row][column]) > abs(left[best][column]) { best = row }
      let pivot = left[best][column]
      guard pivot != 0, pivot.isFinite else { return nil }
      left.swapAt(column, best)
      right.swapAt(column, best)
      left[column] /= pivot
      right[column] /= pivot
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    return Matrix4(right[0], right[1], right[2], right[3])
  }
}
