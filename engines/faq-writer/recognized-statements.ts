/**
 * Finds statements that a learned model takes for the answer to a customer question, whatever their words. Less than half
 * of what it finds can be published, so only the owner decides about it.
 */
import { type CustomerQuestion, questionsOfAny } from "#engines/customer-questions/bank.ts";
import type { IntentId } from "#engines/customer-questions/intents.ts";
import { likelyIntents } from "#engines/customer-questions/learned/intent-model.ts";
import { answersKind } from "#engines/customer-questions/states-answer.ts";
import { splitIntoWords } from "#engines/languages/reading-length.ts";
import type { FactContext } from "./fact-context.ts";
import { type PageStatement, statementsOn } from "./page-statements.ts";
import type { ReadPage } from "./read-page.ts";

export interface RecognizedStatement {
  page: ReadPage;
  statement: PageStatement;
  /** The geometric mean of the probabilities of the statement alone and below its heading. */
  share: number;
}

/** Measured on real sentences: see docs/evaluation.md. */
const leastShare = 0.35;
/** A short line says less about what it is about. */
const leastOfFragment = 0.6;
/** Fewer words without a number are a label. */
const minWords = 4;
/** One sentence of many says too little about these, or every website has some for them. */
const tooBroad: ReadonlySet<IntentId> = new Set<IntentId>([
  "brands",
  "competitions",
  "equipment",
  "included",
  "industries",
  "instructors",
  "mission",
  "privacy",
  "process",
  "sights",
  "treatments",
  "who-runs-it",
]);

/** The statements of each intent that customers of the trade ask about, the likeliest first. */
export function recognizeStatements(
  pages: readonly ReadPage[],
  { intentModelOf, language, trade }: FactContext,
): ReadonlyMap<IntentId, RecognizedStatement[]> {
  const found = new Map<IntentId, RecognizedStatement[]>();
  const model = intentModelOf?.(language) ?? null;
  // Without a trade, too much is possible.
  if (!model || trade.candidates.length === 0) return found;
  const asked = new Map(questionsOfAny(trade.candidates, language).map((one) => [one.intent.id, one]));
  for (const page of pages)
    for (const statement of statementsOn(page, language)) {
      if (isLabel(statement)) continue;
      const alone = likelyIntents(model, statement.text);
      const below = statement.heading
        ? likelyIntents(model, `${statement.heading}: ${statement.text}`)
        : alone;
      for (const { id, share } of below) {
        const both = Math.sqrt(share * (alone.find((one) => one.id === id)?.share ?? 0));
        const least = statement.isFragment ? leastOfFragment : leastShare;
        const question = asked.get(id);
        if (!question || both < least || tooBroad.has(id) || !isOfKind(statement, question, language))
          continue;
        found.set(id, [...(found.get(id) ?? []), { page, statement, share: both }]);
      }
    }
  for (const list of found.values()) list.sort((a, b) => b.share - a.share);
  return found;
}

function isOfKind(
  { text }: PageStatement,
  { intent: { kind } }: CustomerQuestion,
  language: string,
): boolean {
  return answersKind(text, { language, kind });
}

function isLabel({ text, isFragment }: PageStatement): boolean {
  return isFragment && !/\d/.test(text) && splitIntoWords(text).length < minWords;
}
