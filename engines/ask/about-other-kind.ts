/** Recognizes passages about another kind than the question names, in their sentences or in what they are about. */
import { answersQuestion, type Passage } from "./passage.ts";
import type { Asked } from "./read-question.ts";

/**
 * "Are you open on Sundays? Closed." is about Sundays, and doesn't say that Saturdays are different, as "closed on Sundays"
 * does.
 */
export function isAboutOtherKind(
  asked: Asked,
  { passage, text }: { passage: Passage; text: string },
): boolean {
  const { language } = passage;
  const about = aboutOf(passage);
  if (asked.isOtherKind([about, text].join(" "), language)) return true;
  return answersQuestion(passage) && asked.isOtherKind(about, language) && !asked.mayNameKind(text, language);
}

/** A page's title says what the website is about, and not each of its sentences. */
function aboutOf(passage: Passage): string {
  const { title, heading, wordings = [] } = passage;
  return [heading ?? (answersQuestion(passage) ? title : ""), ...wordings].join(" ");
}
