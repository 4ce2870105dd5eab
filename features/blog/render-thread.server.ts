/** Runs in a worker thread that renders posts. It has high priority, because visitors are waiting. */
import { serveThread } from "#platform/threads/answer-tasks.ts";
import { renderPost } from "./render-post.ts";

const tasks = {
  /** Throws on a stack overflow from deep nesting. */
  render: (markdown: string) => renderPost(markdown),
};
export type RenderTasks = typeof tasks;

serveThread(tasks, { isUrgent: true });
