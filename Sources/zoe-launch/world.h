// What the runtime gives the launcher, so that the C library's clock and random numbers are the run's.

#ifndef ZOE_LAUNCH_WORLD_H
#define ZOE_LAUNCH_WORLD_H

#include <stdint.h>

struct zoetrope_world {
  /// The date. Nanoseconds since 1970.
  int64_t (*unix_time)(void);
  /// What a device's uptime would be. Nanoseconds.
  int64_t (*uptime)(void);
  /// Waits in the run's time. Seconds.
  void (*sleep)(double seconds);
  uint64_t (*random)(void);
  /// Puts work into the run's queue; `when` is a time as Dispatch encodes it.
  void (*later)(uint64_t when, void *context, void (*work)(void *));
};

/// Called on the thread that runs the user's code, before any of it.
void zoe_install_world(const struct zoetrope_world *world);

/// The world, where one is installed; `on_run_thread` says whether the caller runs user code.
const struct zoetrope_world *zoe_world(void);
int zoe_on_run_thread(void);

#endif
