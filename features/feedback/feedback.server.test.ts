import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { companies, helpfulVotes, users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildFaq, buildOwner } from "#tests/support/factories.ts";
import { addComment, castVote, findOpenVote, storableComment, voteLimits } from "./cast-vote.server.ts";
import { nameItem, readItem } from "./feedback-item.ts";
import { countVotes, deleteComment, listLeastHelpful } from "./own-feedback.server.ts";

let now = new Date("2026-11-21T10:00:00Z");
const clock = { now: () => now, monotonicMs: () => 0 };
let database: Database;
let deps: { db: Database["db"]; clock: typeof clock };
type TestOwner = OwnerScope & { itemId: string };

let acme: TestOwner;
let bolt: TestOwner;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = { db: database.db, clock };
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.delete(users);
  now = new Date("2026-11-21T10:00:00Z");
  acme = await makeOwner("acme");
  bolt = await makeOwner("bolt");
});

async function makeOwner(name: string): Promise<TestOwner> {
  const scope = await buildOwner(database.db);
  const { id: itemId } = await buildFaq(database.db, scope, { question: `Is ${name} open?`, slug: "open" });
  return Object.assign(scope, { itemId });
}

function vote(scope: typeof acme, isHelpful: boolean, address = "203.0.113.7", userAgent = "Firefox") {
  const { itemId } = scope;
  return castVote(deps, scope, { kind: "question", itemId, isHelpful, visitor: { address, userAgent } });
}

describe("a vote", () => {
  it("counts once per day, visitor and item", async () => {
    expect(await vote(acme, false)).toMatchObject({ outcome: "counted" });
    expect(await vote(acme, true)).toEqual({ outcome: "repeated" });
    expect(await vote(acme, true, "203.0.113.8")).toMatchObject({ outcome: "counted" });
    expect(await vote(bolt, true)).toMatchObject({ outcome: "counted" });
    expect(await countVotes(database.db, acme)).toEqual({ [acme.itemId]: { helpful: 1, unhelpful: 1 } });
    now = new Date("2026-11-22T10:00:01Z");
    expect(await vote(acme, true)).toMatchObject({ outcome: "counted" });
  });

  it("counts once when sent concurrently", async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => vote(acme, true)));
    expect(outcomes.filter(({ outcome }) => outcome === "counted")).toHaveLength(1);
  });

  it("is rejected above the rate limit", async () => {
    const tries = Array.from({ length: voteLimits.perVisitor + 5 }, (_, n) => n);
    for (const n of tries) await vote(acme, false, "203.0.113.7", `browser ${n}`);
    expect(await countVotes(database.db, acme)).toEqual({
      [acme.itemId]: { helpful: 0, unhelpful: voteLimits.perVisitor },
    });
  });

  it("can be cast later if it was above the rate limit", async () => {
    for (let n = 0; n < voteLimits.perVisitor; n++) await vote(bolt, true, "203.0.113.7", `browser ${n}`);
    expect(await vote(bolt, true)).toEqual({ outcome: "limited" });
    now = new Date("2026-11-21T11:00:01Z");
    expect(await vote(bolt, true)).toMatchObject({ outcome: "counted" });
    expect(await vote(bolt, true)).toEqual({ outcome: "repeated" });
  });

  it("stores nothing about the visitor and doesn't invalidate cached pages", async () => {
    const version = () =>
      database.db
        .select({ version: companies.contentVersion })
        .from(companies)
        .where(eq(companies.id, acme.companyId));
    const before = await version();
    await vote(acme, false);
    expect(await version()).toEqual(before);
    const stored = JSON.stringify(await database.db.select().from(helpfulVotes));
    expect(stored).not.toMatch(/203\.0\.113|Firefox/);
  });
});

describe("a comment", () => {
  it("can be added once, within an hour, in the vote's own help center", async () => {
    const cast = await vote(acme, false);
    const voteId = cast.outcome === "counted" ? cast.voteId : expect.fail();
    expect(await findOpenVote(deps, acme, voteId)).toEqual({ isHelpful: false });
    expect(await addComment(deps, bolt, { voteId, text: "Not yours" })).toBe(false);
    for (const wrong of ["", "x", `${voteId}'`])
      expect(await addComment(deps, acme, { voteId: wrong, text: "No" })).toBe(false);
    expect(await addComment(deps, acme, { voteId, text: "  \0 " })).toBe(false);
    expect(await addComment(deps, acme, { voteId, text: "On\0 Mondays\ntoo?" })).toBe(true);
    expect(await addComment(deps, acme, { voteId, text: "Again" })).toBe(false);
    expect(await listLeastHelpful(database.db, acme)).toMatchObject([
      { title: "Is acme open?", helpful: 0, unhelpful: 1, comments: [{ text: "On Mondays\ntoo?" }] },
    ]);
    expect(await listLeastHelpful(database.db, bolt)).toEqual([]);
    expect(await deleteComment(database.db, bolt, voteId)).toBe(false);
    expect(await deleteComment(database.db, acme, voteId)).toBe(true);
    expect(await listLeastHelpful(database.db, acme)).toMatchObject([{ unhelpful: 1, comments: [] }]);
    now = new Date("2026-11-21T11:00:01Z");
    expect(await findOpenVote(deps, acme, voteId)).toBeNull();
    expect(await addComment(deps, acme, { voteId, text: "Too late" })).toBe(false);
  });

  it("is storable for any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 1_500 }), (text) => {
        const kept = storableComment(text);
        expect([...kept].length).toBeLessThanOrEqual(500);
        expect(kept.isWellFormed()).toBe(true);
        expect(kept).not.toMatch(/\0/);
        expect(kept).toBe(kept.trim());
      }),
    );
  });
});

describe("items", () => {
  it("round-trip through their names", () => {
    expect(nameItem(readItem("question/open")!)).toBe("question/open");
    for (const name of [
      null,
      7,
      "",
      "question",
      "question/",
      "page/x",
      `question/${"x".repeat(400)}`,
      "question/a\0",
    ])
      expect(readItem(name)).toBeNull();
  });
});
