/** The redirects of a help center: how pages find them, and how other features store them. */
import { and, count, desc, eq, ilike, inArray, or, sql } from "drizzle-orm";
import { redirects } from "#db/schema/redirects.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { leadsInCircle, redirectKeys } from "./redirect-path.ts";
import { maxRedirects, redirectTexts as texts } from "./redirect-texts.ts";

type Company = Pick<OwnerScope, "companyId">;

export interface Redirect {
  path: string;
  target: string;
}

/** Returns the redirect of the first path that has one. The paths are as they were requested. */
export async function findRedirect(
  db: Db,
  { companyId }: Company,
  paths: readonly string[],
): Promise<(Redirect & { asked: string }) | null> {
  const keys = paths.flatMap((asked) => redirectKeys(asked).map((key) => ({ key, asked })));
  if (keys.length === 0) return null;
  const found = await db
    .select({ path: redirects.path, target: redirects.target })
    .from(redirects)
    .where(
      and(
        eq(redirects.companyId, companyId),
        inArray(
          redirects.path,
          keys.map(({ key }) => key),
        ),
      ),
    );
  const targets = new Map(found.map(({ path, target }) => [path, target]));
  for (const { key, asked } of keys) {
    const target = targets.get(key);
    if (target !== undefined) return { path: key, target, asked };
  }
  return null;
}

export const redirectsPerPage = 50;

/** One page of the list, the most visited first. */
export async function listRedirects(
  db: Db,
  { companyId }: Company,
  { search, page }: { search: string; page: number },
) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const isWanted = and(
    eq(redirects.companyId, companyId),
    search === "" ? undefined : or(ilike(redirects.path, pattern), ilike(redirects.target, pattern)),
  );
  const [rows, [counted], [all]] = await Promise.all([
    db
      .select({
        path: redirects.path,
        target: redirects.target,
        hits: redirects.hits,
        lastHitAt: redirects.lastHitAt,
      })
      .from(redirects)
      .where(isWanted)
      .orderBy(desc(redirects.hits), redirects.path)
      .limit(redirectsPerPage)
      .offset((page - 1) * redirectsPerPage),
    db.select({ n: count() }).from(redirects).where(isWanted),
    db.select({ n: count() }).from(redirects).where(eq(redirects.companyId, companyId)),
  ]);
  return { rows, found: counted?.n ?? 0, total: all?.n ?? 0 };
}

/** By path, for a file. */
export function listAllRedirects(db: Db | Transaction, { companyId }: Company) {
  return db
    .select({ path: redirects.path, target: redirects.target, hits: redirects.hits })
    .from(redirects)
    .where(eq(redirects.companyId, companyId))
    .orderBy(redirects.path);
}

/**
 * Adds redirects, and replaces the targets of those that exist. The caller holds the company's lock. Throws an AppError
 * if there would be too many or if some would lead in a circle.
 */
export async function storeRedirects(
  tx: Transaction,
  { companyId }: Company,
  added: readonly Redirect[],
): Promise<void> {
  if (added.length === 0) return;
  const targets = new Map(
    (await listAllRedirects(tx, { companyId })).map(({ path, target }) => [path, target]),
  );
  for (const { path, target } of added) targets.set(path, target);
  if (targets.size > maxRedirects) throw new AppError("invalid", texts.tooMany);
  const circular = added.find(({ path }) => leadsInCircle(path, (key) => targets.get(key)));
  if (circular) throw new AppError("invalid", texts.inCircle);
  const rows = JSON.stringify(added.map(({ path }) => ({ path, target: targets.get(path) })));
  await tx.execute(sql`
    insert into redirects (company_id, path, target)
    select distinct ${companyId}::uuid, row.path, row.target
    from jsonb_to_recordset(${rows}::jsonb) as row(path text, target text)
    on conflict (company_id, path) do update set target = excluded.target`);
}

/** Redirects that exist keep their targets, and those that would lead in a circle are skipped. Returns how many it added. */
export async function addMissingRedirects(
  tx: Transaction,
  { companyId }: Company,
  wanted: readonly Redirect[],
): Promise<number> {
  const targets = new Map(
    (await listAllRedirects(tx, { companyId })).map(({ path, target }) => [path, target]),
  );
  const added: Redirect[] = [];
  for (const { path, target } of wanted) {
    if (targets.has(path) || targets.size >= maxRedirects) continue;
    targets.set(path, target);
    if (leadsInCircle(path, (key) => targets.get(key))) targets.delete(path);
    else added.push({ path, target });
  }
  await storeRedirects(tx, { companyId }, added);
  return added.length;
}

/** Skips redirects that would lead in a circle. The caller holds the company's lock, and the company has none yet. */
export async function storeImportedRedirects(
  tx: Transaction,
  company: Company,
  added: readonly Redirect[],
): Promise<void> {
  const targets = new Map(added.map(({ path, target }) => [path, target]));
  const usable = added.filter(({ path }) => !leadsInCircle(path, (key) => targets.get(key)));
  await storeRedirects(tx, company, usable);
}

/** Returns false if there is no such redirect. */
export async function deleteRedirect(
  tx: Transaction,
  { companyId }: Company,
  path: string,
): Promise<boolean> {
  const deleted = await tx
    .delete(redirects)
    .where(and(eq(redirects.companyId, companyId), eq(redirects.path, path)))
    .returning({ path: redirects.path });
  return deleted.length > 0;
}
