/** Runs in a worker thread that examines help centers. `examineInThread` starts it. */
import { serveThread } from "#platform/threads/answer-tasks.ts";
import type { TaskContext } from "#platform/threads/thread-messages.ts";
import { type CenterToExamine, examineKnowledge } from "./examine-knowledge.server.ts";

const tasks = {
  examine: (center: CenterToExamine, { signal }: TaskContext) => examineKnowledge(center, { signal }),
};
export type ExamTasks = typeof tasks;

serveThread(tasks);
