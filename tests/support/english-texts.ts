/** Finds texts of the English catalog on pages and in mails of another language. */
import { load } from "cheerio";
import type { PluralForms } from "#engines/messages/catalog.ts";
import { type CatalogTag, catalogs } from "#engines/messages/catalogs.ts";

const textAttributes = ["aria-label", "title", "alt", "placeholder", "label", "data-said"];
const scriptAttributes = ["data-copied", "data-was-updated", "data-show-update"];

/** Every text of a page: what is shown, what a screen reader says, what search engines and scripts read. */
export function textsIn({ text, type }: { text: string; type: string }): string[] {
  if (!type.startsWith("text/html")) return text.split("\n");
  const $ = load(text);
  $("style, script:not([type='application/ld+json'])").remove();
  const attributes = [...textAttributes, ...scriptAttributes].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ""),
  );
  const metas = $("meta[name='description'], meta[property='og:title'], meta[property='og:image:alt']")
    .toArray()
    .map((element) => $(element).attr("content") ?? "");
  // Whole blocks, because a sentence with a link has several text nodes.
  const blocks = $(
    "title, h1, h2, h3, p, li, a, button, label, dt, dd, span, legend, time, summary, [role]:not([role=presentation])",
  )
    .toArray()
    .map((element) => $(element).text());
  const data = $("script[type='application/ld+json']")
    .toArray()
    .flatMap(
      (element) =>
        $(element)
          .text()
          .match(/(?<="name":")[^"]*/g) ?? [],
    );
  return [...blocks, ...attributes, ...metas, ...data].map((each) => each.replace(/\s+/g, " ").trim());
}

/**
 * Whether a text is one of the English ones and not, like "Menu", one of the language itself. Remembers its answers,
 * because most texts of a page are on every page.
 */
export function englishIn(tag: CatalogTag): (text: string) => boolean {
  const own = patternsOf(tag);
  const english = patternsOf("en").filter((pattern) => /[a-z]{2}/i.test(pattern.source.replaceAll(".+", "")));
  const known = new Map<string, boolean>();
  const isEnglish = (text: string) =>
    english.some((pattern) => pattern.test(text)) && !own.some((pattern) => pattern.test(text));
  return (text) => {
    const answer = known.get(text) ?? isEnglish(text);
    known.set(text, answer);
    return answer;
  };
}

function patternsOf(tag: CatalogTag): RegExp[] {
  const texts = Object.values(catalogs[tag]).flatMap((message: string | PluralForms) => formsOf(message));
  return texts
    .map((text) => new RegExp(`^${patternOf(text)}$`))
    .filter(({ source }) => /\p{L}/u.test(source));
}

function formsOf(message: string | PluralForms): string[] {
  return typeof message === "string" ? [message] : Object.values(message);
}

function patternOf(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".+");
}
