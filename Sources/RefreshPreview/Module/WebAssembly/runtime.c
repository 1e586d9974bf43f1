// The few C library functions that Embedded Swift needs.

#include <stddef.h>
#include <stdint.h>

// The sizes of blocks are powers of two; freed blocks are kept in one list per size.

typedef struct Block {
  uintptr_t class;
  struct Block *next;
} Block;

enum { header = 16, smallest = 5, classes = 32, page = 65536 };

extern unsigned char __heap_base;
static uintptr_t top;
static Block *lists[classes];

void *malloc(size_t size) {
  uintptr_t class = smallest;
  while (((uintptr_t)1 << class) < size + header) class++;
  Block *block = lists[class];
  if (block) {
    lists[class] = block->next;
  } else {
    if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t end = top + ((uintptr_t)1 << class);
    uintptr_t limit = __builtin_wasm_memory_size(0) * page;
    if (end > limit && __builtin_wasm_memory_grow(0, (end - limit + page - 1) / page) == SIZE_MAX) return NULL;
    block = (Block *)top;
    top = end;
  }
  block->class = class;
  return (unsigned char *)block + header;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((unsigned char *)pointer - header);
  block->next = lists[block->class];
  lists[block->class] = block;
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  // Every block is aligned to 16 bytes; Swift does not ask for more.
  if (alignment > 16) return 22;
  *pointer = malloc(size);
  return *pointer ? 0 : 12;
}

void *memcpy(void *to, const void *from, size_t count) {
  unsigned char *a = to;
  const unsigned char *b = from;
  while (count--) *a++ = *b++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *a = to;
  const unsigned char *b = from;
  if (a < b) return memcpy(to, from, count);
  while (count--) a[count] = b[count];
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *a = to;
  while (count--) *a++ = (unsigned char)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count--; a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Swift seeds its hashes with this. The engine's output does not depend on them, so the seed can be constant.
void arc4random_buf(void *buffer, size_t count) { memset(buffer, 7, count); }

// A 128-bit product, which compilers take from their own libraries on other platforms.
typedef struct {
  uint64_t low, high;
} Wide;

void __multi3(Wide *result, uint64_t a, uint64_t aHigh, uint64_t b, uint64_t bHigh) {
  const uint64_t half = 0xFFFFFFFF;
  uint64_t low = (a & half) * (b & half);
  uint64_t middle = (a >> 32) * (b & half) + (low >> 32);
  uint64_t cross = (a & half) * (b >> 32) + (middle & half);
  result->low = (cross << 32) | (low & half);
  result->high = (a >> 32) * (b >> 32) + (middle >> 32) + (cross >> 32) + a * bHigh + aHigh * b;
}
