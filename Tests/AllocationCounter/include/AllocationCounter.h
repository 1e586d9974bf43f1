// Counts what the program takes from the heap, where the C library lets us (glibc).

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this system.
bool allocation_counter_works(void);

/// How many blocks have been taken so far.
int64_t allocation_count(void);

/// How many bytes are in use now.
int64_t allocated_bytes(void);

/// What a thread has taken so far, whether it is in use or not.
struct thread_allocations {
  int64_t blocks;
  int64_t bytes;
};

/// What this thread has taken so far.
struct thread_allocations thread_allocations(void);

#endif
