// Random numbers of the C library and of Swift's runtime, drawn from the run's seed.
//
// Swift's `SystemRandomNumberGenerator` reaches the kernel by `syscall(SYS_getrandom, …)`.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "world.h"

static void fill(void *buffer, size_t length) {
  unsigned char *next = buffer;
  while (length > 0) {
    uint64_t drawn = zoe_world()->random();
    size_t step = length < sizeof drawn ? length : sizeof drawn;
    memcpy(next, &drawn, step);
    next += step;
    length -= step;
  }
}

long syscall(long number, ...) {
  static long (*real)(long, ...);
  long given[6];
  va_list list;
  va_start(list, number);
  for (int i = 0; i < 6; i++) given[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && zoe_on_run_thread()) {
    fill((void *)given[0], (size_t)given[1]);
    return given[1];
  }
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "syscall");
  return real(number, given[0], given[1], given[2], given[3], given[4], given[5]);
}

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
  return syscall(SYS_getrandom, buffer, length, flags, 0L, 0L, 0L);
}

int getentropy(void *buffer, size_t length) {
  return syscall(SYS_getrandom, buffer, length, 0L, 0L, 0L, 0L) == (long)length ? 0 : -1;
}

uint32_t arc4random(void) {
  uint32_t drawn;
  getrandom(&drawn, sizeof drawn, 0);
  return drawn;
}

void arc4random_buf(void *buffer, size_t length) { getrandom(buffer, length, 0); }

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // The draws below this one would make the small remainders likelier than the rest.
  uint32_t fair = (0u - bound) % bound;
  uint32_t drawn;
  do drawn = arc4random();
  while (drawn < fair);
  return drawn % bound;
}

/// What Foundation's `UUID()` asks for: 16 random bytes with the marks of version 4.
void _foundation_uuid_generate_random(unsigned char out[16]) {
  getrandom(out, 16, 0);
  out[6] = (out[6] & 0x0f) | 0x40;
  out[8] = (out[8] & 0x3f) | 0x80;
}
