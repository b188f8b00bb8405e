#ifndef TAPSIM_CGSL_SHIM_H
#define TAPSIM_CGSL_SHIM_H

#include <gsl/gsl_errno.h>
#include <gsl/gsl_randist.h>
#include <gsl/gsl_rng.h>
#include <gsl/gsl_version.h>

#endif
