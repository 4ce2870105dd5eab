import { isBreadcrumb } from "./breadcrumbs.ts";
import { type DomElement, findElements, namesOf, rawText } from "./dom.ts";

const unseen = new Set([
  "script",
  "style",
  "template",
  "head",
  "svg",
  "math",
  "iframe",
  "object",
  "embed",
  "canvas",
  "audio",
  "video",
  "map",
  "datalist",
  "select",
  "textarea",
  "input",
  "progress",
  "meter",
]);

/** True for text hidden from visitors, except in panels that open on a click, because those often contain answers. */
export function isUnseen(element: DomElement, controlled: Set<string>): boolean {
  if (unseen.has(element.name)) return true;
  if (element.name === "noscript") return !holdsPage(element);
  const { attribs } = element;
  const style = attribs.style ?? "";
  const isHidden =
    (attribs.hidden !== undefined && attribs.hidden !== "until-found") ||
    attribs["aria-hidden"] === "true" ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
  if (isHidden && !isPanel(element, controlled) && !isRevealed(element)) return true;
  return attribs.class !== undefined && /\bmaterial-(icons|symbols)/.test(attribs.class);
}

/** Returns the ids of elements that a control opens, such as an accordion's button or a tab. */
export function controlledIds(root: Parameters<typeof findElements>[0]): Set<string> {
  const ids = new Set<string>();
  for (const element of findElements(root, (each) => each.attribs["aria-controls"] !== undefined)) {
    for (const id of element.attribs["aria-controls"]!.split(/\s+/)) ids.add(id);
  }
  return ids;
}

function isPanel(element: DomElement, controlled: Set<string>): boolean {
  if (element.attribs.id && controlled.has(element.attribs.id)) return !isMenu(element);
  if (element.attribs.role === "tabpanel") return true;
  return namesOf(element).some((name) =>
    /accordion|collaps|faq|answer|toggle-content|panel|tab-(pane|content)|expand/.test(name),
  );
}

function isMenu(element: DomElement): boolean {
  return element.name === "nav" || /^(menu|navigation|dialog)$/.test(element.attribs.role ?? "");
}

const roleOfMenu = /^(navigation|menu|menubar|search|dialog|alertdialog|toolbar)$/;

/** True for menus, dialogs, consent banners, breadcrumbs and links that skip parts of the page. */
export function isNeverContent(element: DomElement): boolean {
  const { name, attribs } = element;
  if (name === "html" || name === "body" || name === "main" || name === "article") return false;
  if (name === "nav" || name === "dialog" || name === "menu" || roleOfMenu.test(attribs.role ?? ""))
    return !holdsHeadline(element) && !holdsPage(element);
  if (isBreadcrumb(element)) return !holdsHeadline(element);
  const names = namesOf(element);
  if (names.length === 0) return false;
  if (names.some((name) => /^(skip-?(link|to|nav).*|screen-reader-shortcut|back-?to-?top)$/.test(name)))
    return true;
  return (
    names.some((name) => consent.test(name)) &&
    !holdsHeadline(element) &&
    rawText(element, 4001).length <= 4000
  );
}

const consent =
  /^(cookie|cookies|gdpr|ccpa|consent|onetrust|ot-sdk|cky|cmplz|cookiebot|cybotcookiebot|didomi|usercentrics|osano|iubenda|cc-window|cc-banner|borlabs|termly|klaro|tarteaucitron|hs-eu-cookie)([-_].*)?$|(cookie|consent|gdpr)[-_]?(banner|bar|notice|popup|modal|overlay|dialog|wrapper|container|message|law)/;

/**
 * True for the page as servers render it for visitors without JavaScript. Most such elements only ask visitors to
 * enable it.
 */
function holdsPage(element: DomElement): boolean {
  const isPage = ({ name, attribs }: DomElement) =>
    name === "main" || name === "article" || attribs.role === "main";
  return findElements(element, isPage, 500).length > 0;
}

/** True for the page's content that a script shows once it has loaded. React streams parts into "S:0", "S:1" and so on. */
function isRevealed(element: DomElement): boolean {
  if (/^S:[0-9a-f]+$/i.test(element.attribs.id ?? "")) return true;
  return element.name === "main" || (element.name !== "dialog" && !isMenu(element) && holdsPage(element));
}

function holdsHeadline(element: DomElement): boolean {
  return (
    findElements(element, (child) => child.name === "h1" && rawText(child, 200).trim().length > 0).length > 0
  );
}
