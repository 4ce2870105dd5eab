/** Decides on a change of the website from the list, and loads the list again. */
import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import type { ProposalDecision } from "#features/faqs/proposal.ts";
import { decisionNotSaved } from "#features/websites/check/website-check-texts.ts";
import { postDecision } from "./post-decision.ts";

interface Decision {
  proposalId: string;
  decision: ProposalDecision;
  /** The version that the list shows. */
  version: number;
}

export function useDecideChange(): (made: Decision) => void {
  const toast = useTeamToast("website");
  const { revalidate } = useRevalidator();
  return useCallback(
    async ({ version, ...made }: Decision) => {
      const { proposalId, decision } = made;
      const answer = await postDecision({ intent: decision, proposalId, version: String(version) });
      if (!answer) {
        toast({ kind: "error", text: decisionNotSaved });
        return;
      }
      const undo = async () => {
        const undone = await postDecision({ intent: "undo", proposalId, decision });
        toast(undone?.toast ?? { kind: "error", text: decisionNotSaved });
        await revalidate();
      };
      toast({
        ...answer.toast,
        ...(answer.ok ? { action: { label: "Undo", run: () => void undo() } } : {}),
      });
      await revalidate();
    },
    [toast, revalidate],
  );
}
