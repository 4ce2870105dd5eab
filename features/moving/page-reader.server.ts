/** Reads pages of websites in a thread, and opens another one after a page that was too much for it. */
import type { WebScope } from "#engines/moving/web-address.ts";
import type { WebPage } from "#engines/moving/web-page.ts";
import { type Thread, ThreadLimitError } from "#platform/threads/open-thread.ts";
import type { MovingTasks } from "./moving-thread.server.ts";

interface PageInput {
  html: string;
  url: string;
  scope: WebScope;
}

export interface PageReader {
  /** Rejects with a ThreadLimitError if this page is too complex. */
  read(page: PageInput): Promise<WebPage | null>;
  close(): Promise<void>;
}

export function createPageReader(open: () => Thread<MovingTasks>): PageReader {
  let thread = open();
  let spare: Thread<MovingTasks> | null = null;
  let isClosed = false;
  let retries: Promise<unknown> = Promise.resolve();

  async function readAlone(page: PageInput): Promise<WebPage | null> {
    if (isClosed) throw new Error("The page reader is closed.");
    spare = open();
    try {
      return await spare.tasks.readWebPage(page);
    } finally {
      await spare.close();
    }
  }

  return {
    async read(page) {
      if (thread.failure() !== null) thread = open();
      try {
        return await thread.tasks.readWebPage(page);
      } catch (error) {
        if (!(error instanceof ThreadLimitError)) throw error;
      }
      // All pages in the thread failed with it. Read alone, only the one that is too complex fails again.
      const retry = retries.then(() => readAlone(page));
      retries = retry.catch(() => {});
      return retry;
    },
    async close() {
      isClosed = true;
      await Promise.all([thread.close(), spare?.close()]);
    },
  };
}
