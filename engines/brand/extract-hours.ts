import { hasDay, hasRange, isDayAndClosed, isDays, isTimes } from "#engines/hours/recognize-hours.ts";
import { wholeWords } from "#engines/languages/words.ts";
import { asList, asText, isNamedOtherwise, isOrganization, isRecord } from "./json-ld.ts";
import type { Page } from "./parse-page.ts";
import type { TextBlock } from "./text-blocks.ts";
import type { Found } from "./types.ts";

const MAX_LINES = 10;
const MAX_LINE = 140;
/** When a service or class takes place, the company isn't open for everything else. */
const EVENT = new RegExp(wholeWords("hours.event"), "iu");

/** Returns the lines from the single best place on the site. Structured data wins over text. */
export function extractHours(
  pages: readonly Page[],
  blocks: readonly TextBlock[],
  companyName: string | null,
): Found[] {
  for (const page of pages) {
    const lines = page.jsonLd
      .filter((node) => isOrganization(node) && !isNamedOtherwise(node, companyName))
      .flatMap(({ value }) => [...stated(value.openingHours), ...specified(value.openingHoursSpecification)]);
    if (lines.length > 0) return found(lines, { source: "structured data", url: page.url, confidence: 0.9 });
    const marked = page.nodes
      .filter(({ element }) => element.attribs.itemprop === "openingHours")
      .map(({ element }) => element.attribs.content ?? element.attribs.datetime ?? "")
      .filter((text) => hasDay.test(text));
    if (marked.length > 0)
      return found(marked, { source: "structured data", url: page.url, confidence: 0.9 });
  }
  let best: { lines: string[]; page: Page } | null = null;
  for (const page of pages) {
    const lines = linesOf(blocks.filter((block) => block.page === page));
    if (lines.length > (best?.lines.length ?? 0)) best = { lines, page };
  }
  if (!best) return [];
  const confidence = best.lines.length > 1 || best.page.isContactPage ? 0.7 : 0.5;
  return found(best.lines, { source: "text", url: best.page.url, confidence });
}

function found(lines: string[], from: Omit<Found, "value">): Found[] {
  return [...new Set(lines.map((line) => line.trim()))]
    .filter((line) => line !== "" && line.length <= MAX_LINE)
    .slice(0, MAX_LINES)
    .map((value) => ({ value, ...from }));
}

function linesOf(blocks: readonly TextBlock[]): string[] {
  const lines: string[] = [];
  let days: string | null = null;
  let wasHours = false;
  for (const { text, isForeign } of blocks) {
    if (isForeign || text.length > MAX_LINE || EVENT.test(text)) {
      days = null;
      wasHours = false;
      continue;
    }
    if (days !== null && isTimes.test(text)) lines.push(`${days.replace(/\s?:$/, "")}: ${text}`);
    else if ((hasDay.test(text) && hasRange.test(text)) || isDayAndClosed.test(text)) lines.push(text);
    // The afternoon's times, below those of the morning.
    else if (wasHours && isTimes.test(text) && hasRange.test(text)) lines.push(`${lines.pop()}, ${text}`);
    wasHours = lines.length > 0 && (isTimes.test(text) || hasRange.test(text));
    days = isDays.test(text) ? text : null;
  }
  return lines;
}

function stated(value: unknown): string[] {
  return asList(value).flatMap((each) => asText(each) ?? []);
}

/** Formats an OpeningHoursSpecification as "Monday, Tuesday: 09:00-17:00". */
function specified(value: unknown): string[] {
  return asList(value).flatMap((each) => {
    if (!isRecord(each)) return [];
    const days = asList(each.dayOfWeek)
      .map((day) => (isRecord(day) ? asText(day.name ?? day["@id"]) : asText(day))?.split("/").at(-1))
      .filter((day) => day !== undefined);
    const [opens, closes] = [asText(each.opens), asText(each.closes)];
    if (days.length === 0 || !opens || !closes) return [];
    return `${days.join(", ")}: ${opens.slice(0, 5)}-${closes.slice(0, 5)}`;
  });
}
