/** Scores an import against a site's ground truth. Scores are between 0 and 1, or null if undefined. */
import { differenceEuclidean, parse } from "culori";
import type { ImportResult } from "./import-result.ts";
import type { SiteTruth } from "./truth.ts";

interface Found {
  /** Share of the truth that was found, or null if there is nothing to find. */
  recall: number | null;
  /** Share of the findings that are true, or null if nothing was found. */
  precision: number | null;
}

export interface Measures {
  pages: number;
  /** 1 for the name, 0.5 for a part of it or for more than it. */
  name: number;
  /** 1 for the brand's color, 0.5 for another color of the brand. */
  primary: number;
  primaryFound: string | null;
  /** 1 if the logo is first in the list, 0.5 if it is lower. For a site without a logo picture, 1 if none was found. */
  logo: number | null;
  emails: Found;
  phones: Found;
  faqs: number;
  /** Number of FAQs that the site itself has. */
  explicit: number;
  faqTruth: number;
  faqRecall: number | null;
  /** Compares the words of the questions, if the truth lists them. */
  questions: Found;
  repeated: number;
  endsWithMark: number | null;
  /** Share of the answers' sentences that are on the site. */
  grounded: number | null;
  /** Share of evidence that is on the site verbatim. */
  evidence: number | null;
}

/** Two colors with a smaller OKLab distance count as the same, because two screens differ as much. */
const sameColorDistance = 0.06;
const colorDistance = differenceEuclidean("oklab");

export function measureImport(result: ImportResult, truth: SiteTruth, siteText: string): Measures {
  const { faqs } = result;
  const primaryFound = result.colors.primaryColors[0]?.color ?? null;
  const explicit = faqs.filter((faq) => faq.origin === "explicit");
  const asked = faqs.map((faq) => looseWords(faq.question));
  const listed = truth.faq.questions;
  const evidence = faqs.flatMap((faq) => faq.evidence).map(looseWords);
  return {
    pages: result.pages.length,
    name: scoreName(result.brandAssets.companyName, truth.name),
    primary: scoreColor(primaryFound, truth),
    primaryFound,
    logo: scoreLogo(result.brandAssets.logoUrls, truth.logo),
    emails: compareLists(
      result.contactInfo.emails,
      truth.emails,
      (a, b) => a.toLowerCase() === b.toLowerCase(),
    ),
    phones: compareLists(result.contactInfo.phones, truth.phones, isSamePhone),
    faqs: faqs.length,
    explicit: explicit.length,
    faqTruth: truth.faq.count,
    faqRecall: truth.faq.count > 0 ? Math.min(1, explicit.length / truth.faq.count) : null,
    questions: listed
      ? compareLists(
          explicit.map((faq) => faq.question),
          listed,
          isSameQuestion,
        )
      : { recall: null, precision: null },
    repeated: asked.length - new Set(asked).size,
    endsWithMark: share(faqs, (faq) => /[?？؟]\s*$/.test(faq.question)),
    grounded: share(
      faqs.flatMap((faq) => answerSentences(faq.answer)),
      (sentence) => siteText.includes(sentence),
    ),
    evidence:
      evidence.length === 0 && faqs.length > 0 ? 0 : share(evidence, (line) => siteText.includes(line)),
  };
}

export function scoreName(found: string | null, right: string[]): number {
  const name = looseWords(found ?? "");
  if (name === "") return 0;
  const names = right.map(looseWords);
  if (names.includes(name)) return 1;
  return names.some((each) => each.includes(name) || name.includes(each)) ? 0.5 : 0;
}

function scoreColor(found: string | null, truth: SiteTruth): number {
  if (truth.primary.some((color) => isNearColor(found, color))) return 1;
  return truth.alt.some((color) => isNearColor(found, color)) ? 0.5 : 0;
}

export function isNearColor(a: string | null, b: string): boolean {
  const first = a === null ? undefined : parse(a);
  const second = parse(b);
  return first !== undefined && second !== undefined && colorDistance(first, second) <= sameColorDistance;
}

/** Compares file names. In the truth, "external …" is a picture on another host and "inline …" an inline SVG. */
export function scoreLogo(found: string[], right: SiteTruth["logo"]): number | null {
  const names = right.filter(
    (name) => name !== null && /external|inline|\.(?:png|svg|jpe?g|webp|ico|gif)/i.test(name),
  );
  if (names.length === 0) return right.includes(null) ? Number(found.length === 0) : null;
  const index = found.findIndex((url) => names.some((name) => isLogo(url, name!)));
  return index === 0 ? 1 : index > 0 ? 0.5 : 0;
}

function isLogo(url: string, name: string): boolean {
  if (/^external/i.test(name)) return /^https?:/.test(url);
  if (/^inline/i.test(name)) return /^data:image\/svg/.test(url);
  const file = name.split("/").at(-1)!.split(/[ *(]/)[0]!;
  return url.toLowerCase().includes(file.toLowerCase());
}

/** Compares the last eight digits, so that "020 7946 0958" and "+44 20 7946 0958" are the same number. */
export function isSamePhone(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => text.replace(/\D/g, "").slice(-8)) as [string, string];
  return first.length >= 7 && first === second;
}

function isSameQuestion(a: string, b: string): boolean {
  return looseWords(a) === looseWords(b);
}

function compareLists(found: string[], right: string[], same: (a: string, b: string) => boolean): Found {
  return {
    recall: share(right, (each) => found.some((other) => same(other, each))),
    precision: share(found, (each) => right.some((other) => same(each, other))),
  };
}

/** Keeps letters and digits of any script in lowercase, and replaces everything else by a space. */
export function looseWords(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Returns the folded sentences of a Markdown answer that have at least 12 characters. Shorter ones match by chance. */
export function answerSentences(answer: string): string[] {
  return answer
    .replace(/\]\([^)]*\)/g, " ")
    .replace(/[*_`#>[\]]/g, " ")
    .split(/(?<=[.!?])\s+|\n+/)
    .map(looseWords)
    .filter((sentence) => sentence.length >= 12);
}

function share<T>(items: T[], right: (item: T) => boolean): number | null {
  return items.length === 0 ? null : items.filter(right).length / items.length;
}
