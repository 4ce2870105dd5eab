/** Answers visitors' questions from one help center in one language, with a cached index of its public content. */
import { ask } from "#engines/ask/ask.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { PublicScope } from "../public-scope.ts";
import { rememberByVersion } from "../remember-by-version.server.ts";
import { readAnswering } from "../theme-settings.ts";
import { type CenterReply, type Known, knownFrom, replyFrom } from "./known-center.server.ts";
import type { CenterPassage } from "./list-passages.server.ts";
import { readKnowledge } from "./read-knowledge.server.ts";

/** Limit for all help centers of the process together. The least recently used indexes are evicted. */
const maxBytes = 100_000_000;

const known = rememberByVersion<Known>({
  read: async (db, scope) => knownFrom(await readKnowledge(db, scope)),
  bytesOf: ({ index }) => index.bytes,
  maxBytes,
});

const maxNearest = 6;

/** Returns null for a text that isn't a question and has no pinned answer, and in a help center whose owner has switched answers off. */
export async function askCenter(db: Db, scope: PublicScope, text: string): Promise<CenterReply | null> {
  if (!readAnswering(scope.company.searchSettings).isOn) return null;
  return replyFrom(await known(db, scope), text);
}

/** The passages that share most with a question, whether visitors would see them or not. */
export function nearestPassages({ index }: CenterReply, text: string): CenterPassage[] {
  const calibration = { answerFrom: Number.POSITIVE_INFINITY, nearFrom: 0 };
  return ask(index, { text }, { calibration, nearLimit: maxNearest }).near.map(({ passage }) => passage);
}
