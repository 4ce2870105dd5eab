import { languageWords } from "#engines/customer-questions/bank.ts";
import { packs } from "#engines/languages/packs.ts";
import type { FaqOrigin } from "#shared/enumerations.ts";

interface Renamed {
  from: string;
  to: string;
}

/**
 * A question that was written for a company of another name, in the company's new name. Null if the name isn't in it, or
 * if the website may have worded it.
 */
export function renameCompany(
  { question, origin }: { question: string; origin: FaqOrigin },
  { from, to }: Renamed,
): string | null {
  if (!question.includes(from) || from === to) return null;
  if (origin === "model") {
    const name = new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(from)}(?![\p{L}\p{N}])`, "gu");
    const renamed = question.replace(name, () => to);
    return renamed === question ? null : renamed;
  }
  if (origin !== "fact" && origin !== "section") return null;
  const own = wordings().find((wording) => named(wording, from) === question);
  return own ? named(own, to) : null;
}

function named(wording: string, name: string): string {
  return wording.replaceAll("{company}", () => name);
}

let known: string[] | null = null;

/** In all languages, because a question may be in another one than the help center. */
function wordings(): string[] {
  known ??= [
    // The title of what the home page tells.
    "{company}",
    ...packs.flatMap(({ topics, facts }) => [
      ...Object.values(topics).map(({ question }) => question),
      ...Object.values(facts),
    ]),
    ...Object.values(languageWords).flatMap(({ intents }) =>
      Object.values(intents).map((words) => (words instanceof RegExp ? null : words[0])),
    ),
  ].filter((wording): wording is string => wording?.includes("{company}") === true);
  return known;
}
