import { expect, test } from "vitest";
import { buildPage } from "./build-page.fixture.ts";
import { readPage } from "./read-page.ts";
import { readSiteLinks } from "./site-links.ts";

test("a page that a menu leads to is no story, even if it declares to be an article", () => {
  const head = '<script type="application/ld+json">{"@type":"Article","headline":"Bikes"}</script>';
  const menu = '<nav><a href="/">Home</a><a href="/services">Services</a></nav>';
  const pages = ["/", "/services", "/bikes-in-winter"].map((path) =>
    readPage(buildPage(`${menu}<h1>Bikes</h1>`, { url: `https://example.org${path}`, head })),
  );
  const { isStory } = readSiteLinks(pages);
  expect(pages.map(isStory)).toEqual([false, false, true]);
});
