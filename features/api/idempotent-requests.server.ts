/** Remembers for a day what requests with an Idempotency-Key were answered with. */
import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { apiRequests } from "#db/schema/company-keys.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { RetentionRule } from "#platform/retention/retention-rule.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";
import { ProblemError } from "./problems.ts";

const dayMs = 86_400_000;

export interface StoredReply {
  status: number;
  body: string;
  location: string | null;
}

interface RepeatableRequest {
  idempotencyKey: string;
  /** What was requested: method, path and body. */
  request: string;
  now: Date;
}

/**
 * Runs `act` once per key. A repeat gets the first reply. A second request with the same key waits until the first one's
 * transaction ends. If `act` throws, nothing is remembered, so the client can try again.
 */
export async function answerOnce(
  tx: Transaction,
  { keyId }: KeyHolderScope,
  { idempotencyKey, request, now }: RepeatableRequest,
  act: () => Promise<StoredReply>,
): Promise<{ reply: StoredReply; isRepeat: boolean }> {
  const isThis = and(eq(apiRequests.keyId, keyId), eq(apiRequests.idempotencyKey, idempotencyKey));
  const isOver = lt(apiRequests.createdAt, new Date(now.getTime() - dayMs));
  await tx.delete(apiRequests).where(and(isThis, isOver));
  const requestHash = createHash("sha256").update(request).digest("hex");
  const inserted = await tx
    .insert(apiRequests)
    .values({ keyId, idempotencyKey, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ keyId: apiRequests.keyId });
  if (inserted.length === 0) {
    const [known] = await tx.select().from(apiRequests).where(isThis);
    if (known?.requestHash !== requestHash) throw new ProblemError("reused-idempotency-key");
    const { status, body, location } = known;
    return { reply: { status, body, location }, isRepeat: true };
  }
  const reply = await act();
  await tx.update(apiRequests).set(reply).where(isThis);
  return { reply, isRepeat: false };
}

export const apiRetention: readonly RetentionRule[] = [
  {
    kind: "API replies",
    table: apiRequests,
    key: apiRequests.id,
    keptDays: 1,
    isOver: (before) => lt(apiRequests.createdAt, before),
  },
];
