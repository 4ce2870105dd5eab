/** Exams of stored help centers, from the schedule to what their owner sees. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  claimConflicts,
  companies,
  examRuns,
  examSchedules,
  generatedFaqs,
  helpCenterContent,
  users,
} from "#db/schema.ts";
import { maxRuns } from "#features/exams/exam-runs.server.ts";
import { nextNightAt } from "#features/exams/exam-times.ts";
import type { ExamineCenterPayload } from "#features/exams/examine-center.job.ts";
import { requestExam } from "#features/exams/request-exam.server.ts";
import { startDueExams } from "#features/exams/start-due-exams.server.ts";
import { pinAnswer } from "#features/faqs/change-pins.server.ts";
import { dismissClaimConflict } from "#features/faqs/claim-conflicts.server.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { Jobs } from "#platform/jobs/create-jobs.ts";
import { createLog } from "#platform/log.ts";
import { type OwnerScope, ownerScope } from "#shared/owner-scope.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildArticle, buildFaq, buildMember, buildOwner } from "#tests/support/factories.ts";
import { readKnowledge } from "../ask/read-knowledge.server.ts";
import { findScopeOfJob } from "../find-public-scope.server.ts";
import { describeConflicts } from "./describe-conflicts.server.ts";
import { describeExam } from "./describe-exam.server.ts";
import { handleExamineCenter } from "./examine-center.server.ts";
import { examineKnowledge } from "./examine-knowledge.server.ts";

let database: Database;
let inn: OwnerScope;
let now: Date;
let enqueued: { payload: ExamineCenterPayload; priority: number | undefined }[] = [];

/** Records what is enqueued, so that each test decides when and how often a job runs. */
const jobs = {
  enqueue: async (_: unknown, __: unknown, payload: unknown, options?: { priority?: number }) => {
    enqueued.push({ payload: payload as ExamineCenterPayload, priority: options?.priority });
    return "job";
  },
} as unknown as Jobs;
const deps = () => ({
  db: database.db,
  jobs,
  clock: { ...systemClock, now: () => now },
  ids: { uuid: () => randomUUID(), secret: () => "" },
  log: createLog({ logLevel: "silent" }),
});

const answers: Record<string, string> = {
  "Where can I leave my luggage?": "Leave your bags at the desk until 6 pm.",
  "When is breakfast served?": "Breakfast is served from 7 to 10 am.",
  "How much does an extra bed cost?": "An extra bed costs $25 a night.",
  "Do you have bicycles for guests?": "Yes, bicycles are in the shed.",
  "Can I take photos in the garden?": "Yes, without a tripod.",
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const { db } = database;
  now = new Date("2026-11-18T10:00:00Z");
  enqueued = [];
  await db.delete(users);
  await db.delete(companies);
  inn = await buildCenter("inn");
});

async function buildCenter(subdomain: string, isPublic = true): Promise<OwnerScope> {
  const { db } = database;
  const values = {
    companyName: `The ${subdomain}`,
    language: "en",
    helpCenterSubdomain: subdomain,
    isPublic,
  };
  const scope = await buildOwner(db, { email: `${subdomain}@owner.example`, ...values });
  for (const [at, [question, answer]] of Object.entries(answers).entries())
    await buildFaq(db, scope, { question, answer, slug: `q-${at}`, position: at });
  return scope;
}

const never = { signal: new AbortController().signal };
const run = (payload: ExamineCenterPayload) => handleExamineCenter(deps(), payload, never);
async function examine(scope: OwnerScope): Promise<void> {
  await requestExam(deps(), scope);
  await run(enqueued.at(-1)!.payload);
}
const runsOf = (scope: OwnerScope) =>
  database.db.select().from(examRuns).where(eq(examRuns.companyId, scope.companyId));
const seen = async (scope: OwnerScope) => (await describeExam(database.db, scope, { now }))!;

describe("the schedule", () => {
  it("examines each public center once a night, and no other", async () => {
    const hidden = await buildCenter("hidden", false);
    await startDueExams(deps());
    expect(enqueued.map(({ payload, priority }) => [payload.companyId, priority])).toEqual([
      [inn.companyId, -20],
    ]);
    await run(enqueued[0]!.payload);
    await startDueExams(deps());
    expect(enqueued).toHaveLength(1);
    const due = nextNightAt(inn.companyId, now);
    expect(due.getUTCHours()).toBeLessThan(5);
    now = due;
    await startDueExams(deps());
    await startDueExams(deps());
    expect(enqueued).toHaveLength(2);
    await run(enqueued[1]!.payload);
    expect(await runsOf(inn)).toHaveLength(2);
    expect(await runsOf(hidden)).toEqual([]);
  });

  it("examines a center again after a large change, but not after each edit", async () => {
    await examine(inn);
    const change = async (times: number) => {
      for (let time = 0; time < times; time++)
        await database.db
          .update(generatedFaqs)
          .set({ answer: `Breakfast is at ${time}.` })
          .where(eq(generatedFaqs.slug, "q-1"));
    };
    await startDueExams(deps());
    await change(5);
    now = new Date(now.getTime() + 2 * 3_600_000);
    await startDueExams(deps());
    expect(enqueued).toHaveLength(1);
    await change(25);
    await startDueExams(deps());
    expect(enqueued).toHaveLength(2);
  });

  it("doesn't enqueue a center that is being examined, unless that job failed long ago", async () => {
    await startDueExams(deps());
    await database.db.update(examSchedules).set({ dueAt: now });
    await startDueExams(deps());
    expect(enqueued).toHaveLength(1);
    now = new Date(now.getTime() + 3_600_000);
    await startDueExams(deps());
    expect(enqueued).toHaveLength(2);
  });
});

