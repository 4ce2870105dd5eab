/** Writes the questions in a website's other languages, and pairs them with those in its main language. */
import type { CategoryId } from "#engines/languages/language-pack.ts";
import { categoryIds } from "#engines/languages/language-pack.ts";
import { packOf } from "#engines/languages/packs.ts";
import { writeAlone } from "../model/write-for-model.ts";
import type { SourceText } from "../source-texts.ts";
import type { FaqWriterInput, FaqWriterResult, GeneratedFaq } from "../types.ts";
import { type FaqPair, pairFaqs } from "./pair-faqs.ts";

export interface EditionWriting {
  /** Primary language tag. */
  language: string;
  faqs: GeneratedFaq[];
  /** Pairs of indexes, the first in the main language's questions and the second in `faqs`. */
  pairs: FaqPair[];
  /** Maps each category name in the main language to its name in this language. */
  categories: Record<string, string>;
  sources: SourceText[];
}

export interface EditionsInput extends FaqWriterInput {
  /** What was written from the main language's pages. */
  main: Pick<FaqWriterResult, "faqs" | "language">;
}

/** The pages of the main language, from which everything but the translations is written. */
export function mainPages<Page extends { edition?: string }>(pages: readonly Page[]): Page[] {
  return pages.filter(({ edition }) => edition === undefined);
}

export function writeEditions({ main, ...input }: EditionsInput): EditionWriting[] {
  const pages = mainPages(input.pages);
  const editions = Map.groupBy(
    input.pages.filter(({ edition }) => edition !== undefined),
    ({ edition }) => edition!,
  );
  return [...editions].flatMap(([language, own]): EditionWriting[] => {
    const { written, sources } = writeAlone({ ...input, pages: own });
    // Text that isn't in the language its menu names would be shown under the wrong language name.
    if (written.language !== language || written.faqs.length === 0) return [];
    const { faqs } = written;
    const pairs = pairFaqs({ pages, faqs: main.faqs }, { pages: own, faqs });
    const categories = categoryNamesIn(language, main, { faqs, pairs });
    return [{ language, faqs, pairs, categories, sources }];
  });
}

/** From the language packs, otherwise from the headings above paired questions. */
function categoryNamesIn(
  language: string,
  main: EditionsInput["main"],
  { faqs, pairs }: Pick<EditionWriting, "faqs" | "pairs">,
): Record<string, string> {
  const names: Record<string, string> = {};
  const [ours, theirs] = [packOf(main.language)?.categoryNames, packOf(language)?.categoryNames];
  for (const { category } of main.faqs) {
    const id = ours && category !== null ? idOf(category, ours) : undefined;
    if (category !== null && id !== undefined && theirs) names[category] = theirs[id];
  }
  const headings = pairs.flatMap(([at, other]) => {
    const [category, name] = [main.faqs[at]?.category, faqs[other]?.category];
    return category && name && names[category] === undefined ? [{ category, name }] : [];
  });
  for (const { category, name } of headings) {
    // "Questions" above questions of several categories is the name of none of them.
    if (headings.every((other) => other.name !== name || other.category === category))
      names[category] ??= name;
  }
  return names;
}

function idOf(name: string, names: Record<CategoryId, string>): CategoryId | undefined {
  return categoryIds.find((id) => names[id] === name);
}
