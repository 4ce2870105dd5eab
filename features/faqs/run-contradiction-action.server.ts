import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { faqContradictions } from "#db/schema.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { contradictionTexts as texts } from "./contradiction.ts";
import {
  type ContradictionDecision,
  settleContradiction,
  undoSettled,
} from "./settle-contradiction.server.ts";

const contradictionId = z.uuid();

/** Fields of the forms, except their intent. */
export const contradictionForm = z.discriminatedUnion("decision", [
  z.object({
    contradictionId,
    decision: z.literal("pick"),
    at: z.coerce.number().int().min(0).max(100),
    value: z.string().max(10_000),
  }),
  z.object({
    contradictionId,
    decision: z.literal("own"),
    question: z.string().max(5_000),
    answer: z.string().max(50_000),
  }),
  z.object({ contradictionId, decision: z.literal("dismiss") }),
]);

export type ContradictionForm = z.infer<typeof contradictionForm>;

export type ContradictionAnswer =
  | { ok: true; text: string }
  | { ok: false; field: "question" | "answer" | null; message: string };

export async function decideContradiction(
  tx: Transaction,
  scope: OwnerScope,
  { form, now }: { form: ContradictionForm; now: Date },
): Promise<ContradictionAnswer> {
  const { contradictionId } = form;
  const done = await settleContradiction(tx, scope, { contradictionId, decision: decisionOf(form), now });
  switch (done.outcome) {
    case "done":
      return { ok: true, text: doneText(form, done.isNew) };
    case "invalid":
      return { ok: false, field: done.field, message: done.message };
    default:
      return { ok: false, field: null, message: texts[done.outcome] };
  }
}

type Deps = Pick<Services, "db" | "clock" | "pageCache">;

export async function runContradictionAction(
  { db, clock, pageCache }: Deps,
  scope: OwnerScope,
  form: ContradictionForm,
): Promise<ContradictionAnswer> {
  const answer = await db.transaction((tx) => decideContradiction(tx, scope, { form, now: clock.now() }));
  if (answer.ok) pageCache.invalidate(scope.companyId);
  return answer;
}

export async function takeSettledBack(
  { db, pageCache }: Omit<Deps, "clock">,
  scope: OwnerScope,
  about: { contradictionId: string },
): Promise<{ kind: "success" | "error"; text: string }> {
  const outcome = await db.transaction((tx) => undoSettled(tx, scope, about));
  if (outcome === "gone") return { kind: "error", text: texts.gone };
  if (outcome === "conflict") return { kind: "error", text: texts.undoConflict };
  pageCache.invalidate(scope.companyId);
  return { kind: "success", text: texts.undone };
}

/** Finds out how a contradiction was resolved. Returns null if it is open or belongs to another company. */
export async function findSettled(
  db: Db,
  { companyId }: OwnerScope,
  contradictionId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ status: faqContradictions.status, settled: faqContradictions.settled })
    .from(faqContradictions)
    .where(
      and(
        eq(faqContradictions.companyId, companyId),
        eq(faqContradictions.id, contradictionId),
        ne(faqContradictions.status, "open"),
      ),
    );
  if (!row) return null;
  if (row.status === "dismissed") return texts.dismissed;
  return row.settled?.before ? texts.pickedAgain : texts.added;
}

function decisionOf(form: ContradictionForm): ContradictionDecision {
  switch (form.decision) {
    case "pick":
      return { kind: "pick", at: form.at, value: form.value };
    case "own":
      return { kind: "own", question: form.question, answer: form.answer };
    case "dismiss":
      return { kind: "dismiss" };
  }
}

function doneText({ decision }: ContradictionForm, isNew: boolean): string {
  if (decision === "dismiss") return texts.dismissed;
  if (decision === "own") return texts.wroteOwn;
  return isNew ? texts.picked : texts.pickedAgain;
}
