import { type AnyNode, isTag, isText } from "domhandler";
import { isPageLabel } from "#engines/crawler/rank-links.ts";
import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { isHomeLink } from "./extract-logos.ts";
import { asText, isOrganization } from "./json-ld.ts";
import { Ballot, cleanName, type Kind, keyOf } from "./name-ballot.ts";
import { inOwnCase } from "./name-in-capitals.ts";
import { collapse, lineage, type Page, splitWords, textOf, toUrl } from "./parse-page.ts";
import { findSiteHost } from "./site-host.ts";

/**
 * Returns the name on which most sources agree (structured data, titles, header, logo text, copyright line, domain), or
 * null if there is none.
 */
export function findCompanyName(pages: readonly Page[]): string | null {
  const ballot = new Ballot();
  const start = pages[0];
  if (!start) return null;
  const host = findSiteHost(pages);
  voteStructured(ballot, pages);
  voteTitles(ballot, pages);
  pages.slice(0, 4).forEach((page, index) => {
    const share = index === 0 ? 1 : 0.25;
    for (const { text, weight, kind } of headerTexts(page))
      ballot.vote(text, { weight: weight * share, kind: kind ?? "header" });
    const owner = copyrightOwner(page);
    if (owner && !isMakersName(owner, { page, pages, host }))
      ballot.vote(owner, { weight: 2.5 * share, kind: "copyright" });
  });
  const domain = host ? domainLabel(host) : null;
  if (domain) ballot.suggest(spelledOut(domain, start), { weight: 1.5, kind: "text" });
  const name = ballot.winner(domain);
  return name && inOwnCase(name, pages);
}

function voteStructured(ballot: Ballot, pages: readonly Page[]): void {
  const seen = new Set<string>();
  const once = (text: string | null, weight: number, property: string) => {
    if (!text || seen.has(`${property}${text}`)) return;
    seen.add(`${property}${text}`);
    ballot.vote(text, { weight, kind: "structured" });
  };
  pages.forEach((page, index) => {
    const share = index === 0 ? 1 : 0.5;
    for (const node of page.jsonLd) {
      if (isOrganization(node)) {
        once(asText(node.value.name), (node.depth === 0 ? 5 : 3) * share, "organization");
        once(asText(node.value.alternateName), share, "alternate");
        once(asText(node.value.legalName), share, "legal");
      } else if (node.types.includes("WebSite") && node.depth <= 1)
        once(asText(node.value.name), 3.5 * share, "website");
    }
    once(page.meta.get("og:site_name") ?? null, 4 * share, "og");
    once(page.meta.get("application-name") ?? null, 2.5 * share, "application");
    once(page.meta.get("apple-mobile-web-app-title") ?? null, 1.5 * share, "apple");
  });
}

const TITLE_EDGE = /\s+[-–—|·•:»«~/]+\s+|\s*[|｜│┃•»·]\s*|\s*：\s*|:\s+|\s+[-–—]\s*|,\s+(?=[^,]*$)/;

/** Matches a name with its town: "Boulangerie Tessier à Nantes". */
const AT_PLACE = new RegExp(
  String.raw`^(.{3,40}?) (?:${anyOf("site.nearPlace")}) \p{Lu}[\p{L}' -]{1,30}$`,
  "u",
);

function voteTitles(ballot: Ballot, pages: readonly Page[]): void {
  const titles = [...new Set(pages.map((page) => page.title).filter(Boolean))];
  const counts = new Map<string, { text: string; count: number; atEnd: number; afterComma: number }>();
  for (const title of titles) {
    const parts = title
      .slice(0, 300)
      .split(TITLE_EDGE)
      .map((part) => part.trim())
      .filter(Boolean);
    const names = new Set<string>();
    parts.forEach((text, position) => {
      const clean = cleanName(text);
      if (!clean || names.has(keyOf(clean))) return;
      names.add(keyOf(clean));
      const entry = counts.get(keyOf(clean)) ?? { text: clean, count: 0, atEnd: 0, afterComma: 0 };
      entry.count++;
      if (position > 0 && title.trim().endsWith(`, ${text}`)) entry.afterComma++;
      if (position === 0 || position === parts.length - 1) entry.atEnd++;
      counts.set(keyOf(clean), entry);
      // The title without its town counts if the domain agrees with it. Without the domain, this vote is too weak to
      // win.
      ballot.vote(AT_PLACE.exec(clean)?.[1] ?? null, { weight: 0.5 / titles.length, kind: "title" });
    });
  }
  for (const { text, count, atEnd, afterComma } of counts.values()) {
    const spread = count / titles.length;
    // "St. Anne's Church, Marlow" has the town last.
    const share = afterComma === count ? 0.5 : 1;
    if (titles.length > 1 && count > 1)
      ballot.vote(text, { weight: (1 + 3 * spread) * share, kind: "title" });
    else if (atEnd > 0)
      ballot.vote(text, { weight: (titles.length === 1 ? 1.5 : 0.4) * share, kind: "title" });
  }
  const first = pages[0]?.title.split(TITLE_EDGE)[0];
  if (first && titles.length > 1) ballot.vote(first, { weight: 0.8, kind: "title" });
}

