/*
 * Replaces fsync and fdatasync for files named like the database. While the file named by FSYNC_FAILS exists, the percentage
 * of calls that it contains fails with EIO. After each successful call the file's content is copied to <name>.durable: the
 * state of a disk that lost all unsynced data.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int percent(void) {
  const char *name = getenv("FSYNC_FAILS");
  FILE *file = name ? fopen(name, "r") : NULL;
  int value = 0;
  if (!file) return 0;
  if (fscanf(file, "%d", &value) != 1) value = 0;
  fclose(file);
  return value;
}

static void keep(int fd, const char *path) {
  static char bytes[1 << 16];
  char durable[4200], fresh[4200];
  ssize_t length;
  off_t at = 0;
  snprintf(durable, sizeof durable, "%s.durable", path);
  snprintf(fresh, sizeof fresh, "%s.fresh", path);
  int copy = open(fresh, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (copy < 0) abort();
  for (; (length = pread(fd, bytes, sizeof bytes, at)) > 0; at += length)
    if (write(copy, bytes, length) != length) abort();
  close(copy);
  if (rename(fresh, durable) != 0) abort();
}

static int sync_with(const char *name, int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  path[length > 0 ? length : 0] = 0;
  if (!strstr(path, "/deadpan.db")) return real(fd);
  if (rand() % 100 < percent()) {
    errno = EIO;
    return -1;
  }
  int result = real(fd);
  if (result == 0) keep(fd, path);
  return result;
}

int fsync(int fd) { return sync_with("fsync", fd); }
int fdatasync(int fd) { return sync_with("fdatasync", fd); }
