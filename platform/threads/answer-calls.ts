/** The inside of a thread that `openThread` started. It yields to threads that answer visitors. */
import { parentPort } from "node:worker_threads";
import { lowerThreadPriority } from "#platform/lower-priority.ts";
import type { CallMessage, ReplyMessage, ThreadCalls } from "./thread-messages.ts";

export function answerCalls(calls: ThreadCalls): void {
  lowerThreadPriority();
  parentPort?.on("message", async ({ id, name, args }: CallMessage) => {
    parentPort?.postMessage(await answer(calls, { id, name, args }));
  });
}

async function answer(calls: ThreadCalls, { id, name, args }: CallMessage): Promise<ReplyMessage> {
  try {
    return { id, value: await calls[name]?.(...(args as never[])) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
