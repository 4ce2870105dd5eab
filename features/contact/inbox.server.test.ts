import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contactMessages, users } from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { changeMessage, listInbox, purgeDeletedMessages } from "./inbox.server.ts";
import { inboxActions, inboxPageSize } from "./inbox-texts.ts";

let database: Database;
let acme: OwnerScope;
let bolt: OwnerScope;
let now = new Date("2026-11-21T10:00:00Z");
const clock = { now: () => now, monotonicMs: () => 0 };

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  await database.db.delete(users);
  now = new Date("2026-11-21T10:00:00Z");
  acme = await buildOwner(database.db);
  bolt = await buildOwner(database.db);
});

afterAll(() => database.close());

async function receive(scope: OwnerScope, message: string, minutesAgo = 0): Promise<string> {
  const [row] = await database.db
    .insert(contactMessages)
    .values({
      companyId: scope.companyId,
      name: "Ada",
      email: "ada@example.com",
      message,
      createdAt: new Date(now.getTime() - minutesAgo * 60_000),
    })
    .returning({ id: contactMessages.id });
  return row!.id;
}

function list(scope: OwnerScope, view: "inbox" | "spam" = "inbox", page = 1) {
  return listInbox(database.db, scope, { view, page });
}

function change(scope: OwnerScope, id: string, action: (typeof inboxActions)[number]) {
  return changeMessage({ db: database.db, clock }, scope, { id, action });
}

async function texts(scope: OwnerScope, view: "inbox" | "spam" = "inbox") {
  return (await list(scope, view)).messages.map((one) => one.message);
}

describe("the inbox", () => {
  it("finds messages with all words of a search, in the view", async () => {
    await receive(acme, "Where is order 4432?", 2);
    const spam = await receive(acme, "Order our 100% free links", 1);
    await receive(acme, "Thanks!");
    await receive(bolt, "Where is order 1?");
    await change(acme, spam, "spam");
    const search = async (q: string, view: "inbox" | "spam" = "inbox") => {
      const { messages, found, counts } = await listInbox(database.db, acme, { view, q, page: 1 });
      expect([messages.length, counts]).toEqual([found, { inbox: 2, spam: 1 }]);
      return messages.map(({ message }) => message);
    };
    expect(await search("ORDER ada")).toEqual(["Where is order 4432?"]);
    expect(await search("example.com")).toEqual(["Thanks!", "Where is order 4432?"]);
    expect(await search("0% links", "spam")).toEqual(["Order our 100% free links"]);
    expect(await search("order refund")).toEqual([]);
    expect(await search("%")).toEqual([]);
  });

  it("finds parts of words and of addresses in any case, also on later pages", async () => {
    const { companyId } = acme;
    const from = { companyId, name: "Grete GRÖẞER", email: "Grete.G@mail.example" };
    await database.db.insert(contactMessages).values({ ...from, message: "SCHLUSSRECHNUNG fehlt 50%" });
    await database.db
      .insert(contactMessages)
      .values({ ...from, companyId: bolt.companyId, message: "Rechnung" });
    const find = async (q: string, page = 1) => listInbox(database.db, acme, { view: "inbox", q, page });
    for (const q of ["rechnung", "größer", "g@MAIL.", "50%", "grete  fehlt", "É\0".slice(1)])
      expect((await find(q)).found, q).toBe(1);
    for (const q of ["rechnungen", "g_mail", "5%", "grete\\", "rechnung zahlung"])
      expect(await find(q), q).toMatchObject({ found: 0, page: 1, messages: [] });
    const [oldest] = [await receive(acme, "A bill", 1_000)];
    for (let n = 0; n < inboxPageSize; n++) await receive(acme, "Another bill", n);
    for (const page of [2, 9])
      expect(await find("bill", page)).toMatchObject({
        ...{ found: inboxPageSize + 1, page: 2, pageCount: 2 },
        messages: [{ id: oldest }],
      });
  });

  it("lists messages in pages, newest first, and returns the last page for a page number that is too high", async () => {
    for (let n = 0; n <= inboxPageSize; n++) await receive(acme, `Message ${n}`, n);
    const first = await list(acme);
    expect(first).toMatchObject({ page: 1, pageCount: 2, counts: { inbox: inboxPageSize + 1, spam: 0 } });
    expect(first.messages[0]).toMatchObject({ message: "Message 0", isRead: false, name: "Ada" });
    const last = await list(acme, "inbox", 99);
    expect(last).toMatchObject({ page: 2, messages: [{ message: `Message ${inboxPageSize}` }] });
  });

  it("marks messages as read and unread", async () => {
    const id = await receive(acme, "Hello");
    const isRead = async () => (await list(acme)).messages[0]?.isRead;
    await change(acme, id, "read");
    expect(await isRead()).toBe(true);
    await change(acme, id, "unread");
    expect(await isRead()).toBe(false);
  });

  it("moves messages to spam and back", async () => {
    const id = await receive(acme, "Buy");
    await change(acme, id, "spam");
    expect([await texts(acme), await texts(acme, "spam")]).toEqual([[], ["Buy"]]);
    await change(acme, id, "not-spam");
    expect([await texts(acme), await texts(acme, "spam")]).toEqual([["Buy"], []]);
  });

  it("lets the owner undo a deletion, and purges the message an hour later", async () => {
    const id = await receive(acme, "Oops");
    await change(acme, id, "delete");
    expect(await texts(acme)).toEqual([]);
    await purgeDeletedMessages({ db: database.db, clock });
    expect(await change(acme, id, "restore")).toBe(true);
    expect(await texts(acme)).toEqual(["Oops"]);
    await change(acme, id, "delete");
    now = new Date(now.getTime() + 3_600_001);
    expect(await purgeDeletedMessages({ db: database.db, clock })).toBe(1);
    expect(await change(acme, id, "restore")).toBe(false);
  });

  it.each(inboxActions)("rejects %s for another company's message", async (action) => {
    const id = await receive(bolt, "Private");
    const before = await database.db.select().from(contactMessages).where(eq(contactMessages.id, id));
    expect(await change(acme, id, action)).toBe(false);
    expect(await texts(acme)).toEqual([]);
    expect(await database.db.select().from(contactMessages).where(eq(contactMessages.id, id))).toEqual(
      before,
    );
  });
});
