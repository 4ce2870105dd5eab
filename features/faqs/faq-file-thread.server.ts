/** The inside of the thread that reads one uploaded list of questions. Started by `readUploadedFaqs` only. */
import { answerCalls } from "#platform/threads/answer-calls.ts";
import { type ReadRow, readFaqFile, UnreadableFileError } from "./faq-exchange.ts";

export type FaqFileCalls = {
  /** `problem` is for people. */
  read(text: string): { rows: ReadRow[] } | { problem: string };
};

const calls: FaqFileCalls = {
  read(text) {
    try {
      return { rows: readFaqFile(text) };
    } catch (error) {
      if (error instanceof UnreadableFileError) return { problem: error.message };
      throw error;
    }
  },
};

answerCalls(calls);
