#include "AllocationCounter.h"

#include <stddef.h>

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// Counting costs time, so it begins with the first question.
static _Atomic bool isCounting;
static _Atomic int64_t count;
static _Atomic int64_t bytes;
static _Thread_local struct thread_allocations own;

static void *taken(void *block, size_t size) {
  own.blocks++;
  own.bytes += (int64_t)size;
  if (block && atomic_load_explicit(&isCounting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, (int64_t)malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static void given(void *block) {
  if (block && atomic_load_explicit(&isCounting, memory_order_relaxed))
    atomic_fetch_sub_explicit(&bytes, (int64_t)malloc_usable_size(block), memory_order_relaxed);
}

void *malloc(size_t size) { return taken(__libc_malloc(size), size); }
void *calloc(size_t number, size_t size) { return taken(__libc_calloc(number, size), number * size); }
void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size), size); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

void *realloc(void *block, size_t size) {
  given(block);
  return taken(__libc_realloc(block, size), size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

void free(void *block) {
  given(block);
  __libc_free(block);
}

bool allocation_counter_works(void) { return true; }

int64_t allocation_count(void) {
  atomic_store(&isCounting, true);
  return atomic_load(&count);
}

int64_t allocated_bytes(void) {
  atomic_store(&isCounting, true);
  return atomic_load(&bytes);
}

struct thread_allocations thread_allocations(void) { return own; }

#else

bool allocation_counter_works(void) { return false; }
int64_t allocation_count(void) { return 0; }
int64_t allocated_bytes(void) { return 0; }
struct thread_allocations thread_allocations(void) { return (struct thread_allocations){0, 0}; }

#endif
