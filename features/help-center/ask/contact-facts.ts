/** What a help center answers about the company itself: the facts on its contact page, and the question each answers. */
import type { Passage } from "#engines/ask/passage.ts";
import { intentsAsked } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { foldExactly } from "#engines/faq-writer/ground.ts";
import { wordingFor } from "#engines/languages/european-portuguese.ts";
import { packOf } from "#engines/languages/packs.ts";
import type { Texts } from "#engines/messages/texts.ts";
import type { PublicContact } from "#features/contact/present.ts";
import { hoursRows } from "../hours-rows.ts";

type FactId = Extract<IntentId, "contact" | "address" | "hours">;

export interface ContactFact {
  id: FactId;
  /** As on the contact page. */
  heading: string;
  /** Undefined in a language whose questions aren't known. */
  asks: string | undefined;
  /** Values with their names. */
  lines: string[];
  values: string[];
}

/** Without facts that a question which asks for them already states. */
export function unsaidFacts(
  facts: readonly ContactFact[],
  questions: readonly Pick<Passage, "title" | "sentences" | "language">[],
): ContactFact[] {
  const said = questions.flatMap(({ title, sentences, language }) => {
    const asked = intentsAsked(title, language);
    return asked.length > 0 ? [{ asked, text: sentences.map(foldExactly).join(" ") }] : [];
  });
  return facts.filter(
    ({ id, values }) =>
      !said.some(
        ({ asked, text }) => asked.includes(id) && values.every((value) => text.includes(foldExactly(value))),
      ),
  );
}

export function contactFacts(
  { email, phone, addressLines, hours }: PublicContact,
  { texts, language }: { texts: Texts; language: string },
): ContactFact[] {
  const { t, address, listed } = texts;
  const questions = packOf(language)?.facts;
  const worded = wordingFor(language);
  const fact = (
    id: FactId,
    heading: string,
    question: string | null | undefined,
    named: [string | null, string][],
  ) => ({
    id,
    heading,
    asks: question ? worded(question) : undefined,
    lines: named.map(([name, value]) => (name === null ? value : `${name}: ${value}`)),
    values: named.map(([, value]) => value),
  });
  // Days that differ pass, and the index is read again only after an edit.
  const rows = hours ? hoursRows(texts, { ...hours, exceptions: {} }) : [];
  return [
    fact("contact", t("contact.details"), questions?.contactUs, [
      ...(email ? [[t("contact.email"), email] satisfies [string, string]] : []),
      ...(phone ? [[t("contact.phone"), phone.label] satisfies [string, string]] : []),
    ]),
    fact(
      "address",
      t("contact.address"),
      questions?.address,
      addressLines.length > 0 ? [[null, address(addressLines)]] : [],
    ),
    fact(
      "hours",
      t("hours.title"),
      questions?.hours,
      rows.map(({ name, times }) => [name, listed(times)]),
    ),
  ].filter(({ values }) => values.length > 0);
}
