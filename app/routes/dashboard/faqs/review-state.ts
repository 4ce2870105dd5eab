/** Decisions on proposals, as this tab shows them before the server has stored them. */
import type { OpenProposal, ProposalDecision } from "#features/faqs/proposal.ts";

export interface Decided {
  id: string;
  decision: ProposalDecision;
}

export interface ReviewState {
  /** In the order in which they were made. */
  decided: readonly Decided[];
  /** Proposals that the server sent again, by id. Null if there is nothing left to decide. */
  known: ReadonlyMap<string, OpenProposal | null>;
}

export const noReview: ReviewState = { decided: [], known: new Map() };

export function decide(state: ReviewState, made: Decided): ReviewState {
  return { ...state, decided: [...state.decided.filter(({ id }) => id !== made.id), made] };
}

/** Undoes exactly this decision. A later one about the same proposal stays. */
export function withdraw(state: ReviewState, made: Decided): ReviewState {
  return { ...state, decided: state.decided.filter((one) => one !== made) };
}

/** `proposal` is what the server sent after an undo or a refusal, and undefined if it sent nothing. */
export function learn(
  state: ReviewState,
  id: string,
  proposal: OpenProposal | null | undefined,
): ReviewState {
  return proposal === undefined ? state : { ...state, known: new Map(state.known).set(id, proposal) };
}

/** What the page loaded again is newer than `known`. Decisions that it no longer contains are stored. */
export function forgetStored(state: ReviewState, loaded: OpenProposal[]): ReviewState {
  const ids = new Set(loaded.map(({ id }) => id));
  return { decided: state.decided.filter(({ id }) => ids.has(id)), known: new Map() };
}

export function openOf({ decided, known }: ReviewState, loaded: OpenProposal[]): OpenProposal[] {
  if (decided.length === 0 && known.size === 0) return loaded;
  const isDecided = new Set(decided.map(({ id }) => id));
  // Contains those that were decided when the page was loaded, and are open again.
  const all = new Map<string, OpenProposal | null>(loaded.map((proposal) => [proposal.id, proposal]));
  for (const [id, proposal] of known) all.set(id, proposal);
  return [...all.values()].filter((proposal) => proposal !== null).filter(({ id }) => !isDecided.has(id));
}

const kinds: OpenProposal["kind"][] = ["changed", "gone", "new"];

/** In the order in which the page lists them. */
export function inListOrder(proposals: OpenProposal[]): OpenProposal[] {
  return kinds.flatMap((kind) => proposals.filter((proposal) => proposal.kind === kind));
}

/** The one to decide on after `id`, or the last one. */
export function nextAfter(proposals: OpenProposal[], id: string): string | null {
  const index = proposals.findIndex((proposal) => proposal.id === id);
  return (proposals[index + 1] ?? proposals[index - 1])?.id ?? null;
}
