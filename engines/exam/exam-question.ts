/** A question of the exam that a help center takes, with the answer that it should get. */

export type ExamOrigin = "keywords" | "reworded" | "typo" | "bank" | "heading" | "other-trade" | "near-miss";

export interface ExamQuestion {
  text: string;
  /** How the question was made. */
  origin: ExamOrigin;
  /** Ids of the passages that answer it. Null if the help center can't know the answer. */
  answeredBy: readonly string[] | null;
}
