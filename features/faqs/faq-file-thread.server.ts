/** Runs in a worker thread that reads one uploaded FAQ file. `readUploadedFaqs` starts it. */
import { serveThread } from "#platform/threads/answer-tasks.ts";
import { type ReadRow, readFaqFile, UnreadableFileError } from "./faq-exchange.ts";

export type FaqFileTasks = {
  /** `problem` is a message for the user. */
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
