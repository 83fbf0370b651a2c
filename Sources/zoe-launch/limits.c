// What user code may take, as the tool says it in the environment: seconds of processor time, bytes of
// address space, bytes of one file. A variable that is not there sets no limit.

#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include "limits.h"

/// - grace: What the hard limit allows beyond the soft one, whose signal a program can ignore.
static void limit(int resource, const char *name, rlim_t grace) {
  const char *text = getenv(name);
  char *end = NULL;
  if (text == NULL || *text == 0) return;
  rlim_t value = strtoull(text, &end, 10);
  if (*end != 0 || value == 0) return;
  struct rlimit both = {value, value + grace};
  setrlimit(resource, &both);
}

void zoe_set_limits(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  limit(RLIMIT_CPU, "ZOETROPE_LIMIT_CPU", 1);
  limit(RLIMIT_AS, "ZOETROPE_LIMIT_MEMORY", 0);
  limit(RLIMIT_FSIZE, "ZOETROPE_LIMIT_FILE", 0);
  // The tool may be interrupted; nothing of the run outlives it.
  if (getenv("ZOETROPE_LIMIT_CPU") != NULL) prctl(PR_SET_PDEATHSIG, SIGKILL);
}
