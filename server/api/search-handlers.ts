/** Searches and asks what visitors of the help center can read. Programs aren't counted as visitors. */
import { askCenter } from "#features/help-center/ask/ask-center.server.ts";
import { presentReply } from "#features/help-center/ask/present-reply.server.ts";
import type { Clip } from "#features/help-center/ask/public-reply.ts";
import { searchCenter } from "#features/help-center/search-center.server.ts";
import type { HandlersOf } from "./call.ts";
import { type Center, inLanguage } from "./center-of.ts";

export const searchHandlers: HandlersOf<"search" | "ask"> = {
  async search({ findCenter, query: { q, limit, language } }, db) {
    const center = await findCenter();
    const view = inLanguage(center.scope, language);
    const { query, count, hits } = await searchCenter(db, view, { query: q, limit });
    return {
      body: {
        query,
        count,
        hits: hits.map(({ document: { kind, path, category, lang }, title, snippet }) => ({
          kind,
          title: title.text,
          snippet: snippet.text,
          collection: category,
          language: lang ?? view.view.language,
          url: center.urlOf(`${view.basePath}${path}`),
        })),
      },
    };
  },

  async ask({ findCenter, query: { q, language } }, db) {
    const center = await findCenter();
    const view = inLanguage(center.scope, language);
    const found = await askCenter(db, view, q);
    const reply = found && (await presentReply(db, view, { reply: found, query: q }));
    if (!reply) return { body: { decision: "unknown" as const, answer: null, near: [] } };
    const { decision, answer, near } = reply;
    return {
      body: {
        decision,
        answer: answer && {
          ...presentClip(answer, center),
          sentences: answer.sentences.flatMap(({ text, isAnswer }) => (isAnswer ? [text] : [])),
        },
        near: near.map((clip) => ({ ...presentClip(clip, center), sentence: clip.sentence.text })),
      },
    };
  },
};

function presentClip({ trail, href, isSource, origin }: Clip, { urlOf }: Center) {
  const [title = "", heading = null] = trail;
  return {
    title,
    heading,
    url: isSource ? href : urlOf(href),
    isFromWebsite: isSource,
    checkedAt: origin.label === null ? null : origin.checkedAt.toISOString(),
  };
}
