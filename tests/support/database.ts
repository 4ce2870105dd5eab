/** Real Postgres databases for tests. A run has one server with a migrated template, and each test gets a copy. */
import { randomUUID } from "node:crypto";
import { connect, type Sql } from "#platform/db/connect.ts";
import type { Database } from "#platform/db/open-database.ts";
import { patienceMs } from "#tests/support/patience.ts";
import { throughPooler } from "#tests/support/pooler.ts";
import {
  databaseUrl,
  startTestDatabaseServer,
  templateDatabase,
} from "#tests/support/test-database-server.ts";

export interface TestDatabase extends Database {
  /** Postgres itself, also if the run has a pooler. */
  url: string;
  /** For a server: the pooler too, if the run has one (`npm run test:pooler`). */
  env: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string };
}

const connectSeconds = patienceMs / 1_000;

/**
 * Returns a new, migrated, empty database. The first of a run also starts the server, which takes about a second.
 * `close` drops the database. The others disappear with the server at the end of the run.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  server ??= findServer();
  const serverUrl = await server;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(serverUrl, `create database ${name} template ${templateDatabase} strategy file_copy`);
  const url = databaseUrl(serverUrl, name);
  const pooled = throughPooler(url);
  const isPooled = pooled !== null;
  const { db, sql } = connect(pooled ?? url, {
    max: 4,
    applicationName: "step-test",
    isPooled,
    connectSeconds,
  });
  let closing: Promise<void> | null = null;
  return {
    db,
    sql,
    directSql: sql,
    url,
    directUrl: url,
    isPooled,
    env: isPooled ? { DATABASE_URL: pooled, DATABASE_DIRECT_URL: url } : { DATABASE_URL: url },
    close() {
      closing ??= sql
        .end({ timeout: 1 })
        .then(() => administer(serverUrl, `drop database if exists ${name} with (force)`));
      return closing;
    },
  };
}

let server: Promise<string> | null = null;

/** The server belongs to the global setup in a Vitest run, and to this process elsewhere (scripts, benchmarks). */
async function findServer(): Promise<string> {
  const broker = process.env.STEP_TEST_DATABASE_BROKER;
  if (!broker) return (await startTestDatabaseServer()).url;
  const response = await fetch(broker);
  const body = await response.text();
  if (!response.ok) throw new Error(`The test database did not start: ${body}`);
  return body;
}

let administration: Sql | null = null;

async function administer(url: string, statement: string): Promise<void> {
  const open = () => connect(url, { max: 1, applicationName: "step-test-admin", connectSeconds }).sql;
  // A worker of Vitest keeps its connection: two new ones take as long as copying the database.
  if (process.env.STEP_TEST_DATABASE_BROKER) {
    administration ??= open();
    await administration.unsafe(statement);
    return;
  }
  const sql = open();
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
