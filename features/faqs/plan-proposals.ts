/**
 * Compares the website's current text with the evidence for a company's questions: which sentences are confirmed, which
 * have moved, and what to propose to the owner. Changes nothing itself.
 */
import { createHash } from "node:crypto";
import { foldExactly, foldLoosely } from "#engines/faq-writer/ground.ts";
import type { FaqOrigin } from "#engines/faq-writer/types.ts";
import { createRemovedCheck, type RemovedMemory } from "./removed-memory.ts";

/** A question generated from the current website. */
export interface ReadFaq {
  /** `generationKey` of the question, which edits don't change. */
  key: string;
  question: string;
  answer: string;
  category: string | null;
  origin: FaqOrigin;
  confidence: number;
  sourceUrl: string;
  sourceTitle: string | null;
  pageHash: string;
  evidence: string[];
}

interface KnownEvidence {
  id: string;
  sentence: string;
  sourceUrl: string;
  pageHash: string;
}

export interface KnownFaq {
  id: string;
  key: string | null;
  question: string;
  answer: string;
  /** Empty for a question that the owner wrote. */
  evidence: KnownEvidence[];
}

interface EvidenceVerdict {
  state: "stands" | "missing" | "page-gone" | "unread";
  pageHash: string | null;
}

export interface ProposalMaterial {
  known: KnownFaq[];
  removed: RemovedMemory[];
  /** Questions from videos. They aren't proposed again from the website. */
  taken: string[];
  read: ReadFaq[];
  verdictOf: (evidence: KnownEvidence) => EvidenceVerdict;
}

export type PlannedProposal = { fingerprint: string; evidence: string[]; oldEvidence: string[] } & (
  | { kind: "new"; faqId: null; read: ReadFaq }
  | { kind: "changed"; faqId: string; read: ReadFaq }
  | { kind: "gone"; faqId: string; read: null; sourceUrl: string }
);

export interface ProposalPlan {
  proposals: PlannedProposal[];
  /** Sentences that are still on their page, with the page's current hash. */
  confirmed: { id: string; pageHash: string }[];
  /** Ids of sentences that are no longer on their page. */
  missing: string[];
  /** Questions whose words are now on another page. Their evidence changes, but not their text. */
  moved: { faqId: string; read: ReadFaq; isSameText: boolean }[];
}

/** Minimum similarity between two versions of a question (Jaccard index of their words). */
const minSharedWords = 0.5;

export function planProposals(material: ProposalMaterial): ProposalPlan {
  const { known, removed, taken, read, verdictOf } = material;
  const plan: ProposalPlan = { proposals: [], confirmed: [], missing: [], moved: [] };
  const matches = matchFaqs(known, read);
  const twins = new Map(read.map((one) => [textKey(one), one]));
  for (const faq of known) {
    if (faq.evidence.length === 0) {
      // The owner typed or imported the website's exact words, so they can serve as evidence.
      const twin = twins.get(textKey(faq));
      if (twin) plan.moved.push({ faqId: faq.id, read: twin, isSameText: true });
      continue;
    }
    const judged = faq.evidence.map((evidence) => ({ evidence, verdict: verdictOf(evidence) }));
    for (const { evidence, verdict } of judged)
      if (verdict.state === "stands" && verdict.pageHash !== null)
        plan.confirmed.push({ id: evidence.id, pageHash: verdict.pageHash });
    const lost = judged.filter(({ verdict }) => verdict.state === "missing" || verdict.state === "page-gone");
    const match = matches.get(faq.id) ?? null;
    if (!match) {
      plan.missing.push(...lost.map(({ evidence }) => evidence.id));
      if (lost.length > 0)
        plan.proposals.push(
          goneProposal(
            faq,
            lost.map(({ evidence }) => evidence),
          ),
        );
      continue;
    }
    const [old, now] = [saidBy(faq.evidence.map(({ sentence }) => sentence)), saidBy(match.evidence)];
    const isSame = isSameText(match, faq);
    if (isSame || (old.isSubsetOf(now) && now.isSubsetOf(old))) {
      if (lost.length > 0) plan.moved.push({ faqId: faq.id, read: match, isSameText: isSame });
      continue;
    }
    const isPageAnother = judged.some(
      ({ evidence, verdict }) => verdict.pageHash !== null && verdict.pageHash !== evidence.pageHash,
    );
    plan.missing.push(...lost.map(({ evidence }) => evidence.id));
    if (lost.length > 0 || (isPageAnother && !now.isSubsetOf(old)))
      plan.proposals.push(changedProposal(faq, match));
  }
  const used = new Set([...matches.values()].map(({ key }) => key));
  const keys = new Set(known.flatMap(({ key }) => key ?? []));
  const questions = new Set([...taken, ...known.map(({ question }) => question)].map(foldLoosely));
  const isRemoved = createRemovedCheck(removed);
  // A model rewords its questions each time, so answered ones are recognized by their sentences.
  const answered = saidBy([
    ...removed.flatMap(({ sentences }) => sentences),
    ...known.flatMap(({ evidence }) => evidence.map(({ sentence }) => sentence)),
  ]);
  for (const one of read) {
    if (one.origin === "model" && saidBy(one.evidence).isSubsetOf(answered)) continue;
    if (used.has(one.key) || keys.has(one.key) || questions.has(foldLoosely(one.question))) continue;
    if (isRemoved(one)) continue;
    questions.add(foldLoosely(one.question));
    plan.proposals.push({
      kind: "new",
      faqId: null,
      read: one,
      fingerprint: newFingerprint(one),
      evidence: one.evidence,
      oldEvidence: [],
    });
  }
  return plan;
}

