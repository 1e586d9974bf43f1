#pragma once

#include <stddef.h>

/// The number of events that libyaml gives for a text; -1 after an error.
long event_loop_count(const unsigned char *bytes, size_t size);

/// The same for files, each read whole; -1 after an error.
long event_loop_count_files(const char *const *paths, size_t count);
