/** The inside of the thread that renders posts: Markdown comes in, the rendered post goes out; null when it can't be. */
import { parentPort } from "node:worker_threads";
import { renderPost } from "./render-post.ts";

parentPort?.on("message", (markdown: string) => {
  try {
    parentPort?.postMessage(renderPost(markdown));
  } catch {
    // Nested deeper than the stack reaches.
    parentPort?.postMessage(null);
  }
});
