/** What became of a logo. */
export type LogoAnswer =
  | { outcome: "uploaded" }
  /** `logoUrl`: to have it back; null when there was none. */
  | { outcome: "removed"; logoUrl: string | null }
  | { outcome: "restored" }
  | { outcome: "refused"; message: string; isBusy?: boolean }
  /** Nobody could be reached. */
  | { outcome: "failed" };
