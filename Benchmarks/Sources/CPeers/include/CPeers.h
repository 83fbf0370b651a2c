// Other renderers on the same scenes, each behind a few calls. A peer whose library was not
// installed when this was built opens as null.
#ifndef CPEERS_H
#define CPEERS_H

#include <stddef.h>
#include <stdint.h>

/// Steps of a script: the number of the step, then its arguments.
enum {
  /// a b c d tx ty: from here on paths are in this space.
  PEER_MATRIX = 1,
  /// The count of numbers, then elements: 0 x y (move), 1 x y (line), 2 x y x y x y (cubic), 3 (close).
  PEER_PATH = 2,
  /// A paint: 0 r g b a, or 1 x0 y0 x1 y1, the count of stops, and for each offset r g b a.
  PEER_FILL = 3,
  /// width, cap (0 butt, 1 round, 2 square), join (0 miter, 1 round, 2 bevel), and a paint.
  PEER_STROKE = 4,
  /// opacity, left, top, right, bottom in pixels.
  PEER_BEGIN_GROUP = 5,
  PEER_END_GROUP = 6,
  /// Confines what follows to the path.
  PEER_BEGIN_CLIP = 7,
  PEER_END_CLIP = 8,
};

/// Cairo over premultiplied BGRA pixels.
void *peer_cairo_open(uint32_t *pixels, int width, int height);
void peer_cairo_draw(void *peer, const double *script, size_t count);
void peer_cairo_close(void *peer);
const char *peer_cairo_version(void);

#endif
