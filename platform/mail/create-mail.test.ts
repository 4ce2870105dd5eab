import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outboxMails } from "#db/schema/mail.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/support/smtp.ts";
import { createMail, type Mail } from "./create-mail.ts";
import { type OutgoingMail, queueMail } from "./queue-mail.ts";

const log = createLog({ logLevel: "silent" });
const from = "Step <step@example.com>";
let database: Database;
let smtp: TestSmtpServer;
let mail: Mail;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  smtp = await startSmtpServer();
  mail = open(10_000);
});
afterEach(() => smtp.close());

const open = (timeoutMs: number, smtpUrl = smtp.url) =>
  createMail({ config: { mail: { smtpUrl, from } }, db: database.db, log, timeoutMs });

async function queue(changes: Partial<OutgoingMail> = {}): Promise<string> {
  count += 1;
  const id = await queueMail(database.db, {
    kind: "test",
    to: "ann@example.org",
    subject: "Hello",
    text: "Good morning,\n.\nthis is a test.",
    dedupeKey: `test-${count}`,
    ...changes,
  });
  if (id === null) throw new Error("not queued");
  return id;
}

async function rowOf(id: string) {
  const [row] = await database.db.select().from(outboxMails).where(eq(outboxMails.id, id));
  if (!row) throw new Error("no row");
  return row;
}

describe("an email in the outbox", () => {
  test("arrives with its headers, text and HTML", async () => {
    const id = await queue({
      replyTo: "bob@localhost",
      html: "<p>Good <b>morning</b></p>",
      subject: "Grüße 👋",
    });
    expect(await mail.deliverMail(id)).toEqual({ outcome: "sent" });
    const [message] = smtp.received;
    expect(message).toMatchObject({ from: "step@example.com", to: ["ann@example.org"] });
    expect(message?.raw).toMatch(/^From: Step <step@example.com>\r$/m);
    expect(message?.raw).toMatch(/^Reply-To: bob@localhost\r$/m);
    expect(message?.raw).toContain(`Message-ID: <${id}@example.com>`);
    expect(message?.raw).toContain("<p>Good <b>morning</b></p>");
    expect(message?.raw).toContain("this is a test.");
    expect(await rowOf(id)).toMatchObject({ status: "sent", attempts: 1, lastError: null });
    expect((await rowOf(id)).sentAt).toBeInstanceOf(Date);
    // Links that open accounts are erased from the database once sent.
    expect(await rowOf(id)).toMatchObject({ text: "", html: null });
  });

  test("is sent once despite repeated and concurrent deliveries", async () => {
    const id = await queue();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => mail.deliverMail(id)));
    expect(outcomes.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    expect(await mail.deliverMail(id)).toEqual({ outcome: "sent" });
    expect(smtp.received).toHaveLength(1);
  });

  test("is deduped by key", async () => {
    await queue({ dedupeKey: "welcome-1" });
    expect(
      await queueMail(database.db, {
        kind: "test",
        to: "a@b.co",
        subject: "s",
        text: "t",
        dedupeKey: "welcome-1",
      }),
    ).toBeNull();
  });

  test("doesn't exist when its transaction is rolled back", async () => {
    let id = "";
    const failing = database.db.transaction(async (tx) => {
      id =
        (await queueMail(tx, {
          kind: "test",
          to: "a@b.co",
          subject: "s",
          text: "t",
          dedupeKey: "rolled-back",
        })) ?? "";
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await mail.deliverMail(id)).toMatchObject({
      outcome: "failed",
      reason: "This email does not exist.",
    });
  });

  test.each([
    "not an address",
    "ann@example.org, eve@example.org",
    "ann@example.org\r\nBcc: eve@example.org",
    "Ann <ann@example.org>",
    "ann@example.org\n",
    "",
  ])("rejects a recipient or reply address like %j", async (bad) => {
    await expect(queue({ to: bad })).rejects.toMatchObject({ code: "invalid" });
    await expect(queue({ replyTo: bad })).rejects.toMatchObject({ code: "invalid" });
  });

  test("has only our headers, whatever the subject and text contain", async () => {
    const evil = "Hi\r\nBcc: eve@example.org\r\n\r\nBody";
    await mail.deliverMail(
      await queue({ subject: evil, text: `${evil}\r\n.\r\nMAIL FROM:<eve@example.org>` }),
    );
    const [message] = smtp.received;
    const headers = message?.raw.split("\r\n\r\n")[0] ?? "";
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers).toContain("Subject: Hi Bcc: eve@example.org Body");
    expect([smtp.received.length, message?.to]).toEqual([1, ["ann@example.org"]]);
  });
});

