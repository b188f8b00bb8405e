/* Why this file exists.
 *
 * 1. Swift 6 refuses C globals that could change: GSL's generators (`gsl_rng_taus2`, ...) and its
 *    version are such variables. Functions that read them here are allowed.
 * 2. GSL's generators are seeded with 32 bits: seeds s and s + 2^32 give one stream, and taus2
 *    takes 0 for 1. tapsim addresses a stream with 128 bits, so it gives GSL a generator of its own
 *    type, whose state is set whole.
 * 3. A normal deviate costs a few nanoseconds; the loops that draw them stay on this side.
 * 4. The kinds of minimisers and root finders are such variables too, and their loops are the same
 *    for every function, so they stand here once.
 *
 * All functions are static, so no C file needs to be compiled. Those that allocate say so.
 */
#ifndef TAPSIM_CGSL_SHIM_H
#define TAPSIM_CGSL_SHIM_H

#include <stddef.h>
#include <stdint.h>

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_math.h>
#include <gsl/gsl_multimin.h>
#include <gsl/gsl_randist.h>
#include <gsl/gsl_rng.h>
#include <gsl/gsl_roots.h>
#include <gsl/gsl_statistics_double.h>
#include <gsl/gsl_version.h>

/* GSL's own handler prints and aborts. Without one, functions report by what they return. */
static inline void tapsim_gsl_silence(void) { (void)gsl_set_error_handler_off(); }

/* The version of the library that runs, which need not be that of the headers. */
static inline const char *tapsim_gsl_version(void) { return gsl_version; }

/* xoshiro128++ 1.0: Blackman & Vigna, "Scrambled linear pseudorandom number generators",
 * ACM TOMS 47(4), 2021, 10.1145/3460772. Period 2^128 - 1. Its range, 0 to 2^32 - 1, is the one for
 * which gsl_ran_gaussian_ziggurat takes a single draw for most deviates. */
typedef struct {
  uint32_t s[4];
} tapsim_xoshiro;

static inline uint32_t tapsim_rotl(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }

static unsigned long int tapsim_xoshiro_get(void *state) {
  uint32_t *s = ((tapsim_xoshiro *)state)->s;
  const uint32_t result = tapsim_rotl(s[0] + s[3], 7) + s[0];
  const uint32_t t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = tapsim_rotl(s[3], 11);
  return result;
}

static double tapsim_xoshiro_get_double(void *state) {
  return (double)tapsim_xoshiro_get(state) / 4294967296.0;
}

/* The state that GSL asks for on allocation; tapsim_rng_set_state replaces it before any draw. */
static void tapsim_xoshiro_set(void *state, unsigned long int seed) {
  uint32_t *s = ((tapsim_xoshiro *)state)->s;
  s[0] = (uint32_t)seed;
  s[1] = s[2] = 0;
  s[3] = 1;
}

static const gsl_rng_type tapsim_xoshiro_type = {
    "xoshiro128++",
    0xFFFFFFFFUL,
    0,
    sizeof(tapsim_xoshiro),
    &tapsim_xoshiro_set,
    &tapsim_xoshiro_get,
    &tapsim_xoshiro_get_double,
};

/* A generator to be freed with gsl_rng_free; NULL if there is no memory. */
static inline gsl_rng *tapsim_rng_alloc(void) { return gsl_rng_alloc(&tapsim_xoshiro_type); }

/* Sets all 128 bits: the words of the state are low half of `a`, high half of `a`, then `b` alike.
 * 0 for all of them is the one state that never changes, so it is replaced. */
static inline void tapsim_rng_set_state(gsl_rng *rng, uint64_t a, uint64_t b) {
  uint32_t *s = ((tapsim_xoshiro *)gsl_rng_state(rng))->s;
  s[0] = (uint32_t)a;
  s[1] = (uint32_t)(a >> 32);
  s[2] = (uint32_t)b;
  s[3] = (a | b) == 0 ? 1u : (uint32_t)(b >> 32);
}

/* The next 32 bits. */
static inline uint32_t tapsim_rng_bits(gsl_rng *rng) { return (uint32_t)gsl_rng_get(rng); }

/* n pairs of standard normal deviates, drawn in the order first[0], second[0], first[1], ...
 * They come from GSL's ziggurat: Marsaglia & Tsang, "The ziggurat method for generating random
 * variables", JSS 5(8), 2000, 10.18637/jss.v005.i08. */
static inline void tapsim_rng_fill_normal_pairs(gsl_rng *rng, double *first, double *second,
                                                size_t n) {
  for (size_t i = 0; i < n; i++) {
    first[i] = gsl_ran_gaussian_ziggurat(rng, 1.0);
    second[i] = gsl_ran_gaussian_ziggurat(rng, 1.0);
  }
}

