/** What can be decided about a proposal, with the key for each. */
import type { OpenProposal, ProposalDecision } from "#features/faqs/proposal.ts";

type ChoiceLabel =
  | "Publish"
  | "Add as a draft"
  | "Skip"
  | "Replace my answer"
  | "Replace the answer"
  | "Keep it"
  | "Unpublish"
  | "Delete";

export interface Choice {
  decision: ProposalDecision;
  label: ChoiceLabel;
  key: string;
}

/** The first one follows the website. The last one changes nothing. */
export function choicesOf({ kind, current }: OpenProposal): Choice[] {
  switch (kind) {
    case "new":
      return [
        { decision: "add-published", label: "Publish", key: "a" },
        { decision: "add-draft", label: "Add as a draft", key: "d" },
        { decision: "dismiss", label: "Skip", key: "s" },
      ];
    case "changed":
      return [
        {
          decision: "replace",
          label: current?.isEdited ? "Replace my answer" : "Replace the answer",
          key: "a",
        },
        { decision: "dismiss", label: "Keep it", key: "s" },
      ];
    case "gone":
      return [
        ...(current?.status === "published"
          ? [{ decision: "unpublish" as const, label: "Unpublish" as const, key: "a" }]
          : []),
        { decision: "delete", label: "Delete", key: "d" },
        { decision: "dismiss", label: "Keep it", key: "s" },
      ];
  }
}

export function choiceOfKey(proposal: OpenProposal, key: string): ProposalDecision | null {
  return choicesOf(proposal).find((choice) => choice.key === key.toLowerCase())?.decision ?? null;
}
