/** The inside of the thread that renders posts. Visitors wait for them. */
import { serveThread } from "#platform/threads/answer-tasks.ts";
import { renderPost } from "./render-post.ts";

const tasks = {
  /** Throws when it is nested deeper than the stack reaches. */
  render: (markdown: string) => renderPost(markdown),
};
export type RenderTasks = typeof tasks;

serveThread(tasks, { isUrgent: true });
