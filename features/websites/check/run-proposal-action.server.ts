import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { decideProposal } from "#features/faqs/decide-proposal.server.ts";
import { countedFaqs } from "#features/faqs/owner-texts.ts";
import type { ProposalDecision, UndoableDecision } from "#features/faqs/proposal.ts";
import { undoDecision } from "#features/faqs/undo-decision.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { decisionDone, decisionRefusals, decisionUndone } from "./website-check-texts.ts";
import { describeWebsiteChanges } from "./website-checks.server.ts";

export type ProposalAction =
  | { intent: "add-all" }
  | { intent: "undo"; proposalId: string; decision: UndoableDecision }
  | { intent: ProposalDecision; proposalId: string; version: number };

interface Said {
  kind: "success" | "error";
  text: string;
}

export async function runProposalAction(
  { db, clock, pageCache }: Pick<Services, "db" | "clock" | "pageCache">,
  scope: OwnerScope,
  action: ProposalAction,
): Promise<Said> {
  const now = clock.now();
  if (action.intent === "add-all") {
    const { proposals } = await describeWebsiteChanges({ db, clock }, scope);
    const wanted = proposals.filter(({ kind }) => kind === "new");
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
  if (action.intent === "undo") {
    const outcome = await db.transaction((tx) => undoDecision(tx, scope, action));
    if (outcome !== "done") return { kind: "error", text: decisionRefusals[`undo-${outcome}`] };
    pageCache.invalidate(scope.companyId);
    return { kind: "success", text: decisionUndone };
  }
  const { intent: decision, proposalId, version } = action;
  const { outcome } = await db.transaction((tx) =>
    decideProposal(tx, scope, { proposalId, decision, version, now }),
  );
  if (outcome !== "done") return { kind: "error", text: decisionRefusals[outcome] };
  pageCache.invalidate(scope.companyId);
  return { kind: "success", text: decisionDone[decision] };
}
