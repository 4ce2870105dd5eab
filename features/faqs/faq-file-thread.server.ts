/** Worker thread that reads one uploaded FAQ file. Only `readUploadedFaqs` starts it. */
import { serveThread } from "#platform/threads/answer-tasks.ts";
import { type ReadRow, readFaqFile, UnreadableFileError } from "./faq-exchange.ts";

export type FaqFileTasks = {
  /** `problem` is shown to the user. */
  read(text: string): { rows: ReadRow[] } | { problem: string };
};

const tasks: FaqFileTasks = {
  read(text) {
    try {
      return { rows: readFaqFile(text) };
    } catch (error) {
      if (error instanceof UnreadableFileError) return { problem: error.message };
      throw error;
    }
  },
};

serveThread(tasks);
