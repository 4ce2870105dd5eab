import { expect, it } from "vitest";
import type { WebPage } from "#engines/moving/web-page.ts";
import { type FoundPage, placePages } from "./store-pages.server.ts";

function found(
  asked: string,
  {
    id,
    address = asked,
    locale = "pt",
    markdown = asked,
  }: { id: string; address?: string; locale?: string; markdown?: string },
): FoundPage {
  const article = {
    ...{ id, locale, markdown, title: "Contact", slug: null, collection: null, isDraft: false, notes: [] },
    ...{ oldPaths: [...new Set([address, asked])], pictures: [`${asked}.png`] },
  };
  const page: WebPage = {
    ...{ address, isCanonical: address === asked, title: "Contact", language: locale, article },
    ...{ alternates: [], links: [], crumbs: [], groups: [], needsScript: false },
  };
  return { asked, page, hasFailed: false };
}
const place = (pages: FoundPage[], stored: [key: string, paths: string[]][] = []) => {
  const { staged, formerPaths } = placePages(pages, {
    main: "en",
    stored: new Map(stored.map(([key, paths]) => [key, new Set(paths)])),
  });
  const articles = [...staged].flatMap(([locale, each]) =>
    [...each.values()].map(({ id, markdown, pictures, oldPaths }) => ({
      locale,
      id,
      markdown,
      pictures,
      oldPaths,
    })),
  );
  return { articles, formerPaths };
};

it("keeps pages separate that have one id in one language, in one batch and in several", () => {
  const brazil = found("/pt-br/x", { id: "/x" });
  const portugal = found("/pt-pt/x", { id: "/x" });
  const main = found("/x", { id: "/x", locale: "en" });
  expect(
    place([main, brazil, portugal]).articles.map(({ locale, id, markdown }) => [locale, id, markdown]),
  ).toEqual([
    ["", "/x", "/x"],
    ["pt", "/x", "/pt-br/x"],
    ["pt", "/pt-pt/x", "/pt-pt/x"],
  ]);
  expect(place([portugal], [["pt /x", ["/pt-br/x"]]]).articles).toMatchObject([{ id: "/pt-pt/x" }]);
  expect(place([brazil], [["pt /x", ["/pt-br/x"]]]).articles).toMatchObject([{ id: "/x" }]);
});

it("keeps the page at its own address, with the addresses of the others", () => {
  const own = found("/pt/x", { id: "/x" });
  const other = found("/pt/y", { id: "/x", address: "/pt/x" });
  const article = { locale: "pt", id: "/x", markdown: "/pt/x", pictures: ["/pt/x.png"] };
  expect(place([own, other])).toEqual({
    articles: [{ ...article, oldPaths: ["/pt/x"] }],
    formerPaths: [{ id: "/x", locale: "pt", path: "/pt/y" }],
  });
  expect(place([other, own])).toEqual({
    articles: [{ ...article, oldPaths: ["/pt/x", "/pt/y"] }],
    formerPaths: [],
  });
  expect(place([other], [["pt /x", ["/pt/x"]]])).toEqual({
    articles: [],
    formerPaths: [{ id: "/x", locale: "pt", path: "/pt/y" }],
  });
});
