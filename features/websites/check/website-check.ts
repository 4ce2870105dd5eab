import type { OpenContradiction } from "#features/faqs/contradiction.ts";
import type { OpenProposal } from "#features/faqs/proposal.ts";
import type { WorkStatus } from "#shared/enumerations.ts";
import { isActive } from "#shared/is-active.ts";
import type { ContactChange } from "./contact-changes.ts";
import type { Doubt } from "./doubtful-reading.ts";
import type { ScheduleView } from "./website-schedule.server.ts";

export interface WebsiteCheckView {
  status: WorkStatus;
  progress: number;
  pagesRead: number;
  /** Tells the owner why the check failed. May have several lines. */
  message: string | null;
  /** Set if the website looked like another one, so that nothing was proposed. */
  doubt: Doubt | null;
  /** ISO date. Null while the check is running. */
  finishedAt: string | null;
}

export interface WebsiteChanges {
  website: { url: string; label: string } | null;
  check: WebsiteCheckView | null;
  /** The latest completed check of the current website, or null. */
  lastGood: { finishedAt: string; pagesRead: number } | null;
  schedule: ScheduleView;
  proposals: OpenProposal[];
  /** Open contradictions on the website. */
  contradictions: OpenContradiction[];
  contactChanges: ContactChange[];
}

export function isUnderWay({ status }: Pick<WebsiteCheckView, "status">): boolean {
  return isActive(status);
}
