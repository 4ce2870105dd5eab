import { type CheckChoice, isCheckDue } from "#features/check-dates/check-date.ts";
import type { PublicationStatus } from "#shared/enumerations.ts";
import { readWebLink } from "#shared/web-link.ts";
import type { FaqProof, OwnerFaq } from "./owner-faq.ts";
import { newFaq } from "./owner-texts.ts";
import { type ProposedChange, siteChangeOf } from "./site-change.ts";

interface SharedRow {
  id: string;
  question: string;
  answer: string;
  category: string | null;
  status: PublicationStatus;
  version: number;
  updatedAt: Date;
}

interface ManualRow extends SharedRow {
  origin: string;
  provenVersion: number;
  createdAt: Date;
}

export interface VideoRow extends SharedRow {
  sourceVideo: string | null;
  videoTimestamp: number | null;
}

export interface ProofRow {
  sentence: string;
  sourceUrl: string;
  pageHash: string;
  checkedAt: Date;
  missingSince: Date | null;
}

/** Result of the latest crawl of one page. */
export interface LastReading {
  hash: string;
  readAt: Date;
}

/** The open proposal about a question. */
export interface OwnerProposal extends ProposedChange {
  id: string;
  foundAt: Date;
}

export interface ManualMaterial {
  row: ManualRow;
  /** In the stored order. */
  evidence: ProofRow[];
  readings: Map<string, LastReading>;
  proposal: OwnerProposal | null;
  choice: CheckChoice;
  now: Date;
}

export function presentManual(material: ManualMaterial): OwnerFaq {
  const { row, evidence, choice, now } = material;
  const isByPerson = row.origin === "manual";
  return {
    ...shared(row),
    list: "manual",
    isNew: isPlaceholder(row) && row.status === "draft" && row.version === 1,
    proof: evidence.length > 0 ? proofOf(material) : null,
    writtenOn: isByPerson ? dayOf(row.createdAt, now) : null,
    isDue: isByPerson && row.status === "published" && isCheckDue(row.updatedAt, choice, now),
    video: null,
  };
}

export function presentVideo(row: VideoRow): OwnerFaq {
  return {
    ...shared(row),
    list: "video",
    isNew: false,
    proof: null,
    isDue: false,
    writtenOn: null,
    video: row.sourceVideo === null ? null : { name: row.sourceVideo, time: timeOf(row.videoTimestamp) },
  };
}

/** Whether the question still has the placeholder text of a new FAQ, which must never be published. */
export function isPlaceholder({ question, answer }: { question: string; answer: string }): boolean {
  return question.trim() === newFaq.question || answer.trim() === newFaq.answer;
}

/** Formats seconds as m:ss, as the specification requires. */
function timeOf(seconds: number | null): string | null {
  if (seconds === null || !Number.isFinite(seconds)) return null;
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function shared(row: SharedRow) {
  const { id, question, answer, status, version, updatedAt } = row;
  const category = row.category?.trim() || null;
  return { id, question, answer, category, status, version, updatedAt: updatedAt.toISOString() };
}

function proofOf({ row, evidence, readings, proposal, now }: ManualMaterial): FaqProof {
  const pages: FaqProof["pages"] = [];
  for (const { sentence, sourceUrl } of evidence) {
    const link = readWebLink(sourceUrl);
    const label = link?.label ?? sourceUrl;
    let page = pages.find((known) => known.label === label);
    if (!page) {
      page = { url: link?.url ?? null, label, sentences: [] };
      pages.push(page);
    }
    if (!page.sentences.includes(sentence)) page.sentences.push(sentence);
  }
  const checkedAt = new Date(Math.min(...evidence.map((one) => one.checkedAt.getTime())));
  const changedAt = evidence.flatMap(({ sourceUrl, pageHash, checkedAt: then }) => {
    const last = readings.get(sourceUrl);
    return last && last.hash !== pageHash && last.readAt > then ? [last.readAt.getTime()] : [];
  });
  const missingAt = evidence.flatMap(({ missingSince }) => missingSince?.getTime() ?? []);
  if (proposal) changedAt.push(proposal.foundAt.getTime());
  const isEdited = row.version > row.provenVersion;
  return {
    pages,
    count: pages.reduce((sum, { sentences }) => sum + sentences.length, 0),
    checked: whenOf(checkedAt, now),
    checkedAt: checkedAt.toISOString(),
    isEdited,
    changed:
      changedAt.length + missingAt.length > 0
        ? whenOf(new Date(Math.max(...changedAt, ...missingAt)), now)
        : null,
    proposalId: proposal?.id ?? null,
    siteChange: proposal && siteChangeOf(proposal, { answer: row.answer, isEdited }),
    isKept: missingAt.length > 0 && proposal === null,
  };
}

const dayMs = 86_400_000;

function whenOf(date: Date, now: Date): string {
  const days = Math.floor(now.getTime() / dayMs) - Math.floor(date.getTime() / dayMs);
  if (days <= 0) return "today";
  return days === 1 ? "yesterday" : `on ${dayOf(date, now)}`;
}

/** Omits the current year. Uses UTC, like the public page. */
function dayOf(date: Date, now: Date): string {
  const isThisYear = date.getUTCFullYear() === now.getUTCFullYear();
  return (isThisYear ? thisYear : anyYear).format(date);
}

const options = { day: "numeric", month: "long", timeZone: "UTC" } as const;
const thisYear = new Intl.DateTimeFormat("en-GB", options);
const anyYear = new Intl.DateTimeFormat("en-GB", { ...options, year: "numeric" });
