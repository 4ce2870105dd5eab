/** Runs in a worker thread with a browser of its own, so that its messages don't block the server. */
import { createBrowserRenderer } from "#platform/browser/create-browser-renderer.ts";
import type { Config } from "#platform/config.ts";
import { createEgressRules } from "#platform/egress/egress-rules.ts";
import { createLog } from "#platform/log.ts";
import { canShowText, systemFontFolders } from "#platform/picture/system-fonts.ts";
import { serveThread } from "#platform/threads/answer-tasks.ts";
import type { TaskContext } from "#platform/threads/thread-messages.ts";
import { EgressError } from "#shared/egress.ts";

interface PrintInput {
  config: Config;
  html: string;
  /** What the document says. */
  text: string;
  language: string;
  timeoutMs: number;
}

const tasks = {
  /** Null if this machine has no font for the text. Rejects with an EgressError if there is no browser or if it fails. */
  async print(
    { config, html, text, language, timeoutMs }: PrintInput,
    { signal }: TaskContext,
  ): Promise<Uint8Array | null> {
    // A browser elsewhere has its own fonts.
    if (!config.crawl.remoteBrowser && !canShowText(text, { folders: systemFontFolders(), language }))
      return null;
    const renderer = createBrowserRenderer({
      config,
      log: createLog(config),
      rules: createEgressRules({ allowPrivate: [] }),
    });
    if (!renderer) throw new EgressError("browser", "a document", "No browser is installed.");
    try {
      return await renderer.print(html, { timeoutMs, signal });
    } finally {
      await renderer.close();
    }
  },
};
export type PrintTasks = typeof tasks;

serveThread(tasks);
