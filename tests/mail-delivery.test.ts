/** Follows a mail from the transaction that causes it, through the job, to a mail server and its content. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { simpleParser } from "mailparser";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { outboxMails } from "#db/schema.ts";
import type { MailContent } from "#features/mails/compose-mail.ts";
import { confirmSignupMail } from "#features/mails/confirm-signup-mail.ts";
import { invitationMail } from "#features/mails/invitation-mail.ts";
import { passwordChangedMail } from "#features/mails/password-changed-mail.ts";
import { resetPasswordMail } from "#features/mails/reset-password-mail.ts";
import { postMail } from "#platform/mail/post-mail.ts";
import { startWorker } from "#server/worker.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { makePublicCenter } from "#tests/support/public-center.ts";
import { getRaw, sendRaw } from "#tests/support/raw-http.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/support/smtp.ts";

const from = { appName: "Step", origin: "https://step.example" };
const link = "https://step.example/auth/callback?type=signup&access_token=Zm9v.bar_baz-1&refresh_token=Q==";
const database = await createTestDatabase();
let smtp: TestSmtpServer;
let app: TestApp;
let count = 0;

beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await startApp({
    ...database.env,
    SMTP_URL: smtp.url,
    MAIL_FROM: "Step <hello@step.example>",
  });
  await makePublicCenter(app.services, "acme");
  await startWorker(app.services, { loopbackPort: app.port });
});
afterAll(async () => {
  // Is first, so that no job waits for its answer.
  await smtp?.close();
  await app?.close();
  await database.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});
afterEach(() => {
  smtp.behaviour = "accept";
});

async function post(content: MailContent, to = "ines@hubley.example"): Promise<string> {
  count += 1;
  const dedupeKey = `delivery-${count}`;
  const { db, jobs } = app.services;
  await db.transaction((tx) => postMail({ jobs }, tx, { ...content, to, dedupeKey }));
  const [row] = await db.select().from(outboxMails).where(eq(outboxMails.dedupeKey, dedupeKey));
  return row?.id ?? "";
}

async function jobOf(mailId: string) {
  const [job] = await database.sql`
    select state, retry_count, extract(epoch from start_after - now())::float as wait_s
    from pgboss.job where name = 'deliver-mail' and data ->> 'mailId' = ${mailId}`;
  return job as { state: string; retry_count: number; wait_s: number } | undefined;
}

/** Makes the next attempt due and enqueues the job, as if time had passed. */
async function makeDue(mailId: string): Promise<void> {
  await database.sql`
    update pgboss.job set start_after = now() where name = 'deliver-mail' and data ->> 'mailId' = ${mailId}`;
}

async function statusOf(mailId: string) {
  const [row] = await app.services.db.select().from(outboxMails).where(eq(outboxMails.id, mailId));
  return { status: row?.status, attempts: row?.attempts, lastError: row?.lastError };
}

test.each([
  [
    "confirmation",
    () => confirmSignupMail({ ...from, companyName: "Café Süß 👋", link, expiresInHours: 24 }),
    link,
  ],
  ["reset", () => resetPasswordMail({ ...from, link, expiresInMinutes: 30 }), link],
  [
    "invitation",
    () => invitationMail({ ...from, companyName: "Hubley", email: "ines@hubley.example" }),
    `${from.origin}/auth`,
  ],
  [
    "notice of a new password",
    () => passwordChangedMail({ ...from, supportEmail: "help@step.example" }),
    `${from.origin}/auth/forgot`,
  ],
])("the %s arrives within seconds, readable as text and as HTML", async (_, make, address) => {
  const content = await make();
  const mailId = await post(content);
  await expect.poll(() => smtp.received).toHaveLength(1);
  const [message] = smtp.received;
  expect(message).toMatchObject({ from: "hello@step.example", to: ["ines@hubley.example"] });

  const mail = await simpleParser(message?.raw ?? "");
  expect(mail.headers.get("content-type")).toMatchObject({ value: "multipart/alternative" });
  expect(mail.attachments).toEqual([]);
  expect(mail.subject).toBe(content.subject);
  expect(mail.from?.value).toEqual([{ name: "Step", address: "hello@step.example" }]);
  expect(mail.to).toMatchObject({ value: [{ name: "", address: "ines@hubley.example" }] });
  expect(mail.messageId).toBe(`<${mailId}@step.example>`);
  expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail.date?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  // RFC 5322 ends lines with CR LF and limits them to 998 bytes.
  for (const line of message?.raw.split("\r\n") ?? []) expect(line.length).toBeLessThan(998);

  // The text part ends with one line break, and its lines and URLs are unchanged.
  expect(mail.text?.trimEnd()).toBe(content.text.trimEnd());
  expect(String(mail.html).replaceAll("\r\n", "\n").trimEnd()).toBe(content.html.trimEnd());
  expect(mail.text?.split(/\s/)).toContain(address);
  expect(mail.html).toContain(`href="${address.replaceAll("&", "&amp;")}"`);
  await expect.poll(() => statusOf(mailId)).toMatchObject({ status: "sent", attempts: 1 });
});

