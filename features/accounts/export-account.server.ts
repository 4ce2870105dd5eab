/** Exports everything we store about an account and its company. */

import { eq } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { users } from "#db/schema/accounts.ts";
import { providerIdentities } from "#db/schema/provider-identities.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import type { ExportedRow } from "#features/companies/company-part.server.ts";
import { findCompany, findCompanyOfOwner } from "#features/companies/company-record.server.ts";
import { listOwnCompanies } from "#features/companies/find-own-company.server.ts";
import { findRole } from "#features/companies/membership.server.ts";
import { listTeam } from "#features/team/list-team.server.ts";
import { listOpenInvitations } from "#features/team/open-invitations.server.ts";
import type { Db, Transaction } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { may } from "#shared/permissions.ts";
import { companyParts } from "./company-parts.server.ts";

/** The rows are read from the database in batches to limit memory use. */
export interface AccountTable {
  table: string;
  rows: AsyncIterable<ExportedRow>;
}

/**
 * Passes one table after another to `visit`, all from one snapshot. `visit` must read the rows before it returns. It
 * must not wait for the client, because a database transaction is open. Passwords, sessions and link tokens are
 * excluded.
 */
export async function readAccount(db: Db, scope: OwnerScope, visit: (table: AccountTable) => Promise<void>) {
  const { userId, companyId } = scope;
  return db.transaction(async (tx) => {
    const row = await findCompanyOfOwner(tx, scope);
    if (!row) throw new Error("this session's company no longer exists");
    const { domainToken: _secret, ...company } = row;
    const user = await readPerson(tx, userId, visit);
    await readTables(tx, companyId, visit);
    return { user, company };
  }, oneSnapshot);
}

/** The account itself, which also exists without a company. */
async function readPerson(tx: Transaction, userId: string, visit: (table: AccountTable) => Promise<void>) {
  const { email, name: ownName, language, createdAt: since } = users;
  const [user] = await tx
    .select({ email, name: ownName, language, createdAt: since })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error("this session's account no longer exists");
  // Without the keys themselves, which are of no use elsewhere.
  const { name, createdAt, lastUsedAt } = passkeys;
  const ownPasskeys = tx
    .select({ name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(createdAt, passkeys.id)
    .$dynamic();
  await visit({ table: "passkeys", rows: allOf(ownPasskeys) });
  await visit({ table: "sign_in_identities", rows: allOf(ownIdentities(tx, userId)) });
  return user;
}

/** Like `readAccount`, without persons: only the tables of the company that are named. */
export async function readCompanyTables(
  db: Db,
  { companyId, tables }: { companyId: string; tables: ReadonlySet<string> },
  visit: (table: AccountTable) => Promise<void>,
) {
  return db.transaction(async (tx) => {
    const company = await findCompany(tx, { companyId });
    if (!company) throw new Error("the company no longer exists");
    await readTables(tx, companyId, async (table) => {
      if (tables.has(table.table)) await visit(table);
    });
    return company;
  }, oneSnapshot);
}

const oneSnapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

async function readTables(
  tx: Transaction,
  companyId: string,
  visit: (table: AccountTable) => Promise<void>,
): Promise<void> {
  for (const { exportedRows } of companyParts)
    for (const [table, query] of Object.entries(exportedRows(tx, companyId)))
      await visit({ table, rows: Symbol.asyncIterator in query ? query : allOf(query) });
}

/** Like `writeAccount`, for people without a company or without the right to export it. */
export async function exportPerson(db: Db, { userId }: Pick<OwnerScope, "userId">, { now }: { now: Date }) {
  const tables: Record<string, Record<string, unknown>[]> = {};
  const user = await db.transaction(
    (tx) =>
      readPerson(tx, userId, async ({ table, rows }) => {
        tables[table] = await Array.fromAsync(rows);
      }),
    oneSnapshot,
  );
  return { ...formatOfExport, exportedAt: now.toISOString(), user, ...tables };
}

const formatOfExport = { format: "step-account-export", version: 1 } as const;

/**
 * Writes the whole account as one JSON document, in version 1 of the export format. Each row is written as it is read.
 * `write` must not wait for the client, because a database transaction is open.
 */
export async function writeAccount(
  db: Db,
  scope: OwnerScope,
  { now, write }: { now: Date; write(text: string): Promise<unknown> },
): Promise<void> {
  const head = { ...formatOfExport, exportedAt: now.toISOString() };
  await write(`{\n${membersOf(head)}`);
  const whose = await readAccount(db, scope, async ({ table, rows }) => {
    await write(`,\n  ${JSON.stringify(table)}: [`);
    let separator = "";
    for await (const row of rows) {
      await write(`${separator}\n    ${JSON.stringify(row)}`);
      separator = ",";
    }
    await write("\n  ]");
  });
  await write(`,\n${membersOf({ ...whose, team: await readTeam(db, scope) })}\n}\n`);
}

/** Without the braces around them. */
function membersOf(value: object): string {
  return Object.entries(value)
    .map(([name, member]) => `  ${JSON.stringify(name)}: ${JSON.stringify(member)}`)
    .join(",\n");
}

/** The person's companies, and the team of this one. Includes invitations only for members who may see them. */
async function readTeam(db: Db, scope: OwnerScope) {
  const role = await findRole(db, scope);
  const [memberships, members, invitations] = await Promise.all([
    listOwnCompanies(db, scope),
    listTeam(db, scope),
    role && may(role, "manage members") ? listOpenInvitations(db, scope) : [],
  ]);
  return { memberships, members, invitations };
}

function ownIdentities(tx: Transaction, userId: string): PgSelect {
  const { issuer, subject, verifiedEmail, createdAt, lastUsedAt } = providerIdentities;
  return tx
    .select({ issuer, subject, verifiedEmail, createdAt, lastUsedAt })
    .from(providerIdentities)
    .where(eq(providerIdentities.userId, userId))
    .orderBy(createdAt, providerIdentities.id)
    .$dynamic();
}

const rowsPerPage = 500;

async function* allOf(query: PgSelect): AsyncGenerator<ExportedRow> {
  for (let offset = 0; ; offset += rowsPerPage) {
    const rows = await query.limit(rowsPerPage).offset(offset);
    yield* rows;
    if (rows.length < rowsPerPage) return;
  }
}
