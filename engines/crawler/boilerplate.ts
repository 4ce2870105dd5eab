import { type DomElement, findElements, namesOf, rawText } from "./dom.ts";

const unseen = new Set([
  "script",
  "style",
  "noscript",
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
  const { attribs } = element;
  const style = attribs.style ?? "";
  const isHidden =
    (attribs.hidden !== undefined && attribs.hidden !== "until-found") ||
    attribs["aria-hidden"] === "true" ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
  if (isHidden && !isPanel(element, controlled)) return true;
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

const boilerplateRoles = new Set([
  "navigation",
  "banner",
  "contentinfo",
  "complementary",
  "search",
  "menu",
  "menubar",
  "dialog",
  "alertdialog",
  "toolbar",
]);

/**
 * True for navigation, footers, sidebars, dialogs and consent banners. Inside main and article (`isInContent`), headers
 * and footers are part of the text. So is a page header that contains the headline.
 */
export function isBoilerplate(element: DomElement, isInContent: boolean): boolean {
  switch (element.name) {
    case "nav":
    case "aside":
    case "dialog":
    case "menu":
      return true;
    case "footer":
      return !isInContent || linkShare(element) > 0.3;
    case "header":
      return !isInContent && !holdsHeadline(element);
    case "html":
    case "body":
    case "main":
    case "article":
    case "h1":
    case "h2":
      return false;
  }
  const role = element.attribs.role;
  if (role !== undefined && boilerplateRoles.has(role)) return role !== "banner" || !holdsHeadline(element);
  const names = namesOf(element);
  if (names.length === 0) return false;
  if (
    names.some((name) => consent.test(name)) &&
    !holdsHeadline(element) &&
    rawText(element, 4001).length <= 4000
  ) {
    return true;
  }
  if (
    names.some((name) =>
      /^(skip-?(link|to|nav).*|screen-reader-shortcut|breadcrumbs?|back-?to-?top)$/.test(name),
    )
  )
    return true;
  if (
    !isInContent &&
    names.some((name) =>
      /^(site-?|page-?|main-?|global-?)?footer(-(wrapper|container|area|section|main|inner|content))?$/.test(
        name,
      ),
    )
  ) {
    return !holdsHeadline(element);
  }
  // A "menu" may be a restaurant's, so it counts as navigation only if most of its text is links.
  return names.some((name) => navigational.test(name)) && linkShare(element) > 0.6;
}

const consent =
  /^(cookie|cookies|gdpr|ccpa|consent|onetrust|ot-sdk|cky|cmplz|cookiebot|cybotcookiebot|didomi|usercentrics|osano|iubenda|cc-window|cc-banner|borlabs|termly|klaro|tarteaucitron|hs-eu-cookie)([-_].*)?$|(cookie|consent|gdpr)[-_]?(banner|bar|notice|popup|modal|overlay|dialog|wrapper|container|message|law)/;

const navigational =
  /(^|[-_])(nav|navbar|navigation|menu|submenu|mainmenu|topbar|top-bar|toolbar|sidebar|social|socials|share|sharing|pagination|pager|tags|related|languages?|lang-switcher|toc)([-_]|$)/;

function holdsHeadline(element: DomElement): boolean {
  return (
    findElements(element, (child) => child.name === "h1" && rawText(child, 200).trim().length > 0).length > 0
  );
}

function linkShare(element: DomElement): number {
  const total = lettersOf(rawText(element, 20_000));
  if (total === 0) return 1;
  let linked = 0;
  for (const link of findElements(element, (child) => child.name === "a", 20_000))
    linked += lettersOf(rawText(link, 2000));
  return linked / total;
}

function lettersOf(text: string): number {
  return text.replace(/\s+/g, "").length;
}
