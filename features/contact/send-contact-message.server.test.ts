import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contactMessages } from "#db/schema/contact.ts";
import { outboxMails } from "#db/schema/mail.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createJobs, type Jobs } from "#platform/jobs/create-jobs.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany, type Tenant } from "#tests/support/factories.ts";
import { contactLimits } from "./contact-limits.ts";
import { sendContactMessage } from "./send-contact-message.server.ts";

let database: Database;
let jobs: Jobs;
let acme: Tenant;
let bolt: Tenant;
let now = new Date("2026-11-21T10:00:00Z");
const clock = { now: () => now, monotonicMs: () => 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = createJobs({ url: database.url, log: collectLog().log });
});

beforeEach(async () => {
  now = new Date(now.getTime() + 10 * contactLimits.windowMs);
  [acme, bolt] = [await buildCompany(database.db), await buildCompany(database.db)];
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

function send(
  scope: Tenant,
  text: string,
  {
    address = "203.0.113.1",
    isTrapped = false,
    language = "en",
    to = "team@acme.test",
    isConfirmed = true,
  } = {},
) {
  return sendContactMessage({ db: database.db, clock, jobs }, scope, {
    message: { name: "Ada", email: "ada@example.com", message: text },
    isTrapped,
    visitorAddress: address,
    recipient: { email: to, isConfirmed },
    language,
  });
}

function inbox(scope: Tenant) {
  return database.db.select().from(contactMessages).where(eq(contactMessages.companyId, scope.companyId));
}

describe("sendContactMessage", () => {
  it("stores a message only in the inbox of its company", async () => {
    expect(await send(acme, "Hello")).toBe("stored");
    expect(await inbox(acme)).toMatchObject([
      { name: "Ada", email: "ada@example.com", message: "Hello", readAt: null, createdAt: now },
    ]);
    expect(await inbox(bolt)).toEqual([]);
  });

  it("words the mail in German for a German help center, and otherwise in English", async () => {
    await database.db.delete(outboxMails);
    await send(acme, "Wo ist meine Bestellung?", { language: "de-AT" });
    await send(acme, "Où est ma commande ?", { language: "fr" });
    const mails = await database.db.select().from(outboxMails).orderBy(outboxMails.createdAt);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Nachricht von Ada über Ihr Hilfe-Center",
      "Message from Ada through your help center",
    ]);
    expect(mails[0]?.text).toBe(
      "Wo ist meine Bestellung?\n\n--\nAda <ada@example.com> hat das über das Kontaktformular Ihres Hilfe-Centers gesendet.\nAntworten Sie einfach auf diese E-Mail.\n",
    );
  });

  it("notifies the company with one mail that replies to the visitor", async () => {
    await database.db.delete(outboxMails);
    await send(acme, "Where is my order?");
    await send(acme, "Where is my order?");
    expect(await database.db.select().from(outboxMails)).toMatchObject([
      {
        to: "team@acme.test",
        replyTo: "ada@example.com",
        subject: "Message from Ada through your help center",
        text: expect.stringContaining("Where is my order?"),
        html: null,
      },
    ]);
  });

  it("moves a known spammer's messages to spam without a mail", async () => {
    await send(acme, "Buy pills");
    await database.db.update(contactMessages).set({ isSpam: true });
    await database.db.delete(outboxMails);
    expect(await send(acme, "Buy more pills")).toBe("stored");
    expect((await inbox(acme)).map((row) => row.isSpam)).toEqual([true, true]);
    expect(await database.db.select().from(outboxMails)).toEqual([]);
    await send(bolt, "Hello");
    expect(await inbox(bolt)).toMatchObject([{ isSpam: false }]);
  });

  it("dedupes a double click, even if both requests arrive concurrently", async () => {
    const outcomes = await Promise.all([send(acme, "Twice"), send(acme, "Twice"), send(acme, "Twice")]);
    expect(outcomes).toEqual(["stored", "stored", "stored"]);
    expect(await inbox(acme)).toHaveLength(1);
  });

  it("reports success to a robot that fills the honeypot, but stores nothing", async () => {
    expect(await send(acme, "Buy", { isTrapped: true })).toBe("stored");
    expect(await inbox(acme)).toEqual([]);
  });

  it("counts all addresses of an IPv6 network as one visitor", async () => {
    for (let count = 0; count < contactLimits.perVisitor; count++) {
      expect(await send(acme, `Message ${count}`, { address: `2001:db8:1:2::${count}` })).toBe("stored");
    }
    expect(await send(acme, "One more", { address: "2001:db8:1:2:ffff::1" })).toBe("limited");
    expect(await send(acme, "From next door", { address: "2001:db8:1:3::1" })).toBe("stored");
  });

  it("limits messages per visitor, company and hour", async () => {
    for (let count = 0; count < contactLimits.perVisitor; count++) {
      expect(await send(acme, `Message ${count}`)).toBe("stored");
    }
    expect(await send(acme, "One more")).toBe("limited");
    expect(await inbox(acme)).toHaveLength(contactLimits.perVisitor);
    expect(await send(acme, "From elsewhere", { address: "203.0.113.2" })).toBe("stored");
    expect(await send(bolt, "To Bolt")).toBe("stored");
    now = new Date(now.getTime() + contactLimits.windowMs);
    expect(await send(acme, "An hour later")).toBe("stored");
  });

  it("sends an unconfirmed address ten mails a day, from all companies together", async () => {
    await database.db.delete(outboxMails);
    const most = contactLimits.unconfirmedPerDay;
    const sendAll = async (scope: Tenant, to: string, isConfirmed = false) => {
      for (let count = 0; count <= most; count++)
        await send(scope, `${to} ${count}`, { address: `203.0.113.${count}`, to, isConfirmed });
    };
    const mailed = () => database.db.$count(outboxMails);
    await sendAll(acme, "stranger@gmail.com");
    expect(await inbox(acme)).toHaveLength(most + 1);
    expect(await mailed()).toBe(most);
    await sendAll(bolt, "Stran.ger+more@googlemail.com");
    expect(await inbox(bolt)).toHaveLength(most + 1);
    expect(await mailed()).toBe(most);
    // Nor does another address get more from the same company.
    await sendAll(acme, "neighbor@gmail.com");
    expect(await mailed()).toBe(most);
    await sendAll(bolt, "team@bolt.test", true);
    expect(await mailed()).toBe(2 * most + 1);
    now = new Date(now.getTime() + 24 * contactLimits.windowMs);
    await send(acme, "The next day", { to: "stranger@gmail.com", isConfirmed: false });
    expect(await mailed()).toBe(2 * most + 2);
  });

  it("stores a flood from many addresses without mails, and keeps the form working for others", {
    tags: "long",
  }, async () => {
    const { mailsPerCompany, perCompany } = contactLimits;
    const flood = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, n) =>
          send(acme, `Flood ${from + n}`, {
            address: `203.0.${Math.floor((from + n) / 250)}.${(from + n) % 250}`,
          }),
        ),
      );
    const mailsBefore = await database.db.$count(outboxMails);
    await flood(0, mailsPerCompany + 15);
    expect(await send(acme, "A customer", { address: "198.51.100.1" })).toBe("stored");
    expect(await inbox(acme)).toHaveLength(mailsPerCompany + 16);
    expect((await database.db.$count(outboxMails)) - mailsBefore).toBe(mailsPerCompany);
    await flood(mailsPerCompany + 15, perCompany + 15);
    expect(await inbox(acme)).toHaveLength(perCompany);
  });
});
