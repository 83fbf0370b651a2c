#include <fribidi.h>
#include <stdlib.h>

// The embedding level of every character; base is -1 where the text itself decides, else 0 or 1.
// Returns the paragraph's own level, or -1 when memory is short.
static inline int zoe_bidi_levels(const unsigned int *text, int count, int base, signed char *levels) {
  FriBidiCharType *types = malloc(sizeof(FriBidiCharType) * (size_t)count);
  FriBidiBracketType *brackets = malloc(sizeof(FriBidiBracketType) * (size_t)count);
  FriBidiParType direction = base < 0 ? FRIBIDI_PAR_ON : base ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
  int result = -1;
  if (types && brackets) {
    fribidi_get_bidi_types(text, count, types);
    fribidi_get_bracket_types(text, count, types, brackets);
    if (fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, (FriBidiLevel *)levels))
      result = FRIBIDI_IS_RTL(direction) ? 1 : 0;
  }
  free(types);
  free(brackets);
  return result;
}
