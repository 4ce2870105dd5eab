/**
 * `(func (result v128) (i8x16.relaxed_swizzle (i8x16.splat (i32.const 1)) (i8x16.splat (i32.const 2))))`, the
 * smallest module that only browsers with relaxed SIMD accept.
 */
const relaxedModule = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11],
);

/** True if WebAssembly can multiply eight-bit numbers in one instruction, which text recognition does most of the time. */
export function hasRelaxedSimd(): boolean {
  return WebAssembly.validate(relaxedModule);
}
