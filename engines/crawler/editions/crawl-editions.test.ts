import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { type CrawledSite, type Route, siteOfRoutes } from "#tests/support/crawled-site.ts";
import { type StudioLanguage, studioRoutes } from "#tests/support/site-in-languages.ts";
import type { CrawlResult } from "../types.ts";
import { languageMark } from "./language-mark.ts";
import { pairPages } from "./pair-pages.ts";

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

const sentences: Record<string, string> = {
  de: "Wir reparieren hier Fahrräder und beraten Sie gern, wenn Sie nicht wissen, was Sie brauchen und was es kostet. ",
  en: "We repair bicycles here and we are happy to help you if you do not know what you need or how much it is going to cost. ",
  fr: "Nous réparons ici des vélos et nous vous conseillons avec plaisir si vous ne savez pas ce qu'il vous faut ni combien cela coûte. ",
  es: "Aquí reparamos bicicletas y le ayudamos con mucho gusto si no sabe lo que necesita o cuánto le va a costar. ",
  it: "Qui ripariamo biciclette e vi aiutiamo volentieri se non sapete di che cosa avete bisogno o quanto vi costa. ",
  nl: "Wij repareren hier fietsen en helpen u graag als u niet weet wat u nodig heeft of hoeveel het gaat kosten. ",
  pl: "Naprawiamy tu rowery i chętnie pomagamy, jeśli nie wiesz, czego potrzebujesz albo ile to będzie kosztować. ",
  sv: "Vi lagar cyklar här och hjälper dig gärna om du inte vet vad du behöver eller hur mycket det kommer att kosta. ",
};

