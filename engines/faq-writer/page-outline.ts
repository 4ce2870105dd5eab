import { isBreadcrumb } from "./breadcrumbs.ts";
import { readQuestion } from "./detect-question.ts";
import { faqHint, faqName } from "./language-phrases.ts";
import { isListing } from "./page-kinds.ts";
import type { PageElement, PageTree } from "./page-tree.ts";
import { nameOf } from "./page-tree.ts";
import { plainText } from "./render-text.ts";

export interface Outline {
  /** The highest-ranking heading level (1 to 6) in an element, including itself. 7 if there is none. */
  topHeading: Map<PageElement, number>;
  /** For each element, the last heading before it that isn't a question. */
  section: Map<PageElement, PageElement>;
  zones: Map<PageElement, Zone>;
  /** True if the URL, the title or the first heading calls the whole page an FAQ. */
  isFaqPage: boolean;
  /** True for schedules, blogs and news, whose titles are those of talks and articles. */
  isListing: boolean;
  /** Text of the first h1. */
  mainHeading: string | null;
}

interface Zone {
  /** True inside an element whose name suggests FAQs. */
  isFaq: boolean;
  /** True in navigation, search, quotes, cookie notices and short forms, which contain no help center questions. */
  isExcluded: boolean;
  /** True in footers, banners and calls to action, where only unambiguous structures count. */
  isWeak: boolean;
  /** True in the page's footer, where sections from above don't continue. */
  isFooter: boolean;
}

const excludedTags = new Set(["nav", "blockquote", "head", "menu"]);
const excludedRoles = /^(?:navigation|search|menu|menubar|alertdialog)$/;
const excludedName =
  /cookie|consent|gdpr|testimonial|breadcrumb|(?:^|[\s_-])(?:reviews?|quotes?|comments?|mega-?menu|navbar|quiz|survey|poll|talks?|sessions?|speakers?|lectures?|episodes?|webinars?)(?:[\s_-]|$)/;
/** A search box, unless it is the page: shops name pages of a category after their search results. */
const searchName = /(?:^|[\s_-])search(?:[\s_-]|$)/;
const weakName =
  /(?:^|[\s_-])(?:cta|banner|hero|newsletter|subscribe|signup|call-to-action|promo|popup|modal|sidebar|(?<!(?:section|card|box|panel|block|content|table|list|item|price|pricing|article)[-_]{1,2})footer|card-blog|blog)(?:[\s_-]|$)|(?:^|\s)(?:widget|widget[_-](?:area|text)|(?:sidebar|footer)-widget\w*)(?:[\s_]|$)|(?:^|\s)posts?(?:\s|$)|(?:^|[\s_-])(?:posts?-(?:card|item|grid|list|preview|teaser|carousel|loop|slider)|(?:latest|recent|related|featured)-posts?)(?:[\s_-]|$)/;
/** WordPress gives pages the same class names as posts, plus this one. */
const pageName = /(?:^|\s)type-page(?:\s|$)/;
/**
 * Share of the page's text. A larger element is the page itself, whatever its theme calls it ("has-sidebar", "post").
 */
const minShareOfPage = 0.6;
const footerName = /(?:^|\s)(?:(?:site|page|main|global)[-_]?)?footer(?:\s|$)/;
/** In characters. A longer form wraps the whole page, as in ASP.NET, so it is ignored. */
const maxFormLength = 3000;

/** Collects the surroundings of each element in a single walk. */
export function outlinePage(tree: PageTree, url: string): Outline {
  const outline: Outline = {
    topHeading: new Map(),
    section: new Map(),
    zones: new Map(),
    isFaqPage: false,
    isListing: false,
    mainHeading: null,
  };
  let heading: PageElement | null = null;
  for (const element of tree.elements) {
    outline.zones.set(
      element,
      readZone(element, {
        parent: outline.zones.get(element.parent ?? element),
        isPage: tree.root.size > 400 && element.size > minShareOfPage * tree.root.size,
      }),
    );
    if (heading) outline.section.set(element, heading);
    const level = headingLevel(element);
    if (level === 7 || element.size === 0 || element.size > 200) continue;
    const text = plainText(element);
    if (level === 1 && outline.mainHeading === null) outline.mainHeading = text;
    if (!/[?？؟]\s*$/.test(text) || faqHint.test(text) || !readQuestion(text, "heading")) heading = element;
  }
  for (let i = tree.elements.length - 1; i >= 0; i -= 1) {
    const element = tree.elements[i]!;
    const own = Math.min(headingLevel(element), outline.topHeading.get(element) ?? 7);
    outline.topHeading.set(element, own);
    if (element.parent)
      outline.topHeading.set(element.parent, Math.min(own, outline.topHeading.get(element.parent) ?? 7));
  }
  const path = URL.parse(url)?.pathname ?? "";
  outline.isFaqPage =
    faqName.test(path) || faqHint.test(tree.title ?? "") || faqHint.test(outline.mainHeading ?? "");
  outline.isListing = isListing(url, outline.mainHeading);
  return outline;
}

export function headingLevel(element: PageElement): number {
  const level =
    /^h([1-6])$/.exec(element.tag)?.[1] ??
    (element.attributes["role"] === "heading" ? (element.attributes["aria-level"] ?? "3") : null);
  return level ? Number(level) || 7 : 7;
}

/** True on an FAQ page, inside an element named after FAQs, or below an FAQ heading. */
export function isInFaq(element: PageElement, outline: Outline): boolean {
  if (outline.isFaqPage || outline.zones.get(element)?.isFaq) return true;
  const section = outline.section.get(element);
  // A heading of the same level as "FAQ" starts another section.
  return (
    section !== undefined &&
    (headingLevel(element) === 7 || headingLevel(element) > headingLevel(section)) &&
    faqHint.test(plainText(section))
  );
}

/** True in cards, quotes and articles, which may have footers of their own. */
function insideItem(element: PageElement): boolean {
  for (let at = element.parent; at; at = at.parent)
    if (/^(?:article|section|blockquote|figure|li|main)$/.test(at.tag)) return true;
  return false;
}

function readZone(
  element: PageElement,
  { parent, isPage }: { parent: Zone | undefined; isPage: boolean },
): Zone {
  const name = nameOf(element);
  const { role = "", "aria-label": label = "" } = element.attributes;
  const isWhole = element.tag === "body" || element.tag === "html" || element.tag === "main";
  return {
    isFaq: (parent?.isFaq ?? false) || (!isWhole && faqName.test(name)) || faqHint.test(label.slice(0, 200)),
    isExcluded:
      (parent?.isExcluded ?? false) ||
      excludedTags.has(element.tag) ||
      excludedRoles.test(role) ||
      (element.tag === "form" && element.size < maxFormLength) ||
      (!isWhole && (isBreadcrumb(element) || excludedName.test(name) || (!isPage && searchName.test(name)))),
    isWeak:
      (parent?.isWeak ?? false) ||
      element.tag === "footer" ||
      element.tag === "aside" ||
      (!isWhole && !isPage && weakName.test(name) && !pageName.test(name)),
    isFooter:
      (parent?.isFooter ?? false) ||
      role === "contentinfo" ||
      (element.tag === "footer" && !insideItem(element)) ||
      (!isWhole && footerName.test(name)),
  };
}
