/** Decides on a change of the website from the list of questions. */
import { useCallback } from "react";
import type { ProposalDecision } from "#features/faqs/proposal.ts";
import { useFaqs } from "./use-faq-store.ts";

interface Decision {
  proposalId: string;
  faqId: string;
  decision: ProposalDecision;
  /** The version that the list shows. */
  version: number;
}

export function useDecideChange(): (made: Decision) => void {
  const { post } = useFaqs();
  return useCallback(
    ({ decision, version, ...made }) => {
      void post({ intent: decision, from: "list", version: String(version), ...made });
    },
    [post],
  );
}
