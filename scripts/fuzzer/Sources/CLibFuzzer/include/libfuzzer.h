#ifndef TAPSIM_LIBFUZZER_H
#define TAPSIM_LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

// libFuzzer as a library, see https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t largest);

#endif
