import { type AnyNode, isTag, isText } from "domhandler";
import { isHomeLink } from "./extract-logos.ts";
import { asText, isOrganization } from "./json-ld.ts";
import { collapse, lineage, type Page, splitWords, textOf } from "./parse-page.ts";
import { findSiteHost } from "./site-host.ts";

/**
 * The name most of a site's own statements agree on: structured data, page titles, header, logo text,
 * copyright line, domain. Null when there is none.
 */
export function findCompanyName(pages: readonly Page[]): string | null {
  const ballot = new Ballot();
  const start = pages[0];
  if (!start) return null;
  voteStructured(ballot, pages);
  voteTitles(ballot, pages);
  pages.slice(0, 4).forEach((page, index) => {
    const share = index === 0 ? 1 : 0.25;
    for (const { text, weight, kind } of headerTexts(page))
      ballot.vote(text, { weight: weight * share, kind: kind ?? "header" });
    const owner = copyrightOwner(page);
    if (owner) ballot.vote(owner, { weight: 2.5 * share, kind: "copyright" });
  });
  const host = findSiteHost(pages);
  return ballot.winner(host ? domainLabel(host) : null);
}

/** Legal forms that a company's everyday name goes without. */
const LEGAL_FORM =
  /[\s,]+(?:inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|gmbh(?: & co\.? kg)?|ag|kg|ohg|ug|e\.?\s?v|s\.?a\.?r\.?l|s\.?a\.?s|s\.?a|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|a\.?b|oy|aps|a\/s|pty\.? ltd|pvt\.? ltd|private limited|plc|llp|lp|s\.?l|sp\. z o\.o|ltd\.? ?şti|a\.ş|kft|s\.r\.o|d\.o\.o)\.?$/i;

const PLACEHOLDER =
  /^(?:home|homepage|home page|start|startseite|accueil|inicio|welcome|index|untitled|document|website|site|my ?(?:site|website|company|business|blog)|your ?(?:site|website|company|business|brand|name|logo|company name|business name)|company(?: name)?|business name|brand(?: name)?|logo|site logo|company logo|menu|navigation|main|about(?: us)?|contact(?: us)?|faqs?|services|our services|products|blog|news|shop|store|page|template|react app|vite app|next app|create next app|lorem ipsum|all rights reserved|privacy policy|terms|skip to .*|official (?:web)?site|(?:home|header|footer|partner|client|sponsor|our|main|nav|navbar|brand|image|my|white|dark|light)[ -]?logo|\d+)$/i;

/** Where a name was read. What several kinds say is known; what only a picture's alternative text says is not. */
type Kind = "structured" | "title" | "header" | "alt" | "copyright";

interface Vote {
  weight: number;
  kind: Kind;
}

interface Candidate {
  key: string;
  forms: Map<string, number>;
  kinds: ReadonlySet<Kind>;
  own: number;
}

class Ballot {
  readonly #kinds = new Map<string, Set<Kind>>();
  readonly #forms = new Map<string, Map<string, number>>();
  /** "Verde Clean" in two spans and "VerdeClean" in the title are one name. */
  readonly #keys = new Map<string, string>();

  vote(raw: string | null, { weight, kind }: Vote): void {
    const text = cleanName(raw);
    if (!text) return;
    const spaceless = keyOf(text).replaceAll(" ", "");
    const key = this.#keys.get(spaceless) ?? keyOf(text);
    this.#keys.set(spaceless, key);
    const forms = this.#forms.get(key) ?? new Map<string, number>();
    forms.set(text, (forms.get(text) ?? 0) + weight);
    this.#forms.set(key, forms);
    this.#kinds.set(key, (this.#kinds.get(key) ?? new Set()).add(kind));
  }

  winner(domain: string | null): string | null {
    const entries: Candidate[] = [...this.#forms].map(([key, forms]) => ({
      key,
      forms,
      kinds: this.#kinds.get(key) ?? new Set(),
      own: [...forms.values()].reduce((a, b) => a + b, 0),
    }));
    const ranked = entries
      .map((entry) => ({ entry, score: scoreOf(entry, entries, domain) }))
      .sort((a, b) => b.score - a.score);
    const best = ranked[0];
    if (!best || best.score < 1) return null;
    const fuller = ranked.find(({ entry }) => isFullerName(entry, best.entry, domain));
    return bestForm((fuller ?? best).entry.forms);
  }
}

function scoreOf(entry: Candidate, entries: readonly Candidate[], domain: string | null): number {
  const agreement = domainAgreement(entry.key, domain);
  let score = entry.own + agreement;
  let hasKin = agreement > 0;
  for (const other of entries) {
    if (other.key === entry.key) continue;
    // "Blue Door" and "Blue Door Leeds" speak for each other, the shorter one a little less.
    if (isPartOf(entry.key, other.key)) score += other.own * 0.35;
    else if (isPartOf(other.key, entry.key)) score += other.own * 0.3;
    else continue;
    hasKin = true;
  }
  if (entry.key.length > 40) score *= 0.6;
  // "smiling": what is in the picture rather than who.
  if (!hasKin && entry.kinds.size === 1 && entry.kinds.has("alt")) score *= ALT_TRUST;
  if (GENERIC_NOUN.test(entry.key) && agreement < 3) score *= GENERIC_TRUST;
  return score;
}

