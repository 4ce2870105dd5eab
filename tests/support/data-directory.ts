/** A data directory as an earlier start leaves it, for tests that aren't about the first start. */
import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { companies, users } from "#db/schema.ts";
import { sampleSubdomain } from "#features/websites/import/sample.ts";
import { connect } from "#platform/db/connect.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { migrateForTests } from "#tests/support/test-database-server.ts";

export interface DataDirectory {
  path: string;
  remove(): Promise<void>;
}

/** Migrates the database and adds a sample center with an owner, so that no server crawls the sample's website. */
export async function makeDataDirectory(): Promise<DataDirectory> {
  const path = mkdtempSync(join(tmpdir(), "step-data-template-"));
  const remove = () => rm(path, { recursive: true, force: true });
  try {
    const server = await startEmbeddedPostgres({ dataDir: path, log: collectLog().log });
    await migrateForTests(server.url);
    const { db, sql } = connect(server.url, { max: 1, applicationName: "step-test" });
    const [owner] = await db
      .insert(users)
      .values({ email: "owner@sample.example", companyName: "Sample" })
      .returning({ id: users.id });
    await db.insert(companies).values({
      userId: owner?.id,
      companyName: "Sample",
      helpCenterSubdomain: sampleSubdomain,
      betaStatus: "beta_user",
    });
    await sql.end({ timeout: 1 });
    await server.stop();
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Fills the empty directory `into`. Outside Vitest, there is no template and the directory stays empty. */
export async function copyDataDirectory(into: string): Promise<void> {
  const broker = process.env.STEP_TEST_DATABASE_BROKER;
  if (!broker) return;
  const response = await fetch(new URL("/data-directory", broker));
  const body = await response.text();
  if (!response.ok) throw new Error(`The data directory was not made: ${body}`);
  // `cp` keeps the owner of the database's files, unlike `fs.cp`.
  await promisify(execFile)("cp", ["-a", `${body}/.`, into]);
}
