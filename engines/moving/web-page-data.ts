/** What a page says about itself: structured data, breadcrumbs and its other languages. */
import type { Element, Root } from "hast";
import { attributeOf, elementsIn, findElement, textIn } from "./html-page.ts";
import { asText, names } from "./web-page-content.ts";

export interface Crumb {
  name: string;
  /** Absolute. Null if the page doesn't link to it. */
  url: string | null;
}

const maxDataChars = 300_000;
const maxDepth = 6;
const maxCrumbs = 8;

/** Every object of the page's JSON-LD. Broken data counts as none. */
export function structuredData(tree: Root): Record<string, unknown>[] {
  return elementsIn(
    tree,
    (element) => element.tagName === "script" && /ld\+json/i.test(attributeOf(element, "type")),
  ).flatMap((script) => {
    const text = textIn(script);
    if (text.length > maxDataChars) return [];
    try {
      return objectsIn(JSON.parse(text), 0);
    } catch {
      return [];
    }
  });
}

function objectsIn(value: unknown, depth: number): Record<string, unknown>[] {
  if (depth > maxDepth || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => objectsIn(each, depth + 1));
  const found = value as Record<string, unknown>;
  return [
    found,
    ...["@graph", "breadcrumb", "mainEntity"].flatMap((name) => objectsIn(found[name], depth + 1)),
  ];
}

export function hasType(data: readonly Record<string, unknown>[], type: RegExp): boolean {
  return data.some((each) =>
    [each["@type"]].flat().some((name) => typeof name === "string" && type.test(name)),
  );
}

/** The pages above this one, the topmost first. The page itself may be the last one. */
export function crumbsOf(tree: Root, data: readonly Record<string, unknown>[], base: string): Crumb[] {
  const lists = data.filter(({ "@type": type }) => type === "BreadcrumbList");
  const stated = lists.map((list) => statedCrumbs(list, base)).find(({ length }) => length > 0);
  return (stated ?? shownCrumbs(tree, base)).slice(0, maxCrumbs);
}

function statedCrumbs({ itemListElement }: Record<string, unknown>, base: string): Crumb[] {
  if (!Array.isArray(itemListElement)) return [];
  return itemListElement
    .filter((each): each is Record<string, unknown> => typeof each === "object" && each !== null)
    .toSorted((a, b) => Number(a.position ?? 0) - Number(b.position ?? 0))
    .flatMap((each) => {
      const item =
        typeof each.item === "object" && each.item !== null ? (each.item as Record<string, unknown>) : {};
      const name = plain(asText(each.name) || asText(item.name));
      const url = asText(each.item) || asText(item["@id"]) || asText(item.url);
      return name === "" ? [] : [{ name, url: url === "" ? null : (URL.parse(url, base)?.href ?? null) }];
    });
}

function shownCrumbs(tree: Root, base: string): Crumb[] {
  const list = findElement(
    tree,
    (element) =>
      /breadcrumb|brotkrumen|you are here|sie sind hier/i.test(attributeOf(element, "ariaLabel")) ||
      /breadcrumblist/i.test(asText(element.properties.itemType)) ||
      (element.tagName !== "body" &&
        names(element).some((name) => /(?:^|[-_])(?:breadcrumbs?|crumbs|brotkrumen)(?:$|[-_])/i.test(name))),
  );
  if (!list) return [];
  return elementsIn(list, ({ tagName }) => tagName === "a").flatMap((link) => {
    const name = plain(textIn(link));
    const href = attributeOf(link, "href");
    return name === "" ? [] : [{ name, url: href === "" ? null : (URL.parse(href, base)?.href ?? null) }];
  });
}

export interface Alternate {
  language: string;
  url: string;
}

/** The page's addresses in other languages. */
export function alternatesOf(tree: Root, base: string): Alternate[] {
  return elementsIn(tree, (element) => element.tagName === "link" && attributeOf(element, "hrefLang") !== "")
    .slice(0, 100)
    .flatMap((link) => {
      const url = URL.parse(attributeOf(link, "href"), base)?.href;
      const language = attributeOf(link, "hrefLang").toLowerCase();
      return url === undefined || language === "x-default" ? [] : [{ language, url }];
    });
}

export function linkedAs(tree: Root, rel: string, base: string): string | null {
  const link = findElement(
    tree,
    ({ tagName, properties }) => tagName === "link" && [properties.rel].flat().includes(rel),
  );
  const href = link ? attributeOf(link, "href") : "";
  return href === "" ? null : (URL.parse(href, base)?.href ?? null);
}

export function metaOf(tree: Root, property: string): string {
  const found = findElement(
    tree,
    ({ tagName, properties }) => tagName === "meta" && asText(properties.property) === property,
  );
  return found ? plain(asText(found.properties.content)) : "";
}

export const plain = (text: string) => text.replace(/\s+/g, " ").trim();

export function headOf(tree: Root): { language: string; title: string } {
  const isNamed = (name: string) => (element: Element) => element.tagName === name;
  const html = findElement(tree, isNamed("html"));
  const title = findElement(tree, isNamed("title"));
  return {
    language: html ? attributeOf(html, "lang") : "",
    title: title ? plain(textIn(title)) : "",
  };
}
