/**
 * Every write invalidates the cached public pages, because triggers raise the content version
 * (docs/decisions/2026-11-21-content-version-triggers.md). Checks the tables that public pages read against the real
 * database.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { getTableName, isTable, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as schema from "#db/schema.ts";
import type { Database } from "#platform/db/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";

const root = dirname(import.meta.dirname);

/** Tables that a page reads but that no cached page shows. */
const notShown: Record<string, string> = {
  rateLimits: "limits of forms",
  dailyVisits: "how many questions of the day went to a model",
  helpfulVotes: "a visitor's own vote, on a page that is never cached",
  contactMessages: "messages to the owner",
  widgetSecrets: "who signs visitors' tokens, whose answers are never cached",
  widgetTokens: "which website used a visitor's token first",
  widgetSightings: "where the widget was opened, for the owner",
  redirects: "where unknown addresses lead, whose responses are never cached",
  articleDrafts: "unpublished text, in previews only, which are never cached",
  articleImages: "pictures in the drafts of agents, which are never cached",
  articleStates: "reviews and schedules, which no page shows",
  users: "who may open a preview, which is never cached",
  passkeys: "who may open a preview, which is never cached",
  authenticatorApps: "who may open a preview, which is never cached",
  members: "who may open a preview, which is never cached",
  privateAccess: "who may read a private help center, which is never cached",
  invitedReaders: "who may read a private help center, which is never cached",
  readerLinks: "ways into a private help center",
  mailDomains: "how many mails a contact address gets",
  companyKeys: "which API key may change content",
  subdomainReservations: "written only by a trigger on companies, which has its own",
};

const tableNames = new Map(
  Object.entries(schema).flatMap(([name, value]) => (isTable(value) ? [[name, getTableName(value)]] : [])),
);

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

/** Returns the help centers' routes and all code that they import. */
function publicSources(): string[] {
  const seen = new Map<string, string>();
  const folder = "app/routes/help-center";
  const queue = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => `${folder}/${name}`);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !existsSync(join(root, file))) continue;
    const text = readFileSync(join(root, file), "utf8");
    seen.set(file, text);
    const imports = [
      ...text.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gm),
      ...text.matchAll(/\bimport\(\s*"([^"]+)"/g),
    ];
    for (const [, name = ""] of imports) {
      if (name.startsWith("#")) queue.push(name.slice(1));
      if (name.startsWith(".")) queue.push(relative(root, resolve(root, dirname(file), name)));
    }
  }
  return [...seen.values()];
}

function tablesRead(): string[] {
  const names = publicSources().flatMap((text) =>
    [...text.matchAll(/(?:\.from|Join)\((\w+)/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].filter((name) => tableNames.has(name)).sort();
}

test("a write to any table that visitors can see raises the content version", async () => {
  const read = tablesRead();
  expect(read).toEqual(
    expect.arrayContaining(["companies", "generatedFaqs", "videoMetadata", ...Object.keys(notShown)]),
  );
  const triggers = await database.db.execute<{ table: string; event: string }>(sql`
    select event_object_table as table, event_manipulation as event
    from information_schema.triggers
    where action_statement ~ '(moves?_(company|content)_version|tells?_content_changed)'`);
  const has = new Set(triggers.map(({ table, event }) => `${table} ${event}`));
  const missing = read
    .filter((name) => !(name in notShown))
    .flatMap((name) => ["INSERT", "UPDATE", "DELETE"].map((event) => `${tableNames.get(name)} ${event}`))
    .filter((wanted) => !has.has(wanted));
  expect(missing).toEqual([]);
});
