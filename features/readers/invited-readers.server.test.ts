import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { invitedReaders } from "#db/schema.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { listInvitedReaders, requestReaderLink } from "./invited-readers.server.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test("a removal counts even if the reader asks for a link in the same moment", async () => {
  const { db } = database;
  const { companyId } = await buildCompany(db, { companyName: "Hidden Ltd" });
  const email = "friend@partner.example";
  await db.insert(invitedReaders).values({ companyId, email });
  const deps = {
    db,
    clock: systemClock,
    ids: randomIds,
    jobs: { enqueue: vi.fn(async () => null) },
    config: readConfig({}),
    origin: "http://localhost:3000",
  } as unknown as Parameters<typeof requestReaderLink>[0];
  const access = { companyId, kind: "members", passwordHash: null, passwordVersion: 0 };
  const center = { companyId, access } as Parameters<typeof requestReaderLink>[1];
  const waiting = sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const asking = await db.transaction(async (tx) => {
    await tx.delete(invitedReaders).where(eq(invitedReaders.companyId, companyId));
    const base = "http://hidden.localhost:3000";
    const from = { companyName: "Hidden Ltd", language: null, base, visitorAddress: "192.0.2.8" };
    const sent = requestReaderLink(deps, center, { email, ...from });
    await expect.poll(async () => (await db.execute<{ n: number }>(waiting))[0]?.n).toBe(1);
    return { sent };
  });
  expect(await asking.sent).toBe("sent");
  expect(await listInvitedReaders(db, { companyId })).toEqual([]);
});
