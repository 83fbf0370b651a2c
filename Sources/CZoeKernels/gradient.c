#pragma STDC FP_CONTRACT OFF
#include "kernels.h"

// Channels carry 20 fraction bits: 255 takes 28 bits, and an error of half a unit of slope stays below
// 1/100 of a level over 8,000 pixels.
#define ONE (1 << 20)
#define TOP (255 * ONE)

static inline int32_t clamped(int64_t v) { return v < 0 ? 0 : v > TOP ? TOP : (int32_t)v; }

static inline uint32_t rounded(int32_t v) { return (uint32_t)(v + ONE / 2) >> 20; }

/// Channel times alpha / 255. 20 bits times 12 bits just fit 32.
static inline uint32_t product(int32_t channel, int32_t alpha) {
  uint32_t p = ((uint32_t)channel >> 8) * ((uint32_t)alpha >> 16);
  return (p / 255 + (1 << 15)) >> 16;
}

static inline uint32_t straight(int32_t b, int32_t g, int32_t r, int32_t a) {
  return product(b, a) | product(g, a) << 8 | product(r, a) << 16 | rounded(a) << 24;
}

static inline uint32_t joined(int32_t b, int32_t g, int32_t r, int32_t a) {
  return rounded(b) | rounded(g) << 8 | rounded(r) << 16 | rounded(a) << 24;
}

static inline int is_opaque(const zoe_stretch *s) { return s->start[3] == TOP && s->end[3] == TOP; }

static uint32_t color_at(const zoe_paint *paint, const int32_t c[4]) {
  return paint->premultiplied ? joined(c[0], c[1], c[2], c[3]) : straight(c[0], c[1], c[2], c[3]);
}

/// The first stretch that ends after t; the last one for what is beyond.
static const zoe_stretch *stretch_at(const zoe_paint *paint, int64_t t) {
  int32_t i = 0;
  while (i < paint->stretch_count - 1 && t >= paint->stretches[i].to) i++;
  return &paint->stretches[i];
}

static void mixed(const zoe_stretch *s, int64_t t, int32_t c[4]) {
  int64_t length = s->to - s->from;
  int64_t share = t <= s->from ? 0 : t >= s->to ? 1 << 24 : ((t - s->from) * (1 << 24)) / length;
  for (int k = 0; k < 4; k++) {
    c[k] = clamped(s->start[k] + (((int64_t)(s->end[k] - s->start[k]) * share) >> 24));
  }
}

void zoe_colors(const zoe_paint *paint, const int64_t *t, uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int32_t c[4];
    mixed(stretch_at(paint, t[i]), t[i], c);
    pixels[i] = color_at(paint, c);
  }
}

typedef struct {
  int32_t value[4], step[4];
} ramp;

static inline int32_t on_ramp(int32_t value, int32_t step, int32_t i) {
  int32_t v = value + step * i;
  v = v < 0 ? 0 : v;
  return v > TOP ? TOP : v;
}

ZOE_FAST static void opaque_ramp(const ramp *r, uint32_t *to, int32_t count) {
  int32_t b = r->value[0], g = r->value[1], d = r->value[2];
  int32_t bs = r->step[0], gs = r->step[1], ds = r->step[2];
  for (int32_t i = 0; i < count; i++) {
    to[i] = rounded(on_ramp(b, bs, i)) | rounded(on_ramp(g, gs, i)) << 8
      | rounded(on_ramp(d, ds, i)) << 16 | 0xFF000000u;
  }
}

ZOE_FAST static void straight_ramp(const ramp *r, uint32_t *to, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    to[i] = straight(
      on_ramp(r->value[0], r->step[0], i), on_ramp(r->value[1], r->step[1], i),
      on_ramp(r->value[2], r->step[2], i), on_ramp(r->value[3], r->step[3], i));
  }
}

ZOE_FAST static void joined_ramp(const ramp *r, uint32_t *to, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    to[i] = joined(
      on_ramp(r->value[0], r->step[0], i), on_ramp(r->value[1], r->step[1], i),
      on_ramp(r->value[2], r->step[2], i), on_ramp(r->value[3], r->step[3], i));
  }
}

/// How many pixels from t on stay before `to` (or not before `from`, where t falls).
static int64_t pixels_inside(int64_t t, int64_t across, int64_t from, int64_t to) {
  if (across > 0) return t < to ? (to - 1 - t) / across + 1 : 0;
  return t >= from ? (t - from) / -across + 1 : 0;
}

#define CUT 256

/// Pixels are made in pieces that start at multiples of CUT, so that no pixel depends on where a span
/// begins.
static void piece(const zoe_paint *paint, int64_t t, int32_t count, uint32_t *to) {
  int32_t i = 0;
  int64_t across = paint->across;
  while (i < count) {
    int64_t at = t + across * i;
    const zoe_stretch *s = stretch_at(paint, at);
    int first = s == paint->stretches, last = s == paint->stretches + paint->stretch_count - 1;
    int64_t from = at < s->from && first ? INT64_MIN / 2 : s->from;
    int64_t until = s->to;
    int flat = 0;
    if (first && at < s->from) {
      until = s->from;
      flat = 1;
    } else if (last && at >= s->to) {
      from = s->to;
      until = INT64_MAX / 2;
      flat = 1;
    }
    int64_t inside = pixels_inside(at, across, from, until);
    int32_t n = inside < 1 ? 1 : inside > count - i ? count - i : (int32_t)inside;
    int32_t c[4];
    mixed(s, at, c);
    if (flat || n == 1 || s->to <= s->from) {
      zoe_fill(to + i, (size_t)n, color_at(paint, c));
    } else {
      ramp r;
      // Two pixels lie in the stretch, so across is below its length: 32 bits and 24 of the share.
      int64_t share = across * (1 << 24) / (s->to - s->from);
      for (int k = 0; k < 4; k++) {
        r.value[k] = c[k];
        r.step[k] = (int32_t)(((int64_t)(s->end[k] - s->start[k]) * share) >> 24);
      }
      if (is_opaque(s)) {
        opaque_ramp(&r, to + i, n);
      } else if (paint->premultiplied) {
        joined_ramp(&r, to + i, n);
      } else {
        straight_ramp(&r, to + i, n);
      }
    }
    i += n;
  }
}

void zoe_axial_row(
  const zoe_paint *paint, int32_t y, int32_t x, size_t count, uint32_t *to) {
  int64_t row = paint->origin + paint->down * y;
  if (paint->across == 0) {
    int32_t c[4];
    mixed(stretch_at(paint, row), row, c);
    zoe_fill(to, count, color_at(paint, c));
    return;
  }
  uint32_t cut[CUT];
  int32_t end = x + (int32_t)count;
  for (int32_t from = x & ~(CUT - 1); from < end; from += CUT) {
    int64_t t = row + paint->across * from;
    int32_t low = from < x ? x : from, high = from + CUT > end ? end : from + CUT;
    if (low == from && high == from + CUT) {
      piece(paint, t, CUT, to + (from - x));
    } else {
      piece(paint, t, CUT, cut);
      for (int32_t i = low; i < high; i++) to[i - x] = cut[i - from];
    }
  }
}
