import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostContext, languageContext, pageNotesContext, servicesContext } from "#app/context.ts";
import { companyLanguages } from "#db/schema.ts";
import { storeRedirects } from "#features/redirects/redirects.server.ts";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/open-database.ts";
import type { Services } from "#platform/services.ts";
import { splitLanguage } from "#shared/language-address.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCompany } from "#tests/support/factories.ts";
import { redirectFormerAddress } from "./redirect-former-address.server.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { companyId } = await buildCompany(db, {
    ...{ helpCenterSubdomain: "acme", isPublic: true, language: "en" },
  });
  const status = "published" as const;
  await db.insert(companyLanguages).values([
    { companyId, language: "de", status, position: 0 },
    { companyId, language: "fr", status, position: 1 },
    { companyId, language: "pt-BR", status: "draft", position: 2 },
  ]);
  await db.transaction((tx) =>
    storeRedirects(tx, { companyId }, [
      { path: "/old", target: "/articles/new?from=old#top" },
      { path: "/french", target: "/fr/articles/new?from=old#top" },
      { path: "/english", target: "/en/articles/new" },
      { path: "/portuguese", target: "/pt-br/articles/new" },
      { path: "/there", target: "/de/back" },
      { path: "/back", target: "/de/there" },
    ]),
  );
});
afterAll(() => database.close());

/** Where a request of a page that doesn't exist leads. */
async function leadsTo(pathname: string): Promise<string> {
  const { language, path } = splitLanguage(pathname, { isMainHost: false });
  const context = new RouterContextProvider();
  // Has only the services that it uses, so that using another one fails the test.
  const services: Partial<Services> = {
    ...{ db: database.db, config: readConfig({}), origin: "http://localhost:3000" },
    redirectHits: { countRedirect() {}, flush: async () => {}, stop: async () => {} },
  };
  context.set(servicesContext, services as Services);
  context.set(hostContext, { kind: "tenant", subdomain: "acme" });
  context.set(pageNotesContext, { companyId: null, unavailable: false });
  if (language !== null) context.set(languageContext, { language, pathname });
  const request = new Request(new URL(path, "http://acme.localhost:3000"));
  const url = new URL(request.url);
  const args = { request, url, pattern: "/*", context, params: { "*": path } };
  const response = await redirectFormerAddress(args, async () => new Response("", { status: 404 }));
  return response ? `${response.status} ${response.headers.get("location") ?? ""}`.trim() : "";
}

test("a page without a language is shown in the language that was asked for", async () => {
  expect(await leadsTo("/old")).toBe("301 /articles/new?from=old#top");
  expect(await leadsTo("/de/old")).toBe("301 /de/articles/new?from=old#top");
  expect(await leadsTo("/de/unknown")).toBe("404");
});

test("a page that names its language is shown in that one", async () => {
  for (const path of ["/french", "/de/french", "/fr/french"])
    expect(await leadsTo(path)).toBe("301 /fr/articles/new?from=old#top");
  expect(await leadsTo("/de/english")).toBe("301 /en/articles/new");
});

test("a page whose language isn't published is shown in the language that was asked for, for now", async () => {
  expect(await leadsTo("/portuguese")).toBe("302 /articles/new");
  expect(await leadsTo("/de/portuguese")).toBe("302 /de/articles/new");
});

test("pages of a language that lead to each other redirect nowhere", async () => {
  for (const path of ["/there", "/de/there", "/fr/back"]) expect(await leadsTo(path)).toBe("404");
});