function shopPage(
  language: string,
  topic: string,
  { links = [], head = "" }: { links?: [href: string, text: string][]; head?: string } = {},
): string {
  const menu = links.map(([href, text]) => `<a href="${href}">${text}</a>`).join(" ");
  return `<!doctype html><html lang="${language}"><head><title>${topic}</title>${head}</head><body><nav>${menu}</nav>
<main><h1>${topic}</h1><p>${topic}. ${sentences[language]!.repeat(2)}</p></main></body></html>`;
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

describe("other languages", () => {
  test("are found in a menu, whatever their addresses are", async () => {
    const menu: [string, string][] = [
      ["/", "Deutsch"],
      ["/welcome", "English"],
      ["/bienvenue", "🇫🇷"],
    ];
    const result = await crawl({
      "/": shopPage("de", "Laden", { links: menu }),
      "/welcome": shopPage("en", "Shop", { links: menu }),
      "/bienvenue": shopPage("fr", "Magasin", { links: menu }),
    });
    expect(byEdition(result)).toEqual({ main: ["/"], en: ["/welcome"], fr: ["/bienvenue"] });
  });

  test("are found in a sitemap and by a parameter", async () => {
    const url = (path: string) => `<url><loc>${path}</loc></url>`;
    const result = await crawl({
      "/": shopPage("de", "Laden", { links: [["/?lang=en", "EN"]] }),
      "/?lang=en": shopPage("en", "Shop"),
      "/preise?lang=en": shopPage("en", "Prices"),
      "/preise": shopPage("de", "Preise"),
      "/sitemap.xml": {
        body: `<urlset>${url("/preise")}${url("/preise?lang=en")}</urlset>`,
        contentType: "application/xml",
      },
    });
    expect(byEdition(result)).toEqual({ main: ["/", "/preise"], en: ["/?lang=en", "/preise?lang=en"] });
  });

  test("are what their pages are written in, and not what addresses seem to say", async () => {
    const result = await crawl({
      "/": shopPage("en", "Shop", {
        links: [
          ["/it/", "IT"],
          ["/uk/", "UK"],
          ["/fr/", "FR"],
        ],
      }),
      "/it/": shopPage("en", "Computers"),
      "/uk/": shopPage("en", "Great Britain"),
      "/fr/": shopPage("fr", "Magasin"),
    });
    expect(byEdition(result)).toEqual({ main: ["/", "/it/", "/uk/"], fr: ["/fr/"] });
  });

  test("beyond the sixth are named and not read", async () => {
    const others = ["sv", "en", "fr", "es", "it", "nl", "pl"];
    const links = others.map((code): [string, string] => [`/${code}/`, code.toUpperCase()]);
    const result = await crawl({
      "/": shopPage("de", "Laden", { links }),
      ...Object.fromEntries(others.map((code) => [`/${code}/`, shopPage(code, code)])),
    });
    expect(statuses(result)).toEqual([
      ["de", "main", 1],
      ...["en", "fr", "es", "it", "nl"].map((code) => [code, "read", 1]),
      ["pl", "unread", 0],
      ["sv", "unread", 0],
    ]);
    expect(result.skipped.map(({ url, reason }) => [new URL(url).pathname, reason])).toEqual(
      expect.arrayContaining([
        ["/pl/", "other-language"],
        ["/sv/", "other-language"],
      ]),
    );
  });

  test("leave the main language its whole budget, and have one of their own", async () => {
    const topics = Array.from({ length: 20 }, (_, at) => `thema-${at}`);
    const linksOf = (folder: string) =>
      topics.map((topic): [string, string] => [`${folder}/${topic}`, topic]);
    const all: [string, string][] = [["/en/", "English"], ...linksOf("/en"), ...linksOf("")];
    const result = await crawl({
      "/": shopPage("de", "Laden", { links: all }),
      "/en/": shopPage("en", "Shop", { links: all }),
      ...Object.fromEntries(
        topics.map((topic, at) => [`/${topic}`, shopPage("de", `Thema ${at} ${at * 7}`)]),
      ),
      ...Object.fromEntries(
        topics.map((topic, at) => [`/en/${topic}`, shopPage("en", `Topic ${at} ${at * 7}`)]),
      ),
    });
    const { main, en } = byEdition(result);
    expect(main!.length).toBeGreaterThanOrEqual(15);
    expect(en).toHaveLength(10);
    expect(main!.every((path) => !path.startsWith("/en/"))).toBe(true);
    // The translations of the pages that were read.
    expect(en!.every((path) => path === "/en/" || main!.includes(path.slice(3)))).toBe(true);
  });
});

test.each([
  ["https://example.com/de/preise", "de", "folder", "example.com/preise"],
  ["https://example.com/shop/de-AT/preise", "de", "folder", "example.com/shop/preise"],
  ["https://example.com/english/", "en", "folder", "example.com"],
  ["https://jp.example.com/a", "ja", "host", "example.com/a"],
  ["https://example.com/a?b=1&lang=fr", "fr", "parameter", "example.com/a?b=1"],
  ["https://example.com/contact.es.html", "es", "file", "example.com/contact.html"],
  ["https://example.com/index_en.html", "en", "file", "example.com"],
])("%s names the language %s", (url, language, kind, page) => {
  expect(languageMark(url)).toMatchObject({ language, kind, page });
});

test.each([
  "https://example.com/about/us-team/en-route",
  "https://en.com/",
  "https://example.com/a?lang=css",
])("%s names no language", (url) => {
  expect(languageMark(url)).toBeNull();
});

/** Pages of two editions that name each other at random. */
const editions = fc
  .record({
    ours: fc.uniqueArray(fc.nat(6), { maxLength: 6 }),
    theirs: fc.uniqueArray(fc.nat(6), { maxLength: 6 }),
    claims: fc.array(fc.tuple(fc.nat(6), fc.nat(6), fc.boolean()), { maxLength: 20 }),
  })
  .map(({ ours, theirs, claims }) => {
    const german = (at: number) => `https://example.com/de/d${at}`;
    const english = (at: number) => `https://example.com/en/e${at}`;
    const page = (url: string, translations: string[]) => ({
      url,
      translations,
      metadata: { sourceURL: url },
    });
    return {
      one: ours.map((at) =>
        page(
          german(at),
          claims.filter(([a, , isOurs]) => isOurs && a === at).map(([, b]) => english(b)),
        ),
      ),
      two: theirs.map((at) =>
        page(
          english(at),
          claims.filter(([, b, isOurs]) => !isOurs && b === at).map(([a]) => german(a)),
        ),
      ),
    };
  });

test("property: pages are paired at most once, in both directions, and only if one names the other", () => {
  fc.assert(
    fc.property(editions, ({ one, two }) => {
      const pairs = pairPages(one, two);
      expect(new Set(pairs.map(({ main }) => main)).size).toBe(pairs.length);
      expect(new Set(pairs.map(({ other }) => other)).size).toBe(pairs.length);
      for (const { main, other } of pairs)
        expect(main.translations.includes(other.url) || other.translations.includes(main.url)).toBe(true);
      const forth = pairs.map(({ main, other }) => `${main.url} ${other.url}`);
      const back = pairPages(two, one).map(({ main, other }) => `${other.url} ${main.url}`);
      expect(back.sort()).toEqual(forth.sort());
    }),
  );
});

test("property: a menu that leads to the start page from everywhere pairs only the start pages", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), (count) => {
      const page = (url: string, translations: string[]) => ({
        url,
        translations,
        metadata: { sourceURL: url },
      });
      const [german, english] = ["https://example.com/de/", "https://example.com/en/"];
      const names = Array.from({ length: count }, (_, at) => at);
      const one = [page(german!, [english!]), ...names.map((at) => page(`${german}d${at}`, [english!]))];
      const two = [page(english!, [german!]), ...names.map((at) => page(`${english}e${at}`, [german!]))];
      expect(pairPages(one, two)).toEqual([{ main: one[0], other: two[0] }]);
    }),
  );
});
