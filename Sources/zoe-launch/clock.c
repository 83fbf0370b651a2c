// The C library's clock and sleep, answered from the run's virtual clock.
//
// Symbols of the program come before those of every library it opens, so these stand in for libc's
// wherever Foundation, Dispatch, Swift's concurrency or the user's code ask for the time: `Date()`,
// `ContinuousClock`, `Thread.sleep`, `usleep`. Before a world is installed, libc answers.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "world.h"

static struct zoetrope_world world;
static int installed = 0;
static pthread_t run_thread;

void zoe_install_world(const struct zoetrope_world *given) {
  world = *given;
  run_thread = pthread_self();
  installed = 1;
}

const struct zoetrope_world *zoe_world(void) { return installed ? &world : NULL; }

int zoe_on_run_thread(void) { return installed && pthread_equal(run_thread, pthread_self()); }

static const int64_t second = 1000000000;

static double seconds_of(const struct timespec *spec) {
  return (double)spec->tv_sec + (double)spec->tv_nsec / 1e9;
}

int clock_gettime(clockid_t clock, struct timespec *spec) {
  if (!installed) {
    static int (*real)(clockid_t, struct timespec *);
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "clock_gettime");
    return real(clock, spec);
  }
  int is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
  int64_t nanoseconds = is_date ? world.unix_time() : world.uptime();
  spec->tv_sec = nanoseconds / second - (nanoseconds % second < 0);
  spec->tv_nsec = nanoseconds - spec->tv_sec * second;
  return 0;
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
  struct timespec spec;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &spec);
  value->tv_sec = spec.tv_sec;
  value->tv_usec = spec.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *stored) {
  struct timespec spec;
  clock_gettime(CLOCK_REALTIME, &spec);
  if (stored != NULL) *stored = spec.tv_sec;
  return spec.tv_sec;
}

clock_t clock(void) {
  struct timespec spec;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spec);
  return (clock_t)(seconds_of(&spec) * CLOCKS_PER_SEC);
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *asked, struct timespec *left) {
  if (!zoe_on_run_thread()) {
    static int (*real)(clockid_t, int, const struct timespec *, struct timespec *);
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "clock_nanosleep");
    return real(clock, flags, asked, left);
  }
  double seconds = seconds_of(asked);
  if (flags & TIMER_ABSTIME) {
    struct timespec now;
    clock_gettime(clock, &now);
    seconds = (double)(asked->tv_sec - now.tv_sec) + (double)(asked->tv_nsec - now.tv_nsec) / 1e9;
  }
  if (seconds > 0) world.sleep(seconds);
  return 0;
}

int nanosleep(const struct timespec *asked, struct timespec *left) {
  int status = clock_nanosleep(CLOCK_REALTIME, 0, asked, left);
  if (status == 0) return 0;
  errno = status;
  return -1;
}

int usleep(useconds_t microseconds) {
  struct timespec asked = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
  return nanosleep(&asked, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec asked = {seconds, 0};
  return nanosleep(&asked, NULL) == 0 ? 0 : seconds;
}
