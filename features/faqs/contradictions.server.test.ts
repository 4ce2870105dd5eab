import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faqContradictions, faqEvidence, generatedFaqs } from "#db/schema.ts";
import type { Contradiction } from "#engines/faq-writer/types.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { startWizardBench, type WizardBench } from "#tests/support/wizard.ts";
import { listContradictions, storeContradictions } from "./contradictions.server.ts";
import { findSource } from "./find-source.server.ts";
import {
  type ContradictionDecision,
  settleContradiction,
  undoSettled,
} from "./settle-contradiction.server.ts";
import { showFaqSource, storeSources } from "./source-pages.server.ts";

let bench: WizardBench;
beforeAll(async () => {
  bench = await startWizardBench({ works: false });
});
afterAll(() => bench?.close());

const now = new Date("2026-05-01T10:00:00Z");
const [home, contact] = ["https://acme.example/", "https://acme.example/contact"] as const;

function phones(...evidence: string[]): Contradiction {
  return {
    kind: "phone",
    subject: "",
    values: evidence.map((line, at) => ({
      value: /[+\d ]{8,}/.exec(line)?.[0].trim() ?? line,
      evidence: line,
      sourceUrl: at === 0 ? home : contact,
      sourceTitle: "Acme",
      pageHash: `hash-${at}`,
    })),
  };
}

const found = phones("Call 0117 496 0123 at any time.", "Phone: 0117 496 0999");

async function store(scope: OwnerScope, contradictions: Contradiction[], readUrls: string[] | null = null) {
  await bench.services.db.transaction((tx) =>
    storeContradictions(tx, { companyId: scope.companyId, found: contradictions, readUrls, now }),
  );
  return list(scope);
}

const list = (scope: OwnerScope) => listContradictions(bench.services.db, scope, { where: "dashboard" });
const settle = (scope: OwnerScope, contradictionId: string, decision: ContradictionDecision) =>
  bench.services.db.transaction((tx) => settleContradiction(tx, scope, { contradictionId, decision, now }));
const undo = (scope: OwnerScope, contradictionId: string) =>
  bench.services.db.transaction((tx) => undoSettled(tx, scope, { contradictionId }));
const faqsOf = ({ companyId }: OwnerScope) =>
  bench.services.db.select().from(generatedFaqs).where(eq(generatedFaqs.companyId, companyId));
const pick = (at: number): ContradictionDecision => ({ kind: "pick", at, value: found.values[at]!.value });

test("shows a contradiction once, and no longer once the website doesn't contain it", async () => {
  const scope = await bench.newOwner();
  await store(scope, [found]);
  const [one, ...others] = await store(scope, [found]);
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    kind: "phone",
    subject: "",
    question: "What is your phone number?",
    values: [{ value: "0117 496 0123", page: { label: "acme.example" } }, { value: "0117 496 0999" }],
  });
  // A page that couldn't be read is no proof that the contradiction is gone.
  expect(await store(scope, [], [home])).toHaveLength(1);
  expect(await store(scope, [], [home, contact])).toEqual([]);
});

test("creates a draft from the picked value that cites its line, and can undo that", async () => {
  const scope = await bench.newOwner();
  const [one] = await store(scope, [found]);
  expect(await settle(scope, one!.id, { kind: "pick", at: 1, value: "0117 000 0000" })).toEqual({
    outcome: "gone",
  });
  expect(await settle(scope, one!.id, pick(1))).toEqual({ outcome: "done", isNew: true });
  const [faq] = await faqsOf(scope);
  expect(faq).toMatchObject({
    status: "draft",
    origin: "fact",
    question: "What is your phone number?",
    answer: "Phone: 0117 496 0999",
    sourceUrl: contact,
  });
  const proof = await bench.services.db.select().from(faqEvidence).where(eq(faqEvidence.faqId, faq!.id));
  expect(proof).toEqual([
    expect.objectContaining({
      sentence: "Phone: 0117 496 0999",
      sourceUrl: contact,
      sourceTitle: "Acme",
      pageHash: "hash-1",
    }),
  ]);
  expect(await list(scope)).toEqual([]);
  expect(await store(scope, [found])).toEqual([]);
  expect(await undo(scope, one!.id)).toBe("done");
  expect(await faqsOf(scope)).toEqual([]);
  expect(await list(scope)).toHaveLength(1);
});

test("accepts only one of two concurrent picks", async () => {
  const scope = await bench.newOwner();
  const [one] = await store(scope, [found]);
  const outcomes = await Promise.all([settle(scope, one!.id, pick(0)), settle(scope, one!.id, pick(1))]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["done", "gone"]);
  expect(await faqsOf(scope)).toHaveLength(1);
});

