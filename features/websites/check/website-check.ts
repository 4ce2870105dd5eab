/** What the page about the website's changes shows; the contract between it and the server. */

import type { OpenContradiction } from "#features/faqs/contradiction.ts";
import type { OpenProposal } from "#features/faqs/proposal.ts";
import type { WorkStatus } from "#shared/enumerations.ts";
import { isActive } from "#shared/is-active.ts";

export interface WebsiteCheckView {
  status: WorkStatus;
  /** 0 to 100. */
  progress: number;
  pagesRead: number;
  /** For people, of one that failed; it may have several lines. */
  message: string | null;
  /** ISO 8601; null while it is under way. */
  finishedAt: string | null;
}

export interface WebsiteChanges {
  /** Null: the company has no website, so there is nothing to check. */
  website: { url: string; label: string } | null;
  /** The newest; null when there was none yet. */
  check: WebsiteCheckView | null;
  /** Of the newest one that came to its end; null when none did. */
  lastGood: { finishedAt: string; pagesRead: number } | null;
  proposals: OpenProposal[];
  /** What the website says in two ways. */
  contradictions: OpenContradiction[];
}

export function isUnderWay({ status }: Pick<WebsiteCheckView, "status">): boolean {
  return isActive(status);
}