describe("the job", () => {
  it("stores one result, however often it is killed and repeated, and touches no other company", async () => {
    const other = await buildCenter("other");
    await requestExam(deps(), inn);
    const { payload } = enqueued[0]!;
    const killed = new AbortController();
    const first = handleExamineCenter(deps(), payload, { signal: killed.signal });
    killed.abort();
    await expect(first).rejects.toThrow();
    expect(await runsOf(inn)).toEqual([]);
    await Promise.all([run(payload), run(payload)]);
    await run(payload);
    const [stored, ...more] = await runsOf(inn);
    expect(more).toEqual([]);
    expect(stored?.id).toBe(payload.runId);
    expect(await runsOf(other)).toEqual([]);
    const { knownRight = 0, knownDeclined = 0, knownWrong = 0 } = stored ?? {};
    expect(knownRight).toBeGreaterThan(knownDeclined + knownWrong);
    expect(stored!.unknownDeclined).toBeGreaterThan(5);
  });

  it("leaves the thread that answers visitors alone", async () => {
    const { db } = database;
    for (let at = 0; at < 60; at++)
      await buildFaq(db, inn, {
        question: `What does room number ${at} look out on?`,
        answer: `Room ${at} looks out on garden ${at}. It has ${at} chairs, and a desk.`,
        slug: `room-${at}`,
      });
    await examine(inn);
    await requestExam(deps(), inn);
    const processorMs = async (work: () => Promise<unknown>) => {
      const before = process.threadCpuUsage();
      await work();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1_000;
    };
    const ofJob = await processorMs(() => run(enqueued.at(-1)!.payload));
    const found = await findScopeOfJob(db, inn.companyId);
    const knowledge = await readKnowledge(db, found!.scope);
    const center = { knowledge, language: "en", trade: null, asks: true };
    const ofExam = await processorMs(() => examineKnowledge(center, never));
    expect(ofJob).toBeLessThan(ofExam / 2);
    expect(await runsOf(inn)).toHaveLength(2);
  });

  it("gives the same result for the same content", async () => {
    await examine(inn);
    now = new Date(now.getTime() + 60_000);
    await examine(inn);
    const [one, two] = await runsOf(inn);
    expect(one!.results).toEqual(two!.results);
  });

  it("keeps the last runs, and the questions of two", async () => {
    for (let day = 0; day < maxRuns + 2; day++)
      await database.db.insert(examRuns).values({
        companyId: inn.companyId,
        contentVersion: 1,
        ranAt: new Date(Date.UTC(2026, 5, 1 + day)),
        knownRight: day,
        knownDeclined: 0,
        knownWrong: 0,
        unknownDeclined: 0,
        unknownWrong: 0,
        results: [
          { text: "x", origin: "typo", isKnown: true, outcome: "right", shown: null, expected: null },
        ],
      });
    await examine(inn);
    const rows = await runsOf(inn);
    expect(rows).toHaveLength(maxRuns);
    expect(rows.filter(({ results }) => results.length > 0)).toHaveLength(2);
  });

  it("does nothing for a deleted company, and stores no result for one with few questions", async () => {
    await requestExam(deps(), inn);
    await database.db.delete(generatedFaqs).where(eq(generatedFaqs.slug, "q-4"));
    await run(enqueued[0]!.payload);
    expect(await runsOf(inn)).toEqual([]);
    expect(await seen(inn)).toMatchObject({ needs: 5, isRunning: false, latest: null });
    await run({ companyId: randomUUID(), runId: randomUUID() });
  });
});

