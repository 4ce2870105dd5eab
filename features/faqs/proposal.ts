/** Changes to a help center's questions that follow from changes on the website, and the owner's decisions on them. */
import type { PublicationStatus } from "#shared/enumerations.ts";

export interface OpenProposal {
  id: string;
  kind: "new" | "changed" | "gone";
  /** Null if the proposal is a new question, or if the question was deleted. */
  current: ProposalText | null;
  /** The proposed text. Null if the source is gone. */
  proposed: Omit<ProposalText, "id" | "version" | "status" | "isEdited"> | null;
  page: { url: string | null; label: string };
  /** Whether a mail has reported it. */
  isReported: boolean;
  /** Sentences that the website contained before. */
  before: string[];
  after: string[];
}

interface ProposalText {
  id: string;
  question: string;
  answer: string;
  category: string | null;
  version: number;
  status: PublicationStatus;
  /** Whether the owner edited the text after we found its evidence. */
  isEdited: boolean;
}

export const proposalDecisions = [
  "add-draft",
  "add-published",
  "replace",
  "unpublish",
  "delete",
  "dismiss",
] as const;

export type ProposalDecision = (typeof proposalDecisions)[number];

/** Formats counts such as "1 new question, 2 changed, 1 gone". Empty if there are none. */
export function countProposals(proposals: { kind: OpenProposal["kind"] }[]): string {
  const count = (kind: OpenProposal["kind"]) => proposals.filter((one) => one.kind === kind).length;
  const [added, changed, gone] = [count("new"), count("changed"), count("gone")];
  return [
    added > 0 ? `${added} new` : "",
    changed > 0 ? `${changed} changed` : "",
    gone > 0 ? `${gone} gone` : "",
  ]
    .filter(Boolean)
    .join(", ");
}