interface HeaderText {
  text: string;
  weight: number;
  kind?: Kind;
}

function headerTexts(page: Page): HeaderText[] {
  const found: HeaderText[] = [];
  page.nodes.forEach((node, index) => {
    if (found.length > 12 || (node.region !== "header" && index > 80)) return;
    const isNamed = node.words.some((word) => NAMED.has(word));
    const href = node.element.attribs.href ?? null;
    // "#" is usually a menu that opens. Only a logo box links to the page's own top.
    const isHome = node.tag === "a" && isHomeLink(href, page) && (isNamed || !/^\s*(?:#|$)/.test(href ?? ""));
    // Without a home link, the headline in the header is the name.
    if (node.tag === "h1" && node.region === "header") found.push(...wordmark(node.element, 2));
    if (node.tag === "img") {
      const alt = node.element.attribs.alt ?? "";
      const link = [...lineage(page, index)].find((ancestor) => ancestor.tag === "a");
      const isLogo =
        isNamed ||
        splitWords(`${node.element.attribs.src ?? ""} ${alt}`).some((word) => word.startsWith("logo"));
      if (
        alt &&
        ((isLogo && node.region === "header") ||
          (link && isHomeLink(link.element.attribs.href ?? null, page)))
      )
        found.push({ text: alt, weight: 2.5, kind: /logo/i.test(alt) ? "header" : "alt" });
    } else if (
      isNamed &&
      (node.tag === "a" || node.tag === "div" || node.tag === "span" || node.tag === "p" || node.tag === "h1")
    ) {
      found.push(...wordmark(node.element, 3));
    } else if (isHome && !isMenuItem(page, index, textOf(node.element, 100)))
      found.push(...wordmark(node.element, 2));
    if (node.tag === "svg" || (isHome && node.element.attribs["aria-label"])) {
      const label = node.element.attribs["aria-label"] ?? "";
      if (label && isHome && !homeLabel.test(label) && !/home ?page/i.test(label))
        found.push({ text: label, weight: 1.5 });
    }
  });
  // Nested spans repeat the same words, so identical texts count once.
  const strongest = new Map<string, HeaderText>();
  for (const entry of found) {
    const key = keyOf(entry.text);
    if ((strongest.get(key)?.weight ?? 0) < entry.weight) strongest.set(key, entry);
  }
  return [...strongest.values()];
}

/** True for a link to the start page that is called after its content, such as "About us". */
function isMenuItem(page: Page, index: number, text: string): boolean {
  if (MENU_ITEM.test(text) || isPageLabel(text)) return true;
  const isListed = (at: number) => [...lineage(page, at)].some(({ tag }) => tag === "li");
  // Beside the linked logo, a list has the name of the page and not that of the company.
  return (
    isListed(index) &&
    page.nodes.some(
      ({ tag, element, region }, at) =>
        at < index &&
        tag === "a" &&
        (region === "header" || at <= 80) &&
        !/^\s*(?:#|$)/.test(element.attribs.href ?? "") &&
        isHomeLink(element.attribs.href ?? null, page) &&
        !isListed(at),
    )
  );
}

const NAMED = new Set("logo brand wordmark branding sitetitle sitename logotype navbrand".split(" "));
const MENU_ITEM = new RegExp(`^(?:${anyOf("site.menuItem")})$`, "i");

function wordmark(element: AnyNode, weight: number): { text: string; weight: number }[] {
  if (!isTag(element)) return [];
  const parts = textParts(element);
  const whole = parts.join(" ");
  if (whole.length > 80) return [];
  const found = [{ text: whole, weight }];
  // A tagline below the name is read as a second part.
  const first = parts[0];
  if (parts.length > 1 && first && first.length > 3) found.push({ text: first, weight: weight * 0.7 });
  return found;
}

function textParts(element: AnyNode): string[] {
  const parts: string[] = [];
  const stack: AnyNode[] = [element];
  for (let seen = 0; stack.length > 0 && seen < 60; seen++) {
    const node = stack.pop()!;
    if (isText(node) && collapse(node.data)) parts.push(collapse(node.data));
    else if (isTag(node) && node.name !== "svg" && node.name !== "style" && node.name !== "script")
      stack.push(...[...node.children].reverse());
  }
  return parts.filter((part) => /[\p{L}\p{N}&]/u.test(part));
}

const homeLabel = new RegExp(wholeWords("site.home"), "iu");
const nameEnd = new RegExp(
  String.raw`\.\s|\.$|[|·•–—✦]|\s-\s|(?:\s*,)?\s*(?:\d{4}\b|${anyOf("site.rights")})`,
  "i",
);
const COPYRIGHT = /(?:©|\(c\)|\bcopyright\b)[\s©]*(?:\(c\)\s*)?(?:copyright\s*)?/gi;

/** Reads "Example Ltd" from "© 2024 Example Ltd. All rights reserved." */
function copyrightOwner(page: Page): string | null {
  const footers = page.nodes.filter(
    (node) => node.region === "footer" && page.nodes[node.parent]?.region !== "footer",
  );
  const body = page.nodes.find((node) => node.tag === "body");
  const texts = footers.map((node) => textOf(node.element, 8000));
  if (body) texts.push(textOf(body.element, 100_000).slice(-3000));
  for (const text of texts) {
    for (const match of text.matchAll(COPYRIGHT)) {
      const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 120);
      const name = rest
        .replace(/^\s*(?:\d{4}(?:\s*[-–—/,]\s*(?:\d{2,4}|present|today))?)?\s*[,.|·•–—:-]*\s*(?:by\s+)?/i, "")
        .split(nameEnd)[0]
        ?.trim();
      if (name && cleanName(name)) return name;
    }
  }
  return null;
}

/** True if a copyright line names someone whom no title names, and links to their own website: who made this one. */
function isMakersName(
  owner: string,
  { page, pages, host }: { page: Page; pages: readonly Page[]; host: string | null },
): boolean {
  const said = `${keyOf(cleanName(owner) ?? "")} `;
  return page.nodes.some(({ tag, element }) => {
    const linked = tag === "a" ? toUrl(element.attribs.href ?? "")?.hostname : null;
    if (!linked || linked === page.host || linked.replace(/^www\d?\./, "") === host) return false;
    // The next link may follow in the same line.
    const key = keyOf(textOf(element, 100));
    return (
      said.startsWith(`${key} `) &&
      domainLabel(linked) === key.replaceAll(" ", "") &&
      !pages.some(({ title }) => ` ${keyOf(title)} `.includes(` ${key} `))
    );
  });
}

/** Longer names than this many words aren't searched for in the text. */
const maxNameWords = 6;

/** Finds the name that the domain runs together: "Blue Door" for "bluedoor", in its most frequent spelling. */
function spelledOut(domain: string, page: Page): string | null {
  const body = page.nodes.find((node) => node.tag === "body");
  if (!body || domain.length < 4) return null;
  const words = textOf(body.element, 60_000).split(" ");
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  const forms = new Map<string, number>();
  for (let start = 0; start < words.length; start++) {
    let joined = "";
    for (let end = start; end < Math.min(words.length, start + maxNameWords); end++) {
      joined += bare[end];
      if (joined.length >= domain.length) {
        const form = words
          .slice(start, end + 1)
          .join(" ")
          .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
        if (joined === domain && /\p{Lu}/u.test(form)) forms.set(form, (forms.get(form) ?? 0) + 1);
        break;
      }
      if (!domain.startsWith(joined)) break;
    }
  }
  return [...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Reads "bluedoor" from "www.blue-door.co.uk". Returns null for IP addresses and shared hosts. */
function domainLabel(host: string): string | null {
  const labels = host.replace(/^www\d?\./, "").split(".");
  const isShared =
    /(?:^|\.)(?:github|gitlab|netlify|vercel|pages|web|herokuapp|wixsite|wixstudio|blogspot|wordpress|weebly|onrender|surge|fly|substack|tumblr|squarespace|myshopify|webflow|framer|carrd|ghost|jimdosite|jimdofree|webnode|godaddysites|square|business|site123)\.(?:io|app|dev|com|sh|co|website|site|me|page)$/.test(
      host,
    );
  const label =
    isShared || labels.length <= 2
      ? labels[0]
      : /^(?:com?|org|net|gov|ac|edu)$/.test(labels.at(-2) ?? "")
        ? labels.at(-3)
        : labels.at(-2);
  return label ? label.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase() : null;
}
