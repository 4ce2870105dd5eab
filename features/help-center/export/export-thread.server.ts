/** Runs in a worker thread that reads one uploaded export. `withUploadedCenter` starts it. */
import { serveThread } from "#platform/threads/answer-tasks.ts";
import type { RecordBatch } from "./center-records.ts";
import { type ExportSource, openSource, UnusableExportError } from "./open-source.ts";
import { batchesOf, type CenterSummary, summarize } from "./read-center.ts";

export type ExportTasks = {
  /** `problem` is a message for the user. */
  open(bytes: Uint8Array): Promise<CenterSummary | { problem: string }>;
  /** Returns batches in the order of `centerTables`, then null. */
  nextBatch(): Promise<RecordBatch | null>;
  /** Returns null if the picture is broken, missing or too large. */
  readPicture(url: string): Promise<Uint8Array | null>;
};

let source: ExportSource | null = null;
let batches: AsyncGenerator<RecordBatch> | null = null;

const tasks: ExportTasks = {
  async open(bytes) {
    try {
      source = await openSource(bytes);
      batches = batchesOf(source);
      return await summarize(source);
    } catch (error) {
      if (error instanceof UnusableExportError) return { problem: error.message };
      throw error;
    }
  },
  async nextBatch() {
    const next = await batches?.next();
    return next?.value ?? null;
  },
  readPicture: async (url) => (await source?.readPicture(url)) ?? null,
};

serveThread(tasks);
