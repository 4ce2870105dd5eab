import { describe, expect, it } from "vitest";
import { englishMessages } from "#engines/messages/english-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import type { PublicFaq } from "#features/faqs/present.ts";
import { markdownPath, pathOfFile, picturePath } from "./indexable-page.ts";
import { isHomeAddress } from "./public-address.ts";
import { articlePage, collectionPage, faqPage, openingOf, questionPage } from "./render-markdown-twin.ts";
import { llmsOf, robotsOf, sitemapIndexOf, sitemapOf } from "./sitemap-and-llms.ts";

const found = {
  center: { title: "Acme Help Center", homepage: null, categories: { names: {} } },
  base: "https://help.acme.test",
  texts: textsOf(englishMessages),
};
const faq: PublicFaq = {
  slug: "größe",
  question: "Which [size]\nfits?",
  answerHtml: "",
  answerText: "Yours.",
  answerMarkdown: "**Yours.**",
  category: "General",
  source: {
    isAnswer: false,
    quotes: ["It fits *you*."],
    url: "https://acme.test/a (b)/",
    label: "acme.test/a",
    checkedAt: new Date("2026-05-01T10:00:00Z"),
  },
  video: null,
  updatedAt: null,
};

describe("addresses of Markdown twins and pictures", () => {
  it.each(["", "/faq", "/faq/what-is-it", "/faq/gr%C3%B6%C3%9Fe"])("lead back to the page %j", (path) => {
    expect(pathOfFile(markdownPath(path))).toBe(path);
    expect(pathOfFile(picturePath(path))).toBe(path);
  });

  it("accept any percent-encoding and reject invalid input", () => {
    expect(pathOfFile("/faq/größe.md")).toBe("/faq/gr%C3%B6%C3%9Fe");
    expect(pathOfFile("/faq/gr%c3%b6%C3%9fe.md")).toBe("/faq/gr%C3%B6%C3%9Fe");
    expect(pathOfFile("/faq.md.data")).toBe("/faq");
    for (const address of ["/faq", "/faq/%E0%A4%A.md", ""]) expect(pathOfFile(address)).toBeNull();
  });
});

describe("a Markdown twin", () => {
  it("contains the answer as written, with its evidence word for word", () => {
    expect(questionPage(found, faq).markdown()).toBe(
      [
        "# Which [size] fits?",
        "**Yours.**",
        "Source: [acme.test/a](<https://acme.test/a%20(b)/>), checked 1 May 2026",
        "> “It fits \\*you\\*.”",
        "---",
        "This page: <https://help.acme.test/faq/gr%C3%B6%C3%9Fe> · [Acme Help Center](<https://help.acme.test/index.md>)\n",
      ].join("\n\n"),
    );
  });

  it("contains the page's message if there is no content", () => {
    expect(faqPage(found, []).markdown()).toContain("No FAQs available yet.");
  });

  it("summarizes an article by its first paragraph, not by headings, tables or code", () => {
    const markdown = "# Title\n\n| a | b |\n|---|---|\n\n```\ncode\n```\n\nReal *words*\nhere.\n\nMore.";
    expect(openingOf(markdown)).toBe("Real words here.");
    const article = {
      slug: "a",
      title: "T",
      category: null,
      html: "",
      text: "",
      headings: [],
      updatedAt: new Date(),
      seoTitle: null,
      seoDescription: null,
      author: null,
      markdown,
    };
    expect(articlePage(found, article).summary).toBe("Real words here.");
    expect(openingOf("## Only a heading")).toBe("");
  });

  it("of an article has links with the help center's address", () => {
    const markdown = "Then [pay](/articles/pay).";
    const article = { slug: "a", title: "A", category: null, html: "", text: "", markdown, headings: [] };
    const page = articlePage(
      { ...found, base: "https://step.test/help/acme/de" },
      { ...article, updatedAt: new Date(), seoTitle: null, seoDescription: null, author: null },
    );
    expect(page.markdown()).toContain("Then [pay](https://step.test/help/acme/de/articles/pay).");
  });

  it("of a category lists the categories inside it", () => {
    const inner = { path: "/c/abroad", name: "Abroad", count: 1 };
    const lists = { inside: [inner], questions: [], articles: [], guides: [] };
    const page = collectionPage(found, {
      ...{ name: "Shipping", slug: "shipping", path: "/c/shipping", parent: null, count: 1 },
      ...{ description: null, icon: null, ...lists },
    });
    expect(page.markdown()).toContain("- [Abroad](<https://help.acme.test/c/abroad.md>)");
  });
});

describe("machine-readable files", () => {
  it("are valid XML and Markdown for any page title", () => {
    const pages = [
      { path: `/faq/a&b<c>"d"`, changedAt: new Date("2026-05-01T10:00:00Z") },
      { path: "", changedAt: null },
    ];
    expect(sitemapOf(found.base, pages)).toContain(
      "<url><loc>https://help.acme.test/faq/a&amp;b&lt;c&gt;&quot;d&quot;</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod></url>",
    );
    expect(sitemapOf(found.base, pages)).toContain("<url><loc>https://help.acme.test/</loc></url>");
    const page = { ...questionPage(found, faq), changedAt: null };
    expect(
      llmsOf({ ...found.center, ownName: "Acme", language: "en", messages: englishMessages }, found.base, [
        page,
      ]),
    ).toContain("- [Which \\[size\\] fits?](<https://help.acme.test/faq/gr%C3%B6%C3%9Fe.md>): Yours.");
  });

  it("never list more URLs than a sitemap may have", () => {
    const many = Array.from({ length: 50_001 }, (_, index) => ({ path: `/faq/${index}`, changedAt: null }));
    expect(sitemapOf(found.base, many).match(/<url>/g)).toHaveLength(50_000);
    expect(sitemapIndexOf(many.map(({ path }) => path)).match(/<sitemap>/g)).toHaveLength(50_000);
  });

  it("name the sitemap in robots.txt", () => {
    expect(robotsOf(found.base)).toMatch(/\nSitemap: https:\/\/help\.acme\.test\/sitemap\.xml\n$/);
  });
});

describe("the canonical address", () => {
  const installation = { origin: "http://localhost:3000", baseDomain: "localhost" };

  it.each([
    ["http://acme.localhost:3000", { kind: "tenant", subdomain: "acme" }, true],
    ["http://acme.localhost:3000", { kind: "tenant", subdomain: "bolt" }, false],
    ["http://acme.localhost:3000", { kind: "main" }, false],
    ["http://localhost:3000/help/acme", { kind: "main" }, true],
    ["http://localhost:3000/help/acme", { kind: "tenant", subdomain: "acme" }, false],
    ["https://help.acme.test", { kind: "custom", domain: "help.acme.test" }, true],
    ["https://help.acme.test", { kind: "tenant", subdomain: "acme" }, false],
  ] as const)("%s requested on %j", (base, host, isHome) => {
    expect(isHomeAddress(base, { host, ...installation })).toBe(isHome);
  });
});
