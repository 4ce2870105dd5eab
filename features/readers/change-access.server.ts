/** Reads and changes who may read a help center: everyone, people with a password, invited people, or only the team. */
import { randomInt } from "node:crypto";
import { recordChange } from "#features/companies/audit/record-change.server.ts";
import {
  findCompanyOfOwner,
  lockOwnCompany,
  nextVersion,
  updateCompany,
} from "#features/companies/company-record.server.ts";
import { findPrivateAccess, setPrivateAccess } from "#features/companies/private-access.server.ts";
import type { Db } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { refused, type Saved, type Versioned } from "#shared/action-outcome.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { AccessValues } from "./access-values.ts";
import { accessTexts } from "./texts.ts";

export interface OwnAccess extends Versioned<AccessValues> {
  /** Whether a password is stored, so that the form may leave the field empty. */
  hasPassword: boolean;
  hasAddress: boolean;
}

/** Throws `not_found` if the user isn't a member of the company. */
export async function getAccess(db: Db, scope: OwnerScope): Promise<OwnAccess> {
  const company = await findCompanyOfOwner(db, scope);
  if (!company) throw new AppError("not_found");
  const row = await findPrivateAccess(db, scope.companyId);
  return {
    version: company.version,
    values: { access: company.isPublic ? "public" : (row?.kind ?? "nobody"), password: "" },
    hasPassword: row?.passwordHash != null,
    hasAddress: company.helpCenterSubdomain !== null || company.domainType === "custom",
  };
}

/** A new password ends the access of everyone who entered the old one. */
export async function saveAccess(
  { db, access, pageCache }: Pick<Services, "db" | "access" | "pageCache">,
  scope: OwnerScope,
  { version, values: { access: kind, password } }: Versioned<AccessValues>,
): Promise<Saved<AccessValues, OwnAccess>> {
  const own = await getAccess(db, scope);
  if (kind === "password" && password === "" && !own.hasPassword)
    return refused(400, accessTexts.saveFailed, { password: accessTexts.passwordNeeded });
  if (kind !== "nobody" && !own.hasAddress)
    return refused(400, accessTexts.needsAddress, { access: accessTexts.needsAddress });
  // Hashing is slow, so it happens before the company is locked.
  const passwordHash = kind === "password" && password !== "" ? await access.hashPassword(password) : null;
  const { companyId } = scope;
  const isSaved = await db.transaction(async (tx) => {
    const stored = await lockOwnCompany(tx, scope, "change settings");
    if (stored.version !== version) return false;
    await updateCompany(tx, scope, { isPublic: kind === "public", version: nextVersion });
    const before = await findPrivateAccess(tx, companyId);
    if (kind === "nobody") await setPrivateAccess(tx, companyId, null);
    if (kind === "members" || kind === "password")
      await setPrivateAccess(tx, companyId, {
        kind,
        passwordHash: passwordHash ?? before?.passwordHash ?? null,
        // Without a row, counting would begin again, and passes for an earlier password would be valid.
        passwordVersion: passwordHash ? randomInt(1, 2 ** 31) : (before?.passwordVersion ?? 0),
      });
    const from = stored.isPublic ? "public" : (before?.kind ?? "nobody");
    const changes = [
      ...(from === kind ? [] : [{ label: "Readers", from, to: kind }]),
      ...(passwordHash === null ? [] : [{ label: "Password" }]),
    ];
    if (changes.length > 0) await recordChange(tx, scope, { action: "access.changed", details: { changes } });
    return true;
  });
  if (!isSaved) return { ...refused(409, accessTexts.conflict), conflict: await getAccess(db, scope) };
  pageCache.invalidate(companyId);
  return { ok: true };
}
