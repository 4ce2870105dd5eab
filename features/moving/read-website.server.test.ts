import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { centerImports, importItems } from "#db/schema/center-imports.ts";
import { readWebPage } from "#engines/moving/web-page.ts";
import type { Database } from "#platform/db/open-database.ts";
import { ThreadLimitError } from "#platform/threads/open-thread.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { movingTexts } from "./moving-texts.ts";
import { readWebsite } from "./read-website.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const origin = "https://help.acme.example";
const words = "Here you can read what to do, and where the settings of your account are. ".repeat(3);

/** A start page that leads to this many pages which are too complex, and to one article after them. */
async function readWith(complex: number) {
  const { db } = database;
  const { companyId } = await buildCompany(db);
  const [row] = await db
    .insert(centerImports)
    .values({
      ...{ companyId, source: "website", origin, label: "help.acme.example" },
      ...{ phase: "plan", status: "running" },
    })
    .returning();
  const paths = [...Array.from({ length: complex }, (_, at) => `/complex/${at}`), "/article"];
  const main = await readWebsite(
    {
      ...{ db, render: null, language: "en", signal: new AbortController().signal },
      wait: async () => {},
      async fetch(url) {
        const { pathname } = new URL(url);
        const html =
          pathname === "/"
            ? `<html lang="en"><h1>Help</h1>${paths.map((path) => `<a href="${path}">x</a>`).join("")}`
            : `<html lang="en"><h1>Article</h1><p>${words}</p>`;
        const isPage = pathname === "/" || paths.includes(pathname);
        return {
          ...{ url, status: isPage ? 200 : 404, truncated: false },
          headers: { "content-type": "text/html" },
          body: new TextEncoder().encode(isPage ? html : ""),
        };
      },
      pages: {
        async read({ html, url, scope }) {
          if (url.includes("/complex/")) throw new ThreadLimitError("The thread ran out of memory.");
          return readWebPage(html, url, scope);
        },
        close: async () => {},
      },
    },
    row!,
  );
  const items = await db.select().from(importItems).where(eq(importItems.importId, row!.id));
  return { main, items };
}

it("reads on after pages that are too complex, and notes them", async () => {
  const { main, items } = await readWith(20);
  expect(main).toBe("en");
  expect(items.map(({ sourceId }) => sourceId)).toEqual(["/article"]);
  const unreadable = items.flatMap(({ notes }) =>
    notes.flatMap(({ kind, text }) => (kind === "unreadable" ? text : [])),
  );
  expect(unreadable).toHaveLength(20);
  expect(unreadable).toContain("/complex/7");
});

it("ends if most pages are too complex", async () => {
  await expect(readWith(21)).rejects.toThrow(movingTexts.pageTooComplex("/complex/20"));
});
