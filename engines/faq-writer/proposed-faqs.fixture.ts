/** Writes the questions of a small site, which a test gives as bodies of pages by path. */
import type { IntentModelOf } from "#engines/customer-questions/learned/intent-model.ts";
import type { TradeId } from "#shared/enumerations.ts";
import { buildPage } from "./build-page.fixture.ts";
import { titleTopic } from "./titled/title-topic.ts";
import type { GeneratedFaq } from "./types.ts";
import { writeFaqs } from "./write-faqs.ts";

interface Options {
  language?: string;
  trade?: TradeId;
  intentModelOf?: IntentModelOf;
}

interface Company {
  companyName?: string;
  emails?: string[];
  phones?: string[];
  addresses?: string[];
}

/** `usual` is the trade of a test that names none. */
export function writersFor(
  usual: TradeId,
  { companyName = "Birchhill", emails = [], phones = [], addresses = [] }: Company = {},
) {
  function faqsOf(
    pages: Record<string, string>,
    { language = "en", trade = usual, intentModelOf }: Options = {},
  ): GeneratedFaq[] {
    return writeFaqs({
      pages: Object.entries(pages).map(([path, body]) =>
        buildPage(body, { url: `https://birchhill.test${path}`, language }),
      ),
      companyName,
      contactInfo: { emails, phones, addresses, socialMedia: {} },
      chosenTrade: trade,
      ...(intentModelOf ? { intentModelOf } : {}),
    }).faqs;
  }

  /** Answers by question, without those that only the owner can decide on and texts below titles. */
  function proposedIn(...given: Parameters<typeof faqsOf>): Map<string, string> {
    const proposed = faqsOf(...given).filter(
      ({ review, topic }) => review === "ready" && topic !== titleTopic,
    );
    return new Map(proposed.map(({ question, answer }) => [question, answer]));
  }

  return { faqsOf, proposedIn };
}
