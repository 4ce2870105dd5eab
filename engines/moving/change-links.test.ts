import { expect, test } from "vitest";
import { changeLinks } from "./change-links.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { createNotes } from "./source-center.ts";

/** Null if the change isn't done. */
function changed(markdown: string, address: string, url: string | null, words = ""): string | null {
  const { text, done } = changeLinks(markdown, [{ address, words, url }]);
  return done.length > 0 ? text : null;
}

test("leads a link elsewhere, or keeps its words", () => {
  const text = "See [the *old* page](https://acme.example/a?b=(1)) and [more](https://acme.example/).";
  const old = "https://acme.example/a?b=(1)";
  expect(changed(text, old, "/articles/new")).toBe(
    "See [the *old* page](/articles/new) and [more](https://acme.example/).",
  );
  expect(changed(text, old, null)).toBe("See the *old* page and [more](https://acme.example/).");
  expect(changed(text, "https://acme.example/b", null)).toBe(text);
  expect(changed(text, "https://acme.example/b", "/articles/new")).toBeNull();
});

test("finds links as the import wrote and noted them, however their addresses are escaped", () => {
  for (const address of [
    "https://acme.example/a?x=1&y=2",
    "https://acme.example/a_(b)",
    "https://acme.example/a_b*c*[d]",
    `https://acme.example/?${"x".repeat(300)}`,
    `https://acme.example/${"x".repeat(178)}\u{1F600}`,
  ]) {
    const { notes, add } = createNotes();
    const targets = {
      link(href: string, text: string) {
        add("dead-link", href, text);
        return href;
      },
      picture: () => null,
    };
    const markdown = htmlToMarkdown(`<p>See <a href="${address}">this page</a>.</p>`, targets, {
      notes,
      add,
    });
    const [{ text: noted }] = notes as [(typeof notes)[0]];
    expect(markdown).toContain("](");
    expect(changed(markdown, noted, null)).toBe("See this page.");
    expect(changed(markdown, noted, "/articles/new")).toBe("See [this page](/articles/new).");
  }
});

test("finds links with titles, with definitions and without brackets", () => {
  const text =
    'A [page](https://x.example/p "Title"), [one][ref], <https://x.example/p>.\n\n[ref]: https://x.example/p';
  const [first = ""] = changed(text, "https://x.example/p", "/articles/p")!.split("\n");
  expect(first).toBe("A [page](/articles/p), [one](/articles/p), [https://x.example/p](/articles/p).");
  // A bare address would be a link again.
  const [words = ""] = changed(text, "https://x.example/p", null)!.split("\n");
  expect(words).toBe("A page, one, `https://x.example/p`.");
  const named = "[https://x.example/a\\_b](https://x.example/p)";
  expect(changed(named, "https://x.example/p", null)).toBe("`https://x.example/a_b`");
});

test("a text that is too complex for the parser stays, and so does its finding", () => {
  const text = `${"> ".repeat(100)}[a](https://x.example/p)`;
  expect(changed(text, "https://x.example/p", null)).toBeNull();
});

test("links words that are in no link, definition, address, picture or code", () => {
  const around = [
    "See `pricing`, [pricing](/a), repricing, <https://x.example/pricing> and https://x.example/pricing.",
    "x.example/pricing, pricing@x.example, ![pricing](/p.png), [pricing][], www.x.example/pricing/a",
    "```\npricing\n```",
    "[pricing]: https://x.example/pricing",
  ].join("\n\n");
  expect(changed(around, "./gone.md", "/articles/pricing", "pricing")).toBeNull();
  expect(changed(`${around}\n\nOur pricing.`, "./gone.md", "/articles/pricing", "pricing")).toBe(
    `${around}\n\nOur [pricing](/articles/pricing).`,
  );
});

test("links no words that are gone or are there more than once", () => {
  expect(changed("Nothing here.", "./gone.md", "/articles/a", "cleaning")).toBeNull();
  expect(changed("Nothing here.", "./gone.md", "/articles/a", " ")).toBeNull();
  expect(changed("Click here. Or here.", "./gone.md", "/articles/a", "here")).toBeNull();
});

test("changes several links together, and the same words once", () => {
  const changes = [
    { address: "./a.md", words: "here", url: "/articles/a" },
    { address: "./b.md", words: "here", url: "/articles/b" },
    { address: "./c.md", words: "c", url: null },
  ];
  const { text, done } = changeLinks("Click here, or [see](./c.md).", changes);
  expect(text).toBe("Click [here](/articles/a), or see.");
  expect(done).toEqual([changes[0], changes[2]]);
});
