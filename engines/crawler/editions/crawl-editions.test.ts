import { afterEach, describe, expect, test } from "vitest";
import { type CrawledSite, type Route, siteOfRoutes } from "#tests/support/crawled-site.ts";
import { type StudioLanguage, studioRoutes } from "#tests/support/site-in-languages.ts";
import type { CrawlResult } from "../types.ts";

let site: CrawledSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function crawl(routes: Record<string, Route>, path = "/"): Promise<CrawlResult> {
  site = await siteOfRoutes(routes);
  return site.crawl({ path });
}

/** Paths by edition; "main" for the main language. */
function byEdition({ pages }: CrawlResult): Record<string, string[]> {
  const groups = Map.groupBy(pages, ({ edition = "main" }) => edition);
  return Object.fromEntries(
    [...groups].map(([edition, some]) => [
      edition,
      some.map(({ url }) => url.slice(site!.site.url.length)).sort(),
    ]),
  );
}

function statuses({ editions }: CrawlResult) {
  return editions.map(({ language, status, pages }) => [language, status, pages]);
}

describe("a website in three languages", () => {
  test("is read per language if it declares its translations", async () => {
    const languages: StudioLanguage[] = ["de", "en", "ja"];
    const result = await crawl(studioRoutes({ kind: "hreflang", languages }));
    expect(byEdition(result)).toEqual({
      main: ["/de/", "/de/fragen", "/de/kontakt", "/de/preise"],
      en: ["/en/", "/en/contact-us", "/en/prices", "/en/questions"],
      ja: ["/ja/", "/ja/access", "/ja/ryokin", "/ja/shitsumon"],
    });
    expect(statuses(result)).toEqual([
      ["de", "main", 4],
      ["en", "read", 4],
      ["ja", "read", 4],
    ]);
    expect(result.pages[0]!.url).toBe(`${site!.site.url}/de/`);
    const faq = result.pages.find(({ url }) => url.endsWith("/de/fragen"))!;
    expect(faq.translations).toEqual([`${site!.site.url}/en/questions`, `${site!.site.url}/ja/shitsumon`]);
  });

  test("is read per language if only its addresses tell", async () => {
    const result = await crawl(studioRoutes({ kind: "folders", languages: ["fr", "en", "ar"] }));
    expect(byEdition(result)).toEqual({
      main: ["/", "/contact", "/questions", "/tarifs"],
      en: ["/en/", "/en/contact", "/en/questions", "/en/tarifs"],
      ar: ["/ar/", "/ar/contact", "/ar/questions", "/ar/tarifs"],
    });
  });

  test("keeps its main language if the owner enters the address of another one", async () => {
    const result = await crawl(studioRoutes({ kind: "hreflang", languages: ["de", "en", "ja"] }), "/ja/");
    expect(statuses(result)[0]).toEqual(["ja", "main", 4]);
    expect(Object.keys(byEdition(result)).sort()).toEqual(["de", "en", "main"]);
  });
});
