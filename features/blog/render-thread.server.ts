/** Worker thread that renders posts, at high priority because visitors wait. */
import { serveThread } from "#platform/threads/answer-tasks.ts";
import { renderPost } from "./render-post.ts";

const tasks = {
  /** Throws on stack overflow from deep nesting. */
  render: (markdown: string) => renderPost(markdown),
};
export type RenderTasks = typeof tasks;

serveThread(tasks, { isUrgent: true });
