/** What a help center's pages say that comes closest to questions, for the owner who answers them. */
import type { Db } from "#platform/db/open-database.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import { findPreviewScope } from "../find-public-scope.server.ts";
import { askCenter } from "./ask-center.server.ts";
import { presentReply } from "./present-reply.server.ts";
import type { Clip } from "./public-reply.ts";

export interface ClosestSentence extends Pick<Clip, "href" | "trail" | "origin" | "lang"> {
  text: string;
}

/** By question, best first. Questions without any are missing, as are all while the owner has switched answers off. */
export async function closestSentences(
  db: Db,
  scope: OwnerScope,
  questions: readonly string[],
): Promise<Record<string, ClosestSentence[]>> {
  const own = await findPreviewScope(db, scope);
  const found: Record<string, ClosestSentence[]> = {};
  for (const query of own ? questions : []) {
    const reply = await askCenter(db, own!, query);
    const shown = reply && (await presentReply(db, own!, { reply, query }));
    if (!shown) continue;
    const { answer, near } = shown;
    const clips = [
      ...(answer ? [{ ...answer, text: answer.sentences.find(({ isAnswer }) => isAnswer)?.text ?? "" }] : []),
      ...near.map((clip) => ({ ...clip, text: clip.sentence.text })),
    ];
    if (clips.length > 0)
      found[query] = clips.map(({ text, href, trail, origin, lang }) => ({
        text,
        href,
        trail,
        origin,
        lang,
      }));
  }
  return found;
}
