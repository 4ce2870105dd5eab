/** Names collections after the site's own sections and menu entries. */
import type { CategoryId } from "#engines/languages/language-pack.ts";
import { anyOf } from "#engines/languages/words.ts";
import { ownNames } from "./categorise.ts";
import { foldLoosely } from "./ground.ts";
import { isInCapitals } from "./in-capitals.ts";
import { faqHint, isCallToAction } from "./language-phrases.ts";
import { walk } from "./page-tree.ts";
import type { ReadPage } from "./read-page.ts";
import { plainText } from "./render-text.ts";
import type { Written } from "./write-drafts.ts";

const minQuestions = 3;
const minGrouped = 2;
/** A start page with more cards than this is hard to scan. */
const maxTopics = 12;
/** A small center has fewer collections. */
const questionsPerTopic = 8;
const usualTopics = 6;
/** A collection with a larger share of the questions would only repeat the full list. */
const maxShare = 0.5;
const maxLength = 40;
/** In letters. Shorter labels are acronyms. */
const minCapitals = 5;
const general = new RegExp(
  `^(?:${anyOf("sections.general")}|${anyOf("site.home")}|${anyOf("site.menuItem")})$`,
  "iu",
);
/** "Answers to your questions" and "Good to know" say nothing about what is asked below them. */
const ofAnything = new RegExp(`^(?:${anyOf("questions.ofAnything")})$`, "iu");

/** "View all". */
const listsAll = new RegExp(`^(?:${anyOf("sections.all")})$`, "iu");

interface SiteTopics {
  labelOf: LabelOf;
  language: string;
  /** True for what visitors find before the owner has decided anything. */
  isReady: (faq: Written) => boolean;
}

/** Returns the collection for each question whose topic on the site has several questions. */
export function siteTopics(
  faqs: readonly Written[],
  { labelOf, language, isReady }: SiteTopics,
): Map<Written, string> {
  const isAlone = aloneOnPage(faqs);
  const named = faqs.flatMap((faq) => {
    const name = nameOf(faq, { labelOf, language, isAlone });
    return name === null ? [] : [{ faq, name, key: foldLoosely(name) }];
  });
  const groups = [...Map.groupBy(named, ({ key }) => key).values()]
    .filter((group) => group.length <= faqs.length * maxShare)
    .sort((a, b) => b.length - a.length);
  const own = groups.filter(isOwn);
  const others = groups
    .filter((group) => !isOwn(group) && group.length >= minQuestions)
    .slice(0, Math.max(usualTopics, Math.round(faqs.length / questionsPerTopic)));
  const chosen = [...own, ...others]
    .slice(0, maxTopics)
    .filter((group) => usualOf(group[0]!.name, language) !== null || !isSaidByTitle(group, isReady));
  return new Map(chosen.flatMap((group) => group.map(({ faq }) => [faq, group[0]!.name] as const)));
}

/** True for a card that leads to one answer which says the same: "Care – The first days" below "Care". */
function isSaidByTitle(
  group: readonly { faq: Written; key: string }[],
  isReady: (faq: Written) => boolean,
): boolean {
  const [one, ...others] = group.filter(({ faq }) => isReady(faq));
  return (
    one !== undefined &&
    others.length === 0 &&
    one.faq.isTitle === true &&
    foldLoosely(one.faq.question).includes(one.key)
  );
}

/** The category that has another name on the website. */
function usualOf(name: string, language: string): CategoryId | null {
  return [...ownNames([name], language).keys()][0] ?? null;
}

/** Tests whether a question's page has a single group of questions. A heading above just one question isn't a group. */
function aloneOnPage(faqs: readonly Written[]): (faq: Written) => boolean {
  const explicit = faqs.filter(({ origin }) => origin === "explicit");
  const groups = new Map<ReadPage, number>();
  for (const [page, asked] of Map.groupBy(explicit, (faq) => faq.page)) {
    const sections = Map.groupBy(asked, ({ section }) => foldLoosely(section ?? ""));
    groups.set(page, [...sections.values()].filter((some) => some.length >= minGrouped).length);
  }
  return ({ page }) => groups.get(page) === 1;
}

/** Groups that the website itself made on its page of questions come before those of its menu. */
function isOwn(group: readonly { faq: Written }[]): boolean {
  return (
    group.filter(({ faq }) => faq.origin === "explicit" && faq.page.outline.isFaqPage).length >= minGrouped
  );
}