describe("contradictions", () => {
  it("are found with each exam, go when a text is corrected, and stay dismissed", async () => {
    const { db } = database;
    await buildFaq(db, inn, {
      question: "How long are bags kept?",
      answer: "Forgotten bags are kept for two weeks.",
      slug: "bags",
    });
    const rule = await buildArticle(db, inn, {
      title: "House rules",
      content: "## Lost property\n\nForgotten bags are kept for 30 days.",
      slug: "rules",
    });
    await examine(inn);
    const [found, ...more] = await describeConflicts(db, inn);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      kind: "duration",
      claims: [
        {
          value: "two weeks",
          title: "How long are bags kept?",
          editHref: expect.stringContaining("/dashboard/faqs"),
        },
        { value: "30 days", title: "Lost property", website: null },
      ],
    });
    const dismiss = (scope: OwnerScope) =>
      db.transaction((tx) => dismissClaimConflict(tx, scope, { conflictId: found!.id }));
    expect(await dismiss(await buildCenter("other"))).toBe(false);
    expect(await dismiss(inn)).toBe(true);
    await examine(inn);
    expect(await describeConflicts(db, inn)).toEqual([]);
    await db
      .update(helpCenterContent)
      .set({ content: "## Lost property\n\nForgotten bags are kept for 60 days." })
      .where(eq(helpCenterContent.id, rule.id));
    await examine(inn);
    expect(await describeConflicts(db, inn)).toMatchObject([{ claims: [{}, { value: "60 days" }] }]);
    await db
      .update(helpCenterContent)
      .set({ content: "## Lost property\n\nForgotten bags are kept for 14 days." })
      .where(eq(helpCenterContent.id, rule.id));
    await examine(inn);
    expect(await db.select().from(claimConflicts)).toEqual([]);
  });
});

describe("a request", () => {
  it("starts one exam at a time, and six in an hour", async () => {
    expect(await requestExam(deps(), inn)).toBe("started");
    expect(await requestExam(deps(), inn)).toBe("under-way");
    expect((await seen(inn)).isRunning).toBe(true);
    await run(enqueued[0]!.payload);
    expect((await seen(inn)).isRunning).toBe(false);
    for (let more = 0; more < 5; more++) await examine(inn);
    expect(await requestExam(deps(), inn)).toBe("limited");
  });

  it("needs the right to write, in this company", async () => {
    const support = await buildMember(database.db, inn, "support", "support@built.example");
    await expect(requestExam(deps(), support)).rejects.toMatchObject({ code: "forbidden" });
    const stranger = await buildCenter("stranger");
    await expect(
      requestExam(deps(), ownerScope({ ...stranger, companyId: inn.companyId })),
    ).rejects.toMatchObject({
      code: "not_found",
    });
    expect(enqueued).toEqual([]);
  });
});

describe("what the owner sees", () => {
  it("is nothing before the first exam and while answers are off", async () => {
    expect(await seen(inn)).toMatchObject({ latest: null, isRunning: false, needs: null, known: [] });
    await database.db.update(companies).set({ searchSettings: { show_answers: false } });
    expect(await describeExam(database.db, inn, { now })).toBeNull();
  });

  it("adds up, and names what got worse with the way to its answer", async () => {
    await examine(inn);
    const before = await seen(inn);
    const { latest } = before;
    const right = before.known.filter(({ outcome }) => outcome === "right").length;
    expect(latest!.answered).toBeCloseTo(right / before.known.length);
    expect(before.known.length + before.unknown.length).toBe(latest!.asked);
    expect(before.lost).toEqual([]);
    now = new Date(now.getTime() + 60_000);
    await examine(inn);
    // As if the engine no longer found one of them.
    const newest = (await runsOf(inn)).find(({ ranAt }) => ranAt.getTime() === now.getTime())!;
    const found = newest.results.find(({ outcome }) => outcome === "right")!;
    const expected = { title: "Breakfast", url: "/faq/q-1", slug: "q-1", sentence: "From 7 to 10 am." };
    const results = newest.results.map((result) =>
      result === found ? { ...found, outcome: "declined" as const, expected } : result,
    );
    await database.db.update(examRuns).set({ results }).where(eq(examRuns.id, newest.id));
    const after = await seen(inn);
    expect(after.history).toHaveLength(2);
    expect(after.before).toMatchObject({ answered: latest!.answered });
    expect(after.lost.map(({ text }) => text)).toEqual([found.text]);
    expect(after.lost[0]).toMatchObject({
      shown: null,
      expected: { faqId: expect.any(String), href: `/help/preview/${inn.companyId}/faq/q-1` },
    });
    expect(after.known.filter(({ change }) => change === "lost")).toHaveLength(after.lost.length);
  });

  it("never asks what was pinned, and finds articles by their headings", async () => {
    await buildArticle(database.db, inn, {
      title: "Arriving by ferry",
      content: "## Ferry timetable in winter\n\nThe ferry leaves the island at noon.",
      slug: "ferry",
    });
    await examine(inn);
    const [{ results } = { results: [] }] = await runsOf(inn);
    expect(results.map(({ text }) => text)).toContain(
      "Do you have information about Ferry timetable in winter?",
    );
    const { text } = results.find(({ origin }) => origin === "reworded")!;
    const [faq] = await database.db
      .select({ id: generatedFaqs.id })
      .from(generatedFaqs)
      .where(eq(generatedFaqs.companyId, inn.companyId));
    await database.db.transaction((tx) => pinAnswer(tx, inn, { query: text, faqId: faq!.id }));
    now = new Date(now.getTime() + 60_000);
    await examine(inn);
    const runs = await runsOf(inn);
    const newest = runs.find(({ ranAt }) => ranAt.getTime() === now.getTime())!;
    expect(newest.results.map((result) => result.text)).not.toContain(text);
  });
});
