/** The migration to teams, on a database that the previous version filled. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate, migrationsDirectory } from "#platform/db/migrate.ts";
import type { Database } from "#platform/db/open-database.ts";
import { collectLog } from "#tests/support/collect-log.ts";
import { createTestDatabase } from "#tests/support/database.ts";

const { log } = collectLog();
const lastWithoutTeams = 24;
const count = 1_000;
let database: Database;
let folder = "";

beforeEach(async () => {
  database = await createTestDatabase();
  await database.sql.unsafe("drop schema public cascade; drop schema drizzle cascade; create schema public");
  folder = await mkdtemp(join(tmpdir(), "step-migrations-"));
  await cp(migrationsDirectory, folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal: { entries: { idx: number }[] } = JSON.parse(await readFile(path, "utf8"));
  const entries = journal.entries.filter(({ idx }) => idx <= lastWithoutTeams);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  await migrate({ url: database.url, log, folder });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every table's rows as one hash, without columns that the previous version doesn't know. */
async function hashes(columnsOf: Record<string, string[]>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [table, columns] of Object.entries(columnsOf)) {
    const row = columns.map((column) => `"${column}"`).join(", ");
    const [hash] = await database.sql.unsafe(
      `select md5(coalesce(string_agg(text, '' order by text), '')) as md5, count(*)::int as rows
       from (select row(${row})::text as text from "${table}") as all_rows`,
    );
    found[table] = `${hash?.rows} ${hash?.md5}`;
  }
  return found;
}

async function readColumns(): Promise<Record<string, string[]>> {
  const rows = await database.sql<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`;
  return Object.fromEntries(
    Object.entries(Object.groupBy(rows, ({ table }) => table)).map(([table, columns = []]) => [
      table,
      columns.map(({ column }) => column),
    ]),
  );
}

async function fill(): Promise<void> {
  await database.sql.unsafe(`
    insert into users (email, email_verified, company_name)
      select 'owner-' || n || '@company.example', true, 'Company ' || n from generate_series(1, ${count}) as n;
    insert into companies (user_id, company_name, help_center_subdomain, is_public, beta_status)
      select id, company_name, 'company-' || row_number() over (order by email), true, 'beta_user' from users;
    insert into companies (company_name, help_center_subdomain) values ('Unclaimed', 'unclaimed');
    insert into generated_faqs (company_id, question, answer, slug, status, position)
      select id, 'What is question number one?', 'An answer of some length.', 'one', 'published', 0 from companies;
    insert into sessions (user_id, token, expires_at) select id, 'token-' || id, now() + interval '1 day' from users;`);
}

test("loses no row of 1,000 companies, and every user becomes the owner of the same company", async () => {
  await fill();
  const columns = await readColumns();
  const before = await hashes(columns);
  expect(before.companies).toMatch(new RegExp(`^${count + 1} `));
  await migrate({ url: database.url, log });
  expect(await hashes(columns)).toEqual(before);
  const [owners] = await database.sql`
    select count(*)::int as count from members
    join companies on companies.id = members.company_id and companies.user_id = members.user_id
    where role = 'owner' and members.created_at = companies.created_at`;
  expect(owners?.count).toBe(count);
  expect((await database.sql`select count(*)::int as count from members`)[0]?.count).toBe(count);
});

test("a process of the previous version keeps working beside the new one", async () => {
  await fill();
  await migrate({ url: database.url, log });
  const { sql } = database;
  const [user] = await sql`insert into users (email) values ('new@company.example') returning id`;
  const insert = () =>
    sql`insert into companies (user_id, company_name) values (${user?.id}, 'New') on conflict (user_id) do nothing`;
  await insert();
  await insert();
  const rolesOf = async (id: string) =>
    (await sql`select role from members where user_id = ${id}`).map(({ role }) => role);
  expect(await rolesOf(user?.id)).toEqual(["owner"]);
  await sql`delete from companies where user_id = ${user?.id}`;
  expect(await rolesOf(user?.id)).toEqual([]);
  await sql`update companies set user_id = ${user?.id} where help_center_subdomain = 'unclaimed' and user_id is null`;
  expect(await rolesOf(user?.id)).toEqual(["owner"]);
  await sql`delete from users where id = ${user?.id}`;
  expect(await sql`select id from companies where help_center_subdomain = 'unclaimed'`).toHaveLength(0);
});
