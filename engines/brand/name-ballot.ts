import { anyOf } from "#engines/languages/words.ts";
import { collapse } from "./parse-page.ts";

const LEGAL_FORM =
  /[\s,]+(?:inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|gmbh(?: & co\.? kg)?|ag|kg|ohg|ug|e\.?\s?v|s\.?a\.?r\.?l|s\.?a\.?s|s\.?a|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|a\.?b|oy|aps|a\/s|pty\.? ltd|pvt\.? ltd|private limited|plc|llp|lp|s\.?l|sp\. z o\.o|ltd\.? ?şti|a\.ş|kft|s\.r\.o|d\.o\.o)\.?$/i;

const PLACEHOLDER = new RegExp(
  String.raw`^(?:homepage|home page|${anyOf("site.home")}|welcome|index|untitled|document|website|site|my ?(?:site|website|company|business|blog)|your ?(?:site|website|company|business|brand|name|logo|company name|business name)|company(?: name)?|business name|brand(?: name)?|logo|site logo|company logo|menu|navigation|main|about(?: us)?|contact(?: us)?|faqs?|services|our services|products|blog|news|shop|store|page|template|react app|vite app|next app|create next app|lorem ipsum|all rights reserved|privacy policy|terms|skip to .*|official (?:web)?site|(?:home|header|footer|partner|client|sponsor|our|main|nav|navbar|brand|image|my|white|dark|light)[ -]?logo|\d+)$`,
  "i",
);

const LOGO_WORDS = new RegExp(
  String.raw`^(?:the )?logo (?:(?:${anyOf("site.logoOf")}) (?:the |la |los )?)?|\s+logo(?:type)?(?: image)?$|^welcome to (?:the )?|\s+(?:home ?page|official (?:web)?site|website)$`,
  "gi",
);

/** Where a name was found. Agreement between kinds is strong evidence; alternative text alone is not. */
export type Kind = "structured" | "title" | "header" | "alt" | "copyright" | "text";

/** "Blue Door - Books & Coffee" is a name with a tagline. The whole may also be the name. */
const TAGLINE_EDGE = /\s+[-–—|·•]\s+/;
const LEAD_TRUST = 0.7;

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

/** Counts weighted votes for the company's name, grouped by kind of source. */
export class Ballot {
  readonly #kinds = new Map<string, Set<Kind>>();
  readonly #forms = new Map<string, Map<string, number>>();
  /** Treats "Verde Clean" in two spans and "VerdeClean" in the title as one name. */
  readonly #keys = new Map<string, string>();

  vote(raw: string | null, { weight, kind }: Vote): void {
    const text = cleanName(raw);
    const lead = raw?.slice(0, 200).split(TAGLINE_EDGE, 1)[0] ?? "";
    if (lead !== "" && lead.length < (raw?.length ?? 0))
      this.#count(cleanName(lead), { weight: text ? weight * LEAD_TRUST : weight, kind });
    this.#count(text, { weight, kind });
  }

