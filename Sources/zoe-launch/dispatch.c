// Dispatch's plain entries, answered from the run's queue.
//
// Swift's concurrency runs every job of a task, an actor or the main actor by `dispatch_async_f`, and
// wakes a sleeping task by `dispatch_after_f`; Foundation hands blocks to `dispatch_async`. With these
// in front, tasks and operations run on the run's thread in the order of (time, sequence), and
// `Task.sleep` waits in virtual time. Calls from other threads stay Dispatch's.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#include "world.h"

/// Dispatch's encoding of "at once".
static const uint64_t time_now = 0;

typedef void (*function)(void *);

/// The beginning of a block, as its ABI fixes it: its code takes the block itself.
struct block {
  void *kind;
  int flags;
  int reserved;
  function code;
};

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static void run_block(void *block) {
  ((struct block *)block)->code(block);
  _Block_release(block);
}

void dispatch_async_f(void *queue, void *context, function work) {
  if (!zoe_on_run_thread()) {
    static void (*real)(void *, void *, function);
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "dispatch_async_f");
    return real(queue, context, work);
  }
  zoe_world()->later(time_now, context, work);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, function work) {
  if (!zoe_on_run_thread()) {
    static void (*real)(uint64_t, void *, void *, function);
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "dispatch_after_f");
    return real(when, queue, context, work);
  }
  zoe_world()->later(when, context, work);
}

void dispatch_async(void *queue, void *block) {
  if (!zoe_on_run_thread()) {
    static void (*real)(void *, void *);
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "dispatch_async");
    return real(queue, block);
  }
  zoe_world()->later(time_now, _Block_copy(block), run_block);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  if (!zoe_on_run_thread()) {
    static void (*real)(uint64_t, void *, void *);
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "dispatch_after");
    return real(when, queue, block);
  }
  zoe_world()->later(when, _Block_copy(block), run_block);
}
