import { eq, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries, companies, users, webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import { createVisitCounter } from "#features/analytics/visit-counter.server.ts";
import { sendContactMessage } from "#features/contact/send-contact-message.server.ts";
import { storeRun } from "#features/exams/exam-runs.server.ts";
import { addFaq, setFaqStatus } from "#features/faqs/change-faqs.server.ts";
import { createSecretBox } from "#platform/access/secret-box.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createEgress } from "#platform/egress/create-egress.ts";
import { randomIds } from "#platform/ids.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { type WebhookEvent, webhookEvents } from "#shared/webhook-events.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildOwner } from "#tests/support/factories.ts";
import { type Site, serveSite } from "#tests/support/static-site.ts";
import {
  addWebhook,
  editWebhook,
  listWebhooks,
  redeliver,
  removeWebhook,
  resumeWebhook,
  rotateWebhookSecret,
} from "./own-webhooks.server.ts";
import { recordEvent } from "./record-event.server.ts";
import { sendDueWebhooks } from "./send-webhooks.server.ts";
import { maxTries } from "./webhook-schedule.ts";

let database: Database;
let mara: OwnerScope;
let receiver: Site;
/** What the receiver answers with. */
let status = 200;
let headers: Record<string, string> = {};
const received: { headers: Record<string, string>; body: string }[] = [];
const { log } = collectLog();
const secretBox = createSecretBox("a secret of the server");
const mailed: string[] = [];

/** Starts at the real time, because the database stores events with its own clock. */
let passedMs = 0;
const clock = { now: () => new Date(Date.now() + passedMs), monotonicMs: () => performance.now() };
const open = createEgress({ allowPrivate: ["127.0.0.0/8"], log });
const guarded = createEgress({ allowPrivate: [], log });

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = await serveSite({
    handler: async (_path, request) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const given = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      received.push({ headers: given, body: Buffer.concat(chunks).toString() });
      return { status, headers, body: "seen" };
    },
  });
});
afterAll(async () => {
  await Promise.all([open.close(), guarded.close(), receiver?.close()]);
  await database?.close();
});
beforeEach(async () => {
  const { db } = database;
  await db.delete(users);
  await db.delete(companies);
  mara = await buildOwner(db, { email: "mara@hubley.example" });
  [status, headers, passedMs] = [200, {}, 0];
  received.length = 0;
  mailed.length = 0;
});

const deps = () => ({ db: database.db, clock, ids: randomIds, secretBox });

function add(events: readonly WebhookEvent[] = webhookEvents, url = `${receiver.url}/hook`) {
  return addWebhook(deps(), mara, { name: "", url, events: [...events] });
}

function sendDue(fetch = open.fetch) {
  const onStopped = async (_tx: unknown, { url }: { url: string }) => void mailed.push(url);
  return sendDueWebhooks({ ...deps(), log, fetch, onStopped });
}

function happen(data: Record<string, unknown> = {}, event: WebhookEvent = "message.received") {
  return database.db.transaction((tx) => recordEvent(tx, mara, { event, data }));
}

const hourMs = 3_600_000;
const types = () => received.map(({ body }) => JSON.parse(body).type);

test("a delivery has the form of Standard Webhooks, and its reference verifier accepts it", async () => {
  const { secret } = await add();
  await happen({ id: "1" });
  expect(await sendDue()).toBe(1);
  const [{ headers: given, body } = { headers: {}, body: "" }] = received;
  expect(new Webhook(secret).verify(body, given)).toMatchObject({
    type: "message.received",
    data: { id: "1" },
  });
  expect(() => new Webhook(secret).verify(`${body} `, given)).toThrow();
  expect(JSON.parse(body).timestamp).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(given["webhook-id"]).toMatch(/^msg_[0-9a-f]{32}$/);
  expect(await sendDue()).toBe(0);
});

