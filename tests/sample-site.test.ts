import { access, readdir, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../sample");
const names = await readdir(root);
const pages = names.filter((name) => name.endsWith(".html"));

test("works at any path, because every link is relative and leads to a file", async () => {
  expect(pages.length).toBeGreaterThanOrEqual(8);
  for (const name of [...pages, "sitemap.xml"]) {
    const text = await readFile(join(root, name), "utf8");
    const links = [...text.matchAll(/(?:href|src)="([^"]*)"|<loc>([^<]*)<\/loc>/g)].map(
      (match) => match[1] ?? match[2] ?? "",
    );
    for (const link of links.filter((link) => !/^(?:tel:|mailto:|#)/.test(link))) {
      expect(link, `${name} links to ${link}`).toMatch(/^\.\//);
      await access(join(dirname(join(root, name)), link.split("#")[0] ?? ""));
    }
  }
});

test("says on each page that the company is invented, without inline styles and scripts", async () => {
  for (const name of pages) {
    const text = await readFile(join(root, name), "utf8");
    expect(text).toContain("is an invented company");
    expect(text).not.toMatch(/<style|style="|<script(?! type="application\/ld\+json")/);
  }
});

test("has the visible questions as structured data", async () => {
  const text = await readFile(join(root, "faq.html"), "utf8");
  const seen = [...text.matchAll(/<summary>(.*?)<\/summary>/g)].map((match) => match[1]);
  const data = JSON.parse(/ld\+json">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? "") as {
    mainEntity: { name: string }[];
  };
  expect(seen.length).toBeGreaterThanOrEqual(12);
  expect(data.mainEntity.map((entry) => entry.name)).toEqual(seen);
});
