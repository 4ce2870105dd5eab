/** Reads an uploaded export in a worker thread, which limits the memory that an untrusted file can take. */
import { openThread, ThreadLimitError } from "#platform/threads/open-thread.ts";
import type { RecordBatch } from "./center-records.ts";
import type { ExportTasks } from "./export-thread.server.ts";
import type { CenterSummary } from "./read-center.ts";

export interface UploadedCenter {
  summary: CenterSummary;
  batches(): AsyncGenerator<RecordBatch>;
  readPicture(url: string): Promise<Uint8Array | null>;
}

/** 10 MB of JSON with the highest complexity we allow takes about 120 MB. */
const reader = {
  script: "#features/help-center/export/export-thread.server.ts",
  maxMemoryMb: 224,
  maxYoungMemoryMb: 32,
  maxMs: 60_000,
};

/** `bytes` is transferred to the thread and can't be used afterwards. `problem` is a message for the user. */
export async function withUploadedCenter<Value>(
  bytes: Uint8Array<ArrayBuffer>,
  use: (center: UploadedCenter) => Promise<Value>,
): Promise<Value | { problem: string }> {
  const thread = openThread<ExportTasks>(reader);
  try {
    const summary = await thread.tasks.open(bytes, { transfer: [bytes.buffer] });
    if ("problem" in summary) return summary;
    return await use({
      summary,
      async *batches() {
        for (;;) {
          const batch = await thread.tasks.nextBatch();
          if (!batch) return;
          yield batch;
        }
      },
      readPicture: thread.tasks.readPicture,
    });
  } catch (error) {
    if (!(error instanceof ThreadLimitError)) throw error;
    return { problem: "This file takes too long to read. We can't import it." };
  } finally {
    await thread.close();
  }
}