describe("when the mail server", () => {
  test.each(["refuse", "refuse-content"] as const)(
    "rejects permanently (%s), the email fails",
    async (behaviour) => {
      smtp.behaviour = behaviour;
      const id = await queue();
      expect(await mail.deliverMail(id)).toMatchObject({ outcome: "failed" });
      smtp.behaviour = "accept";
      expect(await mail.deliverMail(id)).toMatchObject({ outcome: "failed" });
      expect(smtp.received).toEqual([]);
      expect(await rowOf(id)).toMatchObject({ status: "failed", attempts: 1 });
    },
  );

  test("is busy, the email is retried", async () => {
    smtp.behaviour = "later";
    const id = await queue();
    expect(await mail.deliverMail(id)).toMatchObject({ outcome: "retry" });
    expect((await rowOf(id)).status).toBe("queued");
    smtp.behaviour = "accept";
    expect(await mail.deliverMail(id)).toEqual({ outcome: "sent" });
    expect(smtp.received).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: "sent", attempts: 2 });
  });

  test("never greets, the attempt times out and is retried", async () => {
    smtp.behaviour = "silent";
    const id = await queue();
    expect(await open(500).deliverMail(id)).toMatchObject({ outcome: "retry" });
    smtp.behaviour = "accept";
    expect(await mail.deliverMail(id)).toEqual({ outcome: "sent" });
  });

  test("is unreachable, the email is retried until the last attempt", async () => {
    await smtp.close();
    const id = await queue();
    expect(await mail.deliverMail(id)).toMatchObject({ outcome: "retry" });
    expect(await mail.deliverMail(id, { isLastAttempt: true })).toMatchObject({ outcome: "failed" });
    expect(await rowOf(id)).toMatchObject({ status: "failed", attempts: 2 });
  });

  test.each(["cut", "hang"] as const)(
    "accepts without confirming (%s), the email isn't sent twice",
    async (behaviour) => {
      smtp.behaviour = behaviour;
      const id = await queue();
      expect(await open(1_500).deliverMail(id)).toMatchObject({ outcome: "failed" });
      smtp.behaviour = "accept";
      expect(await mail.deliverMail(id)).toMatchObject({ outcome: "failed" });
      expect(smtp.received).toHaveLength(1);
    },
  );

  test("requires a password, it gets one; with a wrong one the email waits for the operator", async () => {
    const guarded = await startSmtpServer({ user: "step", password: "pass" });
    const id = await queue();
    const wrong = await open(10_000, guarded.url.replace(":pass@", ":wrong@")).deliverMail(id);
    expect(wrong.outcome).toBe("retry");
    expect(JSON.stringify([wrong, await rowOf(id)])).not.toContain(":wrong");
    expect(await open(10_000, guarded.url).deliverMail(id)).toEqual({ outcome: "sent" });
    expect(guarded.received).toHaveLength(1);
    await guarded.close();
  });
});

test("abandons an email whose process died while sending, but only after the timeout", async () => {
  const id = await queue();
  await database.db.update(outboxMails).set({ status: "sending" }).where(eq(outboxMails.id, id));
  expect(await mail.deliverMail(id)).toMatchObject({ outcome: "retry" });
  await database.sql`update outbox_mails set updated_at = now() - interval '2 minutes' where id = ${id}`;
  expect(await mail.deliverMail(id)).toMatchObject({ outcome: "failed" });
  expect(smtp.received).toEqual([]);
});

test("delivers to the local mailbox without a mail server", async () => {
  const local = createMail({ config: { mail: { smtpUrl: null, from } }, db: database.db, log });
  const id = await queue({ subject: "Confirm" });
  expect(await local.deliverMail(id)).toEqual({ outcome: "sent" });
  expect(await local.deliverMail(id)).toEqual({ outcome: "sent" });
  expect(await rowOf(id)).toMatchObject({ status: "sent", subject: "Confirm", attempts: 1 });
});

test("stops the start when MAIL_FROM isn't one address", () => {
  for (const wrong of ["nobody", "a@b.co, c@d.co", "a@b.co\r\nBcc: x@y.zz", ""]) {
    const config = { mail: { smtpUrl: null, from: wrong } };
    expect(() => createMail({ config, db: database.db, log })).toThrow("MAIL_FROM");
  }
});