describe("a settled contradiction", () => {
  const changed = phones("Call 0117 496 0123 at any time.", "Phone: 0117 496 0777");

  test("is shown again only if the website changes, and never overwrites what the owner wrote", async () => {
    const scope = await bench.newOwner();
    const [one] = await store(scope, [found]);
    await settle(scope, one!.id, { kind: "dismiss" });
    expect(await store(scope, [found])).toEqual([]);
    const [again] = await store(scope, [changed]);
    expect(again?.values[1]?.value).toBe("0117 496 0777");
    await settle(scope, again!.id, { kind: "pick", at: 1, value: "0117 496 0777" });
    const third = phones("Call 0117 496 0123 at any time.", "Phone: 0117 496 0555");
    const [open] = await store(scope, [third]);
    // Picking another value changes the same question's answer, and undo restores the first one.
    expect(await settle(scope, open!.id, { kind: "pick", at: 0, value: "0117 496 0123" })).toEqual({
      outcome: "done",
      isNew: false,
    });
    expect((await faqsOf(scope)).map(({ answer }) => answer)).toEqual(["Phone: 0117 496 0123"]);
    expect(await undo(scope, open!.id)).toBe("done");
    expect((await faqsOf(scope)).map(({ answer }) => answer)).toEqual(["Phone: 0117 496 0777"]);
    await bench.services.db
      .update(generatedFaqs)
      .set({ answer: "Please write instead of calling.", version: 99 })
      .where(eq(generatedFaqs.companyId, scope.companyId));
    expect(await settle(scope, open!.id, { kind: "pick", at: 0, value: "0117 496 0123" })).toEqual({
      outcome: "edited",
    });
  });

  test("can't be undone if the answer was edited since", async () => {
    const scope = await bench.newOwner();
    const [one] = await store(scope, [found]);
    await settle(scope, one!.id, pick(0));
    await bench.services.db
      .update(generatedFaqs)
      .set({ answer: "Please write instead of calling.", version: 3 })
      .where(eq(generatedFaqs.companyId, scope.companyId));
    expect(await undo(scope, one!.id)).toBe("conflict");
    expect(await faqsOf(scope)).toHaveLength(1);
  });
});

test("creates a draft without a source from the owner's own words, which must be a valid question and answer", async () => {
  const scope = await bench.newOwner();
  const [one] = await store(scope, [found]);
  const own = { kind: "own" as const, question: "How do I call you?", answer: "Too short" };
  expect(await settle(scope, one!.id, own)).toMatchObject({ outcome: "invalid", field: "answer" });
  await settle(scope, one!.id, { ...own, answer: "Call 0117 496 0000, all day." });
  expect(await faqsOf(scope)).toEqual([
    expect.objectContaining({ origin: "manual", sourceUrl: "manual", status: "draft", generationKey: null }),
  ]);
});

test("can neither be seen nor resolved by another owner", async () => {
  const [scope, other] = [await bench.newOwner(), await bench.newOwner()];
  const [one] = await store(scope, [found]);
  expect(await list(other)).toEqual([]);
  expect(await settle(other, one!.id, pick(0))).toEqual({ outcome: "gone" });
  await settle(scope, one!.id, pick(0));
  expect(await undo(other, one!.id)).toBe("gone");
  const { db } = bench.services;
  const url = `http://step.test/x?contradiction=${one!.id}&at=0`;
  expect(await findSource(db, other, url)).toBeNull();
  expect(await findSource(db, scope, url)).toMatchObject({ about: "0117 496 0123" });
  const [faq] = await faqsOf(scope);
  expect(await showFaqSource(db, other, { faqId: faq!.id })).toBeNull();
  const [row] = await db
    .select()
    .from(faqContradictions)
    .where(and(eq(faqContradictions.id, one!.id), eq(faqContradictions.companyId, scope.companyId)));
  expect(row?.status).toBe("settled");
});

test("shows a quote in the page text as it was read, even if the page has changed since", async () => {
  const scope = await bench.newOwner();
  const { companyId } = scope;
  const { db } = bench.services;
  const [one] = await store(scope, [found]);
  await settle(scope, one!.id, pick(1));
  const [faq] = await faqsOf(scope);
  expect((await showFaqSource(db, scope, { faqId: faq!.id }))?.pages).toEqual([
    expect.objectContaining({ readAt: null, lines: [], unplaced: ["Phone: 0117 496 0999"] }),
  ]);
  const keep = (pageHash: string, text: string, at: Date) =>
    db.transaction((tx) =>
      storeSources(tx, {
        companyId,
        now: at,
        readUrls: null,
        sources: [{ url: contact, title: "Contact", pageHash, lines: [{ text, level: 7 }] }],
      }),
    );
  await keep("hash-1", "Welcome. Phone: 0117 496 0999", now);
  const [page] = (await showFaqSource(db, scope, { faqId: faq!.id }))!.pages;
  expect(page).toMatchObject({ title: "Contact", readAt: now.toISOString(), changedAt: null, unplaced: [] });
  expect(page?.lines[0]?.parts).toEqual([
    { text: "Welcome. ", isMarked: false },
    { text: "Phone: 0117 496 0999", isMarked: true },
  ]);
  // Months later, the stored page text is still there, and the view says that the page has changed.
  const later = new Date("2026-08-01T10:00:00Z");
  await keep("hash-2", "Moved away.", later);
  const [old] = (await showFaqSource(db, scope, { faqId: faq!.id }))!.pages;
  expect(old).toMatchObject({ changedAt: later.toISOString(), unplaced: [] });
});