const ALT_TRUST = 0.35;
const GENERIC_TRUST = 0.4;

/**
 * A single word that neither structured data nor the domain stands by is a name's short form or a kind of
 * organisation ("Verein"): a longer name with it in that title, copyright or data state says more.
 */
function isFullerName(entry: Candidate, short: Candidate, domain: string | null): boolean {
  if (short.key.includes(" ") || !isPartOf(short.key, entry.key) || entry.own < 1) return false;
  const isGeneric = GENERIC_NOUN.test(short.key);
  if (!isGeneric && (short.kinds.has("structured") || domainAgreement(short.key, domain) > 0)) return false;
  const isStated = ["structured", "title", "copyright"].some((kind) => entry.kinds.has(kind as Kind));
  const isOnlyShown = [...short.kinds].every((kind) => kind === "header" || kind === "alt");
  return isStated && (isGeneric || isOnlyShown || entry.kinds.size > 1);
}

/** Kinds of organisations and places, in the forms keys have: what is left when the name itself is missing. */
const GENERIC_NOUN =
  /^(?:(?:forder|sport|turn|schul|tier|heimat|kultur|schutzen|musik)?verein|verband|stiftung|(?:arzt|tierarzt|zahnarzt|natur ?heil)?praxis|kanzlei|firma|unternehmen|werkstatt|gasthaus|restaurante?|ristorante|pizzeria|hotel|pension|cafe|bar|bakery|backerei|boulangerie|panaderia|clinic|clinique|clinica|klinik|kliniek|praktijk|practice|dentist|dental|doctor|studio|salon|association|asociacion|associacao|associazione|vereniging|stichting|foundation|fondation|fundacion|society|club|church|eglise|kirche|iglesia|igreja|school|schule|ecole|escuela|escola|scuola|college|university|agency|agence|agencia|agenzia|agentur|company|compagnie|empresa|azienda|bedrijf|business|organi[sz]ation|organisation|charity|team|community|group|gruppe|groupe|grupo|gruppo|farm|hof|gym|spa|office|buro|bureau|services?|repair|cleaning|plumbing|construction|immobilien|immobilier|law firm|lawyer|avocat|abogado|advogado|avvocato|photography|fotografie|portfolio|app|project|projekt|projet|proyecto|projeto|progetto|picture|image|photo|bild|foto|icon|banner)$/;

/** Whole words of the longer name, not a piece of one. */
function isPartOf(short: string, long: string): boolean {
  return short.length >= 3 && long.length > short.length && ` ${long} `.includes(` ${short} `);
}

/** The written form most votes go to; capitals only if nobody writes it otherwise. */
function bestForm(forms: Map<string, number>): string {
  const ranked = [...forms].sort((a, b) => shout(a[0]) - shout(b[0]) || b[1] - a[1]);
  const [withoutForm, withForm] = [ranked.filter(([text]) => !LEGAL_FORM.test(text)), ranked];
  const sum = (list: [string, number][]) => list.reduce((total, [, votes]) => total + votes, 0);
  return (sum(withoutForm) * 2 >= sum(withForm) ? withoutForm : withForm)[0]?.[0] ?? ranked[0]![0];
}

const shout = (text: string) =>
  (text.length > 5 && text === text.toUpperCase() && text !== text.toLowerCase() ? 1 : 0) +
  (text === text.toLowerCase() ? 1 : 0);

function cleanName(raw: string | null): string | null {
  if (!raw || PLACEHOLDER.test(collapse(raw.slice(0, 200)))) return null;
  const text = collapse(raw.slice(0, 200).replace(/<[^>]*>/g, " "))
    .replace(/&amp;/g, "&")
    .replace(/[®™©]/g, "")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}!?.)&+]+$/gu, "")
    .replace(
      /^(?:the )?logo (?:(?:of|for|de|von|du|des|der|del|della|da|do) (?:the |la |los )?)?|\s+logo(?:type)?(?: image)?$|^welcome to (?:the )?|\s+(?:home ?page|official (?:web)?site|website)$/gi,
      "",
    )
    .trim()
    .replace(/(?<!\b(?:inc|ltd|co|corp|llc|gmbh|s\.a|e\.v|jr|sr)|\.\p{L})\.$/iu, "");
  if (text.length < 2 || text.length > 60 || text.split(" ").length > 8 || PLACEHOLDER.test(text))
    return null;
  if (!/\p{L}/u.test(text) || /https?:|@|\.(?:png|jpe?g|svg|webp|gif)$/i.test(text)) return null;
  return text;
}

