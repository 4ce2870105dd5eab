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
