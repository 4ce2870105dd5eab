/** Moves articles from a help desk, as the dashboard's import page does. */
import type { z } from "zod";
import type { helpDeskImport } from "#features/api/help-desk-operations.ts";
import type { BodyOf } from "#features/api/operation.ts";
import type { Operations } from "#features/api/operations.ts";
import { ProblemError } from "#features/api/problems.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import { agreeToPlan, stopImport } from "#features/moving/change-import.server.ts";
import { describePlan, findImport, type StoredImport } from "#features/moving/describe-import.server.ts";
import { countReport } from "#features/moving/describe-report.server.ts";
import { endAbandonedImports } from "#features/moving/end-abandoned-imports.server.ts";
import { startApiImport, startZendeskImport } from "#features/moving/start-import.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import type { Done, Refused } from "#shared/action-outcome.ts";
import type { KeyHolderScope } from "#shared/owner-scope.ts";
import { found, type HandlersOf, invalidField } from "./call.ts";

const intercomHosts = {
  us: "https://api.intercom.io",
  eu: "https://api.eu.intercom.io",
  au: "https://api.au.intercom.io",
};

export const helpDeskHandlers: HandlersOf<
  "getHelpDeskImport" | "startHelpDeskImport" | "confirmHelpDeskImport" | "stopHelpDeskImport"
> = {
  async getHelpDeskImport({ scope }, db) {
    await endAbandonedImports(db, scope);
    return { body: await present(db, found(await findImport(db, scope))) };
  },

  async startHelpDeskImport({ services, scope, body }, tx) {
    await lockOwnCompany(tx, scope, "change settings");
    requireDone(await start({ ...services, db: tx }, scope, body));
    return {
      body: await present(tx, found(await findImport(tx, scope))),
      location: "/imports/help-desk",
    };
  },

  async confirmHelpDeskImport({ services, scope, body: { status, redirects, collections } }, tx) {
    await lockOwnCompany(tx, scope, "change settings");
    const { phase, status: state } = found(await findImport(tx, scope));
    if (phase !== "plan" || state !== "completed") {
      const detail = "There is no plan that waits to be confirmed.";
      throw new ProblemError("conflict", { detail });
    }
    const choices = {
      collections: Object.fromEntries(collections.map(({ name, to }) => [name, to])),
      publishes: status === "published",
      redirects,
    };
    requireDone(await agreeToPlan({ ...services, db: tx }, scope, choices));
    return { body: await present(tx, found(await findImport(tx, scope))) };
  },

  async stopHelpDeskImport({ services, scope }, tx) {
    await lockOwnCompany(tx, scope, "change settings");
    found(await findImport(tx, scope));
    requireDone(await stopImport({ ...services, db: tx }, scope));
    return { body: null };
  },
};

type NewImport = BodyOf<Operations["startHelpDeskImport"]>;

function start(
  deps: Services,
  scope: KeyHolderScope,
  { source, address = "", email = "", key = "", region = "us" }: NewImport,
): Promise<Done | Refused> {
  if (source !== "zendesk")
    return startApiImport(deps, scope, { source, address, key, region: intercomHosts[region] });
  if ((email === "") !== (key === "")) throw invalidField("body.key", "Send both email and key, or neither.");
  return startZendeskImport(deps, scope, { address, access: email === "" ? null : { email, token: key } });
}

function requireDone(outcome: Done | Refused): void {
  if (outcome.ok) return;
  const [field] = Object.keys(outcome.errors ?? {});
  if (field !== undefined) throw invalidField(`body.${field}`, outcome.problem);
  if (outcome.status === 409) throw new ProblemError("conflict", { detail: outcome.problem });
  throw new ProblemError("server-error");
}

async function present(db: Db | Transaction, row: StoredImport): Promise<z.input<typeof helpDeskImport>> {
  const { id, source, label, phase, status, error, done, total, createdAt, finishedAt } = row;
  const isCompleted = status === "completed";
  return {
    ...{ id, source, label, phase, status, error, done, total },
    plan: isCompleted && phase === "plan" ? await presentPlan(db, row) : null,
    report: isCompleted && phase === "import" ? await presentReport(db, row) : null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

async function presentPlan(db: Db | Transaction, row: StoredImport) {
  const { articles, pictures, attachments, oldPaths, locales, collections } = await describePlan(db, row);
  return {
    ...{ articles, attachments, images: pictures, formerAddresses: oldPaths },
    languages: locales.filter((tag) => tag !== ""),
    collections: collections.map(({ name, counts }) => ({ name, articles: counts[""] ?? 0 })),
  };
}

async function presentReport(db: Db | Transaction, row: StoredImport) {
  const { counts, translations, redirects, deadLinkCount } = await countReport(db, row);
  return { ...counts, translations, redirects, deadLinks: deadLinkCount };
}
