/* Cairo with the three kinds of surface that a picture can become, and Pango, which sets its text. */
#ifndef TAPSIM_CCAIRO_SHIM_H
#define TAPSIM_CCAIRO_SHIM_H

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <pango/pangocairo.h>

#endif
