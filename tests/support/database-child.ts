/**
 * A process for tests that kill it. It opens the database in the directory that its first argument names, prints "ready
 * <pid of Postgres>", then inserts rows and prints each number when it is acknowledged. If the second argument is
 * "hold", it only waits.
 *
 * It waits until each line has left the process: what a stream still holds when the process is killed is lost, so a slow
 * reader would miss acknowledged rows.
 */
import { join } from "node:path";
import { openDatabase } from "#platform/db/open-database.ts";
import { readPostmasterFile } from "#platform/db/postmaster.ts";
import { createLog } from "#platform/log.ts";

const [dataDir = "", mode] = process.argv.slice(2);
const print = (text: string) => new Promise((resolve) => process.stdout.write(text, resolve));
const log = createLog({ logLevel: "silent" });
try {
  const database = await openDatabase({ config: { dataDir, databaseUrl: null }, log });
  await print(`ready ${readPostmasterFile(join(dataDir, "postgres"))?.pid}\n`);
  process.once("SIGTERM", () => database.close().then(() => process.exit(0)));
  // A terminal sends SIGINT to the whole process group. Postgres must survive it to finish the work.
  process.once("SIGINT", async () => {
    await database.sql`select 1`;
    await print("finished\n");
    await database.close();
    process.exit(0);
  });
  if (mode === "hold") setInterval(() => {}, 1_000);
  else {
    await database.sql`create table if not exists writes (n int primary key)`;
    const [last] = await database.sql<{ n: number }[]>`select coalesce(max(n), 0) as n from writes`;
    for (let n = (last?.n ?? 0) + 1; ; n++) {
      await database.sql`insert into writes values (${n})`;
      await print(`${n}\n`);
    }
  }
} catch (error) {
  await print(`error ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}\n`);
  process.exit(1);
}
