#pragma STDC FP_CONTRACT OFF
#include "kernels.h"

// A separable blur of 8-bit alpha in whole numbers: weights sum to 65536, the first pass keeps 16 bits, so
// that the second still fits 32, and each pass rounds once.

void zoe_alphas(const uint32_t *pixels, size_t count, uint8_t *to) {
  for (size_t i = 0; i < count; i++) to[i] = (uint8_t)(pixels[i] >> 24);
}

ZOE_FAST static void add_bytes(uint32_t *sum, const uint8_t *from, int32_t count, uint32_t weight) {
  for (int32_t i = 0; i < count; i++) sum[i] += from[i] * weight;
}

ZOE_FAST static void add_words(uint32_t *sum, const uint16_t *from, int32_t count, uint32_t weight) {
  for (int32_t i = 0; i < count; i++) sum[i] += from[i] * weight;
}

void zoe_blur_across(
  const uint8_t *from, int32_t from_width, const zoe_taps *taps, int32_t left, uint16_t *to,
  int32_t width, uint32_t *sums) {
  zoe_fill(sums, (size_t)width, 0);
  for (int32_t k = 0; k < taps->count; k++) {
    // to[x] takes from[x + left - shift].
    int32_t shift = taps->first + k - left;
    int32_t low = shift > 0 ? shift : 0;
    int32_t high = from_width + shift < width ? from_width + shift : width;
    if (low < high) add_bytes(sums + low, from + (low - shift), high - low, taps->weights[k]);
  }
  for (int32_t i = 0; i < width; i++) to[i] = (uint16_t)((sums[i] + 128) >> 8);
}

void zoe_blur_down(
  const uint16_t *from, int32_t from_height, const zoe_taps *taps, int32_t top, uint8_t *to,
  int32_t width, uint32_t *sums) {
  zoe_fill(sums, (size_t)width, 0);
  for (int32_t k = 0; k < taps->count; k++) {
    int32_t row = top - taps->first - k;
    if (row < 0 || row >= from_height) continue;
    add_words(sums, from + (int64_t)row * width, width, taps->weights[k]);
  }
  for (int32_t i = 0; i < width; i++) to[i] = (uint8_t)((sums[i] + (1u << 23)) >> 24);
}

/// A byte of the mask; nothing lies outside it.
static inline int32_t at(const zoe_mask *m, int32_t x, int32_t y) {
  x -= m->left;
  y -= m->top;
  return x < 0 || y < 0 || x >= m->width || y >= m->height ? 0 : m->bytes[(int64_t)y * m->width + x];
}

/// One row of a mask that is coarser than the picture, between its bytes' centres.
static void stretched(const zoe_mask *m, int32_t x, int32_t y, int32_t count, uint8_t *to) {
  int32_t bits = m->coarse + 1;
  int64_t one = (int64_t)1 << bits, half = one / 2;
  int64_t v = 2 * (int64_t)y + 1 - half, fy = v & (one - 1);
  int32_t row = (int32_t)(v >> bits);
  for (int32_t i = 0; i < count; i++) {
    int64_t u = 2 * ((int64_t)x + i) + 1 - half, fx = u & (one - 1);
    int32_t column = (int32_t)(u >> bits);
    int64_t upper = at(m, column, row) * (one - fx) + at(m, column + 1, row) * fx;
    int64_t lower = at(m, column, row + 1) * (one - fx) + at(m, column + 1, row + 1) * fx;
    to[i] = (uint8_t)((upper * (one - fy) + lower * fy + one * half) >> (2 * bits));
  }
}

void zoe_mask_window(
  const zoe_mask *mask, uint32_t color, const zoe_cells *cells, const zoe_surface *target) {
  for (int32_t row = 0; row < cells->height; row++) {
    int32_t y = cells->top + row;
    uint32_t *to =
      target->pixels + (int64_t)(y - target->top) * target->stride + (cells->left - target->left);
    const uint8_t *bytes = cells->mask;
    if (mask->coarse > 0) {
      stretched(mask, cells->left, y, cells->width, cells->mask);
    } else {
      bytes = mask->bytes + (int64_t)(y - mask->top) * mask->width + (cells->left - mask->left);
    }
    zoe_solid_mask(to, (size_t)cells->width, color, bytes);
  }
}
