import { describe, expect, it } from "vitest";
import { addressIn, scopeAt, withoutLanguage } from "./web-address.ts";

const at = "https://acme.example";

function scopeOf(
  typed: string,
  alternates: Record<string, string> = {},
  {
    url = typed,
    language = "en",
    wanted = null,
  }: { url?: string; language?: string; wanted?: string | null } = {},
) {
  const found = Object.entries(alternates).map(([tag, path]) => ({ language: tag, url: at + path }));
  return scopeAt(
    { typed: at + typed, url: URL.parse(url, at)!.href },
    { language, alternates: found, wanted },
  );
}

describe("withoutLanguage", () => {
  it("removes only languages of the help center", () => {
    const removed = (path: string) => withoutLanguage(at + path, ["en", "de"]);
    expect(["/help/de/contact", "/help/hr/contact", "/help/it/contact"].map(removed)).toEqual([
      "/help/contact",
      "/help/hr/contact",
      "/help/it/contact",
    ]);
    expect(
      ["/de-at/x", "/de", "/contact.de.html", "/contact.it.html", "/x?lang=de", "/?nr=1"].map(removed),
    ).toEqual(["/x", "", "/contact.html", "/contact.it.html", "/x", "?nr=1"]);
  });
});

describe("scopeAt", () => {
  it("takes the languages of the folder that was entered", () => {
    expect(scopeOf("/support", { en: "/support", de: "/support/de", "de-at": "/de-at/support" })).toEqual({
      origin: at,
      folders: ["/support"],
      homes: ["/support", "/support/de", "/de-at/support"],
      languages: ["en", "de"],
      main: "en",
    });
  });

  it("doesn't follow the languages of the whole website out of the folder", () => {
    const scope = scopeOf("/help", { en: "/", de: "/de/" });
    expect(scope).toMatchObject({ folders: ["/help"], homes: ["/help"], languages: ["en"] });
    const paths = ["/help/x", "/en/help/x", "/de/prices", "/prices", "/helpers"];
    expect(paths.map((path) => addressIn(scope, at + path))).toEqual([
      "/help/x",
      "/en/help/x",
      null,
      null,
      null,
    ]);
  });

  it("takes a folder for a language only if the start page names it", () => {
    const it1 = scopeOf("/it", { en: "/", de: "/de/" }, { language: "en" });
    expect(it1).toMatchObject({ folders: ["/it"], languages: ["en"] });
    expect(["/it/vpn", "/prices"].map((path) => addressIn(it1, at + path))).toEqual(["/it/vpn", null]);
    expect(scopeOf("/it", {}, { language: "it" })).toMatchObject({ folders: ["/it"] });
    const marked = scopeOf("/it/help", {}, { language: "it" });
    expect(marked).toMatchObject({ folders: ["/help"], languages: ["it"] });
    expect(["/de/help/x", "/de/prices"].map((path) => addressIn(marked, at + path))).toEqual([
      "/de/help/x",
      null,
    ]);
    expect(scopeOf("/help/it", { en: "/", it: "/it/" })).toMatchObject({
      folders: ["/help/it"],
      homes: ["/help/it"],
    });
    expect(scopeOf("/it", { en: "/", it: "/it" }, { language: "it" })).toMatchObject({
      folders: [""],
      homes: ["/it", "/"],
      main: "it",
    });
  });

  it("keeps the folder that was entered if it leads to the start page of the same website", () => {
    expect(scopeOf("/help", {}, { url: "/" }).folders).toEqual(["/help"]);
    expect(scopeOf("/help", {}, { url: "https://www.acme.example/" }).folders).toEqual(["/help"]);
    expect(scopeOf("/help", {}, { url: "https://help.acme.example/" })).toMatchObject({
      origin: "https://help.acme.example",
      folders: [""],
    });
    expect(scopeOf("/", {}, { url: "/index.html" }).folders).toEqual([""]);
  });

  it("prefers the main language here", () => {
    const alternates = { en: "/", "de-DE": "/de" };
    expect(scopeOf("/", alternates, { wanted: "de-AT" }).main).toBe("de");
    expect(scopeOf("/", alternates, { wanted: "fr" }).main).toBe("en");
    expect(scopeOf("/", {}, { language: "", wanted: "fr" }).main).toBe("fr");
  });
});
