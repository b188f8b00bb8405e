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

/* Most of what gsl_ran_gaussian_ziggurat does with a generator of 32 bits is one line: of a draw,
 * the low 8 bits choose a layer and a sign, the other 24 are a place in the layer, and where that is
 * below the layer's limit, the deviate is the place times the layer's width. This is that line, for
 * each layer and sign. Done here it costs a third of a call into the library, which has to ask the
 * generator through a pointer; what is not below the limit, 1 draw in 80, still goes to GSL.
 * The method: Marsaglia & Tsang, "The ziggurat method for generating random variables", JSS 5(8),
 * 2000, 10.18637/jss.v005.i08. */
typedef struct {
  double width[256];
  uint32_t limit[256];
} tapsim_ziggurat;

/* A generator that gives a chosen number first, and then only zeros, which GSL accepts. */
typedef struct {
  uint32_t first;
  uint32_t draws;
} tapsim_script;

static void tapsim_script_set(void *state, unsigned long int seed) {
  ((tapsim_script *)state)->first = (uint32_t)seed;
  ((tapsim_script *)state)->draws = 0;
}

static unsigned long int tapsim_script_get(void *state) {
  tapsim_script *script = (tapsim_script *)state;
  return script->draws++ == 0 ? script->first : 0;
}

static double tapsim_script_get_double(void *state) {
  return (double)tapsim_script_get(state) / 4294967296.0;
}

static const gsl_rng_type tapsim_script_type = {
    "script",           0xFFFFFFFFUL,       0, sizeof(tapsim_script), &tapsim_script_set,
    &tapsim_script_get, &tapsim_script_get_double,
};

/* The deviate that GSL makes of a draw, and whether it needed no other draw. */
static inline double tapsim_script_deviate(uint32_t draw, int *was_enough) {
  tapsim_script script = {draw, 0};
  const gsl_rng rng = {&tapsim_script_type, &script};
  const double deviate = gsl_ran_gaussian_ziggurat(&rng, 1.0);
  *was_enough = script.draws == 1;
  return deviate;
}

/* Asks the library that runs for its layers, draw by draw: so the deviates are its own to the last
 * bit, whichever version it is. */
static inline void tapsim_ziggurat_learn(tapsim_ziggurat *ziggurat) {
  for (uint32_t layer = 0; layer < 256; layer++) {
    /* Places below `low` need no other draw, those from `high` on do. */
    uint32_t low = 0, high = 1u << 24;
    int was_enough;
    while (low < high) {
      const uint32_t middle = low + (high - low) / 2;
      (void)tapsim_script_deviate(middle << 8 | layer, &was_enough);
      if (was_enough) low = middle + 1;
      else high = middle;
    }
    const double width = tapsim_script_deviate(1u << 8 | layer, &was_enough);
    ziggurat->width[layer] = width;
    ziggurat->limit[layer] = was_enough ? low : 0;
  }
}

/* A standard normal deviate, the one that gsl_ran_gaussian_ziggurat gives. */
static inline double tapsim_rng_normal(const tapsim_ziggurat *ziggurat, const gsl_rng *rng,
                                       tapsim_xoshiro *state) {
  const tapsim_xoshiro before = *state;
  const uint32_t draw = (uint32_t)tapsim_xoshiro_get(state);
  const uint32_t layer = draw & 0xFF, place = draw >> 8;
  if (place < ziggurat->limit[layer]) return place * ziggurat->width[layer];
  *(tapsim_xoshiro *)rng->state = before;
  const double deviate = gsl_ran_gaussian_ziggurat(rng, 1.0);
  *state = *(tapsim_xoshiro *)rng->state;
  return deviate;
}

/* n pairs of standard normal deviates, drawn in the order first[0], second[0], first[1], ... */
static inline void tapsim_rng_fill_normal_pairs(const tapsim_ziggurat *ziggurat, gsl_rng *rng,
                                                double *first, double *second, size_t n) {
  /* A copy of the state that the compiler can keep in registers. */
  tapsim_xoshiro state = *(tapsim_xoshiro *)rng->state;
  for (size_t i = 0; i < n; i++) {
    first[i] = tapsim_rng_normal(ziggurat, rng, &state);
    second[i] = tapsim_rng_normal(ziggurat, rng, &state);
  }
  *(tapsim_xoshiro *)rng->state = state;
}

/* n triples of a uniform deviate in [0, 1) and two standard normal ones, drawn in that order. */
static inline void tapsim_rng_fill_triples(const tapsim_ziggurat *ziggurat, gsl_rng *rng,
                                           double *uniform, double *first, double *second,
                                           size_t n) {
  tapsim_xoshiro state = *(tapsim_xoshiro *)rng->state;
  for (size_t i = 0; i < n; i++) {
    uniform[i] = tapsim_xoshiro_get_double(&state);
    first[i] = tapsim_rng_normal(ziggurat, rng, &state);
    second[i] = tapsim_rng_normal(ziggurat, rng, &state);
  }
  *(tapsim_xoshiro *)rng->state = state;
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
