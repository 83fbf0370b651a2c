// zoe-launch <runtime library> <user library> <request file>
//
// The program that a user's module runs in: it opens both libraries and hands over to the runtime's
// host. It says nothing on its own but what went wrong. Exit status: the host's, 64 for a wrong call,
// 71 where a library does not open.

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "limits.h"
#include "world.h"

enum { wrong_call = 64, cannot_start = 71 };

typedef int (*host_main)(void *user_library, const char *request_path);

static void *opened(const char *path, const char *what) {
  void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
  if (library == NULL) fprintf(stderr, "zoetrope: error: cannot open %s: %s\n", what, dlerror());
  return library;
}

/// The order of a Set or Dictionary is to be the same in every run. Swift reads this setting before
/// `main`, so a process without it begins again.
static void fix_hashing(char **arguments) {
  const char *setting = "SWIFT_DETERMINISTIC_HASHING";
  if (getenv(setting) != NULL) return;
  setenv(setting, "1", 1);
  execv("/proc/self/exe", arguments);
}

int main(int count, char **arguments) {
  if (count != 4) {
    fprintf(stderr, "usage: zoe-launch <runtime library> <user library> <request file>\n");
    return wrong_call;
  }
  fix_hashing(arguments);
  zoe_set_limits();
  // What the user's code prints before a crash must not be lost in a buffer.
  setvbuf(stdout, NULL, _IOLBF, 0);

  void *runtime = opened(arguments[1], "the runtime");
  if (runtime == NULL) return cannot_start;
  void *user = opened(arguments[2], "the compiled source");
  if (user == NULL) return cannot_start;

  host_main run = (host_main)dlsym(runtime, "zoetrope_host_main");
  struct zoetrope_world world = {
      .unix_time = (int64_t(*)(void))dlsym(runtime, "zoetrope_unix_time"),
      .uptime = (int64_t(*)(void))dlsym(runtime, "zoetrope_uptime"),
      .sleep = (void (*)(double))dlsym(runtime, "zoetrope_sleep"),
      .random = (uint64_t(*)(void))dlsym(runtime, "zoetrope_random"),
      .later = (void (*)(uint64_t, void *, void (*)(void *)))dlsym(runtime, "zoetrope_later"),
  };
  if (!run || !world.unix_time || !world.uptime || !world.sleep || !world.random || !world.later) {
    fprintf(stderr, "zoetrope: error: %s has no host; build it again\n", arguments[1]);
    return cannot_start;
  }
  zoe_install_world(&world);
  return run(user, arguments[3]);
}
