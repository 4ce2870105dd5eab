/** The parts of an import's report, each with its own URL. */
import type { ImportReport } from "./describe-report.server.ts";

const tabs = ["check", "imported", "left-out"] as const;
export type ReportTab = (typeof tabs)[number];

type Findings = Pick<ImportReport, "contradictions" | "conflictCount" | "deadLinkCount">;

/** Without a choice, what needs a decision comes first, even if everything is decided by now. */
export function readReportTab(
  chosen: string | null,
  { contradictions, conflictCount, deadLinkCount }: Findings,
): ReportTab {
  const hasFindings = contradictions.length + conflictCount + deadLinkCount > 0;
  return tabs.find((tab) => tab === chosen) ?? (hasFindings ? "check" : "imported");
}
