import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { betaCodes } from "#db/schema/beta-access.ts";
import { connect } from "#platform/db/connect.ts";
import type { Database } from "#platform/db/open-database.ts";
import { randomIds } from "#platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  createBetaCode,
  disableBetaCode,
  enableBetaCode,
  ensureFirstBetaCode,
  listBetaCodes,
} from "./manage-beta-codes.server.ts";
import { betaCodeTexts } from "./texts.ts";
import { checkBetaCode, redeemBetaCode } from "./use-beta-code.server.ts";

let database: Database;
let now = new Date("2026-11-21T10:00:00Z");
const clock = { now: () => now };

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00Z");
  await database.db.delete(betaCodes);
});
afterAll(() => database.close());

const services = () => ({ db: database.db, clock, ids: randomIds });

async function make({
  code = "TEAM-2026" as string | null,
  maxUses = 1,
  expiresAt = null as Date | null,
} = {}) {
  const made = await createBetaCode(services(), { code, maxUses, expiresAt, note: null });
  if (made === "taken") throw new Error("taken");
  return made;
}

async function usesOf(code: string): Promise<number | undefined> {
  const [row] = await database.db.select().from(betaCodes).where(eq(betaCodes.code, code));
  return row?.uses;
}

describe("checkBetaCode", () => {
  test("accepts any case and spacing, and uses nothing up", async () => {
    await make();
    expect(await checkBetaCode(services(), " team-2026 ")).toEqual({ isValid: true, reason: null });
    expect(await usesOf("TEAM-2026")).toBe(0);
  });

  test("says that a code is required when none was typed", async () => {
    expect(await checkBetaCode(services(), "  ")).toEqual({
      isValid: false,
      reason: "Beta code is required",
    });
  });

  test("doesn't tell a visitor why a code is rejected", async () => {
    const refused = { isValid: false, reason: betaCodeTexts.notUsable };
    await make({ code: "EXPIRED-1", expiresAt: now });
    await make({ code: "DISABLED-1" });
    await disableBetaCode(services(), "disabled-1");
    await make({ code: "USED-UP-1" });
    await redeemBetaCode(database.db, { code: "USED-UP-1", now });
    for (const typed of ["UNKNOWN-1", "EXPIRED-1", "DISABLED-1", "USED-UP-1", "a\0b'c", "x".repeat(9_999)]) {
      expect(await checkBetaCode(services(), typed)).toEqual(refused);
    }
  });
});

describe("redeemBetaCode", () => {
  test("lets in exactly the remaining uses of a hundred concurrent requests", async () => {
    await make({ maxUses: 5 });
    for (let used = 0; used < 2; used++) await redeemBetaCode(database.db, { code: "team-2026", now });
    const { db, sql } = connect(database.url, { max: 25 });
    try {
      const outcomes = await Promise.all(
        Array.from({ length: 100 }, () =>
          db.transaction(async (tx) => redeemBetaCode(tx, { code: "Team-2026", now })),
        ),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(3);
    } finally {
      await sql.end();
    }
    expect(await usesOf("TEAM-2026")).toBe(5);
  });

  test("doesn't count a use when the sign-up rolls back", async () => {
    await make();
    const signUp = database.db.transaction(async (tx) => {
      expect(await redeemBetaCode(tx, { code: "TEAM-2026", now })).toBe(true);
      throw new Error("the sign-up failed");
    });
    await expect(signUp).rejects.toThrow("the sign-up failed");
    expect(await checkBetaCode(services(), "TEAM-2026")).toMatchObject({ isValid: true });
  });

  test("works until the moment the code expires", async () => {
    const expiresAt = new Date("2026-11-22T00:00:00Z");
    await make({ maxUses: 9, expiresAt });
    now = new Date(expiresAt.getTime() - 1);
    expect(await checkBetaCode(services(), "TEAM-2026")).toMatchObject({ isValid: true });
    expect(await redeemBetaCode(database.db, { code: "TEAM-2026", now })).toBe(true);
    now = expiresAt;
    expect(await checkBetaCode(services(), "TEAM-2026")).toMatchObject({ isValid: false });
    expect(await redeemBetaCode(database.db, { code: "TEAM-2026", now })).toBe(false);
  });

  test("rejects empty and impossible codes", async () => {
    for (const code of ["", " ", "\0", "' or 1=1 --"]) {
      expect(await redeemBetaCode(database.db, { code, now })).toBe(false);
    }
  });
});

describe("operator actions", () => {
  test("disables a code and enables it again, keeping its uses", async () => {
    await make({ maxUses: 3 });
    await redeemBetaCode(database.db, { code: "TEAM-2026", now });
    expect(await disableBetaCode(services(), "team-2026")).toMatchObject({ state: "disabled", uses: 1 });
    expect(await redeemBetaCode(database.db, { code: "TEAM-2026", now })).toBe(false);
    expect(await enableBetaCode(services(), "TEAM-2026")).toMatchObject({ state: "active", uses: 1 });
    expect(await redeemBetaCode(database.db, { code: "TEAM-2026", now })).toBe(true);
    expect(await disableBetaCode(services(), "NOBODYS-CODE")).toBeNull();
  });

  test("keeps the first time when a code is disabled twice", async () => {
    await make();
    const first = await disableBetaCode(services(), "TEAM-2026");
    now = new Date(now.getTime() + 1_000);
    expect((await disableBetaCode(services(), "TEAM-2026"))?.disabledAt).toEqual(first?.disabledAt);
  });

  test("returns 'taken' for a duplicate code", async () => {
    await make();
    const again = { code: "TEAM-2026", maxUses: 9, expiresAt: null, note: null };
    expect(await createBetaCode(services(), again)).toBe("taken");
    expect((await listBetaCodes(services())).map(({ maxUses }) => maxUses)).toEqual([1]);
  });

  test("generates a readable random code when none is given", async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => make({ code: null })));
    for (const { code } of codes) expect(code).toMatch(/^BETA-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(20);
  });

  test("lists codes newest first with their state", async () => {
    await make({ code: "FIRST" });
    await redeemBetaCode(database.db, { code: "FIRST", now });
    now = new Date(now.getTime() + 1_000);
    await make({ code: "SECOND", expiresAt: now });
    const listed = await listBetaCodes(services());
    expect(listed.map(({ code, state }) => [code, state])).toEqual([
      ["SECOND", "expired"],
      ["FIRST", "used up"],
    ]);
  });
});

describe("ensureFirstBetaCode", () => {
  test("creates one code across concurrent starts, and none later", async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => ensureFirstBetaCode(services())));
    expect(made.filter(Boolean)).toMatchObject([{ maxUses: 25, expiresAt: null }]);
    expect(await ensureFirstBetaCode(services())).toBeNull();
    expect(await listBetaCodes(services())).toHaveLength(1);
  });
});
