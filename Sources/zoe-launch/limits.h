// Limits of the run's process.

#ifndef ZOE_LAUNCH_LIMITS_H
#define ZOE_LAUNCH_LIMITS_H

/// Called before any of the user's code is opened.
void zoe_set_limits(void);

#endif
