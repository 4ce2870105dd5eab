import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { splitLanguage } from "./language-address.ts";

const main = { isMainHost: true };
const tenant = { isMainHost: false };

test.each([
  ["/help/acme/de", main, "/help/acme", "de"],
  ["/help/acme/pt-br/faq/x", main, "/help/acme/faq/x", "pt-br"],
  ["/help/acme/DE/", main, "/help/acme/", "de"],
  ["/help/preview/5f0e/de/faq", main, "/help/preview/5f0e/faq", "de"],
  ["/de", tenant, "/", "de"],
  ["/de/", tenant, "/", "de"],
  ["/zh-hant/og/faq.png", tenant, "/og/faq.png", "zh-hant"],
  ["/help/acme", main, "/help/acme", null],
  ["/help/preview/de", main, "/help/preview/de", null],
  ["/help/de", main, "/help/de", null],
  ["/help/acme/faq", main, "/help/acme/faq", null],
  ["/help/acme/faq/de", main, "/help/acme/faq/de", null],
  ["/help/acme/og/faq.png", main, "/help/acme/og/faq.png", null],
  ["/help//de", main, "/help//de", null],
  ["/de.md", tenant, "/de.md", null],
  ["/", tenant, "/", null],
] as const)("%s", (address, host, path, language) => {
  expect(splitLanguage(address, host)).toEqual({ path, language });
});

describe("no page's address", () => {
  const routes = readFileSync(join(import.meta.dirname, "../app/routes.ts"), "utf8");
  const [pages = ""] = /function helpCenterPages[\s\S]*?\/\*\* `npm run dev`/.exec(routes) ?? [];
  const names = [...pages.matchAll(/route\("([^"/]+)/g)].map(([, name]) => name ?? "");

  test.each([...new Set([...names, "enter", "mcp"])])("/%s names a language", (name) => {
    expect(names.length).toBeGreaterThan(15);
    expect(splitLanguage(`/${name}`, tenant).language).toBeNull();
  });
});
