import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { englishMessages } from "#engines/messages/english-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { SearchForm } from "../components/search-form.tsx";
import { TextsProvider } from "../components/texts.tsx";
import { rewritePage } from "./rewrite-page.ts";
import { addressOf } from "./static-paths.ts";

const options = {
  address: "/faq/one",
  path: "faq/one/index.html",
  searchScripts: ["search-index.js"],
  texts: textsOf(englishMessages),
};
const rewritten = async (html: string, other: Partial<typeof options> = {}) =>
  rewritePage(html, { ...options, ...other });

test("makes links and images relative to the page, and leaves external links unchanged", async () => {
  const { html, found } = await rewritten(
    `<a class="x" href="/faq/two?x=1&amp;y=2#there">Two</a><a href="https://elsewhere.example/?a=1&amp;b=2">Out</a><a href="#here">Here</a><a href="/suggest">No</a><img srcset="/files/public/a.png 2x" sizes="1px" src="/files/public/a.png" alt="A &quot;B&quot;">`,
  );
  expect(html).toMatch(
    /^<a class="x" href="\.\.\/\.\.\/faq\/two\/index-[0-9a-f]{10}\.html#there">Two<\/a><a href="https:\/\/elsewhere\.example\/\?a=1&amp;b=2">Out<\/a><a href="#here">Here<\/a><a>No<\/a><img src="\.\.\/\.\.\/files\/public\/a\.png" alt="A &quot;B&quot;">$/,
  );
  expect(found).toEqual(["/faq/two?x=1&y=2", "/files/public/a.png"]);
});

test("removes elements that need a server or name the old address, with their content, even if nested", async () => {
  const { html, found } = await rewritten(
    `<head><link rel="canonical" href="/faq/one"/><meta property="og:title" content="x"/><meta name="description" content="stays"/><script type="application/ld+json">{"a":"</form>"}</script></head><body><div data-copy=""><div><a href="/faq/gone">x</a></div>y</div><p>after</p><form data-helpful="" method="post"><button>Yes</button></form><form method="get" data-search="" action="/search"><input name="q"/></form></body>`,
  );
  expect(html).toBe(
    `<head><meta name="description" content="stays"/></head><body><p>after</p><form method="get" action="../../search/index.html"><input name="q"/></form></body>`,
  );
  expect(found).toEqual(["/search"]);
});

test("says nothing about a language model, which a copy can't ask", async () => {
  const page = renderToStaticMarkup(
    <TextsProvider messages={englishMessages}>
      <SearchForm basePath="" asksModel />
    </TextsProvider>,
  );
  const note = englishMessages.texts["ask.model"];
  expect(page).toContain(note);
  const { html } = await rewritten(page);
  expect(html).not.toContain(note);
  expect(html).toContain('name="q"');
});

test("replaces a POST form by the contact email, wherever that is on the page", async () => {
  const form = `<form method="POST" action="/contact"><input name="a"/></form>`;
  expect((await rewritten(`${form}<a href="mailto:a@b.example">a@b.example</a>`)).html).toBe(
    `<p class="hc-lead">Please write to <a href="mailto:a@b.example" class="hc-link">a@b.example</a>.</p><a href="mailto:a@b.example">a@b.example</a>`,
  );
  expect((await rewritten(form)).html).toContain("You can't send messages from this copy.");
});

test("adds scripts to the search page, and turns a module into a script that works from disk", async () => {
  const page = `<body><script type="module" crossorigin="" src="/assets/enhance-1.js"></script><p>x</p></body>`;
  const { html } = await rewritten(page, { address: "/search", path: "search/index.html" });
  expect(html).toBe(
    `<body><script src="../assets/enhance-1.js" defer=""></script><p>x</p><script src="../search-index.js" defer=""></script></body>`,
  );
});

test("leaves pages unchanged that need no changes, however they are split into parts", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 }).map((each) => each.replaceAll(/[<>&]/g, "·"));
  const pages = fc
    .array(text, { maxLength: 8 })
    .map((texts) =>
      texts
        .map(
          (each, n) =>
            `<section id="s${n}" data-x="&lt;a&gt;"><h2>${each}</h2><p>${each} &amp; <b>more</b><br/></p></section>`,
        )
        .join(""),
    );
  await fc.assert(
    fc.asyncProperty(pages, fc.integer({ min: 0, max: 400 }), async (page, times) => {
      const long = `<main>${page.repeat(times)}</main>`;
      expect((await rewritten(long)).html).toBe(long);
    }),
    { numRuns: 30 },
  );
});

test("a copy has attachments of every type, but no machine-readable versions of pages", () => {
  const attachment = "/files/public/attachments/0b2d6b9c-3f1e-4c52-9d6f-0a1b2c3d4e5f-12/notes.txt";
  expect(addressOf(attachment, "/articles/pay")).toEqual({ address: attachment, hash: "" });
  for (const path of ["/llms.txt", "/articles/pay.md", "/sitemap.xml"])
    expect(addressOf(path, "/")).toBeNull();
});
