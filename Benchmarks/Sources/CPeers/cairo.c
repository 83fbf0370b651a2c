#include "CPeers.h"

#ifdef HAVE_CAIRO
#include <cairo/cairo.h>

#define DEEPEST 16

static const double *set_paint(cairo_t *c, const double *p) {
  if (p[0] == 0) {
    cairo_set_source_rgba(c, p[1], p[2], p[3], p[4]);
    return p + 5;
  }
  cairo_pattern_t *gradient = cairo_pattern_create_linear(p[1], p[2], p[3], p[4]);
  int stops = (int)p[5];
  p += 6;
  for (int i = 0; i < stops; i++, p += 5) {
    cairo_pattern_add_color_stop_rgba(gradient, p[0], p[1], p[2], p[3], p[4]);
  }
  cairo_set_source(c, gradient);
  cairo_pattern_destroy(gradient);
  return p;
}

static void trace(cairo_t *c, const double *p, const double *end) {
  cairo_new_path(c);
  while (p < end) {
    switch ((int)p[0]) {
    case 0:
      cairo_move_to(c, p[1], p[2]);
      p += 3;
      break;
    case 1:
      cairo_line_to(c, p[1], p[2]);
      p += 3;
      break;
    case 2:
      cairo_curve_to(c, p[1], p[2], p[3], p[4], p[5], p[6]);
      p += 7;
      break;
    default:
      cairo_close_path(c);
      p += 1;
    }
  }
}

void *peer_cairo_open(uint32_t *pixels, int width, int height) {
  return cairo_image_surface_create_for_data(
    (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
}

void peer_cairo_draw(void *peer, const double *script, size_t count) {
  cairo_t *c = cairo_create(peer);
  const double *p = script, *end = script + count;
  const double *path = p, *path_end = p;
  double opacities[DEEPEST];
  int depth = 0;
  while (p < end) {
    switch ((int)*p++) {
    case PEER_MATRIX: {
      cairo_matrix_t matrix;
      cairo_matrix_init(&matrix, p[0], p[1], p[2], p[3], p[4], p[5]);
      cairo_set_matrix(c, &matrix);
      p += 6;
      break;
    }
    case PEER_PATH:
      path = p + 1;
      path_end = path + (size_t)p[0];
      p = path_end;
      break;
    case PEER_FILL:
      trace(c, path, path_end);
      p = set_paint(c, p);
      cairo_fill(c);
      break;
    case PEER_STROKE:
      trace(c, path, path_end);
      cairo_set_line_width(c, p[0]);
      cairo_set_line_cap(c, (cairo_line_cap_t)(int)p[1]);
      cairo_set_line_join(c, (cairo_line_join_t)(int)p[2]);
      p = set_paint(c, p + 3);
      cairo_stroke(c);
      break;
    case PEER_BEGIN_GROUP:
      cairo_save(c);
      cairo_identity_matrix(c);
      cairo_rectangle(c, p[1], p[2], p[3] - p[1], p[4] - p[2]);
      cairo_clip(c);
      cairo_push_group(c);
      opacities[depth++ % DEEPEST] = p[0];
      p += 5;
      break;
    case PEER_END_GROUP:
      cairo_pop_group_to_source(c);
      cairo_paint_with_alpha(c, opacities[--depth % DEEPEST]);
      cairo_restore(c);
      break;
    case PEER_BEGIN_CLIP:
      cairo_save(c);
      trace(c, path, path_end);
      cairo_clip(c);
      break;
    default:
      cairo_restore(c);
    }
  }
  cairo_destroy(c);
  cairo_surface_flush(peer);
}

void peer_cairo_close(void *peer) { cairo_surface_destroy(peer); }

const char *peer_cairo_version(void) { return cairo_version_string(); }

#else

void *peer_cairo_open(uint32_t *pixels, int width, int height) { return NULL; }
void peer_cairo_draw(void *peer, const double *script, size_t count) {}
void peer_cairo_close(void *peer) {}
const char *peer_cairo_version(void) { return NULL; }

#endif
