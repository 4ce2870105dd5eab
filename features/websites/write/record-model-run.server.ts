/** Records tokens and results of a model run for the operator, who pays for it. */
import { and, desc, eq } from "drizzle-orm";
import { type ModelRunPurpose, modelRuns } from "#db/schema/model-runs.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { ModelReport } from "./write-with-model.server.ts";

export interface ModelRunToKeep {
  purpose: ModelRunPurpose;
  companyId: string;
  url: string;
  report: ModelReport;
  startedAt: Date;
}

export async function recordModelRun(db: Db, run: ModelRunToKeep): Promise<void> {
  const { purpose, companyId, url, report, startedAt } = run;
  await db.insert(modelRuns).values({
    companyId,
    host: URL.parse(url)?.host.slice(0, 255) ?? "",
    purpose,
    model: report.model,
    failure: report.failure,
    inputTokens: report.inputTokens,
    outputTokens: report.outputTokens,
    parts: report.parts,
    unansweredParts: report.unansweredParts,
    acceptedAnswers: report.accepted,
    droppedAnswers: report.dropped,
    pageHashes: report.pageHashes,
    startedAt,
  });
}

/** Older runs are ignored, because their pages have changed or may be asked about again. */
const remembered = 20;

/** Returns content hashes of the company's pages that were already sent to this model and answered. */
export async function listAskedPages(
  db: Db,
  { companyId, model }: { companyId: string; model: string },
): Promise<string[]> {
  const rows = await db
    .select({ pageHashes: modelRuns.pageHashes })
    .from(modelRuns)
    .where(and(eq(modelRuns.companyId, companyId), eq(modelRuns.model, model)))
    .orderBy(desc(modelRuns.startedAt))
    .limit(remembered);
  return [...new Set(rows.flatMap((row) => row.pageHashes))];
}
