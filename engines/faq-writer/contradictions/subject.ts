import { anyOf } from "#engines/languages/words.ts";
import { bare } from "../ground.ts";
import type { TextLine } from "../page-lines.ts";
import { subjectOf } from "../page-subject.ts";
import { contains } from "../page-tree.ts";
import type { ReadPage } from "../read-page.ts";

/** A value where a page gives it. */
export interface Mention<Meaning = string> {
  value: string;
  /** What two values are compared by. */
  meaning: Meaning;
  subject: string;
  /** The subject as the page spells it, where it is a name. */
  name?: string;
  page: ReadPage;
  evidence: string;
}

/** Words that say what a detail is without saying whose: "Call us today:", "Telefon", "Our opening hours". */
const generic = new RegExp(`^(?:${anyOf("contact.labelWord")})$`);
/** The same by how a word begins. */
const genericStart = new RegExp(`^(?:${anyOf("contact.labelStart")})`, "");
const mostWords = 4;

/** What a label leaves when everything is taken out of it that any label says; empty for a sentence. */
export function ownWords(text: string, companyName: string | null): string {
  const company = new Set(bare(companyName ?? "").split(" "));
  const words = bare(text)
    .split(" ")
    .filter(
      (word) =>
        word !== "" &&
        !generic.test(word) &&
        !genericStart.test(word) &&
        !company.has(word) &&
        !/^\d+$/.test(word),
    );
  return words.length <= mostWords && text.length <= 60 ? words.join(" ") : "";
}

/**
 * Whose detail it is, in the page's words ("Support", "Berlin"), empty for the company's own: the words before it, the
 * heading above it, or what the whole page is about.
 */
export function subjectAt(
  page: ReadPage,
  { at, before, companyName }: { at: number; before: string; companyName: string | null },
): string {
  const line = page.lines[at]!;
  const label = ownWords(before, companyName);
  if (label !== "") return label;
  const heading = headingAbove(page.lines, at);
  if (heading && heading.level > 1) {
    const named = ownWords(heading.text, companyName);
    if (named !== "") return named;
  }
  if (line.isWeak || line.isFooter || line.isExcluded) return "";
  return bare(subjectOf(page, companyName) ?? "");
}

function headingAbove(lines: TextLine[], at: number): TextLine | null {
  const { isFooter } = lines[at]!;
  for (let step = 1; step <= 10; step += 1) {
    const line = lines[at - step];
    if (!line || line.isFooter !== isFooter) return null;
    // Of a card beside it, a heading says nothing here.
    if (line.level < 7) return contains(line.block?.parent ?? line.element, lines[at]!.element) ? line : null;
  }
  return null;
}
