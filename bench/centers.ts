/** Adds help centers of a known size to a running server's database. */
import { openRunningDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import { createStorage } from "#platform/storage/create-storage.ts";
import { makeWholeCenter } from "#tests/support/whole-center.ts";
import { numbers, sentence } from "./generate-pages.ts";
import type { ServerProcess } from "./server-process.ts";

/** The help centers with 50 and 200 questions, at "/help/fifty" and "/help/two-hundred". */
const benchCenters = { fifty: 50, "two-hundred": 200 };

/** Each answer is different and has about fifty words and a source. */
export async function addCenters({ dataDir }: Pick<ServerProcess, "dataDir">): Promise<void> {
  const database = await openRunningDatabase({ config: { dataDir, databaseUrl: null } });
  if (!database) throw new Error("the server's database does not run");
  const log = createLog({ logLevel: "warn" }, process.stderr);
  const storage = createStorage({ config: { dataDir, s3: null }, log });
  try {
    const next = numbers(1);
    for (const [subdomain, faqCount] of Object.entries(benchCenters)) {
      await makeWholeCenter(
        { db: database.db, storage },
        {
          subdomain,
          faqCount,
          writeFaq: () => ({
            question: `${sentence(next).replace(/\.$/, "")}?`,
            answer: Array.from({ length: 4 }, () => sentence(next)).join(" "),
          }),
        },
      );
    }
  } finally {
    await database.close();
  }
}
