// The per-pixel loops: coverage of polygons, and blending. Integers only, so that every machine and
// every way of cutting a picture into bands gives the same pixels. Nothing beyond string.h is used.
#ifndef CZOEKERNELS_H
#define CZOEKERNELS_H

#include <stddef.h>
#include <stdint.h>

/// A straight edge; 1/256 of a pixel, y down. Within ±2^30.
typedef struct {
  int32_t x0, y0, x1, y1;
} zoe_edge;

/// Signed areas of a window of pixels.
///
/// `areas` has `stride` >= width + 2 cells a row, `marks` has `mark_stride` words a row: one bit for 8
/// cells. Both are zero before the first edge and again after the sweep.
typedef struct {
  int32_t *areas;
  uint64_t *marks;
  /// One row of coverage, `stride` bytes.
  uint8_t *mask;
  /// One row of pixels, `stride` of them.
  uint32_t *row;
  int32_t stride, mark_stride;
  /// The window in pixels.
  int32_t left, top, width, height;
} zoe_cells;

/// Premultiplied pixels as little-endian BGRA words; `pixels` is the pixel at (left, top).
typedef struct {
  uint32_t *pixels;
  int32_t stride;
  int32_t left, top;
} zoe_surface;

/// A stretch between two stops: colour = start + slope · (t − from), straight alpha.
///
/// t has 32 fraction bits. Channels are B, G, R, A: 0…255 with 20 fraction bits.
typedef struct {
  int64_t from, to;
  int32_t start[4], end[4];
} zoe_stretch;

typedef enum { ZOE_SOLID = 0, ZOE_AXIAL = 1, ZOE_PIXELS = 2 } zoe_paint_kind;

typedef struct {
  zoe_paint_kind kind;
  /// Solid: the premultiplied colour.
  uint32_t color;
  /// Axial: t = origin + x · across + y · down at pixel centres (x + ½, y + ½ are in origin).
  int64_t origin, across, down;
  const zoe_stretch *stretches;
  int32_t stretch_count;
  /// Axial: whether stops were premultiplied before they are blended.
  int32_t premultiplied;
  /// Axial: whether every colour is opaque.
  int32_t opaque;
  /// Pixels: what is laid over, with an alpha 0…255 for all of it.
  zoe_surface source;
  uint32_t alpha;
} zoe_paint;

/// Adds edges; what is left of the window counts, what is right of it or above or below does not.
void zoe_cells_add(const zoe_cells *cells, const zoe_edge *edges, size_t count);

/// Turns the areas to coverage 0…255 by a rule (even-odd if not 0, else non-zero), lays the paint over
/// `target` by it, and clears the cells.
void zoe_cells_sweep(
  const zoe_cells *cells, int32_t even_odd, const zoe_paint *paint, const zoe_surface *target);

/// Lays the paint over a whole window.
void zoe_paint_window(
  const zoe_cells *cells, const zoe_paint *paint, const zoe_surface *target);

/// Sets pixels to one premultiplied colour.
void zoe_fill(uint32_t *pixels, size_t count, uint32_t color);

/// Multiplies pixels by the alpha of others.
void zoe_multiply_by_alpha(uint32_t *pixels, const uint32_t *mask, size_t count);

/// The colour of a gradient at each t, premultiplied.
void zoe_colors(
  const zoe_paint *paint, const int64_t *t, uint32_t *pixels, size_t count);

/// A one-dimensional blur: out(x) is the sum of weights[k] · in(x − first − k) / 65536.
typedef struct {
  /// They sum to 65536.
  const uint32_t *weights;
  int32_t first, count;
} zoe_taps;

/// The alphas of pixels.
void zoe_alphas(const uint32_t *pixels, size_t count, uint8_t *to);

/// Blurs one row of bytes to levels with 8 fraction bits; `left` is where `to` begins in the row, and
/// what the row does not have counts as 0. `sums` is memory for `width` numbers.
void zoe_blur_across(
  const uint8_t *from, int32_t from_width, const zoe_taps *taps, int32_t left, uint16_t *to,
  int32_t width, uint32_t *sums);

/// Blurs rows of such levels down to the bytes of row `top`.
void zoe_blur_down(
  const uint16_t *from, int32_t from_height, const zoe_taps *taps, int32_t top, uint8_t *to,
  int32_t width, uint32_t *sums);

/// Coverage of a rectangle of pixels, each 2^coarse of the picture's pixels wide and high.
typedef struct {
  const uint8_t *bytes;
  int32_t left, top, width, height;
  int32_t coarse;
} zoe_mask;

/// Lays a premultiplied colour over the window by the mask. The window lies inside a mask that is not
/// coarse.
void zoe_mask_window(
  const zoe_mask *mask, uint32_t color, const zoe_cells *cells, const zoe_surface *target);

#endif
