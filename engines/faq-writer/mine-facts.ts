import { customerQuestions } from "#engines/customer-questions/bank.ts";
import { mineAddress } from "./address/mine-address.ts";
import type { FactContext, PagedAnswer } from "./fact-context.ts";
import { foldLoosely } from "./ground.ts";
import { mineAgeGroups } from "./mine-age-groups.ts";
import { mineCompany } from "./mine-company.ts";
import { mineContact } from "./mine-contact.ts";
import { mineCustomerQuestions } from "./mine-customer-questions.ts";
import { mineDurations } from "./mine-durations.ts";
import { mineHours } from "./mine-hours.ts";
import { mineIntentSections } from "./mine-intent-sections.ts";
import { mineJoiningFee } from "./mine-joining-fee.ts";
import { mineMenu } from "./mine-menu.ts";
import { mineNamedOffers } from "./mine-named-offers.ts";
import { mineOffers } from "./mine-offers.ts";
import { minePriceSentences } from "./mine-price-sentences.ts";
import { minePricedSections } from "./mine-priced-sections.ts";
import { minePrices } from "./mine-prices.ts";
import { mineTeam } from "./mine-team.ts";
import { mineTimetable } from "./mine-timetable.ts";
import { mineTopic } from "./mine-topic.ts";
import type { ReadPage } from "./read-page.ts";
import { topics } from "./topics.ts";

/** Finds facts for which there are templates. The template is the question, and the page's own sentences answer it. */
export function mineFacts(pages: ReadPage[], context: FactContext): PagedAnswer[] {
  // The bank's words are stricter than the topics' words, which cover the languages that the bank has no words for. What
  // the bank knows but doesn't ask this trade isn't asked at all: only shops have a return policy.
  const inBank = new Set(
    [...customerQuestions(context.language).values()].flatMap(({ intent, says }) =>
      says ? (intent.topic ?? []) : [],
    ),
  );
  const prices = minePrices(pages, context);
  const priced = minePricedSections(pages, context, namesOf(prices));
  const hours = [...mineHours(pages, context), ...mineTimetable(pages, context)];
  const sections = mineIntentSections(pages, context);
  // A section that is called what is asked answers it better than a line that may be about something else.
  const asked = mineCustomerQuestions(pages, context).filter(
    ({ intent, confidence }) =>
      !hours.some(({ topic }) => topic === intent) &&
      !(confidence < sure && sections.some((section) => section.intent === intent)),
  );
  return [
    ...mineContact(pages, context),
    ...mineAddress(pages, context),
    ...hours,
    ...mineOffers(pages, context),
    ...mineNamedOffers(pages, context),
    ...prices,
    ...priced,
    ...(prices.length + priced.length === 0 ? minePriceSentences(pages, context) : []),
    ...mineCompany(pages, context),
    ...mineTeam(pages, context),
    ...mineDurations(pages, context),
    ...mineJoiningFee(pages, context),
    ...mineAgeGroups(pages, context),
    ...mineMenu(pages, context, new Set([...prices, ...priced].map(({ page }) => page))),
    ...asked,
    ...sections.filter(({ intent }) => !asked.some((one) => one.intent === intent)),
    ...topics.filter(({ id }) => !inBank.has(id)).flatMap((topic) => mineTopic(pages, topic, context)),
  ];
}

/** Below it, only the owner can decide. */
const sure = 0.5;

/** Names of products with a price, folded. */
function namesOf(prices: PagedAnswer[]): Set<string> {
  return new Set(prices.flatMap(({ lines }) => lines.map(foldLoosely)));
}
