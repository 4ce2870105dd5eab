/**
 * Finds what a website has or allows in sentences that are about something else, too: "Enjoy our Netflix, fast Wi-Fi and
 * large kitchen." Only the owner decides whether such a sentence answers the question.
 */
import type { CustomerQuestion } from "#engines/customer-questions/bank.ts";
import { isEquipment } from "#engines/customer-questions/equipment.ts";
import { answersKind, speaksOfPeople } from "#engines/customer-questions/states-answer.ts";
import type { FactContext } from "./fact-context.ts";
import { foldLoosely } from "./ground.ts";
import { definesCompany } from "./mine-company.ts";
import { missesPoint } from "./misses-point.ts";
import { type PageStatement, statementsOn } from "./page-statements.ts";
import type { ReadPage } from "./read-page.ts";
import { isDated } from "./refused-texts.ts";

/** In characters, between the thing and the word that allows or includes it. */
const maxAway = 80;
/** In characters. What comes later in a sentence without the company or its customers is about others. */
const maxLate = 50;
/** In letters. Shorter words are in many others. */
const minNamed = 4;
const longText = 160;

/** Prepositions before the thing: "utensils for the kitchen", "utensilios de cocina", "on the invoice". */
const beside =
  /(?<!\p{L})(?:of|for|from|to|on|near|into|about|für|zum|zur|von|vom|beim|am|de|du|des|d['’]|pour|para|del|di|per|van|voor|do|da)(?: (?:the|an?|our|your|its|die|den|dem|der|la|le|les|el|los|las|il|lo|het|een|o|os|as))?\s?$/iu;
/** They join two things, and allow nothing. */
const joining = /(?<!\p{L})(?:with|mit|avec|con|met|com|can['’]t|cannot)(?!\p{L})/giu;

export function mentionOf(
  pages: readonly ReadPage[],
  question: CustomerQuestion,
  { language, companyName }: FactContext,
): { page: ReadPage; statement: PageStatement } | null {
  const { asks, intent } = question;
  if (intent.kind !== "yes-no") return null;
  const found = pages.flatMap((page) =>
    statementsOn(page, language).flatMap((statement) => {
      const { text, heading, isFragment } = statement;
      const at = placeOf(question, text, { isFragment, language });
      return at !== null &&
        (isFragment || at.start <= maxLate || speaksOfPeople(text, language)) &&
        (isListed(statement, intent) || affirms(textAround(text, at), { language, intent })) &&
        !isDated(text) &&
        !missesPoint(text, { intent, language, heading }) &&
        !definesCompany(text, { companyName, language })
        ? [{ page, statement, worth: worthOf(at.start, text, asks.test(heading)) }]
        : [];
    }),
  );
  return found.sort((a, b) => b.worth - a.worth)[0] ?? null;
}

/** "Wi-Fi and washing machine" in a list of what there is. */
function isListed({ line, isFragment }: PageStatement, { id }: CustomerQuestion["intent"]): boolean {
  return isFragment && line.isListItem && isEquipment(id);
}

/** "Our rooms, fast Wi-Fi and kitchen" says that they are there, but "our children" says nothing of other ones. */
function affirms(
  text: string,
  { language, intent: { id, kind } }: { language: string; intent: CustomerQuestion["intent"] },
): boolean {
  return (
    answersKind(text.replace(joining, " "), { language, kind }) ||
    (isEquipment(id) && speaksOfPeople(text, language))
  );
}

interface Place {
  start: number;
  end: number;
}

/** Where the text names what the question names. */
function placeOf(
  { asks, question }: CustomerQuestion,
  text: string,
  { isFragment, language }: { isFragment: boolean; language: string },
): Place | null {
  const found = asks.exec(text);
  if (!found) return null;
  const [named] = found;
  const { index: start } = found;
  const isAsked =
    lettersOf(named).length >= minNamed && lettersOf(question).includes(lettersOf(named).slice(0, maxStem));
  // "Cape Point is a part of the Table Mountain National Park."
  const isName = language !== "de" && !isFragment && start > 0 && /^\p{Lu}\p{Ll}+$/u.test(named);
  return isAsked && !isName && !beside.test(text.slice(0, start))
    ? { start, end: start + named.length }
    : null;
}

/** In letters. The rest may be an ending. */
const maxStem = 6;

function lettersOf(text: string): string {
  return foldLoosely(text).replace(/ /g, "");
}

function textAround(text: string, { start, end }: Place): string {
  return text.slice(Math.max(0, start - maxAway), end + maxAway);
}

function worthOf(start: number, text: string, isBelowHeading: boolean): number {
  return (isBelowHeading ? 2 : 0) + (text.length > longText ? 0 : 1) - start / 1000;
}
