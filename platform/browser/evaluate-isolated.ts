import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

/**
 * Evaluates an expression in an isolated world, in which globals that the page has overridden don't matter. Returns
 * null if the page was closed or is too busy to answer before the deadline.
 */
export async function evaluate(
  session: CDPSession,
  expression: string,
  deadlineMs: number,
): Promise<unknown> {
  const stop = new AbortController();
  try {
    return await Promise.race([
      evaluateIsolated(session, expression),
      wait(Math.max(0, deadlineMs - performance.now()), null, { signal: stop.signal, ref: false }),
    ]);
  } catch {
    return null;
  } finally {
    stop.abort();
  }
}

async function evaluateIsolated(session: CDPSession, expression: string): Promise<unknown> {
  const { frameTree } = await session.send("Page.getFrameTree");
  const world = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
    worldName: "step",
  });
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
    expression,
    contextId: world.executionContextId,
    returnByValue: true,
  });
  return exceptionDetails ? null : result.value;
}
