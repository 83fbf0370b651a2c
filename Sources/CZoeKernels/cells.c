#pragma STDC FP_CONTRACT OFF
#include "kernels.h"

// Coverage by exact signed areas. A cell's prefix sum is twice the covered share of its pixel in
// 1/65536: FULL is all of it. Where an edge crosses a row or a column of pixels follows from the edge
// alone, never from the window, so cutting a picture into bands changes nothing.
//
// Sums are unsigned and wrap: windings up to 16,000 are exact, and more of them cannot trap.
#define FULL (1 << 17)

typedef struct {
  uint32_t *areas;
  uint64_t *marks;
  int32_t left, right;
} row_window;

static int64_t floor_div(int64_t a, int64_t b) {
  int64_t q = a / b;
  return q - (a % b < 0);
}

static inline void mark(const row_window *w, int32_t first, int32_t last) {
  for (int32_t block = first >> 3; block <= last >> 3; block++) {
    w->marks[block >> 6] |= (uint64_t)1 << (block & 63);
  }
}

/// One cell: `rise` of it passed between x fractions that sum to `sum`.
static inline void put(uint32_t *cell, uint32_t sign, int32_t rise, int32_t sum) {
  uint32_t behind = (uint32_t)(rise * sum);
  cell[0] += sign * ((uint32_t)rise * 512 - behind);
  cell[1] += sign * behind;
}

/// An edge's part in one row of pixels, from left to right; `rise` 1…256 is its height.
static void add_sloped(
  const row_window *w, int32_t x0, int32_t x1, int32_t rise, uint32_t sign) {
  int32_t cell = x0 >> 8, last = x1 >> 8;
  int64_t run = (int64_t)x1 - x0;
  int32_t done = 0, fraction = x0 & 255;
  if (cell < w->left) {
    done = (int32_t)(((int64_t)w->left * 256 - x0) * rise / run);
    w->areas[0] += sign * (uint32_t)done * 512;
    mark(w, 0, 0);
    cell = w->left;
    fraction = 0;
  }
  int32_t stop = last < w->right ? last : w->right;
  mark(w, cell - w->left, (last < w->right ? last + 1 : w->right) - w->left);
  if (cell < stop) {
    // rise · 256 a cell over run, by quotient and rest.
    int64_t total = ((int64_t)(cell + 1) * 256 - x0) * rise;
    int64_t whole = total / run, rest = total % run;
    int64_t step = (int64_t)rise * 256 / run, step_rest = (int64_t)rise * 256 % run;
    for (; cell < stop; cell++) {
      put(w->areas + (cell - w->left), sign, (int32_t)whole - done, fraction + 256);
      done = (int32_t)whole;
      fraction = 0;
      whole += step;
      rest += step_rest;
      if (rest >= run) {
        rest -= run;
        whole++;
      }
    }
  }
  if (last < w->right) {
    put(w->areas + (last - w->left), sign, rise - done, fraction + (x1 & 255));
  }
}

static inline void add_in_row(
  const row_window *w, int32_t x0, int32_t x1, int32_t rise, uint32_t sign) {
  int32_t c0 = x0 >> 8, c1 = x1 >> 8;
  if (c0 >= w->right && c1 >= w->right) return;
  if (c0 < w->left && c1 < w->left) {
    w->areas[0] += sign * (uint32_t)rise * 512;
    mark(w, 0, 0);
  } else if (c0 == c1) {
    mark(w, c0 - w->left, c0 - w->left + 1);
    put(w->areas + (c0 - w->left), sign, rise, (x0 & 255) + (x1 & 255));
  } else if (x0 < x1) {
    add_sloped(w, x0, x1, rise, sign);
  } else {
    add_sloped(w, x1, x0, rise, sign);
  }
}

static void add_edge(const zoe_cells *cells, zoe_edge e) {
  uint32_t sign = 1;
  if (e.y0 > e.y1) {
    zoe_edge turned = {e.x1, e.y1, e.x0, e.y0};
    e = turned;
    sign = (uint32_t)-1;
  }
  int32_t top = cells->top * 256, bottom = (cells->top + cells->height) * 256;
  int32_t y = e.y0 > top ? e.y0 : top, end = e.y1 < bottom ? e.y1 : bottom;
  if (y >= end) return;
  int64_t dx = (int64_t)e.x1 - e.x0, dy = (int64_t)e.y1 - e.y0;
  int32_t row = (y >> 8) - cells->top;
  row_window w = {
    (uint32_t *)cells->areas + (int64_t)row * cells->stride,
    cells->marks + (int64_t)row * cells->mark_stride, cells->left, cells->left + cells->width};
  int32_t x = y == e.y0 ? e.x0 : e.x0 + (int32_t)floor_div((y - e.y0) * dx, dy);
  int32_t next = (y | 255) + 1;
  // Where the edge leaves this row, and from then on by whole rows.
  int64_t at = 0, rest = 0, step = 0, step_rest = 0;
  if (next < e.y1) {
    int64_t total = (next - e.y0) * dx;
    at = floor_div(total, dy);
    rest = total - at * dy;
    step = floor_div(256 * dx, dy);
    step_rest = 256 * dx - step * dy;
  }
  for (;;) {
    int32_t until = next < end ? next : end;
    int32_t leave = until == e.y1 ? e.x1 : e.x0 + (int32_t)at;
    add_in_row(&w, x, leave, until - y, sign);
    if (until == end) return;
    x = leave;
    y = until;
    next += 256;
    at += step;
    rest += step_rest;
    if (rest >= dy) {
      rest -= dy;
      at++;
    }
    w.areas += cells->stride;
    w.marks += cells->mark_stride;
  }
}

