import { anyOf } from "#engines/languages/words.ts";
import { foldLoosely } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import { subjectOf } from "../page-subject.ts";
import { contains } from "../page-tree.ts";
import type { ReadPage } from "../read-page.ts";

export interface Mention<Meaning = string> {
  value: string;
  /** The normalized value, used for comparison. */
  meaning: Meaning;
  subject: string;
  /** The subject as the page spells it, if it is a name. */
  name?: string;
  page: ReadPage;
  evidence: string;
}

/** Words such as "Call us today:", "Telefon" and "Our opening hours" name the kind of detail, but not whose it is. */
const generic = new RegExp(`^(?:${anyOf("contact.labelWord")})$`);
const genericStart = new RegExp(`^(?:${anyOf("contact.labelStart")})`, "");
const maxWords = 4;

/** Removes generic words and the company's name from a label. Returns an empty string if the text is a sentence. */
export function distinctiveWords(text: string, companyName: string | null): string {
  const company = new Set(foldLoosely(companyName ?? "").split(" "));
  const words = foldLoosely(text)
    .split(" ")
    .filter(
      (word) =>
        word !== "" &&
        !generic.test(word) &&
        !genericStart.test(word) &&
        !company.has(word) &&
        !/^\d+$/.test(word),
    );
  return words.length <= maxWords && text.length <= 60 ? words.join(" ") : "";
}

/**
 * Names whom or what the detail belongs to in the page's words, such as "Support" or "Berlin". Reads the words before
 * the detail, the heading above it or the page's topic. Returns an empty string for the company itself.
 */
export function findSubject(
  page: ReadPage,
  { at, before, companyName }: { at: number; before: string; companyName: string | null },
): string {
  const line = page.lines[at]!;
  const label = distinctiveWords(before, companyName);
  if (label !== "") return label;
  const heading = headingAbove(page.lines, at);
  if (heading && heading.level > 1) {
    const named = distinctiveWords(heading.text, companyName);
    if (named !== "") return named;
  }
  if (line.isWeak || line.isFooter || line.isExcluded) return "";
  return foldLoosely(subjectOf(page, companyName) ?? "");
}

function headingAbove(lines: TextLine[], at: number): TextLine | null {
  const { isFooter } = lines[at]!;
  for (let step = 1; step <= 10; step += 1) {
    const line = lines[at - step];
    if (!line || line.isFooter !== isFooter) return null;
    // The heading of a neighboring card doesn't apply to this line.
    if (line.level < 7) return contains(line.block?.parent ?? line.element, lines[at]!.element) ? line : null;
  }
  return null;
}
