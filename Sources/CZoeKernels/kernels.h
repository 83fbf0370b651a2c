// Shared by the kernels; not part of the module.
#ifndef ZOE_KERNELS_H
#define ZOE_KERNELS_H

#include "CZoeKernels.h"

// Integer loops: a second copy for AVX2, chosen when the library is loaded, gives the same bits. Only
// glibc's loader is known to choose (stdint.h has said by now whether it is there); ZOE_PORTABLE leaves
// the choice out, for comparing.
#if defined(__GLIBC__) && defined(__x86_64__) && defined(__clang__) && !defined(ZOE_PORTABLE)
#define ZOE_FAST __attribute__((target_clones("avx2", "default")))
#else
#define ZOE_FAST
#endif

/// Both 8-bit lanes of 0x00FF00FF times k / 255, rounded exactly.
static inline uint32_t zoe_lanes(uint32_t lanes, uint32_t k) {
  uint32_t t = lanes * k + 0x00800080u;
  return ((t + ((t >> 8) & 0x00FF00FFu)) >> 8) & 0x00FF00FFu;
}

/// Every channel times k / 255, rounded exactly.
static inline uint32_t zoe_scaled(uint32_t pixel, uint32_t k) {
  return zoe_lanes(pixel & 0x00FF00FFu, k) | (zoe_lanes((pixel >> 8) & 0x00FF00FFu, k) << 8);
}

/// Source over, premultiplied.
static inline uint32_t zoe_over(uint32_t source, uint32_t below) {
  return source + zoe_scaled(below, 255 - (source >> 24));
}

void zoe_solid_span(uint32_t *to, size_t count, uint32_t color, uint32_t coverage);
void zoe_solid_mask(uint32_t *to, size_t count, uint32_t color, const uint8_t *mask);
void zoe_pixel_span(uint32_t *to, size_t count, const uint32_t *from, uint32_t coverage);
void zoe_pixel_mask(
  uint32_t *to, size_t count, const uint32_t *from, uint32_t alpha, const uint8_t *mask);
void zoe_axial_row(
  const zoe_paint *paint, int32_t y, int32_t x, size_t count, uint32_t *to);

#endif
