/** Answers and results for what a visitor types into the widget: the same as on the search page. */
import type { AnswerCard, SearchAnswer } from "#features/widget/wire.ts";
import type { Services } from "#platform/services.ts";
import type { CountedSearch } from "#platform/visits.ts";
import { askCenter } from "../ask/ask-center.server.ts";
import { presentReply } from "../ask/present-reply.server.ts";
import type { AnswerClip, Clip } from "../ask/public-reply.ts";
import { searchCenter } from "../search-center.server.ts";
import { presentResult } from "../search-result.ts";
import type { WidgetCenter } from "./widget-center.ts";

const maxResults = 8;

export async function searchWidget(
  { db }: Pick<Services, "db">,
  widget: WidgetCenter,
  typed: string,
): Promise<{ found: SearchAnswer; counted: CountedSearch | null }> {
  const { scope, texts, base } = widget;
  const { t } = texts;
  const { query, hits, count, nearest } = await searchCenter(db, scope, { query: typed, limit: maxResults });
  if (query === "") return { found: { heading: "", answer: null, near: [], results: [] }, counted: null };
  const reply = await askCenter(db, scope, query);
  const shown = reply && (await presentReply(db, scope, { reply, query }));
  const answer = shown?.answer ? answerCard(widget, shown.answer) : null;
  const near = (shown?.near ?? []).map((clip) => ({
    ...cardOf(widget, clip),
    sentences: clip.excerpt.map(({ text }) => ({ text, isAnswer: text === clip.sentence.text })),
  }));
  const taken = new Set([answer?.link.url, ...near.map(({ link }) => link.url)]);
  const results = (hits.length > 0 ? hits : nearest)
    .map((hit) => ({ ...presentResult(hit, { basePath: "", texts }), title: hit.document.title }))
    .map(({ href, title, lang, label }) => ({ path: href, title, lang, label, url: `${base}${href}` }))
    .filter(({ url }) => !taken.has(url))
    .map(({ url, ...link }) => (isShownHere(link.path) ? link : { ...link, url }));
  return {
    found: { heading: headingOf(), answer, near, results },
    counted: { query, hits: answer ? count + 1 : count, outcome: shown?.decision ?? null },
  };

  function headingOf(): string {
    if (answer) return t("ask.answerTo", { query });
    if (near.length > 0) return t("ask.near");
    if (hits.length > 0) return t("search.resultsFor", { count, query });
    return shown?.decision === "unknown" ? t("ask.unknown") : t("search.noResultsFor", { query });
  }
}

export function answerCard(widget: WidgetCenter, clip: AnswerClip): AnswerCard {
  return { ...cardOf(widget, clip), sentences: clip.sentences };
}

function cardOf({ scope, texts, base }: WidgetCenter, clip: Clip): Omit<AnswerCard, "sentences"> {
  const { trail, lang, href, isSource } = clip;
  const path = href.slice(scope.basePath.length);
  return {
    trail,
    lang,
    origin: originLine(texts, clip),
    link: {
      url: isSource ? href : `${base}${path}`,
      text: texts.t(isSource ? "ask.openSource" : "ask.openAnswer"),
    },
    path: !isSource && isShownHere(path) ? path : null,
  };
}

/** Whether the widget shows the page itself. Videos are left to the help center. */
function isShownHere(path: string): boolean {
  return /^\/(?:(?:articles|c|faq|guides)\/|getting-started$)/.test(path);
}

function originLine({ t, day }: WidgetCenter["texts"], { origin }: Pick<Clip, "origin">): string {
  if (origin.label !== null)
    return `${origin.label} · ${t("source.checked", { date: day(origin.checkedAt) })}`;
  const { author, writtenAt } = origin;
  if (!writtenAt) return author ?? "";
  const date = day(writtenAt);
  return author === null ? t("page.updated", { date }) : t("ask.writtenBy", { name: author, date });
}
