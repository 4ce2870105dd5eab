import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { centerImports, importItems } from "#db/schema/center-imports.ts";
import { readWebPage } from "#engines/moving/web-page.ts";
import type { Database } from "#platform/db/open-database.ts";
import { ThreadLimitError } from "#platform/threads/open-thread.ts";
import { EgressError } from "#shared/egress.ts";
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

async function beginImport() {
  const { companyId } = await buildCompany(database.db);
  const [row] = await database.db
    .insert(centerImports)
    .values({
      ...{ companyId, source: "website", origin, label: "help.acme.example" },
      ...{ phase: "plan", status: "running" },
    })
    .returning();
  return row!;
}

/** A start page that leads to this many pages which are too complex, and to one article after them. */
async function readWith(complex: number) {
  const { db } = database;
  const row = await beginImport();
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
    row,
  );
  return { main, ...(await readSo(row)) };
}

/** The texts that were read, and what is noted about the rest. */
async function readSo({ id }: { id: string }) {
  const { db } = database;
  const items = await db.select().from(importItems).where(eq(importItems.importId, id));
  const [row] = await db.select().from(centerImports).where(eq(centerImports.id, id));
  return { items, notes: row?.cursor?.notes };
}

it("reads on after pages that are too complex, and notes them", async () => {
  const { main, items, notes } = await readWith(20);
  expect(main).toBe("en");
  expect(items.map(({ sourceId }) => sourceId)).toEqual(["/article"]);
  expect(notes).toEqual(
    Array.from({ length: 20 }, (_, at) => ({ kind: "unreadable", text: `/complex/${at}` })),
  );
});

it("ends if most pages are too complex", async () => {
  await expect(readWith(21)).rejects.toThrow(movingTexts.pageTooComplex("/complex/20"));
});

it("notes pages that no browser showed, and reads nothing that a redirect leads to against robots.txt", async () => {
  const { db } = database;
  const row = await beginImport();
  const paths = ["/article", "/app/shown", "/app/broken", "/app/leads-to-private", "/leads-to-private"];
  const shell = '<html lang="en"><div id="app"></div><script src="/app.js"></script>';
  const article = (title: string) => `<html lang="en"><h1>${title}</h1><p>${words}</p>`;
  await readWebsite(
    {
      ...{ db, language: "en", signal: new AbortController().signal },
      wait: async () => {},
      async fetch(url) {
        const { pathname } = new URL(url);
        const bodies: Record<string, string> = {
          "/": `<html lang="en"><h1>Help</h1>${paths.map((path) => `<a href="${path}">x</a>`).join("")}`,
          "/robots.txt": "User-agent: *\nDisallow: /private",
          "/article": article("Article"),
          "/leads-to-private": article("Private"),
        };
        const body = pathname.startsWith("/app/") ? shell : bodies[pathname];
        return {
          ...{ status: body === undefined ? 404 : 200, truncated: false },
          url: pathname === "/leads-to-private" ? `${origin}/private/1` : url,
          headers: { "content-type": "text/html" },
          body: new TextEncoder().encode(body ?? ""),
        };
      },
      async render(url) {
        if (url.endsWith("/broken")) throw new EgressError("browser", url, "The browser failed.");
        const to = url.endsWith("/leads-to-private") ? `${origin}/private/2` : url;
        return { url: to, status: 200, html: article("Shown") };
      },
      pages: {
        read: ({ html, url, scope }) => readWebPage(html, url, scope),
        close: async () => {},
      },
    },
    row,
  );
  const { items, notes } = await readSo(row);
  expect(items.map(({ title }) => title).sort()).toEqual(["Article", "Shown"]);
  expect(notes).toEqual([{ kind: "unreadable", text: "/app/broken" }]);
});
