/** An owner adds, deletes and imports redirects. */
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import { refusalOf } from "#platform/refusal-of.ts";
import type { Services } from "#platform/services.ts";
import { type Done, type Refused, refused, refusedAt } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { readRedirectFile } from "./redirect-file.ts";
import { readFormerPath, readTarget } from "./redirect-path.ts";
import { redirectTexts as texts } from "./redirect-texts.ts";
import { deleteRedirect, type Redirect, storeRedirects } from "./redirects.server.ts";

type Deps = Pick<Services, "db" | "log">;

/** `ownAddresses` are those of the help center, so that targets can be entered as whole URLs. */
export async function addRedirect(
  deps: Deps,
  scope: OwnerScope,
  { from, to, ownAddresses }: { from: string; to: string; ownAddresses: string[] },
): Promise<Done | Refused<"from" | "to">> {
  const path = readFormerPath(from);
  if (path === null) return refusedAt("from", texts.notAPath);
  const target = readTarget(to, ownAddresses);
  if (target === null) return refusedAt("to", texts.notATarget);
  return change(deps, scope, async (tx) => {
    await storeRedirects(tx, scope, [{ path, target }]);
    return [{ label: path, from: null, to: target }];
  });
}

export function removeRedirect(deps: Deps, scope: OwnerScope, path: string): Promise<Done | Refused> {
  return change(deps, scope, async (tx) => {
    const isDeleted = await deleteRedirect(tx, scope, path);
    return isDeleted ? [{ label: path, from: path, to: null }] : null;
  });
}

/** Imports all redirects of the file or none. */
export async function importRedirects(
  deps: Deps,
  scope: OwnerScope,
  { bytes, ...place }: { bytes: Uint8Array; ownAddresses: string[]; language: string },
): Promise<(Done & { count: number }) | Refused> {
  const read = readRedirectFile(bytes, place);
  if ("problem" in read) return refused(400, read.problem);
  const { redirects } = read;
  const outcome = await change(deps, scope, async (tx) => {
    await storeRedirects(tx, scope, redirects);
    return [{ label: "From a file", from: null, to: countOf(redirects) }];
  });
  return outcome.ok ? { ok: true, count: redirects.length } : outcome;
}

function countOf(redirects: Redirect[]): string {
  return redirects.length === 1 ? "1 redirect" : `${redirects.length} redirects`;
}

type Changes = { label: string; from: string | null; to: string | null }[];

/** `store` returns null if there was nothing to change. */
async function change(
  { db, log }: Deps,
  scope: OwnerScope,
  store: (tx: Transaction) => Promise<Changes | null>,
): Promise<Done | Refused> {
  try {
    await db.transaction(async (tx) => {
      await lockOwnCompany(tx, scope, "change settings");
      const changes = await store(tx);
      if (changes) await recordChange(tx, scope, { action: "redirects.changed", details: { changes } });
    });
  } catch (error) {
    return refusalOf(error, { log, event: "redirects update failed", problem: texts.saveFailed });
  }
  return { ok: true };
}