const keyOf = (text: string) =>
  text
    .replace(LEGAL_FORM, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

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

const TITLE_EDGE = /\s+[-–—|·•:»«~/]+\s+|\s*[|•»·]\s*|:\s+|\s+[-–—]\s*|,\s+(?=[^,]*$)/;

function voteTitles(ballot: Ballot, pages: readonly Page[]): void {
  const titles = [...new Set(pages.map((page) => page.title).filter(Boolean))];
  const counts = new Map<string, { text: string; count: number; atEnd: number }>();
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
      const entry = counts.get(keyOf(clean)) ?? { text: clean, count: 0, atEnd: 0 };
      entry.count++;
      if (position === 0 || position === parts.length - 1) entry.atEnd++;
      counts.set(keyOf(clean), entry);
    });
  }
  for (const { text, count, atEnd } of counts.values()) {
    const spread = count / titles.length;
    if (titles.length > 1 && count > 1) ballot.vote(text, { weight: 1 + 3 * spread, kind: "title" });
    else if (atEnd > 0) ballot.vote(text, { weight: titles.length === 1 ? 1.5 : 0.4, kind: "title" });
  }
  const first = pages[0]?.title.split(TITLE_EDGE)[0];
  if (first && titles.length > 1) ballot.vote(first, { weight: 0.8, kind: "title" });
}

interface HeaderText {
  text: string;
  weight: number;
  kind?: Kind;
}

/** What the header calls itself: the text of the link home, or the logo's alternative text. */
function headerTexts(page: Page): HeaderText[] {
  const found: HeaderText[] = [];
  page.nodes.forEach((node, index) => {
    if (found.length > 12 || (node.region !== "header" && index > 80)) return;
    const isNamed = node.words.some((word) => NAMED.has(word));
    const isHome = node.tag === "a" && isHomeLink(node.element.attribs.href ?? null, page);
    // Without a link home, the headline in the header is the name.
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
    } else if (isHome && !MENU_ITEM.test(textOf(node.element, 100))) found.push(...wordmark(node.element, 2));
    if (node.tag === "svg" || (isHome && node.element.attribs["aria-label"])) {
      const label = node.element.attribs["aria-label"] ?? "";
      if (label && isHome && !/\b(?:home|accueil|start)\b/i.test(label))
        found.push({ text: label, weight: 1.5 });
    }
  });
  // The same words again from an inner span are one statement, not three.
  const strongest = new Map<string, HeaderText>();
  for (const entry of found) {
    const key = keyOf(entry.text);
    if ((strongest.get(key)?.weight ?? 0) < entry.weight) strongest.set(key, entry);
  }
  return [...strongest.values()];
}

const NAMED = new Set("logo brand wordmark branding sitetitle sitename logotype navbrand".split(" "));
const MENU_ITEM = /^(?:home|start|startseite|accueil|inicio|menu|back|top|zurück)$/i;

function wordmark(element: AnyNode, weight: number): { text: string; weight: number }[] {
  if (!isTag(element)) return [];
  const parts = textParts(element);
  const whole = parts.join(" ");
  if (whole.length > 80) return [];
  const found = [{ text: whole, weight }];
  // A tagline under the name comes as a second piece.
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

const COPYRIGHT = /(?:©|\(c\)|\bcopyright\b)[\s©]*(?:\(c\)\s*)?(?:copyright\s*)?/gi;

/** "© 2024 Example Ltd. All rights reserved." gives "Example Ltd". */
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
        .split(
          /\.\s|\.$|[|·•–—✦]|\s-\s|\s*,?\s*(?:\d{4}\b|all rights|tous droits|alle rechte|todos los|tutti i|todos os|alle rettigheder|designed|design by|made|powered|built|crafted|inc\. all|privacy|terms|impressum|datenschutz|mentions)/i,
        )[0]
        ?.trim();
      if (name && cleanName(name)) return name;
    }
  }
  return null;
}

/** "www.blue-door.co.uk" gives "bluedoor"; null for addresses and shared hosts' bare names. */
function domainLabel(host: string): string | null {
  const labels = host.replace(/^www\d?\./, "").split(".");
  const isShared =
    /(?:github|gitlab|netlify|vercel|pages|web|herokuapp|wixsite|blogspot|wordpress|weebly|onrender|surge|fly)\.(?:io|app|dev|com|sh)$/.test(
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

function domainAgreement(key: string, domain: string | null): number {
  if (!domain || domain.length < 3) return 0;
  const squashed = key.replaceAll(" ", "");
  if (squashed === domain) return 3;
  if (squashed.length >= 4 && (domain.includes(squashed) || squashed.includes(domain))) return 1.5;
  const initials = key
    .split(" ")
    .map((word) => word[0])
    .join("");
  return initials.length >= 3 && initials === domain ? 1.5 : 0;
}
