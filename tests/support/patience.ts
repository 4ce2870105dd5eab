/**
 * How long tests wait for what should happen. A limit in a test ends what hangs. It doesn't measure speed, because a busy
 * machine can be several times slower. Benchmarks measure speed.
 */
export const patienceMs = 180_000;

/** For a test or a hook, which waits for several things. */
export const testLimitMs = 900_000;
