export interface VoteCount {
  helpful: number;
  unhelpful: number;
}

export interface LeastHelpful extends VoteCount {
  kind: "question" | "article" | "guide";
  itemId: string;
  title: string;
  comments: { voteId: string; text: string; isHelpful: boolean; createdAt: Date }[];
}

/** Below this share of helpful votes, an answer needs work. One "no" alone is enough on a small site. */
const helpfulEnough = 0.7;

/** From 0 to 1. Null if there are no votes. */
export function helpfulShare(count: VoteCount | undefined): number | null {
  const all = count ? count.helpful + count.unhelpful : 0;
  return count && all > 0 ? count.helpful / all : null;
}

export function isUnhelpful(count: VoteCount | undefined): boolean {
  const share = helpfulShare(count);
  return share !== null && share < helpfulEnough;
}