test("after a rotation, both secrets verify for a day, then only the new one", async () => {
  const made = await add();
  const rotated = await rotateWebhookSecret(deps(), mara, made.id);
  const secrets = [made.secret, rotated?.secret ?? ""];
  await happen();
  await sendDue();
  for (const secret of secrets)
    expect(new Webhook(secret).verify(received[0]!.body, received[0]!.headers)).toBeTruthy();
  await database.db.update(webhookEndpoints).set({ previousUntil: clock.now() });
  await happen();
  await sendDue();
  const [old, current] = secrets.map((secret) => new Webhook(secret));
  expect(() => old!.verify(received[1]!.body, received[1]!.headers)).toThrow();
  expect(current!.verify(received[1]!.body, received[1]!.headers)).toBeTruthy();
  const [row] = await database.db.select().from(webhookEndpoints);
  expect(JSON.stringify(row)).not.toContain(made.secret);
});

describe("events", () => {
  test("come from changes, messages, exams and unanswered questions, to the webhooks that want them", async () => {
    const { db } = database;
    await add();
    await add(["content.published"], `${receiver.url}/published`);
    const id = await db.transaction((tx) =>
      addFaq(tx, mara, { category: null, question: "Is it open?", answer: "Every day." }),
    );
    await db.transaction((tx) => setFaqStatus(tx, mara, { ids: [id], status: "published" }));
    const message = { name: "Ada", email: "ada@visitor.example", message: "Hello, is it open?" };
    const post = {
      message,
      isTrapped: false,
      visitorAddress: "203.0.113.9",
      recipient: null,
      language: null,
    };
    await sendContactMessage({ db, clock, jobs: { enqueue: async () => null } }, mara, post);
    const visits = createVisitCounter({ db, clock, log, findQuestions: async () => [] });
    visits.countSearch(
      mara.companyId,
      { "user-agent": "Mozilla/5.0 Firefox/140.0", accept: "text/html" },
      { query: "opening on sunday", hits: 0, outcome: "unknown" },
    );
    await visits.stop();
    const counts = { knownRight: 8, knownDeclined: 1, knownWrong: 0, unknownDeclined: 4, unknownWrong: 1 };
    const exam = { id: randomIds.uuid(), companyId: mara.companyId, contentVersion: 1, ranAt: clock.now() };
    await db.transaction((tx) => storeRun(tx, { ...exam, ...counts, results: [] }));
    await sendDue();
    expect(types().sort()).toEqual([
      "content.changed",
      "content.published",
      "content.published",
      "exam.finished",
      "message.received",
      "question.unanswered",
    ]);
    const dataOf = (type: string) =>
      received.map(({ body }) => JSON.parse(body)).find((each) => each.type === type).data;
    expect(dataOf("content.published")).toEqual({
      change: "published",
      kind: "question",
      ids: [id],
      count: 1,
      title: "Is it open?",
    });
    expect(dataOf("exam.finished")).toEqual({ id: exam.id, ranAt: exam.ranAt.toISOString(), ...counts });
    expect(dataOf("question.unanswered")).toEqual({ queries: ["opening on sunday"] });
    expect(JSON.stringify(dataOf("message.received"))).not.toContain("Ada");
  });

  test("exist only if the change commits, and only in their own company", async () => {
    const { db } = database;
    await add();
    const undone = db.transaction(async (tx) => {
      await addFaq(tx, mara, { category: null });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const stranger = await buildOwner(db);
    await db.transaction((tx) => addFaq(tx, stranger, { category: null }));
    expect(await sendDue()).toBe(0);
  });
});

describe("a receiver that fails", () => {
  test("gets what is waiting at its new address", async () => {
    const { id } = await add();
    status = 500;
    await happen({ id: "1" });
    await sendDue();
    status = 200;
    const moved = { id, name: "Orders", url: `${receiver.url}/moved`, events: [...webhookEvents] };
    expect(await editWebhook(deps(), mara, moved)).toBe(true);
    expect(await sendDue()).toBe(1);
    expect(await listWebhooks(database.db, mara)).toMatchObject([
      { name: "Orders", failingSince: null, deliveries: [{ state: "delivered" }] },
    ]);
    const stranger = await buildOwner(database.db);
    expect(await editWebhook(deps(), stranger, moved)).toBe(false);
  });

  test("isn't stopped by the answer of an address that was corrected meanwhile", async () => {
    const { id } = await add(["message.received"], `${receiver.url}/typo`);
    await happen({ id: "1" });
    status = 410;
    await sendDue(async (url, options) => {
      const answer = await open.fetch(url, options);
      if (url.endsWith("/typo"))
        await editWebhook(deps(), mara, {
          ...{ id, name: "", url: `${receiver.url}/hook`, events: ["message.received"] },
        });
      status = 200;
      return answer;
    });
    expect(await database.db.select().from(webhookEndpoints)).toMatchObject([
      { stoppedAt: null, failingSince: null },
    ]);
    expect(await database.db.select().from(webhookDeliveries)).toMatchObject([
      { state: "delivered", tries: 1, attempts: [{ status: 200 }] },
    ]);
    expect(mailed).toEqual([]);
  });

  test("for an hour loses nothing and gets nothing twice", async () => {
    await add();
    status = 503;
    for (let minute = 0; minute < 60; minute += 5) {
      passedMs = minute * 60_000;
      await happen({ minute });
      await sendDue();
    }
    expect(received.length).toBeGreaterThan(12);
    const failing = await listWebhooks(database.db, mara);
    expect(failing[0]?.failingSince).not.toBeNull();
    received.length = 0;
    status = 200;
    for (let hour = 1; hour < 5; hour += 0.1) {
      passedMs = hour * hourMs;
      await sendDue();
    }
    const minutes = received.map(({ body }) => JSON.parse(body).data.minute).sort((a, b) => a - b);
    expect(minutes).toEqual(Array.from({ length: 12 }, (_, index) => index * 5));
    expect((await listWebhooks(database.db, mara))[0]?.failingSince).toBeNull();
  });

  test("for three days is stopped, with one mail, and continues when its owner resumes it", async () => {
    const { id } = await add();
    status = 500;
    await happen({ id: "first" });
    await happen({ id: "second" });
    for (let hour = 0; hour <= 74; hour += 0.5) {
      passedMs = hour * hourMs;
      await sendDue();
    }
    const [webhook] = await listWebhooks(database.db, mara);
    expect(webhook?.stopReason).toBe("failing");
    expect(webhook?.deliveries.map(({ tries }) => tries)).toContain(maxTries);
    const [first, last] = [webhook!.deliveries[0]!.attempts[0]!, webhook!.deliveries[0]!.attempts.at(-1)!];
    expect(Date.parse(last.at) - Date.parse(first.at)).toBeGreaterThan(71 * hourMs);
    expect(mailed).toEqual([`${receiver.url}/hook`]);
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries.map(({ action, actorKind }) => [action, actorKind])).toContainEqual([
      "webhook.stopped",
      "job",
    ]);
    // Nothing is collected for it.
    await happen({ id: "third" });
    status = 200;
    received.length = 0;
    await resumeWebhook(deps(), mara, id);
    await happen({ id: "fourth" });
    await sendDue();
    expect(received.map(({ body }) => JSON.parse(body).data.id)).toContain("fourth");
    expect(received.map(({ body }) => JSON.parse(body).data.id)).not.toContain("third");
  });

  test("is stopped right away when it answers 410", async () => {
    await add();
    status = 410;
    await happen();
    await sendDue();
    expect((await listWebhooks(database.db, mara))[0]?.stopReason).toBe("gone");
    expect(mailed).toHaveLength(1);
  });

  test("gets the time that it asks for", async () => {
    await add();
    [status, headers] = [429, { "retry-after": "240" }];
    await happen();
    await sendDue();
    passedMs = 120_000;
    expect(await sendDue()).toBe(0);
    passedMs = 241_000;
    expect(await sendDue()).toBe(1);
  });
});

test("a delivery that ends while the owner changes the webhook waits for the change", async () => {
  const { db } = database;
  const { id } = await add();
  await happen();
  status = 500;
  const waiting = sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  // Deliveries are locked after the webhook, as a new address does.
  const sending = await db.transaction(async (tx) => {
    await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for("update");
    const sent = sendDue();
    await expect.poll(async () => (await db.execute<{ n: number }>(waiting))[0]?.n).toBe(1);
    await tx.update(webhookDeliveries).set({ tries: 0 }).where(eq(webhookDeliveries.endpointId, id));
    return { sent };
  });
  expect(await sending.sent).toBe(1);
  expect((await listWebhooks(db, mara))[0]!.deliveries).toMatchObject([{ state: "waiting", attempts: [{}] }]);
});

test("redirects and private addresses are refused", async () => {
  await add();
  [status, headers] = [302, { location: `${receiver.url}/elsewhere` }];
  await happen();
  await sendDue();
  expect(received).toHaveLength(1);
  const [moved] = (await listWebhooks(database.db, mara))[0]!.deliveries;
  expect(moved).toMatchObject({ state: "waiting", attempts: [{ status: 302 }] });
  passedMs = hourMs;
  await sendDue(guarded.fetch);
  const [refused] = (await listWebhooks(database.db, mara))[0]!.deliveries;
  expect(refused?.attempts.at(-1)).toMatchObject({
    status: null,
    error: "This address cannot be reached from here.",
  });
  expect(received).toHaveLength(1);
});

test("two processes send each delivery once", async () => {
  await add();
  for (let count = 0; count < 60; count++) await happen({ count });
  const sent = await Promise.all([sendDue(), sendDue(), sendDue()]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(60);
  expect(new Set(received.map(({ headers: given }) => given["webhook-id"])).size).toBe(60);
});

test("a company with many waiting deliveries doesn't delay another one's", async () => {
  const hooks = [1, 2, 3, 4].map((n) => add(["message.received"], `${receiver.url}/hook-${n}`));
  await Promise.all(hooks);
  for (let n = 0; n < 6; n++) await happen({ of: "mara" });
  mara = await buildOwner(database.db, { email: "noah@fable.example" });
  await add();
  await happen({ of: "noah" });
  expect(await sendDue()).toBe(25);
  // A batch has 16 deliveries.
  const owners = received.slice(0, 16).map(({ body }) => JSON.parse(body).data.of);
  expect(owners).toContain("noah");
});

test("a process whose lease has ended doesn't overwrite what another one stored", async () => {
  await add();
  await happen();
  const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = sendDue(async (url, options) => {
    started.resolve();
    await released.promise;
    status = 500;
    return open.fetch(url, options);
  });
  await started.promise;
  passedMs = 61_000;
  expect(await sendDue()).toBe(1);
  released.resolve();
  await slow;
  expect(received).toHaveLength(2);
  const [delivery] = await database.db.select().from(webhookDeliveries);
  expect([delivery?.state, delivery?.tries]).toEqual(["delivered", 1]);
});

test("a redelivery sends the same message with the same id, and only its company can ask for it", async () => {
  const { id: webhookId } = await add();
  await happen({ id: "1" });
  await sendDue();
  const [delivery] = await database.db.select().from(webhookDeliveries);
  const stranger = await buildOwner(database.db);
  expect(await redeliver(deps(), stranger, delivery!.id)).toBe(false);
  expect(await removeWebhook(deps(), stranger, webhookId)).toBe(false);
  expect(await rotateWebhookSecret(deps(), stranger, webhookId)).toBeNull();
  expect(await redeliver(deps(), mara, delivery!.id)).toBe(true);
  expect(await sendDue()).toBe(1);
  const [first, second] = received;
  expect(second?.body).toBe(first?.body);
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(await removeWebhook(deps(), mara, webhookId)).toBe(true);
  expect(await database.db.$count(webhookDeliveries)).toBe(0);
});
