/* The yardstick for sampling: draws normal deviates with GSL's ziggurat and taus2, and does nothing
 * else with them than add them up, so that the loop cannot be left out.
 *
 * usage: normals COUNT
 */
#include <stdio.h>
#include <stdlib.h>

#include <gsl/gsl_randist.h>
#include <gsl/gsl_rng.h>

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: normals COUNT\n");
    return 64;
  }
  const long count = atol(argv[1]);
  gsl_rng *rng = gsl_rng_alloc(gsl_rng_taus2);
  if (rng == NULL) return 1;
  double sum = 0;
  for (long i = 0; i < count; i++) sum += gsl_ran_gaussian_ziggurat(rng, 1.0);
  gsl_rng_free(rng);
  printf("%.17g\n", sum);
  return 0;
}
