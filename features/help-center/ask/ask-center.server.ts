/** Answers visitors' questions from one help center in one language, with a cached index of its public content. */
import { type AskResult, ask } from "#engines/ask/ask.ts";
import { type AskIndex, buildAskIndex } from "#engines/ask/ask-index.ts";
import { isQuestion } from "#engines/ask/is-question.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "../public-scope.ts";
import { rememberByVersion } from "../remember-by-version.server.ts";
import { readAnswering } from "../theme-settings.ts";
import { type CenterPassage, listPassages } from "./list-passages.server.ts";

/** Limit for all help centers of the process together. The least recently used indexes are evicted. */
const maxBytes = 100_000_000;

const indexOf = rememberByVersion<AskIndex<CenterPassage>>({
  read: async (db, scope) => buildAskIndex(await listPassages(db, scope)),
  bytesOf: ({ bytes }) => bytes,
  maxBytes,
});

export interface CenterReply {
  result: AskResult<CenterPassage>;
  index: AskIndex<CenterPassage>;
}

/** Returns null for a text that isn't a question, and in a help center whose owner has switched answers off. */
export async function askCenter(db: Db, scope: PublicScope, text: string): Promise<CenterReply | null> {
  if (!readAnswering(scope.company.searchSettings).isOn || !isQuestion(text)) return null;
  const index = await indexOf(db, scope);
  return { result: ask(index, { text }), index };
}
