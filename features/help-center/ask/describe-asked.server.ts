/** What visitors asked, with what answers it now, for the owner. */
import { listAsked } from "#features/analytics/asked-questions.server.ts";
import { listPins } from "#features/faqs/pinned-answers.server.ts";
import { wordingOf } from "#features/faqs/wording-of.ts";
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { findPreviewScope } from "../find-public-scope.server.ts";
import { knownQuestions } from "../public-questions.server.ts";
import { readAnswering } from "../theme-settings.ts";
import { askCenter, nearestPassages } from "./ask-center.server.ts";
import { presentReply } from "./present-reply.server.ts";
import type { AnswerClip } from "./public-reply.ts";

export interface AskedNow {
  query: string;
  count: number;
  answer: AnswerClip | null;
  isPinned: boolean;
  /** Published questions that come close, which the owner can pin. */
  candidates: { faqId: string; question: string }[];
}

export interface Asked {
  isOn: boolean;
  /** Whether a language model may choose the sentences. */
  withModel: boolean;
  unanswered: AskedNow[];
  answered: AskedNow[];
}

const maxCandidates = 3;

/** In the order of how often they were asked. */
export async function describeAsked(db: Db, scope: OwnerScope, { now }: { now: Date }): Promise<Asked> {
  const own = await findPreviewScope(db, scope);
  const { isOn, withModel } = own
    ? readAnswering(own.company.searchSettings)
    : { isOn: false, withModel: false };
  if (!own || !isOn) return { isOn: false, withModel: false, unanswered: [], answered: [] };
  const [asked, pins, questions] = await Promise.all([
    listAsked(db, scope, { now }),
    listPins(db, scope),
    knownQuestions(db, own),
  ]);
  const pinned = new Set(pins.map(({ wording }) => wording));
  const all: AskedNow[] = [];
  for (const { query, count } of asked) {
    const reply = await askCenter(db, own, query);
    const shown = reply && (await presentReply(db, own, { reply, query }));
    const answer = shown?.answer ?? null;
    const nearest = reply && !answer ? nearestPassages(reply, query) : [];
    const candidates = nearest.flatMap(({ slug }) => {
      const known = slug === null ? undefined : questions.bySlug.get(slug);
      return known ? [{ faqId: known.id, question: known.question }] : [];
    });
    all.push({
      query,
      count,
      answer,
      isPinned: pinned.has(wordingOf(query)),
      candidates: candidates.slice(0, maxCandidates),
    });
  }
  return {
    isOn: true,
    withModel,
    unanswered: all.filter(({ answer }) => answer === null),
    answered: all.filter(({ answer }) => answer !== null),
  };
}
