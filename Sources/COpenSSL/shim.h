#ifndef TAPSIM_COPENSSL_SHIM_H
#define TAPSIM_COPENSSL_SHIM_H

#include <openssl/evp.h>

#endif