type Naming = Pick<SiteTopics, "labelOf" | "language"> & { isAlone: (faq: Written) => boolean };

/** Returns the heading above the site's own question, otherwise the menu's label for its page, or the title above the text's own. */
function nameOf(faq: Written, { labelOf, language, isAlone }: Naming): string | null {
  const section = clean(faq.section ?? "", language);
  const { page } = faq;
  const label = page.segments.length === 0 || page.outline.isFaqPage ? null : labelOf(page);
  if (faq.origin === "explicit" && isTopic(section)) {
    // "All about our lamps" on the page that the menu calls "Lamps" has its name, as what else the page tells.
    const isOfPage = label !== null && isAlone(faq) && usualOf(label, language) !== "services";
    return isOfPage ? label : section;
  }
  // A template's question keeps its category, whichever page answers it.
  if (faq.origin === "fact" && faq.topic !== null) return null;
  if (page.segments.length === 0 || page.outline.isFaqPage) return null;
  if (label !== null) return label;
  return [faq.subject, leadOf(faq)].find((name) => name !== null && isTopic(name)) ?? null;
}

/** "House Rules" of "House Rules – Smoking". */
function leadOf({ isTitle, question }: Written): string | null {
  const [lead = "", ...rest] = question.split(" – ");
  return isTitle === true && rest.length > 0 ? lead : null;
}

/** What the menu calls a page. Null for the home page, and for labels such as "More". */
export type LabelOf = (page: ReadPage) => string | null;

export function labelsOfPages(pages: readonly ReadPage[], language: string): LabelOf {
  const menu = menuLabels(pages, language);
  return ({ segments, url }) => {
    const label = segments.length === 0 ? "" : (menu.get(pathOf(url)) ?? "");
    return isTopic(label) ? label : null;
  };
}

function isTopic(name: string): boolean {
  return (
    name.length >= 3 &&
    name.length <= maxLength &&
    name.split(" ").length <= 5 &&
    /^[\p{L}\p{N}]/u.test(name) &&
    !/[?!:.…@？！：。]|\d{4,}/.test(name) &&
    !faqHint.test(name) &&
    !general.test(name) &&
    !ofAnything.test(name) &&
    !listsAll.test(name) &&
    !isCallToAction(name)
  );
}

/** "✂️ Care" and "• Care". */
const symbol = String.raw`(?:[\p{Extended_Pictographic}\p{So}•·▪–—\s-]|\u{fe0f}|\u{200d})`;
const decoration = new RegExp(`^${symbol}+|(?<!${symbol})${symbol}+$`, "gu");

/** "返品・交換について— Return" repeats its name in another language. */
const translated =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s*[—–-]\s*[A-Za-z][A-Za-z &'-]*$/u;

/** Menus in capitals read as shouting, and those without any as a part of a sentence. In Turkish, "I" is the capital of "ı". */
function clean(text: string, language: string): string {
  const name = text
    .replace(/\s+/g, " ")
    .replace(decoration, "")
    .replace(translated, "")
    .replace(/[\s:–—-]+$/u, "")
    .trim();
  return isInCapitals(name, minCapitals)
    ? name.charAt(0) + name.slice(1).toLocaleLowerCase(language)
    : name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What the site's menus call each page, by path. The first label wins, unless it is glued to what explains it. */
function menuLabels(pages: readonly ReadPage[], language: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { tree, outline, url } of pages.slice(0, 3))
    for (const node of walk(tree.root)) {
      if (node.kind !== "element" || node.tag !== "a" || !outline.zones.get(node)?.isExcluded) continue;
      const href = node.attributes["href"] ?? "";
      // "Free estimate" leads to a form on the page itself, and an unfinished link to "#".
      if (href === "" || href.includes("#")) continue;
      const path = pathOf(URL.parse(href, url)?.href ?? "");
      const label = clean(plainText(node), language);
      const known = labels.get(path);
      if (path !== "" && label !== "" && (known === undefined || isGlued(known, label)))
        labels.set(path, label);
    }
  return labels;
}

/** True for "CareFor cats and dogs", if another menu calls the same page "Care". */
function isGlued(label: string, other: string): boolean {
  return label.length > other.length && label.startsWith(other) && glued.test(label.slice(other.length - 1));
}

const glued = /^[\p{Ll}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{Lu}/u;

function pathOf(url: string): string {
  return (URL.parse(url)?.pathname ?? "").replace(/(?:index)?\.\w+$|\/$/g, "");
}
