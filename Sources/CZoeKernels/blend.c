#pragma STDC FP_CONTRACT OFF
#include "kernels.h"

ZOE_FAST void zoe_fill(uint32_t *pixels, size_t count, uint32_t color) {
  for (size_t i = 0; i < count; i++) pixels[i] = color;
}

ZOE_FAST static void solid_over(uint32_t *to, size_t count, uint32_t source) {
  uint32_t rest = 255 - (source >> 24);
  for (size_t i = 0; i < count; i++) to[i] = source + zoe_scaled(to[i], rest);
}

void zoe_solid_span(uint32_t *to, size_t count, uint32_t color, uint32_t coverage) {
  uint32_t source = zoe_scaled(color, coverage);
  if (source >> 24 == 255) {
    zoe_fill(to, count, source);
  } else if (source != 0) {
    solid_over(to, count, source);
  }
}

ZOE_FAST void zoe_solid_mask(
  uint32_t *to, size_t count, uint32_t color, const uint8_t *mask) {
  for (size_t i = 0; i < count; i++) to[i] = zoe_over(zoe_scaled(color, mask[i]), to[i]);
}

ZOE_FAST void zoe_pixel_span(
  uint32_t *to, size_t count, const uint32_t *from, uint32_t coverage) {
  for (size_t i = 0; i < count; i++) to[i] = zoe_over(zoe_scaled(from[i], coverage), to[i]);
}

ZOE_FAST void zoe_pixel_mask(
  uint32_t *to, size_t count, const uint32_t *from, uint32_t alpha, const uint8_t *mask) {
  for (size_t i = 0; i < count; i++) {
    // Coverage times alpha in one lane, rounded as a channel is.
    to[i] = zoe_over(zoe_scaled(from[i], zoe_lanes(mask[i], alpha)), to[i]);
  }
}

ZOE_FAST void zoe_multiply_by_alpha(uint32_t *pixels, const uint32_t *mask, size_t count) {
  for (size_t i = 0; i < count; i++) pixels[i] = zoe_scaled(pixels[i], mask[i] >> 24);
}
