/** Data of the website changes page. */

import type { OpenContradiction } from "#features/faqs/contradiction.ts";
import type { OpenProposal } from "#features/faqs/proposal.ts";
import type { WorkStatus } from "#shared/enumerations.ts";
import { isActive } from "#shared/is-active.ts";

export interface WebsiteCheckView {
  status: WorkStatus;
  /** Percentage from 0 to 100. */
  progress: number;
  pagesRead: number;
  /** Message for the owner if the check failed; may have several lines. */
  message: string | null;
  /** ISO 8601; null while the check is running. */
  finishedAt: string | null;
}

export interface WebsiteChanges {
  /** Null if the company has no website to check. */
  website: { url: string; label: string } | null;
  /** The latest check; null if none. */
  check: WebsiteCheckView | null;
  /** The latest completed check; null if none. */
  lastGood: { finishedAt: string; pagesRead: number } | null;
  proposals: OpenProposal[];
  /** Open contradictions on the website. */
  contradictions: OpenContradiction[];
}

export function isUnderWay({ status }: Pick<WebsiteCheckView, "status">): boolean {
  return isActive(status);
}
