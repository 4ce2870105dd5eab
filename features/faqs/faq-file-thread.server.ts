/** The inside of the thread that reads one uploaded list of questions. Started by `readUploadedFaqs` only. */
import { serveThread } from "#platform/threads/answer-tasks.ts";
import { type ReadRow, readFaqFile, UnreadableFileError } from "./faq-exchange.ts";

export type FaqFileTasks = {
  /** `problem` is for people. */
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
