import { z } from "zod";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { decideProposal } from "#features/faqs/decide-proposal.server.ts";
import { faqActionDone } from "#features/faqs/faq-action-done.ts";
import { readOwnerFaqs } from "#features/faqs/list-owner-faqs.server.ts";
import { findProposedFaqId, listOpenKinds, listOpenProposals } from "#features/faqs/list-proposals.server.ts";
import type { FaqActionResult } from "#features/faqs/owner-faq.ts";
import { countedFaqs } from "#features/faqs/owner-texts.ts";
import { countProposals, type OpenProposal, proposalDecisions } from "#features/faqs/proposal.ts";
import { undoDecision } from "#features/faqs/undo-decision.server.ts";
import type { Services } from "#platform/services.ts";
import { refused } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { decisionDone, decisionRefusals, decisionUndone } from "./website-check-texts.ts";
import { describeWebsiteChanges } from "./website-checks.server.ts";

type Deps = Pick<Services, "db" | "clock" | "pageCache">;

export const decisionForms = [
  z.object({ intent: z.literal("undo"), proposalId: z.uuid(), decision: z.enum(proposalDecisions) }),
  z.object({
    intent: z.enum(proposalDecisions),
    proposalId: z.uuid(),
    version: z.coerce.number().int().min(0).max(2_000_000_000),
  }),
] as const;

const decisionForm = z.discriminatedUnion("intent", decisionForms);

type DecisionForm = z.infer<typeof decisionForm>;

export type ProposalAction = { intent: "add-all" } | DecisionForm;

interface Said {
  kind: "success" | "error";
  text: string;
}

export async function runProposalAction(
  deps: Deps,
  scope: OwnerScope,
  action: ProposalAction,
): Promise<Said> {
  if (action.intent === "add-all") return addAll(deps, scope);
  return (await decide(deps, scope, action)).toast;
}

/** The answer to a decision that the page's script posted. */
export interface DecisionAnswer {
  ok: boolean;
  status: number;
  toast: Said;
  /** As it is now, after an undo or a refusal. Null if there is nothing left to decide. */
  proposal: OpenProposal | null;
}

/** Returns null for an unknown form. */
export async function runDecisionForm(
  deps: Deps,
  scope: OwnerScope,
  form: FormData,
): Promise<DecisionAnswer | null> {
  const asked = decisionForm.safeParse(Object.fromEntries(form)).data;
  if (!asked) return null;
  const { status, toast } = await decide(deps, scope, asked);
  const isOpen = asked.intent === "undo" || status !== 200;
  const [proposal = null] = isOpen
    ? await listOpenProposals(deps.db, scope, { proposalId: asked.proposalId })
    : [];
  return { ok: status === 200, status, toast, proposal };
}

/**
 * Decides from the list of questions, whose script only replaces the question that the answer has. Returns null for an
 * unknown form.
 */
export async function runListDecision(
  deps: Deps,
  scope: OwnerScope,
  form: FormData,
): Promise<FaqActionResult | null> {
  const asked = decisionForm.safeParse(Object.fromEntries(form)).data;
  if (!asked) return null;
  const { status, toast } = await decide(deps, scope, asked);
  const faqId = await findProposedFaqId(deps.db, scope, asked.proposalId);
  const [faqs, kinds] = await Promise.all([
    readOwnerFaqs(deps.db, scope, { now: deps.clock.now(), ids: faqId === null ? [] : [faqId] }),
    listOpenKinds(deps.db, scope),
  ]);
  const openChanges = countProposals(kinds);
  const [faq] = faqs;
  if (status !== 200)
    return { ...refused(status, toast.text), openChanges, ...(faq ? { conflict: faq } : {}) };
  const gone = faqId !== null && !faq ? [faqId] : [];
  return faqActionDone({ text: toast.text, faqs, gone, openChanges });
}

const statusOf = { gone: 404, conflict: 409, full: 409 };

async function decide(
  { db, clock, pageCache }: Deps,
  scope: OwnerScope,
  action: DecisionForm,
): Promise<{ status: number; toast: Said }> {
  if (action.intent === "undo") {
    const outcome = await db.transaction((tx) => undoDecision(tx, scope, action));
    if (outcome !== "done")
      return {
        status: statusOf[outcome],
        toast: { kind: "error", text: decisionRefusals[`undo-${outcome}`] },
      };
    pageCache.invalidate(scope.companyId);
    return { status: 200, toast: { kind: "success", text: decisionUndone } };
  }
  const { intent: decision, proposalId, version } = action;
  const { outcome } = await db.transaction((tx) =>
    decideProposal(tx, scope, { proposalId, decision, version, now: clock.now() }),
  );
  if (outcome !== "done")
    return { status: statusOf[outcome], toast: { kind: "error", text: decisionRefusals[outcome] } };
  pageCache.invalidate(scope.companyId);
  return { status: 200, toast: { kind: "success", text: decisionDone[decision] } };
}

async function addAll({ db, clock }: Deps, scope: OwnerScope): Promise<Said> {
  const { proposals } = await describeWebsiteChanges({ db, clock }, scope);
  const wanted = proposals.filter(({ kind }) => kind === "new");
  const now = clock.now();
  const added = await db.transaction(async (tx) => {
    let count = 0;
    for (const { id } of wanted) {
      const input = { proposalId: id, decision: "add-draft" as const, version: 0, now, isPartOfBulk: true };
      const { outcome } = await decideProposal(tx, scope, input);
      if (outcome === "full") break;
      if (outcome === "done") count += 1;
    }
    if (count > 0)
      await recordChange(tx, scope, {
        action: "website.added",
        subject: { kind: "question" },
        details: { count },
      });
    return count;
  });
  if (added === 0) return { kind: "error", text: decisionRefusals.gone };
  return { kind: "success", text: `${countedFaqs(added)} added as ${added === 1 ? "a draft" : "drafts"}` };
}
