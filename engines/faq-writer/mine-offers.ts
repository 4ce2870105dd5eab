import { escapeMarkdown, splitSentences } from "./answer-lines.ts";
import { factQuestions, offerHeadings } from "./fact-phrases.ts";
import { bare } from "./ground.ts";
import { isCallToAction, isInvitation } from "./language-phrases.ts";
import type { FactContext, PagedAnswer } from "./mine-contact-facts.ts";
import { usefulLines } from "./mine-sections.ts";
import type { TextLine } from "./page-lines.ts";
import type { ReadPage } from "./read-page.ts";
import { phrase } from "./topics.ts";

const mostOffers = 12;
const mostServicePages = 10;

interface Offer {
  name: string;
  description: TextLine | null;
}

/** What they offer: the named items below a heading such as "Our services", and the pages about single ones. */
export function mineOffers(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const found: PagedAnswer[] = [];
  const names = new Map<string, string>();
  const seen = new Set<string>();
  for (const page of pages) {
    for (const { kind, offers } of readOfferLists(page.lines)) {
      for (const { name } of offers) if (kind !== "features") names.set(bare(name), name);
      const question = phrase(factQuestions[kind], context.language, context.companyName);
      if (seen.has(kind) || !question) continue;
      seen.add(kind);
      found.push({
        page,
        question,
        ...writeOffers(offers),
        topic: kind,
        needsSubject: false,
        confidence: 0.75,
      });
    }
  }
  return [...found, ...mineOfferPages(pages, names, context)];
}

/** A page that is about one of the named offers answers whether it is offered. */
function mineOfferPages(pages: ReadPage[], names: Map<string, string>, context: FactContext): PagedAnswer[] {
  const found: PagedAnswer[] = [];
  for (const page of pages) {
    if (found.length >= mostServicePages) break;
    const path = decodePath(page.url).split("/").filter(Boolean).at(-1) ?? "";
    const name =
      names.get(bare(path.replace(/\.\w+$/, ""))) ?? names.get(bare(page.outline.mainHeading ?? ""));
    if (!name) continue;
    const start = page.lines.findIndex((line) => line.level === 1);
    if (start < 0) continue;
    const lead = usefulLines(
      page.lines.slice(start + 1, start + 12).filter((line) => line.level === 7 && !line.isExcluded),
    )
      .filter((line) => line.text.length >= 50)
      .slice(0, 2);
    const text = lead.map((line) => line.text).join(" ");
    const question = phrase(factQuestions.offer, context.language, null)?.replace("{name}", () => name);
    if (!question || text.length < 80 || isInvitation(text)) continue;
    found.push({
      page,
      question,
      answer: lead.map((line) => escapeMarkdown(line.text)).join("\n\n"),
      lines: lead.map((line) => line.text),
      topic: null,
      needsSubject: false,
      confidence: 0.65,
    });
  }
  return found;
}

function readOfferLists(
  lines: TextLine[],
): { kind: (typeof offerHeadings)[number]["kind"]; offers: Offer[] }[] {
  const lists: { kind: (typeof offerHeadings)[number]["kind"]; offers: Offer[] }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.isExcluded || line.text.length > 60 || (line.level === 7 && line.isControl)) continue;
    const title = line.text.replace(/[.:!\s]+$/, "");
    const kind = offerHeadings.find(({ heading }) => heading.test(title))?.kind;
    if (!kind) continue;
    const offers = readOffers(lines, at);
    const described = offers.filter((offer) => offer.description).length;
    if (offers.length >= 3 && described * 2 >= offers.length)
      lists.push({ kind, offers: offers.slice(0, mostOffers) });
  }
  return lists;
}

/** Headings of one level below the list's title, each with the line that follows it. */
function readOffers(lines: TextLine[], start: number): Offer[] {
  const offers: Offer[] = [];
  let level = lines[start]!.level;
  let itemLevel = 0;
  for (let at = start + 1; at < lines.length && at < start + 150; at += 1) {
    const line = lines[at]!;
    if (line.level === 7) continue;
    if (line.isExcluded) break;
    if (level === 7) {
      // A small label above the real heading: "SERVICES", then "What we can do for you".
      level = line.level;
      continue;
    }
    if (line.level <= level) {
      if (offers.length === 0 && at - start <= 3) {
        level = line.level;
        continue;
      }
      break;
    }
    if (itemLevel === 0) itemLevel = line.level;
    if (line.level !== itemLevel) continue;
    const name = line.text.replace(/[.:\s]+$/, "");
    if (
      name.length > 60 ||
      /[?!]/.test(name) ||
      isCallToAction(name) ||
      /^(?:become|join|get|contact|request|why|how|call|book|start|ready|our|about)\b/i.test(name) ||
      name.split(" ").length > 7
    )
      continue;
    const next = lines[at + 1];
    const isDescription =
      next && next.level === 7 && !next.isControl && next.text.length >= 20 && !isInvitation(next.text);
    offers.push({ name, description: isDescription ? next : null });
  }
  return offers;
}

function writeOffers(offers: Offer[]): { answer: string; lines: string[] } {
  const lines: string[] = [];
  const items = offers.map(({ name, description }) => {
    lines.push(name);
    const sentence = description ? splitSentences(description.text)[0] : undefined;
    if (!sentence || sentence.length > 220 || sentence.includes("?")) return `- **${escapeMarkdown(name)}**`;
    lines.push(sentence);
    return `- **${escapeMarkdown(name)}**: ${escapeMarkdown(sentence)}`;
  });
  return { answer: items.join("\n"), lines };
}

function decodePath(url: string): string {
  const path = URL.parse(url)?.pathname ?? "";
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
