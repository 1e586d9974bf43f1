// Standard input and output by WASI: replays in, traces out.

#include <stddef.h>
#include <stdint.h>

void *malloc(size_t size);
void free(void *pointer);

typedef struct {
  const void *bytes;
  uint32_t length;
} Piece;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
int32_t fd_read(int32_t descriptor, Piece *pieces, uint32_t count, uint32_t *read);

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int32_t fd_write(int32_t descriptor, const Piece *pieces, uint32_t count, uint32_t *written);

// Replays: on standard input and output alike, each with its length in four bytes before it.

void replay(const uint8_t *bytes, uint32_t length);

static uint32_t fill(uint8_t *bytes, uint32_t length) {
  uint32_t filled = 0;
  while (filled < length) {
    Piece piece = {bytes + filled, length - filled};
    uint32_t count = 0;
    if (fd_read(0, &piece, 1, &count) || !count) break;
    filled += count;
  }
  return filled;
}

static void put(const void *bytes, uint32_t length) {
  uint32_t done = 0;
  while (done < length) {
    Piece piece = {(const uint8_t *)bytes + done, length - done};
    uint32_t count = 0;
    if (fd_write(1, &piece, 1, &count)) __builtin_trap();
    done += count;
  }
}

void write_trace(const uint8_t *bytes, uint32_t length) {
  put(&length, 4);
  put(bytes, length);
}

__attribute__((export_name("_start"))) void _start(void) {
  uint32_t length;
  while (fill((uint8_t *)&length, 4) == 4) {
    uint8_t *bytes = malloc(length);
    if (fill(bytes, length) != length) __builtin_trap();
    replay(bytes, length);
    free(bytes);
  }
}
