import { anyOf, wholeWords } from "#engines/languages/words.ts";
import { chooseLines, joinLines, splitSentences } from "./answer-lines.ts";
import { cleanLabel } from "./detect-question.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { factQuestions } from "./fact-phrases.ts";
import { headingToQuestion } from "./heading-to-question.ts";
import { isCallToAction, isInvitation, isPitch } from "./language-phrases.ts";
import { isEnough, sectionsOf, usefulLines } from "./mine-sections.ts";
import { legalPage, storyPage } from "./page-kinds.ts";
import type { ReadPage } from "./read-page.ts";
import { phrase } from "./topics.ts";

/** These words occur in slogans, instructions and stories, but not in the name of a thing. */
const speaks = new RegExp(wholeWords("sections.speaks"), "iu");
const general = new RegExp(`^(?:${anyOf("sections.general")})$`, "i");
const praise = new RegExp(String.raw`!|${wholeWords("sections.praise")}`, "giu");
/** Matches actionable information: an amount, a time, or what is allowed, required or free. */
const practical = new RegExp(String.raw`\d|${wholeWords("sections.practical")}`, "giu");

/**
 * Finds sections whose heading names a thing and whose text is actionable, such as "Travel grants" with the conditions
 * and the deadline. The questions are generic, so only sites with few other questions get them.
 */
export function mineOtherSections(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const found: (PagedAnswer & { worth: number })[] = [];
  for (const page of pages) {
    const path = URL.parse(page.url)?.pathname ?? "";
    if (legalPage.test(path) || storyPage.test(path) || page.outline.isListing) continue;
    for (const section of sectionsOf(page.lines)) {
      if (section.heading.length > 60) continue;
      const name = cleanLabel(section.heading).replace(/[.:\s]+$/u, "");
      if (section.level === 1 || !isThing(name)) continue;
      if (headingToQuestion(name, { ...context, isHelpPage: false })) continue;
      const lines = usefulLines(section.lines);
      const text = lines.map((line) => line.text).join(" ");
      if (!isEnough(lines, { isTopic: false, isGuide: false }) || /[?？؟]/.test(text)) continue;
      const worth =
        new Set(text.toLowerCase().match(practical) ?? []).size - 2 * (text.match(praise)?.length ?? 0);
      if (text.length < 90 || worth < 2) continue;
      const isEnglish = context.language === "en";
      const question = phrase(factQuestions.about, context.language, null)?.replace("{name}", () =>
        isEnglish ? asNoun(name, text) : name,
      );
      if (!question) continue;
      const chosen = chooseLines(section.heading, lines);
      found.push({
        page,
        question,
        answer: joinLines(chosen),
        lines: chosen.map((line) => line.text),
        topic: null,
        needsSubject: false,
        confidence: 0.5,
        worth: worth + Math.min(2, splitSentences(text).length / 2),
      });
    }
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ worth: _, ...answer }) => answer);
}

function isThing(name: string): boolean {
  const words = name.split(" ");
  return (
    name.length >= 4 &&
    name.length <= 45 &&
    words.length <= 5 &&
    /^\p{L}[\p{L}\p{M} '’&/-]+$/u.test(name) &&
    !speaks.test(name) &&
    !general.test(name) &&
    !isCallToAction(name) &&
    !isInvitation(name) &&
    !isPitch(name)
  );
}

const calendar =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/i;
/** These nouns, like plurals, take no article in English. */
const bareNoun = /(?:s|ing|ion|ity|ance|ence|ship|age|ness|ment|ry|care|work|food|equipment)$/i;

/** "Saturday market" becomes "the Saturday market". A name that the text repeats with capitals stays. */
function asNoun(name: string, text: string): string {
  const words = name.split(" ");
  const isName = words.length > 1 && /^(?:\p{Lu}\S* )+\p{Lu}\S*$/u.test(name) && text.includes(name);
  if (isName) return name;
  const lowered = words
    .map((word) => (/^\p{Lu}[\p{Ll}’'-]+$/u.test(word) && !calendar.test(word) ? word.toLowerCase() : word))
    .join(" ");
  return bareNoun.test(lowered) || /^the /i.test(lowered) ? lowered : `the ${lowered}`;
}