void zoe_cells_add(const zoe_cells *cells, const zoe_edge *edges, size_t count) {
  for (size_t i = 0; i < count; i++) add_edge(cells, edges[i]);
}

static inline uint32_t coverage(uint32_t sum, int32_t even_odd) {
  uint32_t v;
  if (even_odd) {
    v = sum & (2 * FULL - 1);
    v = v > FULL ? 2 * FULL - v : v;
  } else {
    v = (int32_t)sum < 0 ? 0 - sum : sum;
    v = v > FULL ? FULL : v;
  }
  return (v * 255 + FULL / 2) >> 17;
}

/// Where spans of one row go.
typedef struct {
  const zoe_cells *cells;
  const zoe_paint *paint;
  uint32_t *to;
  int32_t y;
} row_target;

/// The paint's pixels from the window's column x on.
static const uint32_t *pixels(const row_target *r, int32_t x, int32_t count) {
  const zoe_paint *p = r->paint;
  int32_t at = r->cells->left + x;
  if (p->kind == ZOE_AXIAL) {
    zoe_axial_row(p, r->y, at, (size_t)count, r->cells->row);
    return r->cells->row;
  }
  return p->source.pixels + (int64_t)(r->y - p->source.top) * p->source.stride
    + (at - p->source.left);
}

static void span(const row_target *r, int32_t x, int32_t count, uint32_t covered) {
  if (covered == 0 || count <= 0) return;
  uint32_t *to = r->to + x;
  if (r->paint->kind == ZOE_SOLID) {
    zoe_solid_span(to, (size_t)count, r->paint->color, covered);
    return;
  }
  if (r->paint->kind == ZOE_PIXELS) {
    covered = zoe_lanes(covered, r->paint->alpha);
  } else if (covered == 255 && r->paint->opaque) {
    zoe_axial_row(r->paint, r->y, r->cells->left + x, (size_t)count, to);
    return;
  }
  zoe_pixel_span(to, (size_t)count, pixels(r, x, count), covered);
}

static void masked(const row_target *r, int32_t x, int32_t count) {
  const uint8_t *mask = r->cells->mask + x;
  if (r->paint->kind == ZOE_SOLID) {
    zoe_solid_mask(r->to + x, (size_t)count, r->paint->color, mask);
  } else {
    uint32_t alpha = r->paint->kind == ZOE_PIXELS ? r->paint->alpha : 255;
    zoe_pixel_mask(r->to + x, (size_t)count, pixels(r, x, count), alpha, mask);
  }
}

/// The first block from `from` on whose mark is `set`; `end` where there is none.
static int32_t find(const uint64_t *marks, int32_t from, int32_t end, int set) {
  while (from < end) {
    uint64_t word = (set ? marks[from >> 6] : ~marks[from >> 6]) >> (from & 63);
    if (word) {
      int32_t found = from + __builtin_ctzll(word);
      return found < end ? found : end;
    }
    from = (from | 63) + 1;
  }
  return end;
}

static void sweep_row(const row_target *r, uint32_t *areas, uint64_t *marks, int32_t even_odd) {
  int32_t width = r->cells->width, blocks = (width + 7) >> 3;
  uint32_t sum = 0;
  int32_t x = 0;
  int32_t block = find(marks, 0, blocks, 1);
  while (block < blocks) {
    int32_t first = block * 8;
    span(r, x, first - x, coverage(sum, even_odd));
    block = find(marks, block, blocks, 0);
    int32_t last = block * 8 < width ? block * 8 : width;
    for (int32_t i = first; i < last; i++) {
      sum += areas[i];
      areas[i] = 0;
      r->cells->mask[i] = (uint8_t)coverage(sum, even_odd);
    }
    masked(r, first, last - first);
    x = last;
    block = find(marks, block, blocks, 1);
  }
  span(r, x, width - x, coverage(sum, even_odd));
  // What reached over the right side, and every mark.
  areas[width] = areas[width + 1] = 0;
  for (int32_t i = 0; i < r->cells->mark_stride; i++) marks[i] = 0;
}

void zoe_cells_sweep(
  const zoe_cells *cells, int32_t even_odd, const zoe_paint *paint, const zoe_surface *target) {
  for (int32_t row = 0; row < cells->height; row++) {
    int32_t y = cells->top + row;
    row_target r = {
      cells, paint,
      target->pixels + (int64_t)(y - target->top) * target->stride + (cells->left - target->left),
      y};
    sweep_row(
      &r, (uint32_t *)cells->areas + (int64_t)row * cells->stride,
      cells->marks + (int64_t)row * cells->mark_stride, even_odd);
  }
}

void zoe_paint_window(
  const zoe_cells *cells, const zoe_paint *paint, const zoe_surface *target) {
  for (int32_t row = 0; row < cells->height; row++) {
    int32_t y = cells->top + row;
    row_target r = {
      cells, paint,
      target->pixels + (int64_t)(y - target->top) * target->stride + (cells->left - target->left),
      y};
    span(&r, 0, cells->width, 255);
  }
}
