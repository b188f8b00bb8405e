/* Runs a command without its output and says what it took: seconds on the clock, seconds of the
 * processor, and the peak of its memory in KiB. The same on Linux and macOS, and finer than time(1).
 *
 * usage: measure COMMAND [ARGUMENT...]
 */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec * 1e-6; }

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: measure COMMAND [ARGUMENT...]\n");
    return 64;
  }
  const double start = now();
  const pid_t child = fork();
  if (child < 0) {
    perror("measure: fork");
    return 1;
  }
  if (child == 0) {
    const int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere >= 0) {
      dup2(nowhere, STDOUT_FILENO);
      dup2(nowhere, STDERR_FILENO);
    }
    execvp(argv[1], argv + 1);
    _exit(127);
  }
  int status = 0;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) {
    perror("measure: wait4");
    return 1;
  }
  const double clock = now() - start;
#ifdef __APPLE__
  const long peak = usage.ru_maxrss / 1024; /* bytes there */
#else
  const long peak = usage.ru_maxrss;
#endif
  printf("%.6f %.6f %ld\n", clock, seconds(usage.ru_utime) + seconds(usage.ru_stime), peak);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