/** Matches stored questions to current ones by key, by wording, or by similar words on the same page. */
function matchFaqs(known: KnownFaq[], read: ReadFaq[]): Map<string, ReadFaq> {
  const matches = new Map<string, ReadFaq>();
  const free = new Map(read.map((one) => [one.key, one]));
  const take = (faq: KnownFaq, found: ReadFaq | undefined) => {
    if (!found) return;
    matches.set(faq.id, found);
    free.delete(found.key);
  };
  const proven = known.filter(({ evidence }) => evidence.length > 0);
  for (const faq of proven) take(faq, faq.key === null ? undefined : free.get(faq.key));
  const open = () => proven.filter(({ id }) => !matches.has(id));
  const byQuestion = new Map([...free.values()].map((one) => [foldLoosely(one.question), one]));
  for (const faq of open()) {
    const found = byQuestion.get(foldLoosely(faq.question));
    take(faq, found && free.get(found.key));
  }
  for (const faq of open()) {
    const urls = new Set(faq.evidence.map(({ sourceUrl }) => sourceUrl));
    const [best] = [...free.values()]
      .filter(({ sourceUrl }) => urls.has(sourceUrl))
      .map((one) => ({ one, likeness: likeness(one.question, faq.question) }))
      .filter((found) => found.likeness >= minSharedWords)
      .sort((a, b) => b.likeness - a.likeness);
    take(faq, best?.one);
  }
  return matches;
}

function changedProposal(faq: KnownFaq, read: ReadFaq): PlannedProposal {
  const said = saidBy(read.evidence);
  return {
    kind: "changed",
    faqId: faq.id,
    read,
    fingerprint: fingerprintOf("changed", faq.id, [...read.evidence, read.answer]),
    evidence: read.evidence,
    oldEvidence: faq.evidence
      .map(({ sentence }) => sentence)
      .filter((sentence) => !said.has(foldExactly(sentence))),
  };
}

function goneProposal(faq: KnownFaq, lost: KnownEvidence[]): PlannedProposal {
  const sentences = lost.map(({ sentence }) => sentence);
  return {
    kind: "gone",
    faqId: faq.id,
    read: null,
    sourceUrl: lost[0]?.sourceUrl ?? "",
    fingerprint: fingerprintOf("gone", faq.id, sentences),
    evidence: [],
    oldEvidence: sentences,
  };
}

function isSameText(read: ReadFaq, faq: KnownFaq): boolean {
  return textKey(read) === textKey(faq);
}

function textKey({ question, answer }: { question: string; answer: string }): string {
  return `${foldLoosely(question)}\n${foldExactly(answer)}`;
}

/** Identifies a model's question only by its evidence, because the model rewords it each time. */
function newFingerprint({
  key,
  origin,
  sourceUrl,
  evidence,
}: Pick<ReadFaq, "key" | "sourceUrl" | "evidence"> & { origin: string | null }): string {
  return fingerprintOf("new", origin === "model" ? sourceUrl : key, evidence);
}

function fingerprintOf(kind: string, about: string, sentences: string[]): string {
  const said = JSON.stringify([kind, about, ...sentences.map(foldExactly).sort()]);
  return createHash("sha256").update(said).digest("base64url").slice(0, 22);
}

function likeness(one: string, other: string): number {
  const [a, b] = [new Set(foldLoosely(one).split(" ")), new Set(foldLoosely(other).split(" "))];
  return a.intersection(b).size / a.union(b).size;
}

function saidBy(sentences: string[]): Set<string> {
  return new Set(sentences.map(foldExactly));
}
