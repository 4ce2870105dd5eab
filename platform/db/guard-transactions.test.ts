import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Connection, connect } from "#platform/db/connect.ts";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startTcpProxy, type TcpProxy } from "#tests/support/tcp-proxy.ts";

let database: Database;
let proxy: TcpProxy;
let connection: Connection;

beforeEach(async () => {
  database = await createTestDatabase();
  await database.sql`create table notes (text text)`;
  const url = new URL(database.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  connection = connect(url.href, { max: 1 });
});
afterEach(async () => {
  await connection.sql.end({ timeout: 0 });
  await proxy.close().catch(() => {});
  await database.close();
});

const note = (text: string) => sql`insert into notes values (${text})`;
const notes = async () => (await database.sql`select text from notes order by text`).map(({ text }) => text);

/** Cuts the connection between two statements and restores it immediately, so that the driver can reconnect. */
async function cutAndMend(): Promise<void> {
  await proxy.close();
  await proxy.open();
  await expect
    .poll(() =>
      connection.sql`select 1`.then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
}

test.each([false, true])(
  "rolls back a transaction that loses its connection between two statements (nested: %s)",
  async (isNested) => {
    let later: unknown = null;
    const failed = await connection.db
      .transaction(async (tx) => {
        await tx.execute(note("first"));
        const goOn = async (inner: typeof tx) => {
          if (isNested) await inner.execute(note("inner"));
          await cutAndMend();
          later = await inner.execute(note("second")).catch((error: unknown) => error);
          throw later;
        };
        if (isNested) await tx.transaction(goOn as Parameters<typeof tx.transaction>[0]);
        else await goOn(tx);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseAway(failed)).toBe(true);
    await expect.poll(() => isDatabaseAway(later)).toBe(true);
    expect(await notes()).toEqual([]);
    await connection.db.transaction((tx) => tx.execute(note("another")));
    expect(await notes()).toEqual(["another"]);
  },
);

/** Resolves once the database executes the sleeping statement. */
async function isAsleep(): Promise<void> {
  await expect
    .poll(
      () =>
        database.sql`select from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()`,
    )
    .toHaveLength(1);
}

test("fails immediately when the connection is lost during a statement, without crashing the process", async () => {
  const begun = performance.now();
  const transaction = connection.db.transaction(async (tx) => {
    await tx.execute(note("first"));
    await tx.execute(sql`select pg_sleep(30)`);
  });
  const told = transaction.catch((error: unknown) => error);
  await isAsleep();
  await proxy.close();
  expect(await told).toSatisfy(isDatabaseAway);
  expect(performance.now() - begun).toBeLessThan(20_000);
  await proxy.open();
  await expect.poll(notes).toEqual([]);
});

const ends = {
  "the wire is cut": () => proxy.close(),
  "an administrator ends it": async () => {
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()`;
  },
};

test.each(Object.entries(ends))(
  "stores nothing and rejects when the caller continues after a lost connection (%s)",
  async (_how, end) => {
    const errors: unknown[] = [];
    const caught = (error: unknown) => void errors.push(error);
    const transaction = connection.db.transaction(async (tx) => {
      await tx.execute(note("first"));
      await tx.execute(sql`select pg_sleep(30)`).catch(caught);
      await tx.execute(note("second")).catch(caught);
      await tx.transaction((inner) => inner.execute(note("third"))).catch(caught);
      return "as if nothing had been";
    });
    const told = transaction.catch((error: unknown) => error);
    await isAsleep();
    await end();
    expect(await told).toSatisfy(isDatabaseAway);
    await expect.poll(() => errors.length).toBe(3);
    expect(errors.every(isDatabaseAway)).toBe(true);
    await proxy.close().catch(() => {});
    await proxy.open();
    await connection.db.transaction((tx) => tx.execute(note("another")));
    await expect.poll(notes).toEqual(["another"]);
  },
);

test("rolls back normally for another service's connection error", async () => {
  const elsewhere = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const failed = connection.db.transaction(async (tx) => {
    await tx.execute(note("first"));
    throw elsewhere;
  });
  await expect(failed).rejects.toBe(elsewhere);
  expect(await notes()).toEqual([]);
});