/* n triples of a uniform deviate in [0, 1) and two standard normal ones, drawn in that order. */
static inline void tapsim_rng_fill_triples(gsl_rng *rng, double *uniform, double *first,
                                           double *second, size_t n) {
  for (size_t i = 0; i < n; i++) {
    uniform[i] = tapsim_xoshiro_get_double(rng->state);
    first[i] = gsl_ran_gaussian_ziggurat(rng, 1.0);
    second[i] = gsl_ran_gaussian_ziggurat(rng, 1.0);
  }
}

/* The most variables that tapsim_minimize takes. */
#define TAPSIM_MINIMIZE_MAX 8

typedef double (*tapsim_function)(const double *x, void *context);

typedef struct {
  tapsim_function function;
  void *context;
  size_t n;
} tapsim_objective;

static inline double tapsim_objective_value(const gsl_vector *v, void *objective) {
  const tapsim_objective *o = (const tapsim_objective *)objective;
  double x[TAPSIM_MINIMIZE_MAX];
  for (size_t i = 0; i < o->n; i++) x[i] = gsl_vector_get(v, i);
  return o->function(x, o->context);
}

/* Walks downhill from x, with a first simplex of these steps, until the simplex is smaller than
 * `size` or `iterations` are spent; leaves the best point in x and its value in *value. It may
 * allocate and frees all of it. Returns a GSL status: GSL_SUCCESS also where iterations ran out.
 * GSL's nmsimplex2: Nelder & Mead, "A simplex method for function minimization", Computer Journal
 * 7(4), 1965, 10.1093/comjnl/7.4.308. */
static inline int tapsim_minimize(tapsim_function function, void *context, double *x,
                                  const double *step, size_t n, double size, int iterations,
                                  double *value) {
  if (n == 0 || n > TAPSIM_MINIMIZE_MAX) return GSL_EINVAL;
  gsl_multimin_fminimizer *s = gsl_multimin_fminimizer_alloc(gsl_multimin_fminimizer_nmsimplex2, n);
  if (s == NULL) return GSL_ENOMEM;
  tapsim_objective objective = {function, context, n};
  gsl_multimin_function f = {&tapsim_objective_value, n, &objective};
  gsl_vector_const_view start = gsl_vector_const_view_array(x, n);
  gsl_vector_const_view steps = gsl_vector_const_view_array(step, n);
  int status = gsl_multimin_fminimizer_set(s, &f, &start.vector, &steps.vector);
  for (int i = 0; status == GSL_SUCCESS && i < iterations; i++) {
    if (gsl_multimin_fminimizer_iterate(s) != GSL_SUCCESS) break;
    if (gsl_multimin_fminimizer_size(s) < size) break;
  }
  if (status == GSL_SUCCESS) {
    for (size_t i = 0; i < n; i++) x[i] = gsl_vector_get(s->x, i);
    *value = s->fval;
  }
  gsl_multimin_fminimizer_free(s);
  return status;
}

typedef struct {
  tapsim_function function;
  void *context;
} tapsim_line;

static inline double tapsim_line_value(double x, void *line) {
  const tapsim_line *l = (const tapsim_line *)line;
  return l->function(&x, l->context);
}

/* The root between low and high, where the function has opposite signs, to a relative error; it may
 * allocate and frees all of it. Returns a GSL status. Brent, "Algorithms for Minimization without
 * Derivatives", Prentice-Hall 1973, chapter 4. */
static inline int tapsim_root(tapsim_function function, void *context, double low, double high,
                              double relative, int iterations, double *root) {
  gsl_root_fsolver *s = gsl_root_fsolver_alloc(gsl_root_fsolver_brent);
  if (s == NULL) return GSL_ENOMEM;
  tapsim_line line = {function, context};
  gsl_function f = {&tapsim_line_value, &line};
  int status = gsl_root_fsolver_set(s, &f, low, high);
  for (int i = 0; status == GSL_SUCCESS && i < iterations; i++) {
    status = gsl_root_fsolver_iterate(s);
    if (status == GSL_SUCCESS &&
        gsl_root_test_interval(gsl_root_fsolver_x_lower(s), gsl_root_fsolver_x_upper(s), 0,
                               relative) == GSL_SUCCESS) {
      break;
    }
  }
  if (status == GSL_SUCCESS) *root = gsl_root_fsolver_root(s);
  gsl_root_fsolver_free(s);
  return status;
}

/* n places out of 0 to n - 1, drawn with replacement: `all` holds 0 to n - 1. */
static inline void tapsim_rng_resample(gsl_rng *rng, size_t *places, const size_t *all, size_t n) {
  gsl_ran_sample(rng, places, n, all, n, sizeof(size_t));
}

#endif
