import { dedupe } from "../dedupe.ts";
import { foldLoosely } from "../ground.ts";
import { orderOfReview } from "../sort-for-review.ts";
import type { FaqOrigin, FaqWriterResult, GeneratedFaq } from "../types.ts";
import { type DropReason, type Judged, judgeDrafts } from "./judge-drafts.ts";
import type { ModelDraft } from "./model-answer.ts";
import type { Source } from "./source-page.ts";

/** Among duplicates, the site's own words win over facts, then come the model's answers, then sections. */
const ranks: Record<FaqOrigin, number> = { explicit: 10, fact: 6, model: 5, section: 4 };

export interface Merged {
  written: FaqWriterResult;
  /** How many of `written.faqs` come from the model. */
  accepted: number;
  dropped: Judged["dropped"];
}

/**
 * `written` is the built-in writer's result. All of its explicit questions and facts stay. The model's questions take
 * precedence over its sections.
 */
export function mergeWritten(
  drafts: ModelDraft[],
  { source, companyName, written }: { source: Source; companyName: string | null; written: FaqWriterResult },
): Merged {
  const { faqs, dropped } = judgeDrafts(drafts, { source, companyName });
  const sure = written.faqs.filter(({ origin }) => origin !== "section");
  const fresh: GeneratedFaq[] = [];
  for (const faq of faqs) if (![...sure, ...fresh].some((other) => citesAllOf(other, faq))) fresh.push(faq);
  const sections = written.faqs.filter(
    (faq) => faq.origin === "section" && !fresh.some((other) => citesAllOf(other, faq)),
  );
  const unique = dedupe(
    [...sure, ...fresh, ...sections].map((faq) => ({
      ...faq,
      subject: null,
      needsSubject: false,
      isMade: faq.origin !== "explicit",
      pageUrl: faq.sourceUrl,
      rank: ranks[faq.origin],
    })),
  ).map(
    ({ subject: _subject, needsSubject: _needs, isMade: _isMade, pageUrl: _url, rank: _rank, ...faq }) => faq,
  );
  const repeated = faqs.length - unique.filter(({ origin }) => origin === "model").length;
  const kept = fillUp(unique, written.targetCount);
  const reasons: Partial<Record<DropReason, number>> = repeated > 0 ? { ...dropped, repeated } : dropped;
  return {
    written: {
      ...written,
      faqs: kept,
      actualCount: kept.length,
      failureReason: kept.length > 0 ? null : written.failureReason,
    },
    accepted: kept.filter(({ origin }) => origin === "model").length,
    dropped: reasons,
  };
}

function citesAllOf(faq: GeneratedFaq, other: GeneratedFaq): boolean {
  if (faq.sourceUrl !== other.sourceUrl) return false;
  const said = new Set(faq.evidence.map(foldLoosely));
  return other.evidence.every((sentence) => said.has(foldLoosely(sentence)));
}

/**
 * The model's answers fill up to the target. Sections get the remaining places, and the rest are listed below for the
 * owner.
 */
function fillUp(faqs: GeneratedFaq[], targetCount: number): GeneratedFaq[] {
  const of = (...origins: FaqOrigin[]) => faqs.filter(({ origin }) => origins.includes(origin));
  const sure = of("explicit", "fact");
  const others = [...of("model"), ...of("section")];
  const room = Math.max(0, targetCount - sure.length);
  const more = others
    .slice(room)
    .map((faq) => (faq.review === "ready" ? { ...faq, review: "more" as const } : faq));
  const all = [...sure, ...others.slice(0, room), ...more];
  return orderOfReview.flatMap((review) => all.filter((faq) => faq.review === review));
}
