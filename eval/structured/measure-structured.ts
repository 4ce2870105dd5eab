/** Scores what is read from a page without its structured data against what that data states. */
import { extractBrand } from "#engines/brand/extract-brand.ts";
import { asText, isElsewhere, isOrganization, readJsonLd } from "#engines/brand/json-ld.ts";
import { keyOf } from "#engines/brand/name-ballot.ts";
import type { Brand } from "#engines/brand/types.ts";
import { extractPage } from "#engines/crawler/extract-page.ts";
import { readDocument } from "#engines/crawler/read-document.ts";
import type { CrawledPage } from "#engines/crawler/types.ts";
import { mineMarkedPairs } from "#engines/faq-writer/mine-marked-pairs.ts";
import { parsePage } from "#engines/faq-writer/page-tree.ts";
import { writeFaqs } from "#engines/faq-writer/write-faqs.ts";
import { type SocialNetwork, socialNetworks } from "#shared/social-networks.ts";
import { countWords } from "#shared/text.ts";
import { type Half, halves, readPages } from "../extraction/read-pages.ts";
import { scoreWords, wordsOf } from "../extraction/word-score.ts";
import { stripStructured } from "./strip-structured.ts";

const measures = ["faqFound", "faqComplete", "name", "phone", "social"] as const;
type Measure = (typeof measures)[number];

/** One stated fact, and whether it was found without the statement. */
interface Finding {
  measure: Measure;
  page: string;
  half: Half;
  stated: string;
  isFound: boolean;
}

/** An answer with this share of the stated words is complete. */
const minAnswerRecall = 0.9;
/** An answer that also has as many other words is not the stated one. */
const minAnswerPrecision = 0.5;

export async function measureStructured(folder: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const { id, url, html, half } of readPages(folder)) {
    const stripped = stripStructured(html);
    const stated = readStated(html, url);
    const note = (measure: Measure, text: string, isFound: boolean) =>
      findings.push({ measure, page: id, half, stated: text, isFound });
    if (stated.pairs.length + stated.phones.length + Object.keys(stated.social).length === 0 && !stated.name)
      continue;
    const page = asCrawled(stripped, url);
    const brand = extractBrand({ startUrl: url, pages: [page], stylesheets: [] });
    scorePairs(page, stated.pairs, brand, note);
    if (stated.name && saysName(stripped, stated.name)) {
      const { companyName } = brand.brandAssets;
      note("name", `${stated.name} / ${companyName}`, isSameName(stated.name, companyName));
    }
    for (const phone of stated.phones) {
      if (!digitsOf(stripped).includes(lastDigits(phone))) continue;
      note(
        "phone",
        phone,
        brand.contactInfo.phones.some((found) => lastDigits(found) === lastDigits(phone)),
      );
    }
    for (const [network, profile] of Object.entries(stated.social)) {
      if (!linksTo(stripped, network as SocialNetwork, profile)) continue;
      const found = brand.contactInfo.socialMedia[network as keyof typeof stated.social] ?? "";
      note("social", `${profile} / ${found}`, handleOf(found) === handleOf(profile));
    }
  }
  return findings;
}

/** The last line is JSON, so that scripts can compare runs. */
export function reportStructured(findings: readonly Finding[], showsMissed: boolean): string {
  const row = (name: string, rows: readonly Finding[]) => {
    const figures = measures.map((measure) => {
      const own = rows.filter((finding) => finding.measure === measure);
      return `${shareFound(own).toFixed(3)} of ${own.length}`.padStart(16);
    });
    return `${name.padEnd(8)}${figures.join("")}`;
  };
  const missed = findings.filter(({ isFound }) => !isFound);
  return [
    ...(showsMissed
      ? missed.map(({ measure, page, half, stated }) => `${half} ${page} ${measure}: ${stated}`)
      : []),
    `${"".padEnd(8)}${measures.map((measure) => measure.padStart(16)).join("")}`,
    ...halves.map((half) =>
      row(
        half,
        findings.filter((finding) => finding.half === half),
      ),
    ),
    row("all", findings),
    JSON.stringify(
      Object.fromEntries(
        measures.map((measure) => [
          measure,
          shareFound(findings.filter((finding) => finding.measure === measure)),
        ]),
      ),
    ),
  ].join("\n");
}

function shareFound(findings: readonly Finding[]): number {
  return findings.length === 0 ? 0 : findings.filter(({ isFound }) => isFound).length / findings.length;
}

interface Pair {
  question: string;
  answer: string;
}

interface Stated {
  pairs: Pair[];
  name: string | null;
  phones: string[];
  social: Brand["contactInfo"]["socialMedia"];
}

