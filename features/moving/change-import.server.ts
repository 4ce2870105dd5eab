/** The owner agrees to a plan, stops an import, tries it again, or begins another one. */
import { and, eq, inArray, notInArray } from "drizzle-orm";
import { centerImports, type ImportChoices } from "#db/schema/center-imports.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import type { Done, Refused } from "#shared/action-outcome.ts";
import { activeStatuses } from "#shared/enumerations.ts";
import type { EditorScope, OwnerScope } from "#shared/owner-scope.ts";
import { findImport, type StoredImport } from "./describe-import.server.ts";
import { moveInJob } from "./move-in.job.ts";
import { movingTexts as texts } from "./moving-texts.ts";

type Deps = Pick<Services, "db" | "log" | "clock"> & { jobs: Pick<Services["jobs"], "enqueue"> };

const isImporting = ({ phase, status }: Pick<StoredImport, "phase" | "status">) =>
  phase === "import" && activeStatuses.some((each) => each === status);

/** Reads the form of the plan. A collection is kept under its name unless the form says otherwise. */
export function readChoices(form: FormData): ImportChoices {
  const collections: Record<string, string | null> = {};
  for (const [field, value] of form) {
    const [, index] = /^name:(\d{1,4})$/.exec(field) ?? [];
    if (index === undefined || typeof value !== "string") continue;
    const to = form.get(`to:${index}`);
    if (to === "skip") collections[value] = null;
    else if (typeof to === "string" && to.startsWith("=")) collections[value] = to.slice(1, 101);
  }
  return {
    collections,
    publishes: form.get("as") === "published",
    redirects: form.get("redirects") === "on",
  };
}

/**
 * Agreeing to a plan twice does nothing. `plan` is the id of the plan that the owner saw, which another one may have
 * replaced in the meantime.
 */
export function agreeToPlan(
  deps: Deps,
  scope: EditorScope,
  choices: ImportChoices,
  plan?: string,
): Promise<Done | Refused> {
  return change(deps, scope, async (tx) => {
    const begun = await findImport(tx, scope);
    if (!begun) throw new AppError("conflict", texts.gone);
    if (plan !== undefined && plan !== begun.id) throw new AppError("conflict", texts.otherPlan);
    if (begun.phase === "import") return;
    if (begun.status !== "completed") throw new AppError("conflict", texts.tooLate);
    await tx
      .update(centerImports)
      .set({ phase: "import", status: "queued", choices, done: 0, total: 0, startedAt: null })
      .where(eq(centerImports.id, begun.id));
    await deps.jobs.enqueue(tx, moveInJob, { importId: begun.id }, { companyId: scope.companyId });
  });
}

/** What was stored before stays. Stopping an import that has ended does nothing. */
export function stopImport(deps: Deps, scope: EditorScope): Promise<Done | Refused> {
  return change(deps, scope, async (tx) => {
    await tx
      .update(centerImports)
      .set({ status: "cancelled", finishedAt: deps.clock.now(), sealedAccess: null })
      .where(
        and(eq(centerImports.companyId, scope.companyId), inArray(centerImports.status, [...activeStatuses])),
      );
  });
}

/** Continues an import that failed or was stopped after the plan. Continuing one that runs does nothing. */
export function retryImport(deps: Deps, scope: OwnerScope): Promise<Done | Refused> {
  return change(deps, scope, async (tx) => {
    const [row] = await tx
      .update(centerImports)
      .set({ status: "queued", error: null, finishedAt: null })
      .where(
        and(
          eq(centerImports.companyId, scope.companyId),
          eq(centerImports.phase, "import"),
          inArray(centerImports.status, ["failed", "cancelled"]),
        ),
      )
      .returning({ id: centerImports.id });
    if (row) {
      await deps.jobs.enqueue(tx, moveInJob, { importId: row.id }, { companyId: scope.companyId });
      return;
    }
    const begun = await findImport(tx, scope);
    if (!begun || !isImporting(begun)) throw new AppError("conflict", texts.tooLate);
  });
}

/** Clears the page for another import. Articles stay, and later imports still recognize them. */
export function discardImport(deps: Deps, scope: OwnerScope): Promise<Done | Refused> {
  return change(deps, scope, async (tx) => {
    await tx
      .delete(centerImports)
      .where(
        and(
          eq(centerImports.companyId, scope.companyId),
          notInArray(centerImports.status, [...activeStatuses]),
        ),
      );
  });
}

async function change(
  { db, log }: Deps,
  scope: EditorScope,
  store: (tx: Transaction) => Promise<void>,
): Promise<Done | Refused> {
  try {
    await db.transaction(async (tx) => {
      await lockOwnCompany(tx, scope, "change settings");
      await store(tx);
    });
    return { ok: true };
  } catch (error) {
    return refusalOf(error, { log, event: "import change failed", problem: texts.failed });
  }
}
