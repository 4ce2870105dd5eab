/** Stores visitors' votes on whether an answer helped, one per visitor, item and day, without personal data. */
import { and, eq, gt, isNull } from "drizzle-orm";
import { helpfulVotes } from "#db/schema/feedback.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { giveBackUse, isWithinLimits } from "#platform/rate-limits.ts";
import { networkOf } from "#platform/visitor-networks.ts";
import { maxCommentLength } from "./texts.ts";

const dayMs = 86_400_000;
/** A visitor doesn't read more answers in an hour, and an owner can't review more votes in a day. */
export const voteLimits = { perVisitor: 30, perCompany: 2_000 } as const;
/** A comment can be added to a vote for this long. */
const commentWindowMs = 3_600_000;

interface Deps {
  db: Db | Transaction;
  clock: Clock;
}

export interface Vote {
  kind: "question" | "article" | "guide";
  itemId: string;
  isHelpful: boolean;
  /** The visitor's network and browser are hashed to dedupe votes within a day. */
  visitor: { address: string; userAgent: string };
}

export type VoteOutcome =
  | { outcome: "counted"; voteId: string; createdAt: Date }
  | { outcome: "repeated" }
  | { outcome: "limited" };

export async function castVote(
  { db, clock }: Deps,
  { companyId }: { companyId: string },
  { kind, itemId, isHelpful, visitor }: Vote,
): Promise<VoteOutcome> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const who = `${itemId}\n${networkOf(visitor.address)}\n${visitor.userAgent.slice(0, 300)}`;
    const once = { name: "helpful-once", who, max: 1, windowMs: dayMs };
    if (!(await isWithinLimits(tx, { limits: [once], now }))) return { outcome: "repeated" };
    const byVisitor = {
      name: "helpful-visitor",
      who: companyId,
      visitorAddress: visitor.address,
      max: voteLimits.perVisitor,
      windowMs: dayMs / 24,
    };
    const byCompany = {
      name: "helpful-company",
      who: companyId,
      max: voteLimits.perCompany,
      windowMs: dayMs,
    };
    if (!(await isWithinLimits(tx, { limits: [byVisitor, byCompany], now }))) {
      // The visitor is asked to try again later.
      await giveBackUse(tx, once);
      return { outcome: "limited" };
    }
    const [vote] = await tx
      .insert(helpfulVotes)
      .values({ companyId, kind, itemId, isHelpful, createdAt: now })
      .returning({ id: helpfulVotes.id });
    return vote ? { outcome: "counted", voteId: vote.id, createdAt: now } : { outcome: "limited" };
  });
}

export interface OpenVote {
  isHelpful: boolean;
}

/** Returns the vote if a comment can still be added to it, otherwise null. */
export async function findOpenVote(
  { db, clock }: Deps,
  { companyId }: { companyId: string },
  voteId: string,
): Promise<OpenVote | null> {
  if (!isUuid(voteId)) return null;
  const [vote] = await db
    .select({ isHelpful: helpfulVotes.isHelpful })
    .from(helpfulVotes)
    .where(openVote({ companyId, voteId, now: clock.now() }));
  return vote ?? null;
}

/**
 * Adds a comment to a vote from the last hour that has none. Returns false if the comment is empty or there is no such
 * vote.
 */
export async function addComment(
  { db, clock }: Deps,
  { companyId }: { companyId: string },
  { voteId, text }: { voteId: string; text: string },
): Promise<boolean> {
  const comment = storableComment(text);
  if (!isUuid(voteId) || comment === "") return false;
  const changed = await db
    .update(helpfulVotes)
    .set({ comment })
    .where(openVote({ companyId, voteId, now: clock.now() }))
    .returning({ id: helpfulVotes.id });
  return changed.length > 0;
}

function openVote({ companyId, voteId, now }: { companyId: string; voteId: string; now: Date }) {
  return and(
    eq(helpfulVotes.companyId, companyId),
    eq(helpfulVotes.id, voteId),
    isNull(helpfulVotes.comment),
    gt(helpfulVotes.createdAt, new Date(now.getTime() - commentWindowMs)),
  );
}

/** Truncates, repairs lone surrogates and removes control characters except newlines. */
export function storableComment(text: string): string {
  const kept = text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{C}\n]/gu, "")
    .trim();
  return [...kept].slice(0, maxCommentLength).join("").trim();
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
