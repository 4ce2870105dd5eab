/** Uses a worker thread, because a 4 MB file can take a second or use up the memory of the process. */
import { type ImportBusy, inImportTurn } from "#platform/threads/import-turns.ts";
import { openThread, ThreadLimitError } from "#platform/threads/open-thread.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { ReadRow } from "./faq-exchange.ts";
import type { FaqFileTasks } from "./faq-file-thread.server.ts";

const reader = {
  script: "#features/faqs/faq-file-thread.server.ts",
  maxMemoryMb: 192,
  maxYoungMemoryMb: 32,
  maxMs: 30_000,
};

/** `problem` is a message for the user. */
export function readUploadedFaqs(
  { companyId }: OwnerScope,
  text: string,
): Promise<{ rows: ReadRow[] } | { problem: string } | ImportBusy> {
  return inImportTurn(companyId, async () => {
    const thread = openThread<FaqFileTasks>(reader);
    try {
      return await thread.tasks.read(text);
    } catch (error) {
      if (!(error instanceof ThreadLimitError)) throw error;
      return { problem: "This file takes too long to read. Split it into smaller files." };
    } finally {
      await thread.close();
    }
  });
}