function readStated(html: string, url: string): Stated {
  const scripts = [...html.matchAll(/<script\b[^>]*ld\+json[^>]*>([\s\S]*?)<\/script\s*>/gi)].map(
    (match) => match[0],
  );
  const nodes = scripts.flatMap((script) => readJsonLd(script.replace(/<\/?script[^>]*>/gi, "")));
  const host = new URL(url).hostname;
  const own = nodes.filter((node) => isOrganization(node) && !isElsewhere(node, host));
  const socialOnly = extractBrand({
    startUrl: url,
    pages: [{ url, html: `<html><head>${scripts.join("")}</head><body></body></html>` }],
    stylesheets: [],
  });
  return {
    pairs: statedPairs(html, url),
    name: own.map(({ value }) => asText(value.name)).find((name) => name !== null) ?? null,
    phones: [...new Set(own.flatMap(({ value }) => asText(value.telephone) ?? []))].filter(
      (phone) => digitsOf(phone).length >= 7,
    ),
    social: socialOnly.contactInfo.socialMedia,
  };
}

function statedPairs(html: string, url: string): Pair[] {
  const seen = new Set<string>();
  return mineMarkedPairs(parsePage(html), url).flatMap(({ title, lines }) => {
    const key = fold(title);
    if (seen.has(key)) return [];
    seen.add(key);
    return { question: title, answer: lines.join(" ") };
  });
}

function scorePairs(
  page: CrawledPage,
  pairs: readonly Pair[],
  { brandAssets, contactInfo }: Brand,
  note: (measure: Measure, stated: string, isFound: boolean) => void,
): void {
  const visible = fold(pageText(page.html));
  // A question that visitors can't see can't be found either.
  const shown = pairs.filter(
    ({ question, answer }) =>
      visible.includes(fold(question)) &&
      scoreWords(answer, visible).precision >= minAnswerRecall &&
      visible.includes(fold(answer).slice(0, 40)),
  );
  if (shown.length === 0) return;
  const { faqs } = writeFaqs({ pages: [page], companyName: brandAssets.companyName, contactInfo });
  const found = faqs.filter(({ origin }) => origin === "explicit");
  for (const { question, answer } of shown) {
    const match = found.find((faq) => isSameQuestion(faq.question, question));
    note("faqFound", question, match !== undefined);
    const { precision, recall } = scoreWords(match ? plain(match.answer) : "", answer);
    note("faqComplete", question, recall >= minAnswerRecall && precision >= minAnswerPrecision);
  }
}

/** A question that needs its page is prefixed with the page's topic. */
function isSameQuestion(found: string, stated: string): boolean {
  const [a, b] = [fold(found), fold(stated)];
  return a === b || a.endsWith(` ${b}`);
}

function pageText(html: string): string {
  return html
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:nbsp|#160);/g, " ")
    .replace(/&(?:#39|#x27|rsquo|apos);/gi, "'")
    .replace(/&amp;/g, "&")
    .replace(/&quot;|&#34;|&[lr]dquo;/g, '"');
}

function plain(markdown: string): string {
  return markdown.replace(/\]\(https?:[^)\s]*\)/g, "]");
}

function asCrawled(html: string, url: string): CrawledPage {
  const document = readDocument(html, url);
  const { markdown, contentHash } = extractPage(document, url);
  const { title, description, language } = document;
  return {
    url,
    html,
    markdown,
    contentHash,
    metadata: { title, description, language, sourceURL: url, statusCode: 200 },
    words: countWords(markdown),
    rendered: false,
  };
}

function saysName(html: string, name: string): boolean {
  return fold(html).includes(fold(name));
}

/** "Example" and "Example Inc." name the same company, and so do "Example" and "Example Magazine". */
function isSameName(stated: string, found: string | null): boolean {
  const [a, b] = [keyOf(stated), keyOf(found ?? "")];
  if (a === "" || b === "") return false;
  return (
    ` ${a} `.includes(` ${b} `) ||
    ` ${b} `.includes(` ${a} `) ||
    a.replaceAll(" ", "") === b.replaceAll(" ", "")
  );
}

function handleOf(profile: string): string {
  return profile
    .toLowerCase()
    .replace(/^https?:\/\/(?:[a-z-]+\.)*?(?:[a-z]+\.[a-z]+)\//, "")
    .replace(/\/+$/, "");
}

/** True if visitors find the profile. A name in the page's own address or in a script's data isn't a link to it. */
function linksTo(html: string, network: SocialNetwork, profile: string): boolean {
  const { hosts, profileHosts = hosts } = socialNetworks[network];
  const text = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, " ").toLowerCase();
  const handle = handleOf(profile);
  const isDeclared = network === "twitter" && text.includes(`"@${handle}"`);
  return isDeclared || profileHosts.some((host) => text.includes(`${host}/${handle}`));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function lastDigits(phone: string): string {
  return digitsOf(phone).slice(-8);
}

function fold(text: string): string {
  return wordsOf(text.normalize("NFKC")).join(" ");
}