test("a mail that is one of few comes before the many of several companies", async () => {
  const content = await resetPasswordMail({ ...from, link, expiresInMinutes: 30 });
  const { db, jobs } = app.services;
  const companies = [randomUUID(), randomUUID(), randomUUID()];
  await db.transaction(async (tx) => {
    for (let index = 0; index < 60; index++)
      await postMail({ jobs }, tx, {
        ...{ ...content, to: "one-of-many@hubley.example", dedupeKey: `many-${index}` },
        companyId: companies[index % companies.length] ?? "",
      });
    await postMail({ jobs }, tx, { ...content, to: "ines@hubley.example", dedupeKey: "one-of-few" });
  });
  await expect.poll(() => smtp.received.length).toBe(61);
  // A process delivers two at a time.
  expect(smtp.received.slice(0, 4).flatMap(({ to }) => to)).toContain("ines@hubley.example");
});

test("backs off while the mail server is busy, then delivers a mail once", { tags: "long" }, async () => {
  smtp.behaviour = "later";
  const mailId = await post(await resetPasswordMail({ ...from, link, expiresInMinutes: 30 }));
  const waits: number[] = [];
  for (let failures = 1; failures <= 3; failures++) {
    await expect.poll(() => jobOf(mailId)).toMatchObject({ state: "retry", retry_count: failures - 1 });
    waits.push((await jobOf(mailId))?.wait_s ?? 0);
    expect(await statusOf(mailId)).toMatchObject({ status: "queued", attempts: failures });
    if (failures === 3) smtp.behaviour = "accept";
    await makeDue(mailId);
  }
  expect(waits[0]).toBeGreaterThan(1);
  expect(waits[2]).toBeGreaterThan((waits[0] ?? 0) * 1.5);
  await expect.poll(() => statusOf(mailId)).toMatchObject({ status: "sent", attempts: 4 });
  expect(smtp.received).toHaveLength(1);
  const mail = await simpleParser(smtp.received[0]?.raw ?? "");
  expect(mail.messageId).toBe(`<${mailId}@step.example>`);
});

test("a permanently refused mail isn't retried, and the reason is stored", async () => {
  smtp.behaviour = "refuse";
  const mailId = await post(await resetPasswordMail({ ...from, link, expiresInMinutes: 30 }));
  await expect.poll(() => statusOf(mailId)).toMatchObject({ status: "failed", attempts: 1 });
  expect((await statusOf(mailId)).lastError).toContain("no such mailbox");
  await expect.poll(async () => (await jobOf(mailId))?.state).toBe("completed");
  expect(smtp.received).toEqual([]);
});

test("a request that causes a mail doesn't wait for a mail server that never answers", async () => {
  smtp.behaviour = "silent";
  const body = "name=Ada&email=ada%40visitor.example&message=Are+you+there%3F";
  const started = performance.now();
  const answer = await sendRaw(
    app.port,
    [
      "POST /help/acme/contact HTTP/1.1",
      `Host: localhost:${app.port}`,
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${body.length}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  const tookMs = performance.now() - started;
  expect(answer.status).toBe(200);
  expect(tookMs).toBeLessThan(20_000);
  const [row] = await app.services.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.kind, "contact-message"));
  expect(["queued", "sending"]).toContain(row?.status);
  // Other visitors get answers meanwhile.
  expect((await getRaw(app.port, "/help/acme", `localhost:${app.port}`)).status).toBe(200);
});
