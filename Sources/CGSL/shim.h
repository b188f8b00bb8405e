/* Why this file exists.
 *
 * 1. Swift 6 refuses C globals that could change: GSL's generators (`gsl_rng_taus2`, ...) and its
 *    version are such variables. Functions that read them here are allowed.
 * 2. GSL's generators are seeded with 32 bits: seeds s and s + 2^32 give one stream, and taus2
 *    takes 0 for 1. tapsim addresses a stream with 128 bits, so it gives GSL a generator of its own
 *    type, whose state is set whole.
 * 3. A normal deviate costs a few nanoseconds; the loops that draw them stay on this side.
 *
 * All functions are static, so no C file needs to be compiled. None but tapsim_rng_alloc allocates.
 */
#ifndef TAPSIM_CGSL_SHIM_H
#define TAPSIM_CGSL_SHIM_H

#include <stddef.h>
#include <stdint.h>

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_randist.h>
#include <gsl/gsl_rng.h>
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

#endif
