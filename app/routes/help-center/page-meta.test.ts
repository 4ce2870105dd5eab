import { expect, test } from "vitest";
import type { PublicHelpCenter } from "#features/help-center/present.ts";
import { pageMeta } from "./page-meta.ts";

const languages = ["en", "de", "fr"].map((language) => ({
  language,
  basePath: language === "en" ? "/help/acme" : `/help/acme/${language}`,
  canonicalBase: null,
}));
const center = { title: "Acme", language: "en", isUnlisted: true, canonicalBase: null, languages };

function offeredOn(page: Partial<Parameters<typeof pageMeta>[0]>): string[] {
  const shown = center as unknown as PublicHelpCenter;
  return pageMeta({ center: shown, path: "/faq/a", title: "A", description: "A", ...page }).flatMap((tag) =>
    "rel" in tag && tag.rel === "alternate" ? [`${String(tag.hrefLang)} ${String(tag.href)}`] : [],
  );
}

test("a private help center's pages name their languages, so that the visitor's is offered", () => {
  expect(offeredOn({})).toEqual(["en /help/acme/faq/a", "de /help/acme/de/faq/a", "fr /help/acme/fr/faq/a"]);
  expect(offeredOn({ languages: ["en", "fr"] })).toEqual(["en /help/acme/faq/a", "fr /help/acme/fr/faq/a"]);
  expect(offeredOn({ languages: ["en"] })).toEqual([]);
  expect(offeredOn({ path: "", languages: ["en", "de"] })).toEqual(["en /help/acme", "de /help/acme/de"]);
  // An untranslated text is the same in every language.
  expect(offeredOn({ lang: "en" })).toEqual([]);
});

test("the start page of a private help center on its own host links to the host's root", () => {
  const onHost = languages.map((one) => ({
    ...one,
    basePath: one.language === "en" ? "" : `/${one.language}`,
  }));
  const shown = { ...center, languages: onHost } as unknown as PublicHelpCenter;
  expect(offeredOn({ center: shown, path: "" })).toEqual(["en /", "de /de", "fr /fr"]);
});
