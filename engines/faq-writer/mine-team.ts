import { packs } from "#engines/languages/packs.ts";
import { escapeMarkdown, splitSentences } from "./answer-lines.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { isCallToAction, isInvitation } from "./language-phrases.ts";
import type { TextLine } from "./page-lines.ts";
import type { ReadPage } from "./read-page.ts";
import { isDraft } from "./refused-texts.ts";

const minPeople = 2;
const minFirstNames = 3;
/** Of headings that have the same level as their title. */
const minBeside = 4;
const maxPeople = 15;
/** In lines, from the heading to the last person. */
const maxLines = 120;
/** In characters. */
const maxName = 45;
const maxRole = 160;

/** Finds the people below a heading such as "Meet our team", each with a role. */
export function mineTeam(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  const rule = packs.find(({ code }) => code === context.language)?.team;
  if (!rule) return [];
  let best: { page: ReadPage; people: Person[] } | null = null;
  for (const page of pages)
    page.lines.forEach((line, at) => {
      if (
        line.isExcluded ||
        line.text.length > maxName ||
        !rule.heading.test(line.text.replace(/[.:!]+$/u, ""))
      )
        return;
      // "Our team" may be a short line above the section's heading.
      const start = line.level < 7 ? at : at + 1;
      if ((page.lines[start]?.level ?? 7) === 7 || line.isControl) return;
      const people = readPeople(page.lines, start);
      if (people.length >= minPeople && people.length > (best?.people.length ?? 0)) best = { page, people };
    });
  // The assignment is in a callback, so the compiler takes the variable for null.
  const found = best as { page: ReadPage; people: Person[] } | null;
  if (!found) return [];
  const { page, people } = found;
  return [
    {
      page,
      question: rule.question,
      answer: people
        .map(
          ({ name, role }) =>
            `- **${escapeMarkdown(name)}**${role === null ? "" : `: ${escapeMarkdown(role)}`}`,
        )
        .join("\n"),
      lines: people.flatMap(({ name, role }) => (role === null ? [name] : [name, role])),
      topic: "team",
      needsSubject: false,
      confidence: 0.7,
    },
  ];
}

interface Person {
  name: string;
  role: string | null;
}

/** Reads the headings of one level below the title, if they look like people's names and most have a role. */
function readPeople(lines: TextLine[], start: number): Person[] {
  const { level } = lines[start]!;
  const people: Person[] = [];
  let own = 0;
  for (let at = start + 1; at < lines.length && at < start + maxLines && people.length < maxPeople; at += 1) {
    const line = lines[at]!;
    if (line.isExcluded || line.isFooter || line.level < level) break;
    // The next section begins.
    if (line.level === level && own > level) break;
    if (line.level === 7 || (own !== 0 && line.level !== own)) continue;
    if (!isPerson(line.text) && !isFirstName(line.text)) break;
    own = line.level;
    people.push({ name: line.text, role: roleAfter(lines[at + 1]) });
  }
  const areNames =
    people.length >= (own === level ? minBeside : minFirstNames) ||
    (own > level && people.every(({ name }) => isPerson(name)));
  return areNames && people.filter(({ role }) => role !== null).length * 2 > people.length ? people : [];
}

/** One capitalized word in a row of such headings, each above a role. */
function isFirstName(text: string): boolean {
  return text.length <= maxName && /^\p{Lu}[\p{L}'’-]+$/u.test(text);
}

/** True for two to five capitalized words, possibly with a title: "Dr. Anna de Vries". */
export function isPerson(text: string): boolean {
  const words = text.split(/[\s,]+/u);
  return (
    text.length <= maxName &&
    words.length >= 2 &&
    words.length <= 6 &&
    !/[?!:\d]/.test(text) &&
    words.every((word) =>
      /^\p{Lu}|^(?:de|del|della|der|den|di|du|la|le|ten|van|von|vom|zu|zur|y|e|&|und|and|M\.|med\.|vet\.)$/u.test(
        word,
      ),
    )
  );
}

function roleAfter(line: TextLine | undefined): string | null {
  if (!line || line.level < 7 || line.isControl || line.isExcluded) return null;
  const [first = ""] = splitSentences(line.text);
  return first.length >= 3 &&
    first.length <= maxRole &&
    !/[?@]|\d{4,}/.test(first) &&
    !isDraft(first) &&
    !isCallToAction(first) &&
    !isInvitation(first)
    ? first
    : null;
}