  /** Votes only if no other source has this name or a longer one: a domain often leaves out a part of the name. */
  suggest(raw: string | null, vote: Vote): void {
    const key = keyOf(raw ?? "");
    const isKnown = [...this.#forms.keys()].some((other) => other === key || isPartOf(key, other));
    if (!isKnown) this.vote(raw, vote);
  }

  #count(text: string | null, { weight, kind }: Vote): void {
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
  let isConfirmed = agreement > 0;
  for (const other of entries) {
    if (other.key === entry.key) continue;
    // "Blue Door" and "Blue Door Leeds" support each other, the shorter one a little less.
    if (isPartOf(entry.key, other.key)) score += other.own * 0.35;
    else if (isPartOf(other.key, entry.key)) score += other.own * 0.3;
    else continue;
    isConfirmed = true;
  }
  if (entry.key.length > 40) score *= 0.6;
  // Alternative text such as "smiling" describes the picture, not the company.
  if (!isConfirmed && entry.kinds.size === 1 && entry.kinds.has("alt")) score *= ALT_TRUST;
  if (GENERIC_NOUN.test(entry.key) && agreement < 3) score *= GENERIC_TRUST;
  return score;
}

const ALT_TRUST = 0.35;
const GENERIC_TRUST = 0.4;

/**
 * True if a longer name from the title, copyright or structured data should replace the short one. A single word that
 * neither structured data nor the domain confirms is a short form or a generic noun such as "Verein".
 */
function isFullerName(entry: Candidate, short: Candidate, domain: string | null): boolean {
  if (short.key.includes(" ") || !isPartOf(short.key, entry.key) || entry.own < 1) return false;
  const isGeneric = GENERIC_NOUN.test(short.key);
  if (!isGeneric && (short.kinds.has("structured") || domainAgreement(short.key, domain) > 0)) return false;
  const isStated = ["structured", "title", "copyright"].some((kind) => entry.kinds.has(kind as Kind));
  const isOnlyShown = [...short.kinds].every((kind) => kind === "header" || kind === "alt");
  return isStated && (isGeneric || isOnlyShown || entry.kinds.size > 1);
}

/** Kinds of organizations and places, as keys. They are left over when the actual name is missing. */
const GENERIC_NOUN = new RegExp(`^(?:${anyOf("site.organization")})$`, "");

function isPartOf(short: string, long: string): boolean {
  return short.length >= 3 && long.length > short.length && ` ${long} `.includes(` ${short} `);
}

/** Returns the most common spelling. All capitals win only if there is no other. */
function bestForm(forms: Map<string, number>): string {
  const ranked = [...forms].sort((a, b) => shout(a[0]) - shout(b[0]) || b[1] - a[1]);
  const [withoutForm, withForm] = [ranked.filter(([text]) => !LEGAL_FORM.test(text)), ranked];
  const sum = (list: [string, number][]) => list.reduce((total, [, votes]) => total + votes, 0);
  return (sum(withoutForm) * 2 >= sum(withForm) ? withoutForm : withForm)[0]?.[0] ?? ranked[0]![0];
}

const shout = (text: string) =>
  (text.length > 5 && text === text.toUpperCase() && text !== text.toLowerCase() ? 1 : 0) +
  (text === text.toLowerCase() ? 1 : 0);

/** Removes words such as "logo" and "home page". Returns null if the rest can't be a name. */
export function cleanName(raw: string | null): string | null {
  if (!raw || PLACEHOLDER.test(collapse(raw.slice(0, 200)))) return null;
  const text = collapse(raw.slice(0, 200).replace(/<[^>]*>/g, " "))
    .replace(/&amp;/g, "&")
    .replace(/[®™©]/g, "")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}!?.)&+]+$/gu, "")
    .replace(LOGO_WORDS, "")
    .trim()
    .replace(/(?<!\b(?:inc|ltd|co|corp|llc|gmbh|s\.a|e\.v|jr|sr)|\.\p{L})\.$/iu, "");
  if (text.length < 2 || text.length > 60 || text.split(" ").length > 8 || PLACEHOLDER.test(text))
    return null;
  if (!/\p{L}/u.test(text) || /https?:|@|\.(?:png|jpe?g|svg|webp|gif)$/i.test(text)) return null;
  return text;
}

/** Normalizes a name so that its spellings compare as equal. */
export const keyOf = (text: string) =>
  text
    .replace(LEGAL_FORM, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function domainAgreement(key: string, domain: string | null): number {
  if (!domain || domain.length < 3) return 0;
  const squashed = key.replaceAll(" ", "");
  if (key.replaceAll(" and ", "").replaceAll(" ", "") === domain) return 3;
  if (squashed === domain) return 3;
  if (squashed.length >= 4 && (domain.includes(squashed) || squashed.includes(domain))) return 1.5;
  const initials = key
    .split(" ")
    .map((word) => word[0])
    .join("");
  return initials.length >= 3 && initials === domain ? 1.5 : 0;
}
