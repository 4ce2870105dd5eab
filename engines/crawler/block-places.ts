/**
 * Records where a block of text is on its page: the elements around it, what their names indicate and how much text
 * they hold.
 */
import { type DomElement, namesOf } from "./dom.ts";

/** A block element around text, or the page's body. */
export interface Container {
  parent: Container | null;
  /** Bits of `placeNames` for this element alone. */
  ownMarks: number;
  /** The same for this element and everything around it. */
  marks: number;
  chars: number;
  linkedChars: number;
  blocks: number;
  /** Characters in blocks of running text. */
  proseChars: number;
  /** Index of the first block inside it. */
  firstBlock: number;
  /** Siblings with the same tag and classes, by signature. */
  twins: Map<string, number>;
  signature: string;
}

/** What the class, id, role or tag of an element indicates about its text. */
const placeNames = [
  [
    "menu",
    /(^|[-_ ])(nav|navbar|navigation|menu|submenu|breadcrumbs?|toc|topbar|toolbar|pagination|pager)([-_ ]|$)/,
  ],
  ["side", /sidebar|aside|(^|[-_ ])(rail|widget|complementary|secondary)/],
  ["foot", /footer|colophon|contentinfo|(^|[-_ ])bottom([-_ ]|$)/],
  ["head", /header|masthead|(^|[-_ ])(hero|top|intro)([-_ ]|$)/],
  [
    "related",
    /related|recommend|similar|suggest|upsell|cross-?sell|recently|trending|popular|latest|also|more-|read-?next|up-?next|(^|[-_ ])(next|prev|previous)([-_ ]|$)/,
  ],
  ["comment", /comment|respond|disqus|(^|[-_ ])(reply|replies|discussion)/],
  ["author", /author|byline|contributor|avatar|profile|(^|[-_ ])(bio|user)([-_ ]|$)/],
  ["share", /share|sharing|social|follow/],
  ["signup", /newsletter|subscri|sign-?up|sign-?in|opt-?in|login|register|account|mailchimp/],
  [
    "promo",
    /promo|advert|sponsor|announce|campaign|(^|[-_ ])(ad|ads|cta|offers?|banner|deal|deals)([-_ ]|$)/,
  ],
  ["review", /review|rating|testimonial|feedback|(^|[-_ ])stars?([-_ ]|$)/],
  ["overlay", /modal|popup|pop-up|overlay|drawer|dialog|off-?canvas|tooltip|lightbox|toast|flyout|dropdown/],
  ["filter", /filter|facet|refine|search|(^|[-_ ])sort/],
  [
    "card",
    /card|tile|teaser|carousel|slider|swiper|slick|thumb|(^|[-_ ])(item|items|grid|listing|list|loop)([-_ ]|$)/,
  ],
  [
    "meta",
    /(^|[-_ ])(meta|date|time|tags?|category|categories|published|reading|updated|info|details?)([-_ ]|$)/,
  ],
  [
    "content",
    /content|article|entry|story|prose|description|markdown|richtext|rich-text|(^|[-_ ])(post|body|text|main|rte|copy)([-_ ]|$)/,
  ],
  ["thread", /forum|thread|topic|message|answer|question|(^|[-_ ])posts?([-_ ]|$)/],
  ["product", /product|price|(^|[-_ ])(cart|buy|shop|variants?|sku|basket|add-to)/],
  ["picture", /caption|credit|figure|gallery|image|media|photo|video/],
  ["legal", /legal|disclaimer|disclosure|copyright|terms|affiliate|cookie|consent|gdpr/],
  ["fold", /accordion|collaps|faq|panel|(^|[-_ ])tabs?([-_ ]|$)/],
  ["unseen", /sr-only|visually-?hidden|screen-?reader|(^|[-_ ])(hidden|hide|print|mobile)/],
] as const;

const placeTags = ["aside", "footer", "header", "nav", "article", "main", "form", "figure"];

/** The names of all bits, lowest first. */
export const markNames: readonly string[] = [
  ...placeNames.map(([name]) => name),
  ...placeTags.map((tag) => `<${tag}>`),
];

/** Text with this mark is never content. */
export const droppedMark = 1 << 30;

/** Questions and answers that visitors open are always content, except in menus and footers. */
export const keptMark = 1 << 31;

/** On most pages, these are outside the content. */
export const outsideMarks = ["<footer>", "<header>", "<nav>", "<aside>"].reduce(
  (marks, name) => marks | (1 << markNames.indexOf(name)),
  0,
);

export function newContainer(
  parent: Container | null,
  marks: number,
  at: { signature: string; block: number },
): Container {
  const { signature, block } = at;
  if (parent) parent.twins.set(signature, (parent.twins.get(signature) ?? 0) + 1);
  return {
    parent,
    ownMarks: marks,
    marks: marks | (parent?.marks ?? 0),
    chars: 0,
    linkedChars: 0,
    blocks: 0,
    proseChars: 0,
    firstBlock: block,
    twins: new Map(),
    signature,
  };
}

/** Returns the bits of an element. `known` caches by class and id, because pages repeat them. */
export function marksOf(element: DomElement, known: Map<string, number>): number {
  const { role = "", class: classes = "", id = "" } = element.attribs;
  const key = `${role} ${classes} ${id}`;
  let marks = known.get(key);
  if (marks === undefined) {
    const names = `${role} ${namesOf(element).join(" ")}`.slice(0, 300);
    marks = 0;
    if (names.length > 1)
      placeNames.forEach(([, pattern], bit) => {
        if (pattern.test(names)) marks! |= 1 << bit;
      });
    known.set(key, marks);
  }
  const tag = placeTags.indexOf(element.name);
  return tag < 0 ? marks : marks | (1 << (placeNames.length + tag));
}

export function signatureOf(element: DomElement): string {
  return `${element.name}.${(element.attribs.class ?? "").slice(0, 60).replace(/\d+/g, "0")}`;
}
